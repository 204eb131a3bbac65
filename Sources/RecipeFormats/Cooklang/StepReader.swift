import RecipeKit
import TextLayout

/// Reads the lines of one paragraph into a step.
///
/// Lines are joined with spaces. A line break is kept after a backslash and before a list entry (`- bread`). A
/// component does not continue on the next line.
struct StepReader {
    private let text: CommentFreeText
    private let scanner: ComponentScanner
    private let diagnostics: DiagnosticCollector
    private var items: [StepItem] = []
    private var words: [UInt8] = []

    init(_ text: CommentFreeText, diagnostics: DiagnosticCollector) {
        self.text = text
        self.diagnostics = diagnostics
        scanner = ComponentScanner(
            bytes: text.bytes,
            unclosedBrace: { name, brace in
                let quoted = name.isEmpty ? "" : " of “\(UTF8Text.string(name, in: text.bytes))”"
                diagnostics.add(
                    .warning, at: text.sourceOffset(brace),
                    "The brace\(quoted) is not closed on this line; write } behind the amount.")
            },
            missingName: { marker in
                diagnostics.add(
                    .warning, at: text.sourceOffset(marker),
                    "These braces have no name before them; write one behind the marker, or take the marker away.")
            })
    }

    /// Returns the step in the given lines, or `nil` if they contain neither a component nor a visible character.
    mutating func step(_ lines: [Range<Int>], builder: inout ComponentBuilder) -> Step? {
        items.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        var breaksLine = false
        for (number, line) in lines.enumerated() {
            var range = UTF8Text.trim(line, in: text.bytes)
            if number > 0 { words.append(breaksLine || isListEntry(range) ? 0x0A : 0x20) }
            breaksLine = CooklangText.breaksLine(range, in: text.bytes)
            if breaksLine {
                range = UTF8Text.trim(range.lowerBound..<range.upperBound - 1, in: text.bytes)
            } else if number + 1 < lines.count, range.upperBound < line.upperBound, text.hasCut(at: line.upperBound) {
                range = range.lowerBound..<line.upperBound
            }
            readLine(range, &builder)
        }
        flushWords()
        trimEnds()
        return holdsNothing ? nil : Step(items)
    }

    /// Whether the step contains neither a component nor a visible character.
    private var holdsNothing: Bool {
        items.allSatisfy {
            guard case .text(let words) = $0 else { return false }
            return words.unicodeScalars.allSatisfy { $0.isControl || $0.properties.isWhitespace }
        }
    }

    private mutating func readLine(_ line: Range<Int>, _ builder: inout ComponentBuilder) {
        var index = line.lowerBound
        var copied = index
        while index < line.upperBound {
            guard CooklangText.isMarker(text.bytes[index]),
                let outline = scanner.component(at: index, lineEnd: line.upperBound)
            else {
                if let amount = UnbracedAmount(at: index, in: text.bytes, lineEnd: line.upperBound) {
                    report(amount, at: index)
                }
                if text.bytes[index] == UInt8(ascii: "{") { checkStrayBraces(at: index, in: line) }
                if text.bytes[index] == UInt8(ascii: "}") { checkStrayEnd(at: index, behind: copied, in: line) }
                if CooklangText.isEscape(at: index, before: line.upperBound, in: text.bytes) {
                    words += text.bytes[copied..<index]
                    copied = index + 1
                    index += 1
                }
                index += 1
                continue
            }
            words += text.bytes[copied..<index]
            flushWords()
            items.append(builder.item(outline))
            let amount = UnbracedAmount(
                behind: outline, in: text.bytes, lineEnd: line.upperBound, builder.language)
            if let amount { report(amount, at: index) }
            index = outline.end
            copied = index
        }
        words += text.bytes[copied..<line.upperBound]
    }

    private func report(_ amount: UnbracedAmount, at marker: Int) {
        diagnostics.add(
            .warning, at: text.sourceOffset(marker),
            "“\(amount.written)” has its amount outside of braces; write \(amount.meant).")
    }

    /// Reports braces of a component without a marker: `flour{200%g}` and `pot{}`.
    private func checkStrayBraces(at brace: Int, in line: Range<Int>) {
        var close = brace + 1
        var hasUnit = false
        while close < line.upperBound, text.bytes[close] != UInt8(ascii: "}") {
            if CooklangText.isMarker(text.bytes[close]) || text.bytes[close] == UInt8(ascii: "{") { return }
            if text.bytes[close] == UInt8(ascii: "%") { hasUnit = true }
            close += 1
        }
        guard close < line.upperBound else { return }
        let isEmptyBehindWord =
            close == brace + 1 && brace > line.lowerBound && UTF8Text.isAlphanumeric(text.bytes[brace - 1])
        guard hasUnit || isEmptyBehindWord else { return }
        diagnostics.add(
            .warning, at: text.sourceOffset(brace),
            "These braces belong to nothing; write @, # or ~ before the name they belong to.")
    }

