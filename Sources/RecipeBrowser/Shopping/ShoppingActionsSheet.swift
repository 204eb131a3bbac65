import SectionedLists
import Terminal

/// The menu of the shopping list: what is ticked goes to the pantry, and a line to another aisle.
final class ShoppingActionsSheet: ChoiceSheet {
    private enum Choice: Hashable {
        case store
        case aisle(String)
        case otherAisle
    }

    /// - Parameters:
    ///   - line: The name of the selected line, or `nil`.
    ///   - aisles: The aisles to which it can move.
    ///   - store: Called if the user chooses the pantry.
    ///   - move: Called with the chosen aisle, or with `nil` for one that the user types.
    init(
        line: String?, aisles: [String], store: @escaping @MainActor () -> Void,
        move: @escaping @MainActor (String?) -> Void
    ) {
        super.init(title: "Shopping list")
        let ticked = Section(
            rows: [ChoiceRow("Put what is ticked into the pantry", isChosen: false, id: Choice.store)]
        ).onSelect { [weak self] _, _ in
            self?.dismiss()
            store()
        }
        sections = [ticked]
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
