import RecipeKit

/// Replaces links, footnote references and attributes of other dialects inside lines.
extension MarkdownDialect {
    /// Replaces the wiki links and the footnote references in a line. Replaces the spaces in the address of each link.
    /// Removes attributes such as `{.class}`.
    mutating func replaceLinks(in text: Range<Int>) {
        var index = text.lowerBound
        // The offset at which the last search for a closing bracket ended. The next search begins there, so that all
        // searches together take linear time.
        var end = index
        while index + 3 < text.upperBound {
            guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "[") else {
                if bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "(") {
                    index = replaceSpaces(inAddress: index + 2, text)
                } else if let end = attributesEnd(at: index, text) {
                    replace(index..<end, with: [])
                    index = end
                } else if let end = footnoteEnd(at: index, text) {
                    replaceFootnote(index..<end, text)
                    index = end
                } else {
                    index += 1
                }
                continue
            }
            end = max(end, index + 2)
            while end < text.upperBound, bytes[end] != UInt8(ascii: "]") { end += 1 }
            guard end + 1 < text.upperBound, bytes[end + 1] == UInt8(ascii: "]"), end > index + 2,
                index == 0 || bytes[index - 1] != UInt8(ascii: "\\")
            else {
                index += 2
                continue
            }
            replaceLink(index + 2..<end, text)
            index = end + 2
        }
    }

    /// Replaces the spaces in the address of a link by `%20`: `[Pesto](my%20pesto.md)` for `[Pesto](my pesto.md)`.
    ///
    /// - Parameters:
    ///   - start: The offset at which the address begins.
    ///   - text: The line.
    /// - Returns: The offset after the address, or `start` if nothing was replaced.
    mutating func replaceSpaces(inAddress start: Int, _ text: Range<Int>) -> Int {
        guard let end = bytes[start..<min(text.upperBound, start + 200)].firstIndex(of: UInt8(ascii: ")")),
            let space = bytes[start..<end].firstIndex(of: 0x20), space > start,
            !bytes[start..<end].contains(where: { "<\"'(".utf8.contains($0) })
        else { return start }
        let address = UTF8Text.string(start..<end, in: bytes).trimmingSpaces()
        replace(start..<end, with: Array(address.replacing(" ", with: "%20").utf8))
        return end
    }

    /// Returns the offset after attributes such as `{.class}` or `{: #name .class }`. Returns `nil` if no attributes
    /// begin at the offset.
    func attributesEnd(at start: Int, _ text: Range<Int>) -> Int? {
        guard bytes[start] == UInt8(ascii: "{"),
            let end = bytes[start..<min(text.upperBound, start + 81)].firstIndex(of: 0x7D),
            start == text.lowerBound || bytes[start - 1] != UInt8(ascii: "`")
        else { return nil }
        let words = bytes[start + 1..<end].drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
        guard let mark = words.first, mark == UInt8(ascii: "#") || mark == UInt8(ascii: "."),
            let first = words.dropFirst().first, (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
        else { return nil }
        return end + 1
    }

    /// Replaces the wiki link `[[Pesto|the pesto]]` by its text, and `![[pesto.jpg]]` by a picture.
    ///
    /// - Parameters:
    ///   - link: The range between the brackets.
    ///   - text: The line.
    mutating func replaceLink(_ link: Range<Int>, _ text: Range<Int>) {
        let target = bytes[link].split(separator: UInt8(ascii: "|")).map(Array.init)
        guard let page = target.first, let words = target.last else { return }
        let isEmbedded = link.lowerBound - 3 >= text.lowerBound && bytes[link.lowerBound - 3] == UInt8(ascii: "!")
        if isEmbedded {
            let address = MarkdownText.address(String(decoding: page, as: UTF8.self))
            replace(link.lowerBound - 3..<link.upperBound + 2, with: Array("![](<\(address)>)".utf8))
        } else {
            let shown = target.count > 1 ? words : Array(page.split(separator: UInt8(ascii: "/")).last ?? page[...])
            replace(link.lowerBound - 2..<link.upperBound + 2, with: shown)
        }
    }
}
