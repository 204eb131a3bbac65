import CookbookStore
import Terminal

/// The key commands that change the files of a cookbook, and those for the history of a recipe.
enum EditingCommands {
    static let details = CommandDefinition(
        "editing.details", keys: [.character("E")], title: "details",
        help: "Change title, course, tags, servings, times, source and description")

    static let new = CommandDefinition(
        "editing.new", keys: [.character("N")], title: "new", help: "Write a new recipe in your editor")

    static let rename = CommandDefinition(
        "editing.rename", keys: [.character("R")], title: "rename", help: "Rename the recipe and its file")

    static let move = CommandDefinition(
        "editing.move", keys: [.character("M")], title: "move", help: "Move the recipe's file to another folder")

    static let delete = CommandDefinition(
        "editing.delete", keys: [.character("D"), .delete], title: "delete",
        help: "Move the recipe's file to the trash of the system")

    static let undo = CommandDefinition(
        "editing.undo", keys: [.character("z")], title: "undo",
        help: "Undo what you did last, whatever it was")

    /// Undoes while text is typed, when letters go to the text.
    static let undoWhileTyping = CommandDefinition(
        "search.undo", keys: [.control("_")], title: "undo", help: "Undo what you did last, while you type")

    static let redo = CommandDefinition(
        "editing.redo", keys: [.character("Z"), .control("r")], title: "redo", help: "Do again what you undid last")

    static let history = CommandDefinition(
        "editing.history", keys: [.character("H")], title: "history",
        help: "Show the earlier texts of the recipe, and compare them with the current text")

    static let restore = CommandDefinition(
        "history.restore", keys: [.character("b")], title: "bring back",
        help: "Write this earlier text into the recipe's file", hint: .init(order: 2))

    static let all = [details, new, rename, move, delete, history, undo, undoWhileTyping, redo, restore]
}
