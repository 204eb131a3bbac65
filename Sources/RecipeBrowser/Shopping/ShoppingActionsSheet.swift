import SectionedLists
import Terminal

/// The menu of the shopping list: what is ticked goes to the pantry, amounts are rounded up, the list is for another shop,
/// and a line goes to another aisle.
final class ShoppingActionsSheet: ChoiceSheet {
    enum Choice: Hashable {
        /// Puts what is ticked into the pantry.
        case store
        /// Rounds amounts up to what shops sell, or no longer.
        case round
        /// Another shop, or `nil` for the usual one.
        case shop(String?)
        /// A shop that the user names.
        case newShop
        /// Another aisle for the selected line.
        case aisle(String)
        /// An aisle that the user names.
        case newAisle
    }

    /// The state of the list that the menu shows.
    struct State {
        /// Whether the amounts are rounded up to what shops sell.
        var isRounded: Bool
        /// The current shop, or `nil` for the usual one.
        var shop: String?
        /// The shops with aisles of their own.
        var shops: [String]
        /// The name of the selected line, or `nil`.
        var line: String?
        /// The aisles to which the line can move.
        var aisles: [String]
    }

    init(_ state: State, choose: @escaping @MainActor (Choice) -> Void) {
        super.init(title: "Shopping list")
        func section(_ title: String?, _ id: String, _ choices: [Choice]) -> Section {
            Section(title, id: id, rows: choices.map { Self.row($0, state) }).onSelect { [weak self] _, index in
                self?.dismiss()
                choose(choices[index])
            }
        }
        sections = [
            section(nil, "list", [.store, .round]),
            section("For the shop", "shops", [.shop(nil)] + state.shops.map(Choice.shop) + [.newShop]),
        ]
        guard let line = state.line else { return }
        let title = "Aisle of \(line.withoutControlCharacters)"
        sections.append(section(title, "aisles", state.aisles.map(Choice.aisle) + [.newAisle]))
    }

    private static func row(_ choice: Choice, _ state: State) -> ChoiceRow {
        let (text, isChosen) =
            switch choice {
            case .store: ("Put what is ticked into the pantry", false)
            case .round: ("Round up to what shops sell", state.isRounded)
            case .shop(let shop): (shop ?? "The usual one", shop == state.shop)
            case .newShop: ("Another shop…", false)
            case .aisle(let aisle): (aisle, false)
            case .newAisle: ("Another aisle…", false)
            }
        return ChoiceRow(text.withoutControlCharacters, isChosen: isChosen, id: choice)
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(48, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
