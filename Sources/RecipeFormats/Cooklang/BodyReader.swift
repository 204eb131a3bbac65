import CookingLanguages
import RecipeKit

/// Reads the text after the front matter: sections, steps, notes and metadata lines.
struct BodyReader {
    private let text: CommentFreeText
    private let diagnostics: DiagnosticCollector
    private var builder: ComponentBuilder
    private var steps: StepReader
    private var notes: NoteReader
    private var mode = Mode.all
    /// The keys of the metadata lines so far, in lowercase.
    private var metadataKeys: Set<String> = []
    /// The keys of the front matter, in lowercase.
    private let frontMatterKeys: Set<String>

    private(set) var sections: [RecipeSection] = []
    /// The ingredients and cookware in lists outside the steps. The mode `components` begins such a list.
    private(set) var listed = ListedComponents()
    private(set) var metadata: MetadataBuilder
    private(set) var ranges = BodyRanges()
    private var section = RecipeSection()
    private var paragraph: [Range<Int>] = []
    private var paragraphIsNote = false

    /// The mode of the last line `>> [mode]: …`. It determines how paragraphs are read.
    private enum Mode { case all, components, steps, text }

    init(
        _ text: CommentFreeText, metadata: MetadataBuilder, frontMatterKeys: Set<String> = [],
        diagnostics: DiagnosticCollector
    ) {
        self.text = text
        self.metadata = metadata
        self.frontMatterKeys = frontMatterKeys
        self.diagnostics = diagnostics
        builder = ComponentBuilder(text, diagnostics: diagnostics)
        steps = StepReader(text, diagnostics: diagnostics)
        notes = NoteReader(text)
        setLanguage()
    }

    private mutating func setLanguage() {
        builder.language = { [text, locale = metadata.locale] in
            locale.flatMap(CookingLanguage.init(locale:)) ?? CookingLanguage(guessing: text.bytes)
        }
    }

    mutating func read() {
        var lines = LineReader(text.bytes)
        while let line = lines.next() { read(line) }
        endParagraph()
        endSection()
        listed.endGroup()
        ranges.endList(at: text.sourceOffset(text.bytes.count))
    }

    private mutating func read(_ line: Range<Int>) {
        let content = UTF8Text.trim(line, in: text.bytes)
        guard !content.isEmpty else {
            endParagraph()
            return
        }
        switch text.bytes[line.lowerBound] {
        case UInt8(ascii: ">"):
            readMarked(content)
        case UInt8(ascii: "="):
            beginSection(trimming(UInt8(ascii: "="), from: content), at: line)
        case UInt8(ascii: "#") where isHeading(content):
            let name = trimming(UInt8(ascii: "#"), from: content)
            beginSection(name?.last == ":" ? name.map { String($0.dropLast()) } : name, at: line)
        default:
            paragraph.append(line)
        }
    }

    /// Reads a line that begins with `>`: a metadata line or a line of a note.
    private mutating func readMarked(_ content: Range<Int>) {
        if let (key, value) = MetadataLine.parse(content, in: text.bytes) {
            endParagraph()
            apply(key: key, value: value, at: content)
            return
        }
        if !paragraphIsNote { endParagraph() }
        paragraphIsNote = true
        var start = content.lowerBound
        while start < content.upperBound, text.bytes[start] == UInt8(ascii: ">") { start += 1 }
        let words = UTF8Text.trim(start..<content.upperBound, in: text.bytes)
        // A line without words separates the paragraphs of a note.
        if !words.isEmpty || paragraph.last?.isEmpty == false { paragraph.append(words) }
    }

    private mutating func apply(key: String, value: String, at line: Range<Int>) {
        switch MetadataLine.Directive(key: key, value: value) {
        case .mode(let name): setMode(name, at: source(line))
        case .duplicate(let kind): builder.repeatsAreReferences = kind.hasPrefix("ref")
        case .section(let name): beginSection(name, at: line)
        case nil:
            if !metadataKeys.insert(key.lowercased()).inserted {
                diagnostics.add(
                    .warning, at: source(line).lowerBound,
                    "The key “\(key)” is repeated and the last value is used; remove one.")
            } else if frontMatterKeys.contains(key.lowercased()) {
                diagnostics.add(
                    .warning, at: source(line).lowerBound,
                    "The key “\(key)” is in the front matter too and this line holds; remove one.")
            }
            let locale = metadata.locale
            metadata.set(key, to: .text(value))
            if metadata.locale != locale { setLanguage() }
            ranges.metadata.append((key, source(line)))
        }
    }

    /// Converts a range in the text without comments to a range in the file.
    private func source(_ range: Range<Int>) -> Range<Int> {
        let start = text.sourceOffset(range.lowerBound)
        return start..<max(start, text.sourceOffset(range.upperBound))
    }

