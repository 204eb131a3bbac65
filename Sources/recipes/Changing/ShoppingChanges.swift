import ArgumentParser
import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

/// `recipes shopping-list add`: puts recipes and other things on the list.
struct ShoppingAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Put recipes, or things that you type, on the shopping list.",
        discussion: """
            What is the title or the file of a recipe is a recipe, also with a factor after a colon. Anything else is \
            put on the list as it is. Without a factor, a recipe is for the servings of the configuration, or as \
            written. Example: recipes shopping-list add "Leek soup:2" "2 l milk" "bin bags".
            """)

    @Argument(
        help: ArgumentHelp("A recipe, or a thing to buy.", valueName: "item"), completion: Completions.recipes)
    var items: [String]

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let finder = RecipeFinder()
            let found = try items.map { item -> (recipe: RecipeID?, factor: Rational?, text: String) in
                let (name, factor) = try ShoppingMergeCommand.split(item)
                return (try finder.exactRecipe(named: name), name == item ? nil : factor, item)
            }
            try change.make { edits throws(EditingError) in
                for (recipe, factor, text) in found {
                    if let recipe {
                        try edits.kitchen.put(recipe, factor: factor ?? edits.kitchen.openingFactor(of: recipe))
                    } else if try edits.kitchen.add(typed: text) == 0 {
                        throw .refused("“\(text)” names nothing to buy.")
                    }
                }
                edits.title = "Put \(found.map { "“\($0.text)”" }.joined(separator: ", ")) on the shopping list"
            }
        }
    }
}

/// `recipes shopping-list check`: ticks a line of the list.
struct ShoppingCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Tick a line of the shopping list, or remove its tick.")

    @Argument(help: ArgumentHelp("The name of the line: milk.", valueName: "item"))
    var item: String

    @Flag(help: "Remove the tick.")
    var not = false

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let (item, isTicked) = (item, !not)
            try change.make { edits throws(EditingError) in
                let line = try edits.kitchen.line(named: item)
                try edits.kitchen.setTicked(isTicked, line)
                edits.title = isTicked ? "Ticked “\(line.name)”" : "Removed the tick of “\(line.name)”"
            }
        }
    }
}

/// `recipes shopping-list want`: asks for an ingredient that is optional in a recipe on the list.
struct ShoppingWantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "want", abstract: "Ask for an optional ingredient of a recipe on the list, or no longer.")

    @Argument(help: ArgumentHelp("The name of the line: parmesan.", valueName: "item"))
    var item: String

    @Flag(help: "Leave the ingredient optional again.")
    var not = false

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let (item, isWanted) = (item, !not)
            try change.make { edits throws(EditingError) in
                let line = try edits.kitchen.line(named: item)
                try edits.kitchen.setWanted(isWanted, line)
                edits.title = isWanted ? "The list asks for “\(line.name)”" : "“\(line.name)” is optional again"
            }
        }
    }
}

/// `recipes shopping-list remove`: removes a recipe or a typed item from the list.
struct ShoppingRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a recipe, or what you typed, from the shopping list.")

    @Argument(help: ArgumentHelp("The title of the recipe, or the name of the line.", valueName: "item"))
    var item: String

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let item = item
            try change.make { edits throws(EditingError) in
                let list = try edits.kitchen.shopping()
                if let recipe = list.recipes.first(where: { SortingKey($0.title) == SortingKey(item) }) {
                    try edits.kitchen.remove(recipe)
                    edits.title = "Removed “\(recipe.title)”"
                    return
                }
                let line = try edits.kitchen.line(named: item)
                guard list.own.contains(line.grocery.key) else {
                    throw .refused("a recipe on the list asks for “\(line.name)”; tick it off, or remove the recipe.")
                }
                try edits.kitchen.removeOwn(line.grocery.key)
                edits.title = "Removed “\(line.name)”"
            }
        }
    }
}

extension CookbookKitchen {
    /// Returns the line of the shopping list with a name. A part of the name is enough if only one line has it.
    fileprivate func line(named name: String) throws(EditingError) -> ShoppingLine {
        let list = try shopping().list
        let (lines, wanted) = (list.lines + list.optional + list.covered, SortingKey(name))
        let exact = lines.filter { SortingKey($0.name) == wanted }
        let found = exact.isEmpty ? lines.filter { SortingKey($0.name).contains(wanted) } : exact
        guard let line = found.first, wanted != SortingKey("") else {
            throw .refused("“\(name)” is not on the shopping list; recipes shopping-list shows it.")
        }
        guard found.count == 1 else {
            throw .refused("“\(name)” may be \(found.map { "“\($0.name)”" }.joined(separator: " or ")).")
        }
        return line
    }
}
