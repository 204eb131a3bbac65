import RecipeKit

/// Creates sections and steps from the blocks of a Markdown text.
///
/// A heading begins a section. Each list entry is a step. A paragraph is a step if its section has no list, and
/// otherwise a note. A quotation is a note.
struct MarkdownSteps {
    private(set) var sections: [RecipeSection] = []
    /// The addresses of the pictures in all blocks.
    private(set) var images: [String] = []
    private var name: String?
    private var blocks: [(block: RecipeSection.Block, isParagraph: Bool)] = []
    private var hasList = false
    private var holdsNotes = false
    private var isStep = false
    /// Whether the text is searched for steps and notes without Markdown syntax. For example, the paragraph `1、切；2、炒`
    /// becomes two steps, and the paragraph `Note: …` becomes a note.
    var splitsNumbers = false

    mutating func add(_ block: MarkdownBlock) {
        images += block.images
        switch block.content {
        case .heading:
            beginSection(block.text)
        case .list(let list):
            hasList = hasList || !list.items.isEmpty
            if splitsNumbers, list.isOrdered, list.items.count == 1, list.items[0].lists.isEmpty {
                for step in MarkdownStepLines.numbered(list.items[0].wholeText, from: 2) { addStep(step) }
            } else {
                for item in list.items { addStep(item.wholeText) }
            }
        case .quote:
            addNote(block.text)
        case .paragraph:
            let bare = splitsNumbers ? MarkdownStepLines.barelyNumbered(block.lines) : []
            let steps =
                !bare.isEmpty ? bare : MarkdownStepLines.steps(of: block.lines, hasBreaks: block.text.contains("\n"))
            if steps.count > 1 {
                for step in steps { addStep(step, isParagraph: true) }
            } else if splitsNumbers, Self.isNote(block.text) {
                addNote(block.text)
            } else {
                let numbered = splitsNumbers ? MarkdownStepLines.numbered(block.text, from: 1) : [block.text]
                for step in numbered { addStep(step, isParagraph: true) }
            }
        case .code:
            addStep(block.text)
        case .table(let table):
            for row in table.rows { addStep(MarkdownStepLines.step(ofRow: row), isParagraph: true) }
        case .rule:
            break
        }
    }

    /// Returns whether a paragraph begins with a label for a note or a source: `Source: my aunt`.
    private static func isNote(_ text: String) -> Bool {
        guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
        let label = text[..<colon]
        guard label.utf8.count <= 60 else { return false }
        return MarkdownHeading(label).part == .notes || text.utf8.count <= 80 && MarkdownHeading(text).part == .notes
    }

    /// Adds the entries of a list to the text of the last step.
    ///
    /// - Returns: `false` if the last block is not a step. In this case, the method adds nothing.
    mutating func addToLastStep(_ list: MarkdownList) -> Bool {
        guard let last = blocks.indices.last, case .step(let step) = blocks[last].block else { return false }
        let lines = [step.sentence(.unicode)] + list.items.map { "- \($0.wholeText)" }
        blocks[last].block = .step(Step([.text(lines.joined(separator: "\n"))]))
        return true
    }

    mutating func addNote(_ text: String) {
        if !text.isEmpty { blocks.append((.note(text), false)) }
    }

    /// Ends the current section and begins another.
    ///
    /// - Parameters:
    ///   - name: The name of the section, or `nil` if it has none.
    ///   - holdsNotes: Whether all blocks of the section are notes, including the entries of its lists.
    ///   - isStep: Whether the section is one numbered step. If so, its paragraphs remain steps even if the section has
    ///     a list.
    mutating func beginSection(_ name: String?, holdsNotes: Bool = false, isStep: Bool = false) {
        end()
        self.holdsNotes = holdsNotes
        self.isStep = isStep
        self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Ends the current section. An empty section is kept only if it has a name and is not for notes.
    mutating func end() {
        if !blocks.isEmpty || name != nil && !holdsNotes {
            leaveOutNumbers()
            sections.append(
                RecipeSection(
                    name: name,
                    blocks: blocks.map { entry in
                        let isNote = holdsNotes || hasList && !isStep && entry.isParagraph
                        guard isNote, case .step(let step) = entry.block else {
                            return entry.block
                        }
                        return .note(step.sentence(.unicode))
                    }))
        }
        name = nil
        blocks = []
        hasList = false
        holdsNotes = false
        isStep = false
    }

    /// Replaces all sections, and adds the addresses of pictures to ``images``.
    mutating func replace(with sections: [RecipeSection], images: [String]) {
        self.sections = sections
        self.images += images
    }

    mutating func addStep(_ text: String, isParagraph: Bool = false) {
        if text.isEmpty || MarkdownStepLines.isSigns(text) { return }
        // A text that is only an address is the source of the recipe and becomes a note.
        if text.hasPrefix("http"), !text.contains(where: \.isWhitespace) { return addNote(text) }
        blocks.append((.step(Step([.text(text)])), isParagraph))
    }

    /// Removes a word and a number, such as `Step 1.`, from the start of steps. If only one step begins in this way,
    /// removes nothing.
    private mutating func leaveOutStepWords() {
        guard splitsNumbers else { return }
        var found: [(index: Int, text: String)] = []
        for (index, entry) in blocks.enumerated() {
            guard case .step(let step) = entry.block,
                let (number, rest) = MarkdownStepLines.withoutStepWord(step.sentence(.unicode))
            else { continue }
            guard number > found.count else { return }
            found.append((index, rest))
        }
        guard found.count >= 2 else { return }
        for (index, text) in found { blocks[index].block = .step(Step([.text(text)])) }
    }

    /// Removes numbers from the start of steps: `Step 1.` and `1.`. The plain numbers are removed only if every step
    /// has one and they count from 1.
    private mutating func leaveOutNumbers() {
        leaveOutStepWords()
        var unnumbered: [(index: Int, text: String)] = []
        for (index, entry) in blocks.enumerated() {
            guard case .step(let step) = entry.block else { continue }
            let text = step.sentence(.unicode)
            let number = unnumbered.count + 1
            guard let rest = MarkdownStepLines.withoutNumber(number, text) else { return }
            unnumbered.append((index, rest))
        }
        for (index, text) in unnumbered { blocks[index].block = .step(Step([.text(text)])) }
    }
}
