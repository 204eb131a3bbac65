import ArgumentParser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes duplicates`: lists recipes that are there several times.
struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "List recipes that you have several times.",
        discussion: """
            Finds the same recipe in several formats, in other units, with another title, and near copies. Recipes of the \
            same dish by different authors are not the same.

            Each group of equal recipes is a paragraph with a title and the files. Two recipes that differ in their size, \
            or in several ingredients or amounts, follow as pairs that say so. Nothing is changed.
            """)

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let cookbook = try CookbookArguments.cookbook(paths: arguments.paths).cookbook
            var finder = DuplicateFinder()
            let category = finder.add(cookbook) { Output.error($0.description) }
            let groups = finder.groups()
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
