import Terminal

/// The key commands for the places and for the kitchen files.
enum KitchenCommands {
    static let places = CommandDefinition(
        "place.all", keys: [.character("p")], title: "places",
        help: "Show the places: cookbook, plan, shopping list, pantry, timers", hint: .init(order: 39))

    static let cookbook = CommandDefinition(
        "place.cookbook", keys: [.character("B")], title: "cookbook", help: "Go to the cookbook")

    static let shoppingList = CommandDefinition(
        "place.shopping", keys: [.character("L")], title: "shopping list", help: "Show the shopping list")

    static let pantry = CommandDefinition(
        "place.pantry", keys: [.character("P")], title: "pantry", help: "Show what is at home")

    static let buy = CommandDefinition(
        "recipe.buy", keys: [.character("b")], title: "buy",
        help: "Put the recipe on the shopping list, in the shown size", hint: .init(order: 53))

    static let nutrition = CommandDefinition(
        "recipe.nutrition", keys: [.character("K")], title: "nutrition",
        help: "Show the nutrition of the recipe: energy, protein, fat")

    static let add = CommandDefinition(
        "kitchen.add", keys: [.character("n"), .character("a")], title: "add",
        help: "Add items that you type: 2 l milk, bin bags", hint: .init(order: 2))

    static let remove = CommandDefinition(
        "kitchen.remove", keys: [.character("x"), Key(.delete)], title: "remove", help: "Remove the selected row",
        hint: .init(order: 3))

    static let clear = CommandDefinition(
        "kitchen.clear", keys: [.character("X")], title: "clear", help: "Remove everything; undo brings it back",
        hint: .init(order: 5))

    static let actions = CommandDefinition(
        "kitchen.actions", keys: [.character("m")], title: "more",
        help: "Put ticked lines into the pantry, round up, change the shop, or move the line to another aisle",
        hint: .init(order: 4))

    static let reload = CommandDefinition(
        "kitchen.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the file again")

    static let all = [
        places, cookbook, shoppingList, pantry, buy, nutrition, add, remove, clear, actions, reload,
    ]
}
