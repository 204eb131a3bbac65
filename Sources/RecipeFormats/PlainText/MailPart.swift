import RecipeKit

/// A readable part of a mail: plain text or a web page.
struct MailPart {
    /// The content as well-formed UTF-8.
    var text: [UInt8]
    /// Whether the content is a web page, and not plain text.
    var isPage = false
    /// Whether a line that ends in a space continues in the next line (`format=flowed`).
    var isFlowed = false
    /// The error of a content whose encoding cannot be converted. The text then has wrong letters.
    var unknownEncoding: UnknownEncoding?

    /// The maximum depth of parts inside parts.
    private static let depthLimit = 4

    /// Returns the fields of a mail or of a part, with their names in lowercase. `end` is the index of the line after
    /// the fields and their empty line.
    static func fields(in lines: TextLines, from start: Int) -> (fields: [String: String], end: Int) {
        var fields: [String: String] = [:]
        var last: String?
        var index = start
        while index < lines.count, !lines.isBlank(index) {
            let line = lines[index]
            if line.first == " ", let name = last {
                fields[name, default: ""] += " " + line.trimmingSpaces()
            } else if let colon = line.firstIndex(of: ":") {
                let name = line[..<colon].lowercased()
                fields[name] = line[line.index(after: colon)...].trimmingSpaces()
                last = name
            }
            index += 1
        }
        return (fields, min(index + 1, lines.count))
    }

    /// Returns the readable parts of a body. Parts at a depth of more than ``depthLimit`` are left out.
    ///
    /// - Parameters:
    ///   - fields: The fields of the mail or the part, with their names in lowercase.
    ///   - body: The body after the fields.
    ///   - depth: The number of parts that contain this part.
    static func parts(of fields: [String: String], _ body: [UInt8], depth: Int = 0) -> [MailPart] {
        let kind = fields["content-type"]?.lowercased() ?? "text/plain"
        if kind.hasPrefix("multipart/") {
            guard depth < depthLimit, let boundary = parameter("boundary", of: fields["content-type"] ?? "") else {
                return []
            }
            return bodies(in: body, boundary: boundary).flatMap { part in
                let lines = TextLines(part)
                let (inner, end) = Self.fields(in: lines, from: 0)
                return parts(of: inner, Array(part[lines.start(of: end)...]), depth: depth + 1)
            }
        }
        guard kind.hasPrefix("text/") else { return [] }
        let decoded = decoded(body, fields["content-transfer-encoding"]?.lowercased() ?? "")
        let isPage = kind.hasPrefix("text/html")
        var part = MailPart(text: [], isPage: isPage, isFlowed: kind.contains("format=flowed"))
        do throws(UnknownEncoding) {
            part.text = try utf8(of: decoded, charset: parameter("charset", of: kind), isPage: isPage)
        } catch {
            part.text = LegacyText.utf8(of: decoded)
            part.unknownEncoding = error
        }
        return [part]
    }

    private static func utf8(
        of bytes: [UInt8], charset: String?, isPage: Bool
    ) throws(UnknownEncoding) -> [UInt8] {
        if let charset, !charset.isEmpty, !charset.hasPrefix("utf"), !HTMLEncoding.isUTF8(bytes, declared: charset) {
            return try NamedEncoding.utf8(of: bytes, from: charset)
        }
        return isPage ? try HTMLEncoding.utf8(of: bytes) : LegacyText.utf8(of: bytes)
    }

    private static func parameter(_ name: String, of field: String) -> String? {
        for part in field.split(separator: ";").dropFirst() {
            guard let sign = part.firstIndex(of: "="), part[..<sign].trimmingSpaces().lowercased() == name else {
                continue
            }
            return part[part.index(after: sign)...].trimmingSpaces().replacing("\"", with: "")
        }
        return nil
    }

    private static func bodies(in body: [UInt8], boundary: String) -> [[UInt8]] {
        let mark = Array("--\(boundary)".utf8)
        let lines = TextLines(body)
        var bodies: [[UInt8]] = []
        var start: Int?
        for index in lines.indices where lines.utf8(index).starts(with: mark) {
            if let start { bodies.append(Array(body[start..<lines.start(of: index)])) }
            start = lines.start(of: index + 1)
        }
        if let start, start < body.count { bodies.append(Array(body[start...])) }
        return bodies
    }

