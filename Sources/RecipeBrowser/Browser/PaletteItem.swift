import Kitchen
import SectionedLists
import Terminal

/// A row of the palette that does something: a command, or a setting with one of its values.
struct PaletteItem {
    let id: String
    /// The title in the palette, in one or two words.
    let title: String
    /// A sentence about the effect, without a full stop. For a command that cannot be used now, the reason.
    let explanation: String
    /// The keys of the command, the most important first.
    let keys: [Key]
    /// The effect, or `nil` if the command cannot be used now.
    let action: (@MainActor () -> Void)?
    /// What ``PaletteQuery`` searches: the words in lower case, each after a space.
    fileprivate let titleText: [UInt8]
    fileprivate let synonymText: [UInt8]
    fileprivate let explanationText: [UInt8]

    /// - Parameters:
    ///   - id: The id of the row.
    ///   - title: The title, in one or two words.
    ///   - explanation: A sentence about the effect, or why there is none.
    ///   - synonyms: Other words by which a cook may look for it.
    ///   - keys: The keys of the command.
    ///   - action: The effect, or `nil` if it cannot be used now.
    init(
        id: String, title: String, explanation: String, synonyms: String = "", keys: [Key] = [],
        action: (@MainActor () -> Void)?
    ) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.keys = keys
        self.action = action
        titleText = Self.searchable(title)
        synonymText = Self.searchable(synonyms)
        explanationText = Self.searchable(explanation)
    }

    fileprivate static func searchable(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: " ")]
        for byte in text.lowercased().utf8 {
            let isWord = byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte)
            bytes.append(isWord ? byte : UInt8(ascii: " "))
        }
        return bytes
    }
}

/// The typed text of the palette. An item matches if it has all words, in any order.
struct PaletteQuery {
    /// The words in lower case, each after a space, so that a match begins at the start of a word.
    private let words: [[UInt8]]

    init(_ text: String) {
        words = text.split { $0.isWhitespace }.map { PaletteItem.searchable(String($0)) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Returns the items that match, the best first. Items that match equally well keep their order, but items that
    /// can be used now come first.
    func matches(in items: [PaletteItem]) -> [PaletteItem] {
        var found: [(score: Int, index: Int)] = []
        for (index, item) in items.enumerated() {
            guard let score = score(of: item) else { continue }
            found.append((score * 2 + (item.action == nil ? 1 : 0), index))
        }
        return found.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.map { items[$0.index] }
    }

    /// Returns how badly an item matches, or `nil` if a word is missing.
    private func score(of item: PaletteItem) -> Int? {
        var sum = 0
        for word in words {
            let letters = word.dropFirst()
            if item.titleText.starts(with: word) {
                sum += 0
            } else if item.titleText.contains(part: word[...]) {
                sum += 1
            } else if item.synonymText.contains(part: word[...]) {
                sum += 2
            } else if item.explanationText.contains(part: word[...]) {
                sum += 4
            } else if item.titleText.contains(part: letters) {
                sum += 5
            } else if letters.count > 1, item.titleText.contains(inOrder: letters) {
                sum += 8
            } else {
                return nil
            }
        }
        return sum
    }
}

extension [UInt8] {
    fileprivate func contains(part: ArraySlice<UInt8>) -> Bool {
        guard let first = part.first, part.count <= count else { return part.isEmpty }
        return indices.dropLast(part.count - 1).contains { start in
            self[start] == first && self[start...].starts(with: part)
        }
    }

    /// Returns whether the letters occur in this order, perhaps with others between them.
    fileprivate func contains(inOrder letters: ArraySlice<UInt8>) -> Bool {
        var rest = letters
        for byte in self where byte == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}

/// A row of the palette: the title, the explanation and the first key.
struct PaletteRow: Row {
    let item: PaletteItem

    var id: AnyHashable { item.id }

    func configure(_ cell: PaletteCell) {
        cell.item = item
    }
}

final class PaletteCell: Cell {
    var item: PaletteItem?

    /// The width of the column of titles. A longer title moves the explanation of its row to the right.
    private static let titleWidth = 16

    func draw(in surface: Surface, state: CellState) {
        guard let item else { return }
        let isUsable = item.action != nil
        let symbols = surface.symbols
        let keys = item.keys.prefix(2).map { $0.name(symbols) }.joined(separator: " ")
        let right = surface.width - 1 - keys.displayWidth
        surface.draw(keys, x: right, y: 0, role: isUsable ? .key : .dim)
        let room = right - 2
        guard room > 4 else { return }
        let title = item.title.truncated(toWidth: room - 2, ellipsis: symbols.ellipsis)
        let end = surface.draw(title, x: 2, y: 0, role: isUsable ? .text : .dim)
        let left = max(end + 2, 2 + Self.titleWidth)
        guard right - 2 - left > 8 else { return }
        let explanation = item.explanation.truncated(toWidth: right - 2 - left, ellipsis: symbols.ellipsis)
        surface.draw(explanation, x: left, y: 0, role: .dim)
    }
}

extension MeasurementSystem {
    /// The title of the setting: `in metric units`.
    var settingTitle: String {
        switch self {
        case .asWritten: "as written"
        case .metric: "in metric units"
        case .us: "in US units"
        case .byWeight: "by weight"
        }
    }
}
