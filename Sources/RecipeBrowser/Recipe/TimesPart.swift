import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The times of a recipe for preparing, cooking and waiting.
struct TimesPart: RecipePart {
    private let shares: [TimesCell.Share]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        shares = RecipeTimes(shown.result.recipe.metadata).shares.map { share in
            let pattern: TimesCell.Pattern =
                switch share.kind {
                case .preparing: .full
                case .cooking: .light
                case .waiting: .line
                }
            return TimesCell.Share(
                pattern: pattern, words: "\(share.name) \(share.time.formatted(.long).keptTogether)".shortenedToRow,
                minutes: share.time.minutes)
        }
        guard !shares.isEmpty else { return nil }
    }

    func section(notes: RecipeNotes) -> Section {
        Section("Times", id: "times", rows: [TimesRow(shares: shares), SpacerRow(id: "end")])
    }
}

/// A row with the times in words. If at least two times have a number, a bar above the words shows their shares of the
/// total.
struct TimesRow: Row {
    let id: AnyHashable = "times"
    let shares: [TimesCell.Share]
    var isSelectable: Bool { false }

    func configure(_ cell: TimesCell) {
        cell.shares = shares
    }
}

/// Draws the bar, if there is one, and the times in words.
final class TimesCell: Cell {
    /// The character with which a part of the bar is drawn.
    enum Pattern { case full, light, line }

    struct Share: Sendable {
        var pattern: Pattern
        /// The time in words: `cooking 30 min`.
        var words: String
        /// The time in minutes, or `nil` if the time has no number. A time without a number is not in the bar.
        var minutes: Int?
    }

    var shares: [Share] = []

    private static let maximumColumns = 48

    func height(forWidth width: Int) -> Int {
        (measured.count > 1 ? 1 : 0) + legend(Symbols.unicode, width: width).count
    }

    func draw(in surface: Surface, state: CellState) {
        var y = 0
        if measured.count > 1 {
            var x = 1
            let widths = columns(of: min(Self.maximumColumns, surface.width - 2))
            for (share, columns) in zip(measured, widths) {
                let symbol = share.pattern.symbol(surface.symbols)
                surface.drawLine(symbol, x: x, y: 0, width: columns, role: .dim)
                x += columns
            }
            y += 1
        }
        for line in legend(surface.symbols, width: surface.width) {
            surface.draw(line, x: 1, y: y)
            y += 1
        }
    }

    private var measured: [Share] { shares.filter { $0.minutes != nil } }

    /// Returns the width of each part of the bar in columns. Each is at least 1. The widths add up to the given width,
    /// unless there are more parts than columns.
    private func columns(of width: Int) -> [Int] {
        let minutes = measured.map { $0.minutes ?? 0 }
        let total = minutes.reduce(0.0) { $0 + Double($1) }
        var columns = minutes.map { max(1, Int(nearest: Double($0) / total * Double(width), rounding: .down) ?? 1) }
        let largest = minutes.indices.max { minutes[$0] < minutes[$1] } ?? 0
        columns[largest] = max(1, columns[largest] + width - columns.reduce(0, +))
        return columns
    }

    /// Returns the times in words, wrapped to a width. A time with a part in the bar begins with the character of this
    /// part.
    private func legend(_ symbols: Symbols, width: Int) -> [StyledText] {
        let hasBar = measured.count > 1
        let times = shares.map { share in
            let words = share.words
            return hasBar && share.minutes != nil ? "\(share.pattern.symbol(symbols))\u{A0}\(words)" : words
        }
        return StyledText(times.joined(separator: "  "), role: .dim).wrapped(toWidth: width - 2)
    }
}

extension TimesCell.Pattern {
    /// Returns the character that fills this part of the bar.
    fileprivate func symbol(_ symbols: Symbols) -> Character {
        switch self {
        case .full: symbols.barDone
        case .light: symbols.barLeft
        case .line: symbols.horizontalLine
        }
    }
}
