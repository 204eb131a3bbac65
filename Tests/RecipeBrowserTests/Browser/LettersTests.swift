import Foundation
import Terminal
import Testing

@testable import RecipeBrowser

/// A letter, lower-case or upper-case, means one thing on all screens.
@Suite("A letter means one thing")
struct LettersTests {
    /// The letters of several commands, with what all of these commands have in common, or why one of them differs.
    private static let shared: [Character: (commands: Set<String>, reason: String)] = [
        "a": (
            ["recipe.note", "kitchen.add", "kitchen.always"],
            "add words of your own: a note, an item; the capital adds to what is always at home"
        ),
        "b": (["recipe.buy", "plan.buy", "pantry.buy", "place.shopping"], "buy; the capital shows what to buy"),
        "c": (
            ["recipe.cook", "cooking.finish", "kitchen.cookable", "recipe.cooked"],
            "cook: begin, end, see what can be cooked, and note that it is done"
        ),
        "d": (
            ["editing.delete", "kitchen.remove", "kitchen.clear", "timer.stop", "import.stop"],
            "delete, remove or stop the selected thing; the capital does so with all"
        ),
        "e": (["recipe.edit", "file.edit", "editing.details"], "edit the file; the capital edits its details"),
        "f": (["recipe.favourite", "cookbook.filter"], "favourites, which are one of the filters of the capital"),
        "h": (
            ["plan.dayBefore", "cooking.previous", "share.previousCode", "place.cookbook"],
            "left, as in vi; the capital goes home"
        ),
        "j": (
            ["cooking.next", "share.nextCode", "share.picture"],
            "down, as in vi; the capital shows pictures, of which most are JPEG"
        ),
        "k": (
            ["cooking.previous", "share.previousCode", "recipe.nutrition"],
            "up, as in vi; the capital is for kilocalories"
        ),
        "l": (
            ["plan.dayAfter", "cooking.next", "share.nextCode", "place.shopping"],
            "right, as in vi; the capital is the list"
        ),
        "m": (["kitchen.actions", "plan.actions", "editing.move"], "more actions; the capital moves a file, as in mv"),
        "n": (["editing.new", "kitchen.add", "timer.new"], "new: a recipe, an item, a timer"),
        "o": (["share.open", "share.export"], "out of the program: open the page; the capital exports"),
        "i": (
            ["cooking.all", "cookbook.import"],
            "ingredients, all of them in cook mode; the capital imports, where nothing is cooked"
        ),
        "p": (["place.all", "place.pantry"], "places; the capital is one of them, the pantry"),
        "r": (
            ["cookbook.reload", "kitchen.reload", "file.reload", "editing.rename", "label.rename"],
            "read again; the capital renames"
        ),
        "s": (
            ["cookbook.sort", "recipe.scale", "plan.suggest"],
            "sort recipes, or suggest one; the capital changes the size of one"
        ),
        "t": (["timer.start", "timer.new", "timer.show"], "timers: start one; the capital shows all"),
        "u": (["editing.undo", "recipe.units"], "undo; the capital is for units"),
        "v": (["recipe.page", "editing.history"], "view; the capital views earlier versions"),
        "w": (["recipe.plan", "place.plan"], "the week: plan for it; the capital shows it"),
        "x": (["timer.ready", "recipe.untick"], "tick off what is done; the capital removes the ticks"),
        "z": (["editing.undo", "editing.redo"], "undo; the capital does it again"),
    ]

    /// The commands of each letter, lower-case and upper-case, in the order of the definitions.
    private static let commands = Dictionary(
        grouping: BrowserCommands.definitions.flatMap { definition in
            definition.letters.map { (letter: $0, definition: definition) }
        }
    ) { Character($0.letter.lowercased()) }

    @Test("A letter has several commands only for a reason, and each reason is needed")
    func meanings() {
        for (letter, commands) in Self.commands {
            let ids = Set(commands.map(\.definition.id))
            let listed = Self.shared[letter]
            if ids.count == 1 {
                #expect(listed == nil, "\(letter) has one command, so it needs no reason")
            } else {
                #expect(listed?.commands == ids, "\(letter) has the commands \(ids.sorted())")
            }
        }
        for (letter, listed) in Self.shared {
            #expect(Self.commands[letter] != nil && !listed.reason.isEmpty, "\(letter) has no command")
        }
    }

    @Test("The table of letters agrees with the program's key commands")
    func tableOfLetters() throws {
        let letters = Self.commands.values.joined().map(\.letter)
        let order = Set(letters).sorted { ($0.lowercased(), $1) < ($1.lowercased(), $0) }
        let rows = order.map { letter in
            let meant = BrowserCommands.definitions.filter { $0.letters.contains(letter) }
            let cells = Column.allCases.map { column in
                var seen: Set<String> = []
                return meant.flatMap { column.texts(of: $0) }.filter { seen.insert($0).inserted }.joined(
                    separator: ", ")
            }
            return "| `\(letter)` | \(cells.joined(separator: " | ")) |"
        }
        let names = Column.allCases.map(\.rawValue)
        let table =
            ([
                "| letter | \(names.joined(separator: " | ")) |",
                "| --- |" + names.map { _ in " --- |" }.joined(),
            ] + rows).joined(separator: "\n")
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../docs/guide/letters.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains(table + "\n"), "The table in docs/guide/letters.md should read:\n\(table)")
    }
}

/// A column of the table of letters.
private enum Column: String, CaseIterable {
    case list = "list of recipes"
    case recipe
    case cookMode = "cook mode"
    case plan
    case kitchen = "shopping list and pantry"
    case timers
    case elsewhere

    /// What a command does on the screens of the column, or nothing.
    func texts(of definition: CommandDefinition) -> [String] {
        let (columns, prefix) = Self.place(of: definition)
        return columns.contains(self) ? [prefix + definition.title] : []
    }

    private static func place(of definition: CommandDefinition) -> ([Self], prefix: String) {
        switch definition.need {
        case .cookbook: ([.list], "")
        case .recipe: ([.list, .recipe], "")
        case .openRecipe: ([.recipe], "")
        case .step: ([.recipe, .cookMode], "")
        case .cookMode: ([.cookMode], "")
        case .plan: ([.plan], "")
        case .kitchenList: ([.plan, .kitchen], "")
        case .shoppingList, .pantry: ([.kitchen], "")
        case .timers: ([.timers], "")
        case .history: ([.elsewhere], "history: ")
        case .doubles: ([.elsewhere], "doubles: ")
        case .labels: ([.elsewhere], "tags and courses: ")
        case .importing: ([.elsewhere], "import: ")
        case .shared: ([.list, .recipe, .kitchen], "")
        case .code: ([.elsewhere], "QR code: ")
        case .file: ([.elsewhere], "unreadable file: ")
        case .otherwise: ([.elsewhere], "every screen: ")
        }
    }
}

extension CommandDefinition {
    /// The letters without modifiers among the default keys.
    fileprivate var letters: [Character] {
        keys.compactMap { key in
            guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isLetter else {
                return nil
            }
            return character
        }
    }
}
