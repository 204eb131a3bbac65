import RecipeFormats

/// What the helper says of an address: a line of JSON, and the bytes after it.
struct FetchAnswer {
    /// The address after all redirections.
    let final: String
    let status: Int
    /// The headers that are kept, by their names.
    let headers: [(name: String, value: String)]
    /// The kind of the error, if there was one.
    let failure: String?
    /// What is wrong: the end of a sentence about the address.
    let message: String
    let length: Int
    var body: [UInt8] = []

    /// The largest answer that is believed. The helper stops at less.
    private static let largest = 64 << 20

    init?(line: [UInt8]) {
        guard let value = JSONReader.values(in: line).values.first, let length = Self.number(value["length"]),
            (0...Self.largest).contains(length)
        else { return nil }
        final = Self.text(value["final"]) ?? ""
        status = Self.number(value["status"]) ?? 0
        failure = Self.text(value["error"])
        message = Self.text(value["message"]) ?? "it could not be read."
        self.length = length
        let type = Self.text(value["type"]).map { type in
            type + (Self.text(value["charset"]).map { "; charset=\($0)" } ?? "")
        }
        let known = [
            ("Content-Location", final), ("Content-Type", type), ("Date", Self.text(value["date"])),
            ("Last-Modified", Self.text(value["changed"])), ("ETag", Self.text(value["etag"])),
        ]
        headers = known.compactMap { name, value in value.map { (name, Self.line($0)) } }
    }

    /// Returns a value that ends no header.
    private static func line(_ value: String) -> String {
        String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 }))
    }

    private static func text(_ value: JSONValue?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

    private static func number(_ value: JSONValue?) -> Int? {
        if case .number(let digits)? = value { Int(digits) } else { nil }
    }
}
