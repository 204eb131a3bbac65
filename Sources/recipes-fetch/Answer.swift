/// What is known of an address after it was read: a line of JSON.
struct Answer {
    /// Why an address could not be read.
    enum Failure: String {
        /// The address is none of the web.
        case address
        /// The address leads into the own network.
        case local
        case name
        case connection
        case network
        case certificate
        case redirections
        case time
        case size
        /// The answer ended too early.
        case incomplete
        case other
    }

    /// The address that was asked for.
    var address: String
    /// The address after all redirections.
    var final: String
    /// The status of HTTP, or 0 if there was no answer.
    var status = 0
    /// The headers that matter, by their names in lowercase.
    var headers: [String: String] = [:]
    var failure: Failure?
    /// What is wrong, for a person: the end of a sentence about the address.
    var message: String?

    init(_ address: String) { (self.address, final) = (address, address) }

    func failing(_ failure: Failure, _ message: String) -> Answer {
        var answer = self
        (answer.failure, answer.message) = (failure, message)
        return answer
    }

    func json(length: Int) -> String {
        let type = headers["content-type"].map(ContentType.init)
        let texts: [(String, String?)] = [
            ("address", address), ("final", final), ("type", type?.name), ("charset", type?.charset),
            ("date", headers["date"]), ("changed", headers["last-modified"]), ("etag", headers["etag"]),
            ("error", failure?.rawValue), ("message", message),
        ]
        var members = texts.compactMap { name, text in text.map { "\"\(name)\":\(Self.quoted($0))" } }
        members += ["\"status\":\(status)", "\"length\":\(length)"]
        return "{\(members.joined(separator: ","))}"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Writes bytes to standard output. Ends the program if nobody reads them.
    static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { exit(EX_IOERR) }
            rest = rest.dropFirst(count)
        }
    }
}

/// Calls the system's function `write`, for types that have their own method `write`.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// The value of the header `Content-Type`: `text/html; charset="utf-8"`.
struct ContentType {
    let name: String
    let charset: String?

    init(_ header: String) {
        let parts = header.split(separator: ";").map { $0.trimmed }
        name = (parts.first ?? "").lowercased()
        charset =
            parts.dropFirst().lazy.compactMap { part -> String? in
                guard let sign = part.firstIndex(of: "="), part[..<sign].trimmed.lowercased() == "charset" else {
                    return nil
                }
                let value = part[part.index(after: sign)...].filter { $0 != "\"" && $0 != "'" }
                return value.isEmpty ? nil : value.lowercased()
            }.first
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