    private mutating func setMode(_ name: String, at line: Range<Int>) {
        ranges.endList(at: line.upperBound)
        switch name {
        case "ingredients", "components": mode = .components
        case "steps": mode = .steps
        case "text": mode = .text
        default: mode = .all
        }
        if mode == .components { ranges.beginList(at: line.lowerBound) }
        listed.endGroup()
        builder.everythingIsReference = mode == .steps
    }

    private mutating func endParagraph() {
        defer {
            paragraph.removeAll(keepingCapacity: true)
            paragraphIsNote = false
        }
        if paragraph.last?.isEmpty == true { paragraph.removeLast() }
        guard let first = paragraph.first, let last = paragraph.last else { return }
        defer {
            if mode != .components, let block = section.blocks.last {
                ranges.note(block, number: section.blocks.count, at: source(first.lowerBound..<last.upperBound))
            }
        }
        if paragraphIsNote || mode == .text {
            section.blocks.append(.note(notes.note(paragraph)))
        } else if let step = steps.step(paragraph, builder: &builder) {
            if mode == .components {
                listed.add(step.items, section: section.name)
            } else {
                section.blocks.append(.step(step))
            }
        }
    }

    /// Ends the section. If the section has no name and no content, it is dropped.
    private mutating func endSection() {
        if section.name != nil || !section.blocks.isEmpty { sections.append(section) }
        section = RecipeSection()
        ranges.beginSection()
    }

    private mutating func beginSection(_ name: String?, at line: Range<Int>) {
        endParagraph()
        if mode == .components {
            listed.beginGroup(name)
        } else {
            endSection()
            section.name = name
            if name != nil || !sections.isEmpty { ranges.units.append((.heading(name), source(line))) }
        }
    }

    /// Returns whether a line is a heading as in Markdown: `## Dough`. Such a line is not cookware, which begins with a
    /// single `#`.
    private func isHeading(_ line: Range<Int>) -> Bool {
        let sign = UInt8(ascii: "#")
        guard line.count <= 80, line.count > 3, text.bytes[line.lowerBound + 1] == sign else { return false }
        let rest = text.bytes[line].drop { $0 == sign }
        return rest.first == 0x20 && !rest.contains { $0 == UInt8(ascii: "{") || CooklangText.isMarker($0) }
    }

    /// Returns the text of a line without the signs at its ends: `== Dough ==` becomes `Dough`. If no text remains,
    /// returns `nil`.
    private func trimming(_ mark: UInt8, from line: Range<Int>) -> String? {
        var (lower, upper) = (line.lowerBound, line.upperBound)
        while lower < upper, text.bytes[lower] == mark { lower += 1 }
        while upper > lower, text.bytes[upper - 1] == mark { upper -= 1 }
        let name = UTF8Text.trim(lower..<upper, in: text.bytes)
        return name.isEmpty ? nil : CooklangText.unescaped(name, in: text.bytes)
    }
}

/// The parts of a recipe's body, each with its range in the file, in file order.
struct BodyRanges {
    /// A part of the body that can be written separately.
    enum Unit: Equatable {
        /// The heading of a section.
        case heading(String?)
        case block(RecipeSection.Block)
    }

    /// The headings and blocks with their ranges in the file. A range ends before the line break.
    var units: [(unit: Unit, range: Range<Int>)] = []
    /// The metadata lines with their ranges in the file.
    var metadata: [(key: String, range: Range<Int>)] = []
    /// The ranges of the lists of ingredients outside the steps. Each range includes the `[mode]` lines of the list.
    private(set) var lists: [Range<Int>] = []

    /// The start of the current list, or `nil` if there is none.
    private var listStart: Int?
    /// The number of blocks of the current section that are in ``units``.
    private var blockCount = 0

    /// Adds the last block of the current section to ``units``. If the block was already added, does nothing.
    ///
    /// - Parameters:
    ///   - block: The last block of the section.
    ///   - number: The number of blocks of the section.
    ///   - range: The range of the paragraph in the file.
    mutating func note(_ block: RecipeSection.Block, number: Int, at range: Range<Int>) {
        guard number > blockCount else { return }
        blockCount = number
        units.append((.block(block), range))
    }

    mutating func beginSection() {
        blockCount = 0
        // A section without a name and content is dropped, and so is its heading.
        if case .heading(nil)? = units.last?.unit { units.removeLast() }
    }

    mutating func beginList(at start: Int) { listStart = start }

    mutating func endList(at end: Int) {
        if let listStart { lists.append(listStart..<max(listStart, end)) }
        listStart = nil
    }

    /// Returns the parts of sections in the order in which the writer writes them.
    static func units(of sections: [RecipeSection]) -> [Unit] {
        sections.enumerated().flatMap { index, section -> [Unit] in
            let heading: [Unit] = section.name != nil || index > 0 ? [.heading(section.name)] : []
            return heading + section.blocks.map { .block($0) }
        }
    }
}
