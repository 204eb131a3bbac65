import SectionedLists
import Terminal

/// The menu of places, and the theme. Each row ends with the key of its place. The keys also work in the menu.
@MainActor
final class PlacesSheet: ChoiceSheet {
    private let current: Place?
    private let choose: @MainActor (Place) -> Void
    private let theme: ThemeName
    private let chooseTheme: @MainActor () -> Void

    /// - Parameters:
    ///   - current: The place whose screen is shown, or `nil` if another screen is shown.
    ///   - theme: The current theme.
    ///   - choose: Called with the chosen place.
    ///   - chooseTheme: Called if the user wants to choose a theme.
    init(
        current: Place?, theme: ThemeName, choose: @escaping @MainActor (Place) -> Void,
        chooseTheme: @escaping @MainActor () -> Void
    ) {
        self.current = current
        self.theme = theme
        self.choose = choose
        self.chooseTheme = chooseTheme
        super.init(title: "Places", columns: 36)
    }

    override func willAppear() {
        super.willAppear()
        let rows = { [current] (place: Place) in
            ChoiceRow(
                place.name, detail: self.keyName(of: place.definition), isChosen: place == current, lettered: "",
                id: place)
        }
        let themes = section("Settings", id: "settings", of: [theme]) { theme in
            ChoiceRow("Theme: \(theme.title)", lettered: "", id: "theme")
        } choose: { [chooseTheme] _ in
            chooseTheme()
        }
        sections = [section(id: "places", of: Place.allCases, row: rows, choose: choose), themes]
    }

    private func take(_ place: Place) {
        dismiss()
        choose(place)
    }

    override var keyCommands: [KeyCommand] { super.keyCommands + commands }

    private lazy var commands = Place.allCases.map { place in
        place.definition.command { [weak self] in self?.take(place) }
    }
}

/// One of the main screens of the program. Most have a key of their own.
public enum Place: Hashable, Sendable, CaseIterable {
    case cookbook, plan, shoppingList, pantry, timers, labels

    /// The name of the place in the menu of places.
    var name: String {
        switch self {
        case .cookbook: "Cookbook"
        case .plan: "Plan"
        case .shoppingList: "Shopping list"
        case .pantry: "Pantry"
        case .timers: "Timers"
        case .labels: "Tags and courses"
        }
    }

    /// The definition of the key command that shows the place.
    var definition: CommandDefinition {
        switch self {
        case .cookbook: KitchenCommands.cookbook
        case .plan: PlanCommands.show
        case .shoppingList: KitchenCommands.shoppingList
        case .pantry: KitchenCommands.pantry
        case .timers: TimerCommands.show
        case .labels: LabelCommands.show
        }
    }

    /// Returns whether a screen is the screen of this place.
    @MainActor
    func isShown(by screen: ViewController?) -> Bool {
        switch self {
        case .cookbook: screen is HomeViewController
        case .plan: screen is PlanViewController
        case .shoppingList: screen is ShoppingViewController
        case .pantry: screen is PantryViewController
        case .timers: screen is TimersViewController
        case .labels: screen is LabelsViewController
        }
    }
}
