import SectionedLists
import Terminal

extension BrowserCommands {
    /// The keys of version 0.2, of the commands that have other keys now. `recipes config --keys classic` prints them.
    static let classicKeys: [String: [Key]] = [
        "cookbook.unfilter": [.character("x")],
        "cooking.finish": [.character("d")],
        "duplicates.find": [.character("d")],
        "duplicates.keepApart": [.character("n")],
        "duplicates.merge": [.character("m")],
        "editing.delete": [.character("D"), Key(.delete)],
        "editing.history": [.character("H")],
        "editing.new": [.character("N")],
        "editing.redo": [.character("Z"), .control("r")],
        "editing.undo": [.character("z")],
        "history.restore": [.character("b")],
        "import.stop": [.character("x")],
        "kitchen.clear": [.character("X")],
        "kitchen.remove": [.character("x"), Key(.delete)],
        "list.up": [.up, .character("k"), .control("p")],
        "place.cookbook": [.character("B")],
        "place.shopping": [.character("L")],
        "recipe.cook": [.character("C")],
        "recipe.cooked": [.character("c")],
        "recipe.note": [.character("n")],
        "recipe.untick": [.character("u")],
        "timer.ready": [.character("d")],
        "timer.stop": [.character("x"), Key(.delete)],
        "list.tick": [.space],
    ]

    /// The assignments that restore the keys of version 0.2, as lines for `[keys]` in the configuration. The commands
    /// that keep their keys are among them if another command takes one of these keys.
    @MainActor
    public static var classicLines: [String] {
        let taken = Set(classicKeys.values.joined())
        var seen: Set<String> = []
        return all().filter { seen.insert($0.id).inserted }.compactMap { command in
            let keys = classicKeys[command.id] ?? command.keys
            guard classicKeys[command.id] != nil || !taken.isDisjoint(with: keys) else { return nil }
            let names = keys.map { "\"\($0.name(.ascii))\"" }.joined(separator: ", ")
            return "\(command.id) = [\(names)]"
        }
    }

    /// Returns whether two commands are never active together, so that they may have the same key.
    public static func areApart(_ first: String, _ second: String) -> Bool {
        scope(of: first).isDisjoint(with: scope(of: second))
    }

    private static let needs = Dictionary(definitions.map { ($0.id, $0.need) }, uniquingKeysWith: { first, _ in first })

    private static func scope(of id: String) -> CommandScope {
        if let need = needs[id] { return need.scope }
        switch id.prefix(while: { $0 != "." }) {
        case "presentation", "alert", "prompt": return .sheet
        case "navigation": return .all.subtracting(.sheet)
        case "list": return .all.subtracting(.cooking)
        default: return .all
        }
    }
}

/// The screens on which a command can be active.
private struct CommandScope: OptionSet {
    let rawValue: Int

    static let list = Self(rawValue: 1)
    static let page = Self(rawValue: 1 << 1)
    static let cooking = Self(rawValue: 1 << 2)
    static let plan = Self(rawValue: 1 << 3)
    static let kitchen = Self(rawValue: 1 << 4)
    static let timers = Self(rawValue: 1 << 5)
    static let history = Self(rawValue: 1 << 6)
    static let doubles = Self(rawValue: 1 << 7)
    static let importing = Self(rawValue: 1 << 8)
    static let file = Self(rawValue: 1 << 9)
    static let sheet = Self(rawValue: 1 << 10)
    static let code = Self(rawValue: 1 << 11)
    static let labels = Self(rawValue: 1 << 12)
    static let all = Self(rawValue: (1 << 13) - 1)
}

extension CommandNeed {
    fileprivate var scope: CommandScope {
        switch self {
        case .recipe: [.list, .page]
        case .openRecipe: .page
        case .cookbook: .list
        case .cookMode: .cooking
        case .step: [.page, .cooking]
        case .plan: .plan
        case .kitchenList: [.plan, .kitchen]
        case .shoppingList, .pantry: .kitchen
        case .timers: [.timers, .sheet]
        case .history: .history
        case .doubles: .doubles
        case .importing: .importing
        case .file: .file
        case .code: .code
        case .labels: .labels
        case .otherwise, .shared: .all
        }
    }
}
