import Terminal

/// The key commands for the places and for the kitchen files.
enum KitchenCommands {
    static let places = CommandDefinition(
        "place.all", keys: [.character("p")], title: "places",
        help: "Show the places: cookbook, plan, shopping list, pantry, timers, tags", hint: .init(order: 9),
        synonyms: "go screens menu")

    static let palette = CommandDefinition(
        "command.all", keys: [.character(":"), .control("p")], title: "commands",
        help: "Find a command, a setting or a recipe by typing", hint: .init(order: 97, shortTitle: "all"))

    static let cookbook = CommandDefinition(
        "place.cookbook", keys: [.character("H")], title: "cookbook", help: "Go to the cookbook",
        synonyms: "home recipes list")

    static let shoppingList = CommandDefinition(
        "place.shopping", keys: [.character("B"), .character("L")], title: "shopping list",
        help: "Show the shopping list",
        synonyms: "groceries grocery buy")

    static let pantry = CommandDefinition(
        "place.pantry", keys: [.character("P")], title: "pantry", help: "Show what is at home",
        synonyms: "fridge home stock freezer")

    static let buy = CommandDefinition(
        "recipe.buy", keys: [.character("b")], title: "buy",
        help: "Put the recipe on the shopping list, in the shown size", hint: .init(order: 5),
        synonyms: "shopping list add")

    static let nutrition = CommandDefinition(
        "recipe.nutrition", keys: [.character("K")], title: "nutrition",
        help: "Show the nutrition of the recipe: energy, protein, fat",
        synonyms: "calories kcal energy protein carbohydrates", needs: .openRecipe)

    static let add = CommandDefinition(
        "kitchen.add", keys: [.character("n"), .character("a")], title: "add",
        help: "Add what you type: a meal, something to buy or at home", hint: .init(order: 2), synonyms: "new item")

    static let remove = CommandDefinition(
        "kitchen.remove", keys: [.character("d"), Key(.delete)], title: "remove", help: "Remove the selected row",
        hint: .init(order: 3), synonyms: "delete")

    static let clear = CommandDefinition(
        "kitchen.clear", keys: [.character("D")], title: "clear", help: "Remove everything; undo brings it back",
        hint: .init(order: 5), synonyms: "delete empty", needs: .shoppingList)

    static let actions = CommandDefinition(
        "kitchen.actions", keys: [.character("m")], title: "more",
        help: "Put ticked lines into the pantry, round up, change the shop, or move the line to another aisle",
        hint: .init(order: 4), needs: .shoppingList)

    static let always = CommandDefinition(
        "kitchen.always", keys: [.character("A")], title: "always at home",
        help: "Always at home: take the line from this and later lists", hint: .init(order: 6, shortTitle: "always"),
        synonyms: "staple basic salt pantry", needs: .shoppingList)

    static let cookable = CommandDefinition(
        "kitchen.cookable", keys: [.character("c")], title: "what to cook",
        help: "List the recipes for which at most two things are missing", hint: .init(order: 4),
        synonyms: "can make recipes missing", needs: .pantry)

    static let buyAgain = CommandDefinition(
        "pantry.buy", keys: [.character("b")], title: "buy", help: "Put the selected item on the shopping list",
        hint: .init(order: 3), synonyms: "shopping list add again", needs: .pantry)

    static let reload = CommandDefinition(
        "kitchen.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the file again")

    static let all = [
        palette, places, cookbook, shoppingList, pantry, buy, nutrition, add, remove, clear, actions, always, cookable,
        buyAgain, reload,
    ]
}

/// The key commands of the meal plan.
enum PlanCommands {
    static let show = CommandDefinition(
        "place.plan", keys: [.character("W")], title: "plan", help: "Show the plan of the week",
        synonyms: "week calendar meals menu")

    static let put = CommandDefinition(
        "recipe.plan", keys: [.character("w")], title: "plan", help: "Plan the recipe for a day",
        hint: .init(order: 6), synonyms: "week meal calendar schedule day")

