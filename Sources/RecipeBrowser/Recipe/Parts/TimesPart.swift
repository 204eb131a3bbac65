import RecipeKit
import SectionedLists
import Terminal

/// What a recipe's time is made of: preparing, cooking, and what is left of it, waiting.
struct TimesPart: RecipePart {
    private let shares: [TimesCell.Share]

    init?(_ result: ReadResult, style: QuantityStyle) {
        let metadata = result.recipe.metadata
        let preparing = metadata.prepTime?.minutes ?? 0
        let cooking = metadata.cookTime?.minutes ?? 0
        // What a file says may be too large to add up.
        let (busy, overflow) = preparing.addingReportingOverflow(cooking)
        guard !overflow else { return nil }
        let waiting = max(0, (metadata.statedTotalTime?.minutes ?? 0) - busy)
        let minutes = [("preparation", preparing), ("cooking", cooking), ("waiting", waiting)]
        shares = zip(TimesCell.Mark.allCases, minutes).compactMap { mark, share in
            share.1 > 0 ? TimesCell.Share(mark: mark, name: share.0, minutes: share.1) : nil
        }
        guard shares.count > 1 else { return nil }
    }

    func section(notes: RecipeNotes) -> Section {
        Section(id: "times", rows: [TimesRow(shares: shares), SpacerRow(id: "end")])
    }
}

/// A bar of the times' shares, and each time in words.
struct TimesRow: Row {
    let id: AnyHashable = "times"
    let shares: [TimesCell.Share]
    var isSelectable: Bool { false }

    func configure(_ cell: TimesCell) {
        cell.shares = shares
    }
}

final class TimesCell: Cell {
    /// What a share of the bar is drawn with.
    enum Mark: CaseIterable { case full, light, line }

    struct Share: Sendable {
        var mark: Mark
        var name: String
        var minutes: Int
    }

    var shares: [Share] = []

    private static let maximumColumns = 48

    func height(forWidth width: Int) -> Int { 1 + words(width: width).count }

    func draw(in surface: Surface, state: CellState) {
        var x = 1
        for (share, columns) in zip(shares, columns(of: min(Self.maximumColumns, surface.width - 2))) {
            let symbol: Character =
                switch share.mark {
                case .full: surface.symbols.barDone
                case .light: surface.symbols.barLeft
                case .line: surface.symbols.horizontalLine
                }
            surface.drawLine(symbol, x: x, y: 0, width: columns, role: .dim)
            x += columns
        }
        for (y, line) in words(width: surface.width).enumerated() { surface.draw(line, x: 1, y: 1 + y) }
    }

    /// The columns of each share; one at least, and all of them together what there is.
    private func columns(of width: Int) -> [Int] {
        let total = shares.reduce(0.0) { $0 + Double($1.minutes) }
        var columns = shares.map { max(1, Int(Double($0.minutes) / total * Double(width))) }
        let largest = shares.indices.max { shares[$0].minutes < shares[$1].minutes } ?? 0
        columns[largest] = max(1, columns[largest] + width - columns.reduce(0, +))
        return columns
    }

    private func words(width: Int) -> [StyledText] {
        let times = shares.map { share in
            "\(share.name) \(CookingTime(minutes: share.minutes, text: "").formatted(.long).keptTogether)"
        }
        let text = times.joined(separator: ", ")
        return StyledText(text.prefix(1).uppercased() + text.dropFirst(), role: .dim).wrapped(toWidth: width - 2)
    }
}
