import CookbookStore
import Terminal

/// The key commands for a recipe: the recipe of a screen, or the selected recipe of a list.
enum RecipeCommands {
    static let favourite = CommandDefinition(
        "recipe.favourite", keys: [.character("f")], title: "favourite",
        help: "Add the recipe to your favourites, or remove it", hint: .init(order: 22, shortTitle: "fav"),
        synonyms: "favorite star like heart bookmark")

    static let cooked = CommandDefinition(
        "recipe.cooked", keys: [.character("C")], title: "cooked",
        help: "Note that you cooked the recipe today, and how it went", hint: .init(order: 27),
        synonyms: "made history diary date")

    static let rate = CommandDefinition(
        "recipe.rate", keys: [.character("*")], title: "rate", help: "Rate the recipe with one to five stars",
        hint: .init(order: 28), synonyms: "stars rating score")

    static let note = CommandDefinition(
        "recipe.note", keys: [.character("a")], title: "note", help: "Write a note of your own on the recipe",
        hint: .init(order: 26), synonyms: "comment remark annotate")

    static let edit = CommandDefinition(
        "recipe.edit", keys: [.character("e")], title: "edit", help: "Open the file in your editor (VISUAL, EDITOR)",
        hint: .init(order: 25), synonyms: "change write text file vim")

    static let untick = CommandDefinition(
        "recipe.untick", keys: [.character("X")], title: "untick", help: "Remove all ticks of the recipe",
        synonyms: "clear ticks reset", needs: .openRecipe)

    static let page = CommandDefinition(
        "recipe.page", keys: [.character("v")], title: "pager", help: "Read the recipe in your pager (PAGER)",
        synonyms: "print less read", needs: .openRecipe)

    static let steps = CommandDefinition(
        "recipe.steps", keys: [.tab, .right], title: "steps", help: "Go to the steps beside the ingredients",
        hint: .init(order: 10), needs: .openRecipe)

    static let ingredients = CommandDefinition(
        "recipe.ingredients", keys: [.tab, .left, .shiftTab], title: "ingredients",
        help: "Go back to the ingredients beside the steps", hint: .init(order: 10), needs: .openRecipe)

    static let cook = CommandDefinition(
        "recipe.cook", keys: [.character("c")], title: "cook",
        help: "Show one step at a time, beginning at your last step", hint: .init(order: 1),
        synonyms: "cook mode step by step start")

    static let scale = CommandDefinition(
        "recipe.scale", keys: [.character("S")], title: "size",
        help: "Change the size: other servings, what you have, or another pan", hint: .init(order: 4),
        synonyms: "servings portions double halve amounts resize scale bigger pan", needs: .openRecipe)

    static let larger = CommandDefinition(
        "recipe.larger", keys: [.character("+")], title: "larger", help: "Show the recipe for one serving more",
        synonyms: "servings more", needs: .openRecipe)

    static let smaller = CommandDefinition(
        "recipe.smaller", keys: [.character("-")], title: "smaller", help: "Show the recipe for one serving fewer",
        synonyms: "servings fewer less", needs: .openRecipe)

    static let unscale = CommandDefinition(
        "recipe.unscale", keys: [.character("=")], title: "as written", help: "Show the amounts as written",
        synonyms: "original reset size", needs: .openRecipe)

    static let units = CommandDefinition(
        "recipe.units", keys: [.character("U")], title: "units",
        help: "Show amounts as written, metric, in US units, or by weight", hint: .init(order: 23),
        synonyms: "grams cups ounces metric convert", needs: .openRecipe)

    static let all = [
        favourite, cooked, rate, note, edit, untick, page, steps, ingredients, cook, scale, larger, smaller, unscale,
        units,
    ]
}

/// The key commands of cook mode.
enum CookingCommands {
    static let next = CommandDefinition(
        "cooking.next", keys: [.down, .right, .enter, .pageDown, .character("j"), .character("l")], title: "next step",
        help: "Go to the next step, or scroll a long step", hint: .init(order: 1, shortTitle: "next"))

    static let previous = CommandDefinition(
        "cooking.previous", keys: [.up, .left, .pageUp, .character("k"), .character("h")], title: "step before",
        help: "Go to the step before", hint: .init(order: 7, shortTitle: "before"))

    static let tick = CommandDefinition(
        "cooking.tick", keys: [.space], title: "tick", help: "Tick the next ingredient of the step",
        hint: .init(order: 3))

    static let finish = CommandDefinition(
        "cooking.finish", keys: [.character("c")], title: "done", help: "End cook mode, and say how it went",
        hint: .init(order: 4))

    static let allIngredients = CommandDefinition(
        "cooking.all", keys: [.character("i")], title: "all ingredients",
        help: "Show all ingredients of the recipe, and the step again", hint: .init(order: 5, shortTitle: "all"),
        synonyms: "list")

    static let backToStep = CommandDefinition(
        "cooking.step", keys: [.escape], title: "step", help: "Show the step again after all ingredients",
        hint: .init(order: 1))

