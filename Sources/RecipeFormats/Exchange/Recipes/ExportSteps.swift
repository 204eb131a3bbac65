import RecipeKit

/// Collects the steps of a recipe from an export, section by section.
struct ExportSteps {
    private(set) var sections: [RecipeSection] = []
    /// Whether the last heading announced notes, so that the lines after it are notes.
    private var isInNotes = false

    /// Begins a section, with or without a name. If the last section is empty and has no name, the new section replaces
    /// it.
    mutating func beginSection(_ name: String?) {
        isInNotes = false
        if let last = sections.last, last.blocks.isEmpty, last.name == nil { sections.removeLast() }
        sections.append(RecipeSection(name: name))
    }

    /// Begins notes: all text up to the next section is read as notes. After a section with a name, the notes begin a
    /// section without a name.
    mutating func beginNotes() {
        if sections.last?.name != nil { beginSection(nil) }
        isInNotes = true
    }

    /// Adds a text that contains all steps of a recipe or of a section. Each line is a step, a heading or a note.
    ///
    /// Numbers that count the steps are removed. A text of one line is split at its numbers.
    mutating func add(text: String) {
        let lines = ExportText.lines(text).filter { !$0.isEmpty }
        if lines.count == 1, let parts = StepLines.numberedParts(of: lines[0]) {
            for part in parts { add(step: part) }
            return
        }
        add(lines: lines)
    }

    /// Adds lines, each of which is a step, a heading or a note. Lines that are only a number are left out.
    mutating func add(lines: [String]) {
        let lines = Self.withoutNumbers(lines.filter { !$0.isEmpty && !StepLines.isNumber($0) })
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            let part = next == nil ? nil : ExportHeading.numberedPart(line)
            guard let heading = ExportHeading.words(of: line, before: next) ?? part else {
                add(step: line)
                continue
            }
            if ExportHeading.announcesNotes(heading) {
                isInNotes = true
            } else {
                beginSection(heading)
            }
        }
    }

    /// Adds a step. After a heading that announces notes, adds a note.
    mutating func add(step text: String) {
        let words = text.utf8.contains(0x0A) ? Self.paragraphs(text) : ExportText.withoutMarks(text)
        guard !words.isEmpty else { return }
        add(isInNotes ? .note(words) : .step(Step([.text(words)])))
    }

    /// Adds a block: a step, which can contain marks, or a note.
    mutating func add(_ block: RecipeSection.Block) {
        if sections.isEmpty { beginSection(nil) }
        sections[sections.count - 1].blocks.append(block)
    }

    private static func paragraphs(_ text: String) -> String {
        ExportText.paragraphs(ExportText.lines(text).map(ExportText.withoutMarks).joined(separator: "\n")) ?? ""
    }

    /// Returns lines without the numbers that count them: `1. Mix.`, `2) Bake.`, `Step 3: Eat.` A number 1 begins a new
    /// count. Any other number that does not continue the count remains.
    static func withoutNumbers(_ lines: [String]) -> [String] {
        var last = 0
        return lines.map { line in
            guard let (number, rest) = StepNumbers.number(atStartOf: line), number == last + 1 || number == 1 else {
                return line
            }
            last = number
            return rest
        }
    }

    /// Returns a step without the number before it.
    static func withoutNumber(_ line: String) -> String {
        let line = line.trimmingSpaces()
        return StepNumbers.number(atStartOf: line)?.rest ?? line
    }
}