    static let buy = CommandDefinition(
        "plan.buy", keys: [.character("b")], title: "buy all",
        help: "Put everything that is planned for these days on the shopping list", hint: .init(order: 2),
        synonyms: "shopping list week")

    static let earlier = CommandDefinition(
        "plan.earlier", keys: [.character("<"), .character(",")], title: "day", help: "Move the entry to the day before"
    )

    static let later = CommandDefinition(
        "plan.later", keys: [.character(">"), .character(".")], title: "day",
        help: "Move the entry to the next day",
        hint: .init(order: 4, partner: "plan.earlier") { _ in "<>" })

    static let more = CommandDefinition(
        "plan.more", keys: [.character("+")], title: "more", help: "Plan one serving more")

    static let fewer = CommandDefinition(
        "plan.fewer", keys: [.character("-")], title: "fewer", help: "Plan one serving fewer")

    static let weekBefore = CommandDefinition(
        "plan.weekBefore", keys: [.character("[")], title: "week before", help: "Show the week before")

    static let weekAfter = CommandDefinition(
        "plan.weekAfter", keys: [.character("]")], title: "week", help: "Show the next week",
        hint: .init(order: 7, partner: "plan.weekBefore") { _ in "[]" })

    static let dayBefore = CommandDefinition(
        "plan.dayBefore", keys: [.left, .character("h")], title: "day before", help: "Go to the day before")

    static let dayAfter = CommandDefinition(
        "plan.dayAfter", keys: [.right, .character("l")], title: "day after", help: "Go to the next day")

    static let suggest = CommandDefinition(
        "plan.suggest", keys: [.character("s")], title: "suggest",
        help: "Suggest a recipe for the selected meal, or another one", hint: .init(order: 3),
        synonyms: "idea what to cook what's for dinner expire can make")

    static let actions = CommandDefinition(
        "plan.actions", keys: [.character("m")], title: "more",
        help: "Copy, repeat, plan leftovers, copy the week, fill it with suggestions", hint: .init(order: 5),
        synonyms: "copy repeat leftovers suggest fill")

    static let all = [
        show, put, buy, earlier, later, more, fewer, weekBefore, weekAfter, dayBefore, dayAfter, suggest, actions,
    ]
}

/// The key commands of timers.
enum TimerCommands {
    static let start = CommandDefinition(
        "timer.start", keys: [.character("t")], title: "timer",
        help: "Start the timer of the step, or show it if it runs", hint: .init(order: 24),
        synonyms: "clock alarm minutes", needs: .step)

    static let show = CommandDefinition(
        "timer.show", keys: [.character("T")], title: "timers", help: "Show all timers, and set a new one",
        synonyms: "clock alarm minutes", needs: .otherwise)

    static let new = CommandDefinition(
        "timer.new", keys: [.character("n"), .character("t")], title: "new",
        help: "Set a new timer that you type: 12m eggs", hint: .init(order: 3), synonyms: "clock alarm minutes")

    static let pause = CommandDefinition(
        "timer.pause", keys: [.space], title: "pause", help: "Pause the timer, or continue it",
        hint: .init(order: 2))

    static let minuteMore = CommandDefinition(
        "timer.minuteMore", keys: [.character("+")], title: "1 min more", help: "Give the timer one minute more",
        hint: .init(order: 4))

    static let minuteLess = CommandDefinition(
        "timer.minuteLess", keys: [.character("-")], title: "1 min less", help: "Take one minute from the timer")

    static let stop = CommandDefinition(
        "timer.stop", keys: [.character("d"), Key(.delete)], title: "stop", help: "Stop the timer and remove it",
        hint: .init(order: 5))

    static let acknowledge = CommandDefinition(
        "timer.seen", keys: [.enter, .escape], title: "all right", help: "Stop ringing",
        hint: .init(order: 1) { $0.enter })

    static let ready = CommandDefinition(
        "timer.ready", keys: [.character("x")], title: "it is ready",
        help: "It is ready: stop the timer before its second end", hint: .init(order: 2))

    static let all = [start, show, new, pause, minuteMore, minuteLess, stop, acknowledge, ready]
}
