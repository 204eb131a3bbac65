import ArgumentParser
import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes export`: writes the cookbook as a file that another program imports.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write your cookbook, with pictures and ratings, for another program.",
        discussion: """
            Writes one file with all recipes, their pictures, and your ratings, favourites, cooked days and notes. \
            Prints the path of the file. A file with this name is always complete, even if the command is interrupted.

            For cooklang, recipemd and markdown, the file is a zip archive. It has a file for each recipe, with its \
            pictures beside it. For the others, it is the file that the other program imports. A line on standard \
            error says what the file does not contain.
            """)

    @Option(
        help: ArgumentHelp(
            "What to write for: \(CookbookExport.identifiers.dropLast().joined(separator: ", ")) or "
                + "\(CookbookExport.identifiers.last ?? "").",
            valueName: "program"),
        completion: .list(CookbookExport.identifiers))
    var to: String

    @Option(
        help: ArgumentHelp("The file to write; by default, recipes-PROGRAM in the current folder.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace the file if it exists.")
    var overwrite = false

    @OptionGroup var arguments: CookbookArguments

    func validate() throws {
        guard !CookbookExport.identifiers.contains(to.lowercased()) else { return }
        let known = CookbookExport.identifiers.joined(separator: ", ")
        throw ValidationError("“\(to)” cannot be written; name one of these: \(known).")
    }

    func run() throws {
        try Self.reportingFailure {
            guard let export = CookbookExport(to: to) else { throw ValidationError("“\(to)” cannot be written.") }
            let path = output ?? "recipes-\(to.lowercased()).\(export.fileExtension)"
            // Check the path before the export, so that the user sees the error without waiting for the export.
            if !overwrite { try Output.refuseExisting(path) }
            let cookbook = try CookbookArguments.cookbook(paths: arguments.paths).cookbook
            let notebook = Notebook.personalPath().map { Notebook(path: $0) }
            try export.add(cookbook, notebook) { Output.error($0.description) }
            notebook?.reportNotice()
            guard export.recipeCount > 0 else {
                throw CommandFailure(
                    "there is no recipe to export.",
                    status: (export.category ?? CookbookError.Category.noInput).exitStatus)
            }
            let (file, losses) = export.finish()
            try Output.write(file, toFile: path, replacing: overwrite)
            try Output.write(path.withoutControlCharacters + "\n")
            report(export, losses, path)
            if let category = export.category { throw ExitCode(category.exitStatus) }
        }
    }

    private func report(_ export: CookbookExport, _ losses: ExportLosses, _ path: String) {
        let recipes = export.recipeCount.counted("recipe")
        let held = export.pictureCount - (losses.counts["pictures"] ?? 0)
        let pictures = held > 0 ? ", \(held.counted("picture"))" : ""
        Output.error("\(recipes)\(pictures) exported to \(path).")
        if losses.missing > 0 {
            Output.error("\(path): \(losses.missing) of the recipes cannot be read back; export them in parts.")
        }
        if !losses.words.isEmpty { Output.error("Not in the export: \(losses.words).") }
    }
}
