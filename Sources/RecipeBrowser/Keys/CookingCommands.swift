import Terminal

/// The key commands of cook mode.
enum CookingCommands {
    static let next = CommandDefinition(
        "cooking.next", keys: [.down, .right, .enter, .pageDown, .character("j"), .character("l")], title: "next step",
        help: "Go to the next step, or scroll a long step", hint: .init(order: 1))

    static let previous = CommandDefinition(
        "cooking.previous", keys: [.up, .left, .pageUp, .character("k"), .character("h")], title: "step before",
        help: "Go to the step before", hint: .init(order: 2))

    static let tick = CommandDefinition(
        "cooking.tick", keys: [.space], title: "tick", help: "Tick the next ingredient of the step",
        hint: .init(order: 3))

    static let finish = CommandDefinition(
        "cooking.finish", keys: [.character("d")], title: "done", help: "End cook mode, and begin at step 1 next time",
        hint: .init(order: 4))

    /// The commands that tick one of the first nine ingredients of the step.
    static let ingredients = (1...9).map { number in
        CommandDefinition(
            "cooking.ingredient\(number)", keys: [.character(Character(String(number)))], title: String(number),
            help: "Tick ingredient \(number) of the step")
    }

    static let all = [next, previous, tick, finish] + ingredients
}
