import SectionedLists

/// Says why a key, or a command in the palette, has no effect now. It knows the screen, so that it does not send people
/// where they are.
@MainActor
struct DeadKey {
    /// The screen on top.
    let screen: ViewController?
    /// The place that the screen is, if it is one.
    let place: Place?
    /// Returns the name of a command's key, or of the command itself if it has no key.
    let keyName: (CommandDefinition) -> String

    /// Returns the command that the user means with a key: rather one of this screen than one of another.
    func meant(_ commands: [CommandDefinition]) -> CommandDefinition? {
        commands.first { isHere($0.need) } ?? commands.first { $0.need == .recipe } ?? commands.first
    }

    /// Returns a sentence about a command that a key would call elsewhere.
    func sentence(_ command: CommandDefinition, key: String) -> String {
        if let place, place.definition.id == command.id { return place.sentence }
        let title = command.title == key ? "" : " (\(command.title))"
        return "\(key)\(title) \(reason(of: command))."
    }

    /// Returns the end of a sentence that begins with a command.
    func reason(of command: CommandDefinition) -> String {
        guard isHere(command.need) else {
            // Where a recipe is selected, nobody need go to the cookbook for it.
            let need = command.need == .recipe && selectsRecipe ? .openRecipe : command.need
            return need.reason(keyName)
        }
        let isEmpty = (screen as? SectionsViewController)?.selection == nil
        let add = keyName(KitchenCommands.add)
        switch command.need {
        case .recipe, .cookbook: return "needs a recipe; select one"
        case .openRecipe, .step: return "has nothing to do in this recipe"
        case .cookMode: return "has nothing to do in this step"
        case .plan: return isEmpty ? "needs a day" : "needs an entry; \(add) adds one"
        case .kitchenList, .shoppingList, .pantry:
            return isEmpty
                ? "has nothing to do: the list is empty, and \(add) adds to it" : "does not apply to this row"
        case .timers: return "needs a timer; \(keyName(TimerCommands.new)) sets one"
        case .history: return "needs an earlier text; select one"
        case .labels: return isEmpty ? "has nothing to do: no recipe has a tag" : "does not apply to this row"
        case .shared: return "has nothing to copy here"
        case .doubles, .importing, .file, .code, .otherwise: return command.need.reason(keyName)
        }
    }

    /// Whether Enter opens a recipe: an entry of the plan, or another recipe with an ingredient.
    private var selectsRecipe: Bool {
        let row = (screen as? SectionsViewController)?.selectedRow
        return row is RecipeRow || row is ListedRecipeRow || (row as? PlanRow)?.entry?.recipe != nil
    }

    /// Whether the shown screen is one on which commands with a need can be used.
    private func isHere(_ need: CommandNeed) -> Bool {
        switch need {
        case .recipe: screen is HomeViewController || screen is RecipeViewController
        case .cookbook: place == .cookbook
        case .openRecipe, .step: screen is RecipeViewController
        case .cookMode: screen is CookingViewController
        case .plan: place == .plan
        case .shoppingList: place == .shoppingList
        case .pantry: place == .pantry
        case .kitchenList: place == .plan || place == .shoppingList || place == .pantry
        case .timers: place == .timers
        case .history: screen is HistoryViewController
        case .labels: place == .labels
        case .shared: screen is any SharingScreen
        case .doubles, .importing, .file, .code, .otherwise: false
        }
    }
}

extension Place {
    /// What is said if the key of the place is pressed there: `This is the pantry.`
    fileprivate var sentence: String {
        switch self {
        case .cookbook, .plan, .shoppingList, .pantry: "This is the \(name.lowercased())."
        case .timers, .labels: "These are the \(name.lowercased())."
        }
    }
}
