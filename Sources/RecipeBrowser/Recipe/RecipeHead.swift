import CookbookStore
import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

extension Role {
    /// The amount of an ingredient.
    static let amount = Role("amount", like: .accent, explanation: "The amount of an ingredient")
    static let stars = Role("stars", like: .accent, explanation: "The stars of a rating")
    static let tag = Role(
        "tag", like: .accent, style: Style(foreground: .magenta), explanation: "A tag or a diet of a recipe")
}

/// What is above the ingredients of a recipe: the title with its stars and when it was cooked, the facts that cooks ask
/// for, the tags, and the user's note.
struct RecipeHead: Sendable {
    var title = ""
    var isFavourite = false
    var rating: Int?
    /// How often and when the recipe was cooked last, or an empty text.
    var cooked = ""
    var facts: [String] = []
    var tags: [String] = []
    var note: [StyledText] = []

    init() {}

    /// - Parameters:
    ///   - shown: The recipe in the size and the units of the screen.
    ///   - style: How amounts are written.
    init(_ shown: ShownRecipe, style: QuantityStyle) {
        let metadata = shown.result.recipe.metadata
        title = shown.result.recipe.title.spelledOut(style).shortenedToRow
        facts = shown.facts(RecipeFacts.headline(of: metadata)).map { $0.spelledOut(style).shortenedToRow }
        tags = RecipeFacts.labels(of: metadata).map { $0.spelledOut(style).shortenedToRow }
    }

    /// Returns the head with what the notebook says.
    func with(_ entry: NotebookEntry) -> RecipeHead {
        var head = self
        head.isFavourite = entry.isFavourite
        head.rating = entry.rating
        head.note = entry.note.isEmpty ? [] : StyledText(entry.note).cutIntoRows
        if let last = entry.cookings.first {
            let times = entry.cookings.count == 1 ? "cooked" : "cooked \(entry.cookings.count) times, last"
            head.cooked = "\(times) \(last.day.name(from: .today))"
        }
        return head
    }
}

/// The head as the first row of the list.
struct RecipeHeadRow: Row {
    let id: AnyHashable = "head"
    let head: RecipeHead
    var isSelectable: Bool { false }

    func configure(_ cell: RecipeHeadCell) { cell.head = head }
}

/// Draws the head, with an empty line below it and, if the window is not narrow, above it.
final class RecipeHeadCell: Cell {
    var head = RecipeHead() { didSet { laidOut = nil } }

    private struct Key: Equatable {
        var width: Int
        var isUnicode: Bool
    }
    private var laidOut: (key: Key, lines: [Line])?

    /// A line with a text at the left and a text at the right end.
    private struct Line {
        var text: StyledText
        var end = StyledText()
        var hasBar = false
    }

    /// A window with fewer columns has few lines too, so that no line of it is left empty.
    private static let spaciousColumns = 50
    private static let textColumns = 88

    func height(forWidth width: Int) -> Int { lines(width, .unicode).count + 1 }

    func draw(in surface: Surface, state: CellState) {
        for (y, line) in lines(surface.width, surface.symbols).enumerated() {
            if line.hasBar { surface.draw(String(surface.symbols.verticalLine), x: 1, y: y, role: .dim) }
            surface.draw(line.text, x: line.hasBar ? 3 : 1, y: y)
            if !line.end.isEmpty { surface.draw(line.end, x: surface.width - 1 - line.end.displayWidth, y: y) }
        }
    }

    private func lines(_ width: Int, _ symbols: Symbols) -> [Line] {
        let key = Key(width: width, isUnicode: symbols.isUnicode)
        if let laidOut, laidOut.key == key { return laidOut.lines }
        let room = max(1, width - 2)
        var lines = width >= Self.spaciousColumns ? [Line(text: StyledText(""))] : []
        lines += title(room, symbols)
        let facts = facts(symbols)
        if !facts.isEmpty { lines += facts.wrapped(toWidth: room).map { Line(text: $0) } }
        for paragraph in head.note {
            lines += paragraph.wrapped(toWidth: max(1, min(room - 2, Self.textColumns))).map {
                Line(text: $0, hasBar: true)
            }
        }
        laidOut = (key, lines)
        return lines
    }

    /// Returns the title with what the notebook says at the right end, or below it if there is no room.
    private func title(_ room: Int, _ symbols: Symbols) -> [Line] {
        var title = StyledText(head.title, role: .title)
        if head.isFavourite { title.append(" \(symbols.star)", .stars) }
        var notes = StyledText()
        if let rating = head.rating { notes.append(symbols.stars(rating), .stars) }
        if !head.cooked.isEmpty {
            notes.append(notes.isEmpty ? head.cooked : " \(symbols.factSeparator) \(head.cooked)", .dim)
        }
        var lines = title.wrapped(toWidth: room).map { Line(text: $0) }
        guard !notes.isEmpty, let last = lines.last else { return lines }
        if last.text.displayWidth + 3 + notes.displayWidth <= room {
            lines[lines.count - 1].end = notes
        } else {
            lines += notes.wrapped(toWidth: room).map { Line(text: $0) }
        }
        return lines
    }

    /// Returns the facts and the tags as one text. A separator stays on the line of the fact before it, and a short fact
    /// is not broken.
    private func facts(_ symbols: Symbols) -> StyledText {
        var text = StyledText()
        for fact in head.facts {
            if !text.isEmpty { text.append("\u{A0}\(symbols.factSeparator) ", .dim) }
            text.append(fact.keptTogether, .text)
        }
        for (index, tag) in head.tags.enumerated() {
            if !text.isEmpty { text.append(index == 0 ? "\u{A0}\(symbols.factSeparator) " : " ", .dim) }
            text.append("#\(tag.keptTogether)", .tag)
        }
        return text
    }
}

extension StyledText {
    fileprivate var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
