import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists

/// The menu of what can be done with the shopping list and the selected line, and the questions that follow from it.
@MainActor
struct ShoppingActions {
    private let store: Store
    /// The screen of the list.
    private let screen: ViewController

    init(_ store: Store, over screen: ViewController) {
        self.store = store
        self.screen = screen
    }

    /// Presents the menu.
    ///
    /// - Parameters:
    ///   - contents: The shopping list.
    ///   - line: The selected line, or `nil` if no line is selected.
    func ask(_ contents: ShoppingContents, _ line: ShoppingLine?) {
        let own = contents.list.sections.first { section in section.lines.contains { $0.grocery == line?.grocery } }
        let shops = contents.shops
        let state = ShoppingActionsSheet.State(
            isRounded: store.customs.roundsToPacks,
            shop: store.customs.shop.flatMap { shops.contains($0) ? $0 : nil },
            shops: shops, line: line?.name, isWanted: line.flatMap { isWanted($0, contents) },
            aisles: contents.aisles.filter { $0 != own?.aisle })
        screen.present(
            ShoppingActionsSheet(state) { choice in
                switch choice {
                case .store: storeTicked()
                case .round: setRounded(!state.isRounded)
                case .want(let isWanted): if let line { setWanted(isWanted, line) }
                case .shop(let shop): go(to: shop)
                case .newShop: askForShop()
                case .aisle(let aisle): if let line { move(line, to: aisle) }
                case .newAisle: if let line { askForAisle(of: line, in: contents.aisles) }
                }
            })
    }

    private func go(to shop: String?) { store.set(.shop(shop), named: Self.goingTo(shop), from: screen) }

    private static func goingTo(_ shop: String?) -> String {
        "The list is for \(shop.map(\.quoted) ?? "the usual shop") now"
    }

    private func askForShop() {
        let prompt = PromptViewController(
            title: "Shop", message: "The name of a shop. It gets the aisles of the current one, which you can move.",
            example: "market"
        ) { text in
            let shop = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            store.set(.shop(shop), named: Self.goingTo(shop), from: screen) { kitchen throws(EditingError) in
                try kitchen.addShop(shop)
            }
        }
        prompt.validate = { text in
            KitchenCustoms.isShop(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
                ? nil : "Type a short name without /."
        }
        screen.present(prompt)
    }

    private func setRounded(_ isRounded: Bool) {
        store.set(
            .rounding(toPacks: isRounded),
            named: isRounded ? "Amounts are what shops sell now" : "Amounts are what the recipes need now", from: screen
        )
    }

    /// Returns whether the user wants an optional grocery, or `nil` if the grocery is not optional.
    private func isWanted(_ line: ShoppingLine, _ contents: ShoppingContents) -> Bool? {
        if contents.wanted.contains(line.grocery.key) { return true }
        return contents.list.optional.contains { $0.grocery == line.grocery } ? false : nil
    }

    private func setWanted(_ isWanted: Bool, _ line: ShoppingLine) {
        let title = isWanted ? "The list asks for \(line.name.quoted)" : "\(line.name.quoted) is optional again"
        store.change(from: screen, title) { edits throws(EditingError) in try edits.kitchen.setWanted(isWanted, line) }
    }

    private func storeTicked() {
        store.change(from: screen, command: KitchenCommands.pantry.command {}) { edits throws(EditingError) in
            let count = try edits.kitchen.storeTicked()
            edits.title = count == 0 ? "Nothing is ticked" : "Put \(count.counted("thing")) into the pantry"
        }
    }

    private func move(_ line: ShoppingLine, to aisle: String) {
        let name = line.name
        store.change(from: screen, "\(name.quoted) is sold in \(aisle.quoted) now") { edits throws(EditingError) in
            try edits.kitchen.move(name, toAisle: aisle)
        }
    }

    private func askForAisle(of line: ShoppingLine, in aisles: [String]) {
        let prompt = PromptViewController(
            title: "Aisle", message: "The aisle of the shop that sells \(line.name).", example: "cheese counter"
        ) { text in
            move(line, to: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "Type the name of an aisle." : nil }
        prompt.suggest = { text in
            aisles.filter { !text.isEmpty && $0.lowercased().contains(text.lowercased()) }.map { PromptSuggestion($0) }
        }
        screen.present(prompt)
    }
}

/// The menu of the shopping list. The user can put ticked lines into the pantry, turn the rounding of amounts on or
/// off, ask for an optional line, switch to another shop, and move a line to another aisle.
final class ShoppingActionsSheet: ChoiceSheet {
    enum Choice: Hashable {
        /// Puts the ticked lines into the pantry.
        case store
        /// Asks for the selected optional line, or leaves it optional again.
        case want(Bool)
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
        /// Whether the user wants the grocery on the selected line although it is optional. `nil` if it is not optional.
        var isWanted: Bool?
        /// The aisles to which the selected line can move.
        var aisles: [String]
    }

    init(_ state: State, choose: @escaping @MainActor (Choice) -> Void) {
        super.init(title: state.line?.withoutControlCharacters ?? "Shopping list")
        func section(_ title: String?, _ id: String, _ choices: [Choice]) -> Section {
            self.section(title, id: id, of: choices, row: { Self.row($0, state) }, choose: choose)
        }
        sections = [
            section(nil, "list", [.store, .round] + (state.isWanted.map { [.want(!$0)] } ?? [])),
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
            case .want(true): ("Ask for the optional \(state.line ?? "")", false)
            case .want(false): ("Leave \(state.line ?? "") optional again", false)
            case .shop(let shop): (shop ?? "The usual one", shop == state.shop)
            case .newShop: ("Another shop…", false)
            case .aisle(let aisle): (aisle, false)
            case .newAisle: ("Another aisle…", false)
            }
        return ChoiceRow(text.withoutControlCharacters, isChosen: isChosen, id: choice)
    }
}
