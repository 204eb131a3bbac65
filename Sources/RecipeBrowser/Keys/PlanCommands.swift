import Terminal

/// The key commands of the meal plan.
enum PlanCommands {
    static let show = CommandDefinition(
        "place.plan", keys: [.character("W")], title: "plan", help: "Show the plan of the week")

    static let put = CommandDefinition(
        "recipe.plan", keys: [.character("w")], title: "plan", help: "Plan the recipe for a day",
        hint: .init(order: 54))

    static let buy = CommandDefinition(
        "plan.buy", keys: [.character("b")], title: "buy all",
        help: "Put everything that is planned for these days on the shopping list", hint: .init(order: 2))

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

    static let actions = CommandDefinition(
        "plan.actions", keys: [.character("m")], title: "more",
        help: "Copy, repeat, plan leftovers, copy the week, fill it with suggestions", hint: .init(order: 3))

    static let all = [show, put, buy, earlier, later, more, fewer, weekBefore, weekAfter, dayBefore, dayAfter, actions]
}
