import RecipeKit

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
