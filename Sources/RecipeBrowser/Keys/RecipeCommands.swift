import CookbookStore
import Terminal

/// The key commands for a recipe: the recipe of a screen, or the selected recipe of a list.
enum RecipeCommands {
    static let favourite = CommandDefinition(
        "recipe.favourite", keys: [.character("f")], title: "favourite",
        help: "Add the recipe to your favourites, or remove it", hint: .init(order: 40, shortTitle: "fav"))

    static let cooked = CommandDefinition(
        "recipe.cooked", keys: [.character("c")], title: "cooked",
        help: "Note that you cooked the recipe today, and how it went", hint: .init(order: 41))

    static let rate = CommandDefinition(
        "recipe.rate", keys: [.character("*")], title: "rate", help: "Rate the recipe with one to five stars",
        hint: .init(order: 52))

    static let note = CommandDefinition(
        "recipe.note", keys: [.character("n")], title: "note", help: "Write a note of your own on the recipe",
        hint: .init(order: 42))

    static let edit = CommandDefinition(
        "recipe.edit", keys: [.character("e")], title: "edit", help: "Open the file in your editor (VISUAL, EDITOR)",
        hint: .init(order: 43))

    static let untick = CommandDefinition(
        "recipe.untick", keys: [.character("u")], title: "untick", help: "Remove all ticks of the recipe")

    static let page = CommandDefinition(
        "recipe.page", keys: [.character("v")], title: "pager", help: "Read the recipe in your pager (PAGER)")

    static let steps = CommandDefinition(
        "recipe.steps", keys: [.tab, .right], title: "steps", help: "Go to the steps beside the ingredients",
        hint: .init(order: 30))

    static let ingredients = CommandDefinition(
        "recipe.ingredients", keys: [.tab, .left, .shiftTab], title: "ingredients",
        help: "Go back to the ingredients beside the steps", hint: .init(order: 30))

    static let cook = CommandDefinition(
        "recipe.cook", keys: [.character("C")], title: "cook",
        help: "Show one step at a time, beginning at your last step", hint: .init(order: 37))

    static let scale = CommandDefinition(
        "recipe.scale", keys: [.character("S")], title: "scale",
        help: "Change the size: other servings, what you have, or another pan", hint: .init(order: 38))

    static let larger = CommandDefinition(
        "recipe.larger", keys: [.character("+")], title: "larger", help: "Show the recipe for one serving more")

    static let smaller = CommandDefinition(
        "recipe.smaller", keys: [.character("-")], title: "smaller", help: "Show the recipe for one serving fewer")

    static let unscale = CommandDefinition(
        "recipe.unscale", keys: [.character("=")], title: "as written", help: "Show the amounts as written")

    static let units = CommandDefinition(
        "recipe.units", keys: [.character("U")], title: "units",
        help: "Show amounts as written, metric, in US units, or by weight", hint: .init(order: 46))

    static let all = [
        favourite, cooked, rate, note, edit, untick, page, steps, ingredients, cook, scale, larger, smaller, unscale,
        units,
    ]
}
