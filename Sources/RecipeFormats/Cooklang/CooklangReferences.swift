import RecipeKit

/// The references to other recipes in a Cooklang text, such as `@./Shortcrust{250%g}`, which can be changed without
/// changing any other byte.
public struct CooklangReferences {
    /// A reference.
    public struct Item: Hashable, Sendable {
        /// The recipe that is referred to.
        public let reference: RecipeReference
        /// Whether the reference is written as a path, `@./Shortcrust{}`, and not as a name, `@@Shortcrust{}`.
        public let isPath: Bool
        fileprivate let range: Range<Int>
        fileprivate let hasBraces: Bool
    }

    /// The references in the order of the text.
    public private(set) var items: [Item] = []
    private let bytes: [UInt8]

    /// Finds the references in a text. References in comments are found too: when a recipe gets another name, nobody
    /// wants them to keep the old one.
    ///
    /// - Parameter bytes: The UTF-8 of the text.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let scanner = ComponentScanner(bytes: bytes)
        var index = 0
        while let marker = bytes[index...].firstIndex(of: UInt8(ascii: "@")) {
            index = marker + 1
            if marker > 0, bytes[marker - 1] == UInt8(ascii: "\\") { continue }
            let lineEnd = bytes[marker...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            guard let outline = scanner.component(at: marker, lineEnd: lineEnd) else { continue }
            index = max(index, outline.name.upperBound)
            let isPath = ComponentScanner.beginsPath(bytes[outline.name])
            guard isPath || outline.modifiers.contains(.recipe) else { continue }
            let end = CooklangText.firstMark(UInt8(ascii: "|"), in: outline.name, of: bytes) ?? outline.name.upperBound
            let range = UTF8Text.trim(outline.name.lowerBound..<end, in: bytes)
            let name = CooklangText.unescaped(range, in: bytes)
            let path = isPath ? ComponentBuilder.path(name) : [name]
            guard !path.isEmpty else { continue }
            items.append(
                Item(
                    reference: RecipeReference(path: path), isPath: isPath, range: range,
                    hasBraces: outline.amount != nil))
        }
    }

    /// Returns the text with other references.
    ///
    /// - Parameter replacement: Returns the new path or name of a reference, or `nil` to keep it.
    public func replacing(_ replacement: (Item) -> String?) -> [UInt8] {
        var edits = TextEdits()
        for item in items {
            guard let new = replacement(item) else { continue }
            // Without braces, a name ends at the first space.
            let needsBraces = !item.hasBraces && new.contains { $0.isWhitespace || $0 == "(" }
            edits.replace(item.range, with: CooklangEscaping.name(new, isPath: item.isPath) + (needsBraces ? "{}" : ""))
        }
        return edits.applied(to: bytes)
    }
}

/// Replacements in a text that are applied together. Ranges are in bytes of the UTF-8.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Adds a replacement. Replacements at the same offset keep their order.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Returns the text with the replacements. Overlapping ranges are replaced by all of their texts. If the first line
    /// of the text ends in CR LF, the line breaks of the replacements also become CR LF.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let isWindows = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            if position < edit.range.lowerBound { result += bytes[position..<edit.range.lowerBound] }
            result += isWindows ? Self.windowsLines(edit.text) : Array(edit.text.utf8)
            position = max(position, edit.range.upperBound)
        }
        return result + bytes[min(position, bytes.count)...]
    }

    /// Returns the UTF-8 of a text with CR LF as line breaks. The text can already contain CR LF, for example in a
    /// comment of the file.
    private static func windowsLines(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}
