import RecipeKit

/// A line of a plain text recipe, and the part of the recipe that the line announces.
struct PlainTextLine {
    /// The text without white space at its ends, without its bullet and without its checkbox.
    let text: String
    /// The part of a recipe that the line announces, or `nil` if there is none.
    let part: MarkdownHeading.Part?
    /// Whether the line begins with a bullet.
    let hasBullet: Bool
    /// Whether the line is the first line of the text, or is after an empty line or a rule.
    let isAfterBlank: Bool

    /// The maximum number of characters of a heading.
    private static let longestHeading = 48

    init(_ line: String, isAfterBlank: Bool) {
        var text = line.trimmingSpaces()
        let bullet = text.first.map { "-*•·–▢□◦".contains($0) } == true && text.dropFirst().first == " "
        if bullet { text = text.dropFirst().trimmingSpaces() }
        if text.hasPrefix("[ ]") || text.hasPrefix("[x]") { text = text.dropFirst(3).trimmingSpaces() }
        self.text = text
        hasBullet = bullet
        self.isAfterBlank = isAfterBlank
        part = bullet ? nil : Self.part(of: text, isAfterBlank: isAfterBlank)
    }

    private static func part(of text: String, isAfterBlank: Bool) -> MarkdownHeading.Part? {
        guard text.count <= longestHeading, !text.isEmpty else { return nil }
        var words = text[...]
        if words.first == "[" || words.first == "*" || words.first == "=" || words.first == "-" {
            words = words.drop { "[*=- ".contains($0) }
            while let last = words.last, "]*=- :".contains(last) { words.removeLast() }
        }
        if let last = words.last, ".!?".contains(last) { return nil }
        let heading = MarkdownHeading(words)
        let isSingular = ["instruction", "direction"].contains(words.lowercased())
        if isSingular { return .directions }
        // For example, `Delicious Tips` announces notes.
        let all = words.split(separator: " ")
        if isAfterBlank, all.count <= 4, let last = all.last, MarkdownHeading(last).part == .notes { return .notes }
        let hasMark = text.last == ":" || words.count < text.count || words == words.uppercased()
        guard heading.part != .other, heading.isExact || hasMark && !text.contains(where: \.isNumber) else {
            return nil
        }
        return heading.part
    }

    /// Whether the line is a web address.
    var isAddress: Bool {
        (text.hasPrefix("http://") || text.hasPrefix("https://")) && !text.contains(" ")
    }

    /// Whether the line ends like a sentence and has more than three words.
    var isSentence: Bool { text.last.map { ".!?".contains($0) } == true && text.split(separator: " ").count > 3 }

    /// The number of words.
    var wordCount: Int { text.split(separator: " ").count }
}
