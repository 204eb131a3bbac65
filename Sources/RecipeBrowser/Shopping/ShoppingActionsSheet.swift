import SectionedLists
import Terminal

/// The menu of the shopping list: what is ticked goes to the pantry, amounts are rounded up, and a line goes to another
/// aisle.
final class ShoppingActionsSheet: ChoiceSheet {
    private enum Choice: Hashable {
        case store
        case round
        case aisle(String)
        case otherAisle
    }

    /// - Parameters:
    ///   - line: The name of the selected line, or `nil`.
    ///   - aisles: The aisles to which it can move.
    ///   - isRounded: Whether the amounts are rounded up to what shops sell.
    ///   - store: Called if the user chooses the pantry.
    ///   - round: Called with whether amounts are to be rounded up.
    ///   - move: Called with the chosen aisle, or with `nil` for one that the user types.
    init(
        line: String?, aisles: [String], isRounded: Bool, store: @escaping @MainActor () -> Void,
        round: @escaping @MainActor (Bool) -> Void, move: @escaping @MainActor (String?) -> Void
    ) {
        super.init(title: "Shopping list")
        let list = Section(
            rows: [
                ChoiceRow("Put what is ticked into the pantry", isChosen: false, id: Choice.store),
                ChoiceRow("Round up to what shops sell", isChosen: isRounded, id: Choice.round),
            ]
        ).onSelect { [weak self] _, index in
            self?.dismiss()
            if index == 0 { store() } else { round(!isRounded) }
        }
        sections = [list]
        guard let line else { return }
        let choices = aisles.map(Choice.aisle) + [.otherAisle]
        let rows = zip(choices, aisles + ["Another aisle…"]).map { choice, name in
            ChoiceRow(name.withoutControlCharacters, isChosen: false, id: choice)
        }
        let title = "\(line.withoutControlCharacters) is sold in"
        sections.append(
            Section(title, id: "aisles", rows: rows).onSelect { [weak self] _, index in
                self?.dismiss()
                if case .aisle(let aisle) = choices[index] { move(aisle) } else { move(nil) }
            })
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(48, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
