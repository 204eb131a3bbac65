import ArgumentParser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes duplicates`: lists groups of files with the same recipe.
struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "List recipes that you have several times.",
        discussion: """
            Finds the same recipe in several formats, in other units, with another title, and near copies. Recipes of the \
            same dish by different authors are not the same.

            Each group of equal recipes is a paragraph with a title and the files. Two recipes that differ in their size, \
            or in several ingredients or amounts, follow as pairs that say so. Nothing is changed.

            In the browser, you can compare two recipes, keep one, merge them, or say that they are not the same. What is \
            not the same is listed no more, except with --all.
            """)

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    @Flag(help: "List also recipes that you keep apart.")
    var all = false

    func run() throws {
        try Self.reportingFailure {
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: arguments.paths)
            var finder = DuplicateFinder()
            let category = finder.add(cookbook) { Output.error($0.description) }
            var groups = finder.groups()
            if !all {
                let folder = KitchenFolder(of: cookbook, isReadOnly: origin == .starter)
                groups = groups.keepingApart(try folder.distinctRecipes(), in: folder)
            }
            if json {
                try Output.write(DuplicateListWriter.json(for: groups).text() + "\n")
            } else {
                try Output.write(DuplicateListWriter.text(for: groups))
                Output.error(DuplicateListWriter.summary(of: groups))
            }
            if let category { throw ExitCode(category.exitStatus) }
        }
    }
}
