import RecipeKit
import TextLayout

/// Divides the directions of an old text into sections, steps and notes.
///
/// A paragraph is a step. Lines that a program broke at a margin are joined. Numbers and bullets begin steps and are
/// removed. A first line such as `Sauce:` or `SAUCE` names a section.
struct DirectionsText {
    private var sections = [RecipeSection()]
    /// The number that the next numbered step has.
    private var nextNumber = 1
    /// Whether all paragraphs up to the next heading are notes.
    private var isInNotes = false

    /// The sections that have a name or content.
    var result: [RecipeSection] { sections.filter { !$0.blocks.isEmpty || $0.name != nil } }

    /// Begins a section with a name. If the name announces notes, notes begin. A name such as “Directions” is omitted.
    mutating func begin(_ name: String?) {
        let part = name.map { MarkdownHeading($0) }
        isInNotes = part?.part == .notes
        nextNumber = 1
        guard !isInNotes else { return }
        let isPlain = part?.part == .directions && part?.isExact == true
        sections.append(RecipeSection(name: isPlain ? nil : name?.singleLine))
    }

    mutating func addNote(_ text: String) {
        let text = text.trimmingSpaces()
        guard !text.isEmpty else { return }
        sections[sections.count - 1].blocks.append(.note(text))
    }

    /// Adds a step. A text such as a number, with at most three bytes and no letter, is omitted.
    mutating func addStep(_ text: String) {
        let text = text.trimmingSpaces()
        guard !text.isEmpty, text.utf8.count > 3 || text.contains(where: \.isLetter) else { return }
        sections[sections.count - 1].blocks.append(.step(Step([.text(text)])))
    }

    /// Adds the paragraphs of a text.
    mutating func add(text: String) { add(text.lines(keepingEmpty: true).map(String.init)) }

    /// Adds paragraphs. Empty lines and rules separate them.
    mutating func add(_ lines: [String]) {
        var paragraphs: [[String]] = [[]]
        for line in lines {
            let line = line.trimmingSpaces()
            if line.isEmpty || Self.isRule(line) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        paragraphs.removeAll(where: \.isEmpty)
        let width = lines.map { $0.trimmingSpaces().count }.max() ?? 0
        for (index, paragraph) in paragraphs.enumerated() {
            add(paragraph, width: width, isLast: index == paragraphs.count - 1)
        }
    }

    private mutating func add(_ paragraph: [String], width: Int, isLast: Bool) {
        var paragraph = paragraph[...]
        if let first = paragraph.first, let name = Self.heading(first, isAlone: paragraph.count == 1),
            paragraph.count > 1 || !isLast
        {
            begin(name)
            paragraph = paragraph.dropFirst()
        }
        guard let first = paragraph.first else { return }
        if isInNotes { return addNote(WrappedLines.joined(Array(paragraph), width: width).joined(separator: "\n")) }
        if let note = Self.announcedNote(first) {
            let lines = [note] + paragraph.dropFirst()
            return addNote(WrappedLines.joined(lines, width: width).joined(separator: "\n"))
        }
        let isListed = paragraph.count { Self.withoutBullet($0) != nil } * 2 > paragraph.count
        var step: [String] = []
        for (index, line) in paragraph.enumerated() {
            if let rest = numbered(line, isFirst: index == 0) ?? (isListed ? Self.withoutBullet(line) : nil) {
                addSteps(step, width)
                step = [rest]
            } else {
                step.append(line)
            }
        }
        addSteps(step, width)
    }

    private mutating func addSteps(_ lines: [String], _ width: Int) {
        for text in WrappedLines.joined(lines, width: width) { addStep(text) }
    }

    /// Returns a line without its number: `2. Stir` becomes `Stir`. If the number does not continue the count, returns
    /// `nil`. The number 1 must be at the start of a paragraph.
    private mutating func numbered(_ line: String, isFirst: Bool) -> String? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number == 1 ? isFirst : number == nextNumber else { return nil }
        let rest = line[digits.endIndex...]
        guard let mark = rest.first, ".):".contains(mark) else { return nil }
        let text = rest.dropFirst()
        guard text.first.map({ $0 == " " || $0.isLetter }) ?? true else { return nil }
        nextNumber = number + 1
        return text.trimmingSpaces()
    }

    private static func withoutBullet(_ line: String) -> String? {
        guard let first = line.first, "-*•·–".contains(first), line.dropFirst().first == " " else { return nil }
        return line.dropFirst().trimmingSpaces()
    }

    /// Returns whether a line is a rule: at least three signs such as `-`, `=` or `*`.
    static func isRule(_ line: String) -> Bool {
        line.utf8.count > 2 && line.utf8.allSatisfy { "-=_*~+. ".utf8.contains($0) }
    }

    /// Returns the name of the section that a line begins, or `nil` if no section begins. Such a line is short, and
    /// either ends in a colon (`Sauce:`) or is alone in its paragraph and in capital letters (`SAUCE`).
    private static func heading(_ line: String, isAlone: Bool) -> String? {
        guard line.count <= 50, !line.contains(where: { ".!?;".contains($0) }) else { return nil }
        let words = line.split(separator: " ").count
        if line.last == ":" { return words <= 7 && numberless(line) ? line.dropLast().trimmingSpaces() : nil }
        guard isAlone, words <= 7, line.count(where: \.isLetter) > 3, line == line.uppercased(),
            line != line.lowercased()
        else { return nil }
        return line
    }

    private static func numberless(_ line: String) -> Bool { line.first?.isNumber == false }

    /// Returns the text of a note, or `nil` if the line does not begin with a word such as `Note:`. The words “note”
    /// and “notes” are removed, but a word such as `Variation:` remains.
    private static func announcedNote(_ line: String) -> String? {
        guard let colon = line.prefix(24).firstIndex(of: ":") else { return nil }
        let word = line[..<colon]
        guard MarkdownHeading(word).part == .notes else { return nil }
        let isPlain = ["note", "notes", "hinweis", "remarque", "nota", "anmerkung"].contains(word.lowercased())
        return isPlain ? line[line.index(after: colon)...].trimmingSpaces() : line
    }
}
