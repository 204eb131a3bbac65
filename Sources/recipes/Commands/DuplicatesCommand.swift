import ArgumentParser
import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes duplicates`: lists groups of files with the same recipe.
struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "List recipes that you have several times.",
        discussion: """
            Finds recipes that are the same, or nearly the same, even if their formats, units or titles differ. \
            Recipes for the same dish by different authors are not the same.

            Prints a paragraph for each group of equal recipes, with the title and the files. Then prints pairs of \
            recipes that differ in their size, or in several ingredients or amounts, and says how they differ. Changes \
            no files.

            In the browser, you can compare two recipes, keep one, merge them, or say that they are not the same. \
            After that, they are listed only with --all.
            """)

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    @Flag(help: "Also list recipes that you have said are not the same.")
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
