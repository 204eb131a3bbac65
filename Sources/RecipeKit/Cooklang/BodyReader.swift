/// Reads what follows the front matter: sections, steps, notes and lines of metadata.
struct BodyReader {
    private let text: CommentFreeText
    private var builder: ComponentBuilder
    private var steps: StepReader
    private var mode = Mode.all

    private(set) var sections: [RecipeSection] = []
    private(set) var metadata: MetadataBuilder
    private var section = RecipeSection()
    private var paragraph: [Range<Int>] = []
    private var paragraphIsNote = false

    /// What a paragraph is read as, by the last `>> [mode]: …`.
    private enum Mode { case all, components, steps, text }

    init(_ text: CommentFreeText, metadata: MetadataBuilder, diagnostics: DiagnosticCollector) {
        self.text = text
        self.metadata = metadata
        builder = ComponentBuilder(text, diagnostics: diagnostics)
        steps = StepReader(text, diagnostics: diagnostics)
    }

    mutating func read() {
        var lines = LineReader(text.bytes)
        while let line = lines.next() { read(line) }
        endParagraph()
        endSection()
    }

    private mutating func read(_ line: Range<Int>) {
        let content = CooklangText.trim(line, in: text.bytes)
        guard !content.isEmpty else {
            endParagraph()
            return
        }
        switch text.bytes[line.lowerBound] {
        case UInt8(ascii: ">"):
            readMarked(content)
        case UInt8(ascii: "="):
            endParagraph()
            endSection()
            section.name = sectionName(content)
        default:
            paragraph.append(line)
        }
    }

    /// A line that begins with `>`: metadata, or a note.
    private mutating func readMarked(_ content: Range<Int>) {
        if let (key, value) = MetadataLine.parse(content, in: text.bytes) {
            endParagraph()
            apply(key: key, value: value)
            return
        }
        if !paragraphIsNote { endParagraph() }
        paragraphIsNote = true
        var start = content.lowerBound
        while start < content.upperBound, text.bytes[start] == UInt8(ascii: ">") { start += 1 }
        let words = CooklangText.trim(start..<content.upperBound, in: text.bytes)
        if !words.isEmpty { paragraph.append(words) }
    }

    private mutating func apply(key: String, value: String) {
        switch key.lowercased() {
        case "[mode]", "[define]": setMode(value.lowercased())
        case "[duplicate]": builder.repeatsAreReferences = value.lowercased().hasPrefix("ref")
        case "steps" where value.first?.isNumber == false:
            // Some people head the parts of a recipe with `>> steps: Filling`, from before sections had a mark.
            endSection()
            section.name = value
        default: metadata.set(key, to: .text(value))
        }
    }

    private mutating func setMode(_ name: String) {
        switch name {
        case "ingredients", "components": mode = .components
        case "steps": mode = .steps
        case "text": mode = .text
        default: mode = .all
        }
        builder.everythingIsReference = mode == .steps
    }

    private mutating func endParagraph() {
        defer {
            paragraph.removeAll(keepingCapacity: true)
            paragraphIsNote = false
        }
        guard !paragraph.isEmpty else { return }
        if paragraphIsNote || mode == .text {
            let lines = paragraph.map { CooklangText.string(CooklangText.trim($0, in: text.bytes), in: text.bytes) }
            section.blocks.append(.note(lines.joined(separator: " ")))
        } else if let step = steps.step(paragraph, builder: &builder, keepsWords: mode != .components) {
            section.blocks.append(.step(step))
        }
    }

    /// A section without a name and without content is none.
    private mutating func endSection() {
        if section.name != nil || !section.blocks.isEmpty { sections.append(section) }
        section = RecipeSection()
    }

    private func sectionName(_ line: Range<Int>) -> String? {
        var (lower, upper) = (line.lowerBound, line.upperBound)
        let equals = UInt8(ascii: "=")
        while lower < upper, text.bytes[lower] == equals { lower += 1 }
        while upper > lower, text.bytes[upper - 1] == equals { upper -= 1 }
        let name = CooklangText.trim(lower..<upper, in: text.bytes)
        return name.isEmpty ? nil : CooklangText.string(name, in: text.bytes)
    }
}