    private static func decoded(_ body: [UInt8], _ encoding: String) -> [UInt8] {
        switch encoding {
        case "quoted-printable": quotedPrintable(body)
        case "base64": body.withUnsafeBufferPointer { Base64.bytes($0, skipsOthers: true) }
        default: body
        }
    }

    private static func quotedPrintable(_ body: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < body.count {
            guard body[index] == UInt8(ascii: "=") else {
                result.append(body[index])
                index += 1
                continue
            }
            let behind = body[(index + 1)...].prefix(2)
            if behind.first == 0x0A {
                index += 2
            } else if behind.first == 0x0D {
                index += behind.last == 0x0A ? 3 : 2
            } else if behind.count == 2, let value = UInt8(String(decoding: behind, as: UTF8.self), radix: 16) {
                result.append(value)
                index += 3
            } else {
                result.append(body[index])
                index += 1
            }
        }
        return result
    }
}

/// The text of a mail without fields, signature and quotation signs. The signature and the signs are also removed from
/// other texts.
struct MailText {
    /// The subject without the words that programs put before it (`Fwd:`), or `nil` if the text is not a mail.
    private(set) var subject: String?
    /// The lines of the text. Empty if a mail contains no plain text.
    private(set) var lines: [String] = []
    /// The web page of the mail, or `nil` if there is none.
    private(set) var page: [UInt8]?
    /// The error of a part whose encoding cannot be converted.
    private(set) var unknownEncoding: UnknownEncoding?

    /// Reads a text, which can be a mail.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        let text = TextLines(bytes)
        let first = text.firstInk(from: 0, to: text.count)
        guard first < text.count, MailLines.begins(at: first, in: text, end: text.count) else {
            lines = Self.withoutQuotation(text[text.indices])
            return
        }
        let (fields, end) = MailPart.fields(in: text, from: first)
        subject = fields["subject"].map(Self.withoutPrefixes)
        let parts = MailPart.parts(of: fields, Array(bytes[text.start(of: end)...]))
        page = parts.first(where: \.isPage)?.text
        unknownEncoding = parts.lazy.compactMap(\.unknownEncoding).first
        guard let plain = parts.first(where: { !$0.isPage }) else { return }
        let body = TextLines(plain.text)
        lines = Self.withoutQuotation(plain.isFlowed ? Self.flowed(body) : body[body.indices])
    }

    /// Returns whether a text begins like a mail.
    static func isMail(_ bytes: [UInt8]) -> Bool {
        let text = TextLines(Array(bytes.prefix(FormatRegistry.sniffedLength)))
        let first = text.firstInk(from: 0, to: text.count)
        return first < text.count && MailLines.begins(at: first, in: text, end: text.count)
    }

    private static func withoutPrefixes(_ subject: String) -> String {
        var rest = subject[...]
        while let colon = rest.firstIndex(of: ":"),
            ["fwd", "fw", "re", "aw", "wg", "tr", "rv", "recipe", "rezept", "recette", "receta", "ricetta"].contains(
                rest[..<colon].trimmingSpaces().lowercased())
        {
            rest = rest[rest.index(after: colon)...]
        }
        return rest.trimmingSpaces()
    }

    /// Returns lines without the signature. If most lines begin with `>`, this quotation sign is removed too.
    private static func withoutQuotation(_ lines: [String]) -> [String] {
        let ink = lines.filter { !$0.trimmingSpaces().isEmpty }
        let isQuoted = !ink.isEmpty && ink.count { $0.hasPrefix(">") } * 3 > ink.count * 2
        var result: [String] = []
        for line in lines {
            var line = line[...]
            if isQuoted {
                while line.first == ">" || line.hasPrefix(" >") { line = line.drop { $0 == " " }.dropFirst() }
            }
            if line == "-- ", !result.isEmpty { break }
            result.append(String(line))
        }
        return result
    }

    /// Joins the lines of a mail with `format=flowed`. In such a mail, a line with a space at its end continues in the
    /// next line.
    private static func flowed(_ lines: TextLines) -> [String] {
        var result: [String] = []
        var goesOn = false
        for line in lines[lines.indices] {
            if goesOn, !result.isEmpty { result[result.count - 1] += line } else { result.append(line) }
            goesOn = line.hasSuffix(" ") && line != "-- "
        }
        return result
    }
}
