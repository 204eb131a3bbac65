import SectionedLists

/// One of the five main screens of the program. Each place has a key of its own.
public enum Place: Hashable, Sendable, CaseIterable {
    case cookbook, plan, shoppingList, pantry, timers

    /// The name of the place in the menu of places.
    var name: String {
        switch self {
        case .cookbook: "Cookbook"
        case .plan: "Plan"
        case .shoppingList: "Shopping list"
        case .pantry: "Pantry"
        case .timers: "Timers"
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
        }
    }
}
