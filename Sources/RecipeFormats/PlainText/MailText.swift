import RecipeKit

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
        let text = TextLines(Array(bytes.prefix(RecipeFormats.sniffedLength)))
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
