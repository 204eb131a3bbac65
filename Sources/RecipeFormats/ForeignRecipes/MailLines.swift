/// Lines that a mail program puts around a recipe.
enum MailLines {
    /// Returns whether a mail begins at a line. At least two of its first four lines must be fields such as `From:`.
    static func begins(at index: Int, in lines: TextLines, end: Int) -> Bool {
        guard isField(lines.utf8(index)) || lines.utf8(index).starts(with: Array("From ".utf8)) else { return false }
        return (index..<min(index + 4, end)).count { isField(lines.utf8($0)) } > 1
    }

    private static let fields: [StaticString] = [
        "from:", "to:", "date:", "subject:", "message-id:", "received:", "return-path:", "newsgroups:", "reply-to:",
        "sender:", "x-mailer:", "content-type:", "mime-version:", "path:", "organization:",
    ]

    private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
        fields.contains { line.starts(with: $0, at: line.startIndex) }
    }

    /// Returns the quotation signs at the start of a line in a mail: `> `, `>: `, `| > `. If there are none, the result
    /// is empty.
    static func quotation(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = line.firstIndex { !"> |:".utf8.contains($0) } ?? line.endIndex
        var marks = line[..<end]
        guard marks.contains(UInt8(ascii: ">")) || marks.contains(UInt8(ascii: "|")) else { return marks.prefix(0) }
        // Only one space after the signs belongs to the quotation. Further spaces are text.
        while marks.last == 0x20, marks.dropLast().last == 0x20 { marks = marks.dropLast() }
        return marks
    }
}