    /// Reports a closing brace after an amount without an opening brace: `@eggs 6%each}`.
    ///
    /// - Parameters:
    ///   - brace: The offset of the closing brace.
    ///   - start: The start of the text that is searched for the amount.
    ///   - line: The range of the line.
    private func checkStrayEnd(at brace: Int, behind start: Int, in line: Range<Int>) {
        var index = brace
        while index > start, text.bytes[index - 1] != UInt8(ascii: "{"), text.bytes[index - 1] != UInt8(ascii: "}") {
            index -= 1
            let isBehindDigit = index > start && UTF8Text.isDigit(text.bytes[index - 1])
            guard text.bytes[index] == UInt8(ascii: "%"), isBehindDigit else { continue }
            diagnostics.add(
                .warning, at: text.sourceOffset(brace), "This brace closes nothing; write { before the amount.")
            return
        }
    }

    private func isListEntry(_ line: Range<Int>) -> Bool {
        guard line.count > 1, text.bytes[line.lowerBound + 1] == 0x20 else { return false }
        return text.bytes[line.lowerBound] == UInt8(ascii: "-") || text.bytes[line.lowerBound] == UInt8(ascii: "*")
    }

    private mutating func flushWords() {
        guard !words.isEmpty else { return }
        items.append(.text(String(decoding: words, as: UTF8.self)))
        words.removeAll(keepingCapacity: true)
    }

    /// Removes the white space at the end of the step. For example, a removed comment can have a space before it.
    private mutating func trimEnds() {
        guard case .text(let last) = items.last, last.last?.isWhitespace == true else { return }
        guard let end = last.lastIndex(where: { !$0.isWhitespace }) else {
            items.removeLast()
            return
        }
        items[items.count - 1] = .text(String(last[...end]))
    }
}

/// Reads the lines of a note into one text.
///
/// Lines are joined as in a step. An empty line separates paragraphs. A component with braces becomes plain text:
/// `@garlic{2%cloves}` becomes `2 cloves garlic`. A component without braces, such as `@name`, is unchanged, because it
/// can be an address.
struct NoteReader {
    private let text: CommentFreeText
    private let scanner: ComponentScanner
    private var builder: ComponentBuilder

    init(_ text: CommentFreeText) {
        self.text = text
        scanner = ComponentScanner(bytes: text.bytes)
        builder = ComponentBuilder(text, diagnostics: DiagnosticCollector())
    }

    mutating func note(_ lines: [Range<Int>]) -> String {
        var words: [UInt8] = []
        var breaksLine = false
        var partsParagraphs = false
        for (number, line) in lines.enumerated() {
            if line.isEmpty {
                partsParagraphs = true
                continue
            }
            if partsParagraphs {
                words += [0x0A, 0x0A]
            } else if number > 0 {
                words.append(breaksLine ? 0x0A : 0x20)
            }
            partsParagraphs = false
            var line = UTF8Text.trim(line, in: text.bytes)
            breaksLine = CooklangText.breaksLine(line, in: text.bytes)
            if breaksLine { line = UTF8Text.trim(line.lowerBound..<line.upperBound - 1, in: text.bytes) }
            append(line, to: &words)
        }
        return String(decoding: words, as: UTF8.self)
    }

    private mutating func append(_ line: Range<Int>, to words: inout [UInt8]) {
        var index = line.lowerBound
        var copied = index
        while index < line.upperBound {
            guard CooklangText.isMarker(text.bytes[index]),
                let outline = scanner.component(at: index, lineEnd: line.upperBound), outline.amount != nil
            else {
                if CooklangText.isEscape(at: index, before: line.upperBound, in: text.bytes) {
                    words += text.bytes[copied..<index]
                    copied = index + 1
                    index += 1
                }
                index += 1
                continue
            }
            words += text.bytes[copied..<index]
            words += Self.words(for: builder.item(outline)).utf8
            index = outline.end
            copied = index
        }
        words += text.bytes[copied..<line.upperBound]
    }

    private static func words(for item: StepItem) -> String {
        switch item {
        case .text(let text): text
        case .ingredient(let ingredient): words(ingredient.quantity, ingredient.displayName)
        case .cookware(let cookware): words(cookware.quantity, cookware.displayName)
        case .timer(let timer): timer.duration?.formatted() ?? timer.name ?? ""
        }
    }

    private static func words(_ quantity: Quantity?, _ name: String) -> String {
        guard let quantity else { return name }
        if case .text = quantity.amount { return name }
        return "\(quantity.formatted()) \(name)"
    }
}