    /// The commands that tick one of the first nine ingredients of the step.
    static let ingredients = (1...9).map { number in
        CommandDefinition(
            "cooking.ingredient\(number)", keys: [.character(Character(String(number)))], title: String(number),
            help: "Tick ingredient \(number) of the step")
    }

    static let all = [next, previous, tick, allIngredients, backToStep, finish] + ingredients
}

/// The key commands of the rating sheet, one for each rating.
enum RatingCommands {
    /// The commands by the number of stars. The command at index 0 removes the rating.
    static let all = (0...5).map { rating in
        CommandDefinition(
            "rating.\(rating)", keys: [.character(Character(String(rating)))], title: String(rating),
            help: help(for: rating))
    }

    private static func help(for rating: Int) -> String {
        switch rating {
        case 0: "No rating"
        case 1: "One star"
        default: "\(rating) stars"
        }
    }
}

/// The key commands that change the files of a cookbook, and those for the history of a recipe.
enum EditingCommands {
    static let details = CommandDefinition(
        "editing.details", keys: [.character("E")], title: "details",
        help: "Change title, course, tags, servings, times, source and description",
        synonyms: "metadata form")

    static let new = CommandDefinition(
        "editing.new", keys: [.character("n"), .character("N")], title: "new",
        help: "Write a new recipe in your editor", hint: .init(order: 6),
        synonyms: "create write add recipe", needs: .cookbook)

    static let rename = CommandDefinition(
        "editing.rename", keys: [.character("R")], title: "rename", help: "Rename the recipe and its file",
        synonyms: "title name")

    static let move = CommandDefinition(
        "editing.move", keys: [.character("M")], title: "move", help: "Move the recipe's file to another folder",
        synonyms: "folder")

    static let tag = CommandDefinition(
        "editing.tag", keys: [.character("#")], title: "tag", help: "Add tags, or remove some",
        synonyms: "label keyword category")

    static let delete = CommandDefinition(
        "editing.delete", keys: [.character("d"), .delete], title: "delete",
        help: "Move the recipe's file to the trash of the system", synonyms: "remove trash")

    static let undo = CommandDefinition(
        "editing.undo", keys: [.character("u"), .character("z")], title: "undo",
        help: "Undo what you did last, whatever it was", synonyms: "back revert mistake", needs: .otherwise)

    /// Undoes while text is typed, when letters go to the text.
    static let undoWhileTyping = CommandDefinition(
        "search.undo", keys: [.control("_")], title: "undo", help: "Undo what you did last, while you type")

    static let redo = CommandDefinition(
        "editing.redo", keys: [.control("r"), .character("Z")], title: "redo", help: "Do again what you undid last",
        synonyms: "again repeat", needs: .otherwise)

    static let history = CommandDefinition(
        "editing.history", keys: [.character("V")], title: "history",
        help: "Show the earlier texts of the recipe, and compare them with the current text",
        synonyms: "versions earlier compare difference restore")

    static let restore = CommandDefinition(
        "history.restore", keys: [.character("=")], title: "bring back",
        help: "Write this earlier text into the recipe's file", hint: .init(order: 2))

    static let all = [details, new, rename, move, tag, delete, history, undo, undoWhileTyping, redo, restore]
}

/// The key commands for a file that could not be read.
enum FileCommands {
    static let reload = CommandDefinition(
        "file.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the file again", hint: .init(order: 5))

    static let edit = CommandDefinition(
        "file.edit", keys: [.character("e")], title: "edit", help: "Open the file in your editor (VISUAL, EDITOR)",
        hint: .init(order: 4))

    static let all = [reload, edit]
}

/// The key commands for duplicates: recipes that are several times in the cookbook.
enum DuplicateCommands {
    static let find = CommandDefinition(
        "duplicates.find", keys: [Key(.function(6))], title: "doubles",
        help: "Find recipes that you have several times, compare them, and keep or merge them",
        synonyms: "duplicates twice same merge", needs: .cookbook)

    static let keepFirst = CommandDefinition(
        "duplicates.keepFirst", keys: [.character("1")], title: "keep 1",
        help: "Keep the first recipe, and move the file of the second to the trash", hint: .init(order: 2))

    static let keepSecond = CommandDefinition(
        "duplicates.keepSecond", keys: [.character("2")], title: "keep 2",
        help: "Keep the second recipe, and move the file of the first to the trash", hint: .init(order: 3))

    static let merge = CommandDefinition(
        "duplicates.merge", keys: [.character("3")], title: "merge",
        help: "Keep one recipe, and give it the notes, tags, pictures and details of the other", hint: .init(order: 4))

    static let keepApart = CommandDefinition(
        "duplicates.keepApart", keys: [.character("4")], title: "not the same",
        help: "Keep both recipes, and do not list them as doubles again", hint: .init(order: 5))

    static let all = [find, keepFirst, keepSecond, merge, keepApart]
}
