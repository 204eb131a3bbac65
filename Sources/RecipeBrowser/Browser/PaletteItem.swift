import Kitchen
import SectionedLists
import Terminal

/// A row of the palette that does something: a command, or a setting with one of its values.
struct PaletteItem {
    let id: String
    /// The title in the palette, in one or two words.
    let title: String
    /// A sentence about the effect, without a full stop.
    let explanation: String
    /// The heading under which the help lists it: the screen on which it has an effect.
    let heading: String
    /// The heading of what has an effect on the shown screen.
    static let here = "Here"
    /// The end of a sentence that begins with the title and says why it cannot be used now, or `nil` if it can.
    let obstacle: String?
    /// The keys of the command, the most important first.
    let keys: [Key]
    let action: @MainActor () -> Void
    /// What ``PaletteQuery`` searches: the words in lower case, each after a space.
    fileprivate let titleText: [UInt8]
    fileprivate let synonymText: [UInt8]
    fileprivate let explanationText: [UInt8]

    /// - Parameters:
    ///   - id: The id of the row.
    ///   - title: The title, in one or two words.
    ///   - explanation: A sentence about the effect.
    ///   - synonyms: Other words by which a cook may look for it.
    ///   - keys: The keys of the command.
    ///   - heading: The heading under which the help lists it.
    ///   - obstacle: Why it cannot be used now, or `nil` if it can.
    ///   - action: The effect.
    init(
        id: String, title: String, explanation: String, synonyms: String = "", keys: [Key] = [], heading: String,
        obstacle: String? = nil, action: @escaping @MainActor () -> Void = {}
    ) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.keys = keys
        self.heading = heading
        self.obstacle = obstacle
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

    /// Returns the items that match, the best first: those that have the words in the title or mean them, those whose
    /// explanation mentions them, and those in which the letters are only somewhere in the title. Of each kind, those
    /// that can be used now come first. Items that match equally well keep their order.
    func matches(in items: [PaletteItem]) -> [PaletteItem] {
        var found: [(rank: Int, score: Int, index: Int)] = []
        for (index, item) in items.enumerated() {
            guard let score = score(of: item) else { continue }
            let isExact = item.titleText == titleText
            // What the explanation mentions is not what the command is for.
            let quality = score.worst >= Self.vague ? 2 : score.worst >= Self.mentioned ? 1 : 0
            let rank = 2 * quality + (item.obstacle == nil ? 0 : 1)
            found.append((rank, isExact ? -1 : score.sum, index))
        }
        return found.sorted { ($0.rank, $0.score, $0.index) < ($1.rank, $1.score, $1.index) }.map { items[$0.index] }
    }

    /// The words as they are in the title of an item with exactly these words.
    private var titleText: [UInt8] { Array(words.joined()) }
    /// The score from which on a word is only in the explanation.
    private static let mentioned = 4
    /// The score from which on a match is a guess.
    private static let vague = 5

    /// Returns how badly an item matches, or `nil` if a word is missing.
    private func score(of item: PaletteItem) -> (sum: Int, worst: Int)? {
        var (sum, worst) = (0, 0)
        for word in words {
            let letters = word.dropFirst()
            let score: Int
            if item.titleText.starts(with: word) {
                score = 0
            } else if item.titleText.contains(part: word[...]) {
                score = 1
            } else if item.synonymText.contains(part: word[...]) {
                score = 2
            } else if item.explanationText.contains(part: word[...]) {
                score = 4
            } else if item.titleText.contains(part: letters) {
                score = 5
            } else if letters.count > 1, item.titleText.contains(nearly: letters) {
                score = 8
            } else {
                return nil
            }
            sum += score
            worst = max(worst, score)
        }
        return (sum, worst)
    }
}

extension [UInt8] {
    fileprivate func contains(part: ArraySlice<UInt8>) -> Bool {
        guard let first = part.first, part.count <= count else { return part.isEmpty }
        return indices.dropLast(part.count - 1).contains { start in
            self[start] == first && self[start...].starts(with: part)
        }
    }

    /// Returns whether the letters occur in this order from the beginning of a word on. Between two of them, at most two
    /// letters are left out, unless a word begins with the second: `shoping`, `shpl`.
    fileprivate func contains(nearly letters: ArraySlice<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        return indices.contains { start in
            guard start > 0, self[start - 1] == space, self[start] == letters.first else { return false }
            var last = start
            for letter in letters.dropFirst() {
                let next = indices.suffix(from: last + 1).first { index in
                    self[index] == letter && (index - last <= 3 || self[index - 1] == space)
                }
                guard let next else { return false }
                last = next
            }
            return true
        }
    }
}

/// A row of the palette: the title, the explanation and the keys.
struct PaletteRow: Row {
    let item: PaletteItem
    /// Whether the row says why the command cannot be used now, rather than what it does.
    let showsObstacle: Bool

    var id: AnyHashable { item.id }

    func configure(_ cell: PaletteCell) {
        cell.item = item
        cell.explanation = (showsObstacle ? item.obstacle : nil) ?? item.explanation
    }
}

final class PaletteCell: Cell {
    var item: PaletteItem?
    var explanation = ""

    /// The width of the column of titles. A longer title moves the explanation of its row to the right.
    private static let titleWidth = 18
    /// The minimum width of an explanation beside its title. In a narrower window, it is below the title.
    private static let smallestExplanation = 24

    func height(forWidth width: Int) -> Int {
        // It is not known here whether the screen shows the names of keys in Unicode or in ASCII.
        max(lines(width: width, symbols: .unicode).height, lines(width: width, symbols: .ascii).height)
    }

    /// The explanation in lines, their left edge, the lines of the whole row, and the names of the keys.
    private func lines(
        width: Int, symbols: Symbols
    ) -> (explanation: [StyledText], x: Int, height: Int, keys: String) {
        var keys = item?.keys.first?.name(symbols) ?? ""
        for key in item?.keys.dropFirst() ?? [] {
            let longer = "\(keys) \(key.name(symbols))"
            guard longer.displayWidth <= width / 4 else { break }
            keys = longer
        }
        let beside = max(2 + (item?.title.displayWidth ?? 0) + 2, 2 + Self.titleWidth)
        let room = width - 3 - keys.displayWidth - beside
        let text = StyledText(explanation, role: .dim)
        if room >= Self.smallestExplanation {
            let lines = text.wrapped(toWidth: room)
            return (lines, beside, max(1, lines.count), keys)
        }
        let lines = text.wrapped(toWidth: max(1, width - 5))
        return (lines, 4, 1 + lines.count, keys)
    }

    func draw(in surface: Surface, state: CellState) {
        guard let item else { return }
        let isUsable = item.obstacle == nil
        let symbols = surface.symbols
        let (explanation, x, height, keys) = lines(width: surface.width, symbols: symbols)
        let right = surface.width - 1 - keys.displayWidth
        surface.draw(keys, x: right, y: 0, role: isUsable ? .key : .dim)
        let title = item.title.truncated(toWidth: max(0, right - 4), ellipsis: symbols.ellipsis)
        surface.draw(title, x: 2, y: 0, role: isUsable ? .text : .dim)
        let top = height > explanation.count ? 1 : 0
        for (y, line) in explanation.enumerated() { surface.draw(line, x: x, y: top + y) }
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
