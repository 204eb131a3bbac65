import SectionedLists
import Terminal

/// The menu of the shopping list. The user can put ticked lines into the pantry, turn the rounding of amounts on or
/// off, switch to another shop, and move a line to another aisle.
final class ShoppingActionsSheet: ChoiceSheet {
    enum Choice: Hashable {
        /// Puts the ticked lines into the pantry.
        case store
        /// Starts or stops rounding amounts up to the sizes that shops sell.
        case round
        /// Switches to another shop. `nil` is the usual shop.
        case shop(String?)
        /// Switches to a new shop, whose name the user types.
        case newShop
        /// Moves the selected line to another aisle.
        case aisle(String)
        /// Moves the selected line to a new aisle, whose name the user types.
        case newAisle
    }

    /// The state of the list that the menu shows.
    struct State {
        /// Whether the amounts are rounded up to the sizes that shops sell.
        var isRounded: Bool
        /// The current shop, or `nil` for the usual shop.
        var shop: String?
        /// The shops that have an aisle file.
        var shops: [String]
        /// The name of the grocery on the selected line, or `nil` if none is selected.
        var line: String?
        /// The aisles to which the selected line can move.
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
