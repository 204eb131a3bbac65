import ArgumentParser
import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

/// `recipes convert`: writes recipes in another format.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write recipes in another format.",
        usage: """
            recipes convert <file> ... --to <format> [--output <folder>]
            recipes convert <file> ... --to <format> [<size>] [--units <units>]
            """,
        discussion: """
            Prints one recipe. For several recipes, use --output FOLDER: the command writes each recipe to a file in \
            this folder, and names the file after the title. It does not change existing files. If a file already has \
            the format, the command copies it byte for byte, with its comments. A message on standard error says what \
            the format cannot contain.

            To change the size, use one of --servings, --scale, --have and --pan. The amounts are rounded to values \
            that cooks use.
            """)

    @Argument(
        help: ArgumentHelp("Files of any known format, folders of them, or addresses of pages.", valueName: "file"),
        completion: .file())
    var files: [String]

    @Option(help: ArgumentHelp("The format to write: \(OutputFormat.list).", valueName: "format"))
    var to: OutputFormat

    @Option(
        help: ArgumentHelp("The folder to write into; it is created if it does not exist.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Also read and rewrite files that already have the format.")
    var normalize = false

    @OptionGroup(title: "Size and units")
    var size: SizeOptions

    func run() throws {
        try Self.reportingFailure {
            let cookbook = try Cookbook(paths: WebPages.paths(files))
            let folder = try output.map { path throws(CookbookError) in try RecipeFolder(path: path) }
            var only: (id: RecipeID, recipe: Recipe)?
            var failure: (any Error)?
            var isIncomplete = false
            var written = WrittenFiles(folder: folder)
            let category = cookbook.readAll { id, result in
                do {
                    let recipe: Recipe
                    do {
                        recipe = try resized(result.recipe, id)
                    } catch let failure as CommandFailure where failure.status == EX_DATAERR {
                        // The size may be impossible for this recipe only, so the command continues with the others.
                        if let message = failure.message { Output.error(message) }
                        isIncomplete = true
                        return true
                    }
                    if let folder {
                        let text = text(for: recipe, id)
                        try written.add(
                            folder.write(text, title: recipe.title, fileExtension: to.fileExtension))
                        reportLoss(of: recipe, in: text, id)
                    } else if only == nil {
                        only = (id, recipe)
                    } else {
                        throw CommandFailure(
                            "there are several recipes; name a folder for them: --output FOLDER.", status: EX_USAGE)
                    }
                } catch {
                    failure = error
                }
                return failure == nil
            } report: { diagnostic in
                Output.error(diagnostic.description)
            }
            try written.tell()
            if let failure { throw failure }
            if let only {
                let text = text(for: only.recipe, only.id)
                try Output.write(text)
                reportLoss(of: only.recipe, in: text, only.id)
            }
            if let category { throw ExitCode(category.exitStatus) }
            if isIncomplete { throw ExitCode(EX_DATAERR) }
        }
    }

    /// Returns a recipe in the requested size and units. Prints advice about what does not grow with the amounts, such
    /// as the times.
    private func resized(_ recipe: Recipe, _ id: RecipeID) throws -> Recipe {
        guard size.isGiven else { return recipe }
        let recipe = recipe.parsingIngredientLines(splitting: true)
        let presentation = try size.presentation(for: recipe, named: "\(id)")
        if let advice = ScalingAdvice(for: recipe, factor: presentation.factor) {
            Output.error("\(id): \(advice.text)")
        }
        return KitchenConverter(for: recipe, customs: presentation.customs).presented(recipe, presentation, style: nil)
    }

    private func text(for recipe: Recipe, _ id: RecipeID) -> String {
        let text = normalize || size.isGiven ? nil : to.text(ofFileOf: id)
        return text ?? to.text(for: recipe)
    }

    private func reportLoss(of recipe: Recipe, in text: String, _ id: RecipeID) {
        let lost = to.lost(of: recipe, in: text)
        guard !lost.isEmpty else { return }
        Output.error("\(id): \(to.name) cannot hold \(lost.joined(separator: ", ")); left out.")
    }
}

/// The paths of new files, which are printed when the files are on the disk.
private struct WrittenFiles {
    let folder: RecipeFolder?
    private var paths: [String] = []

    init(folder: RecipeFolder?) { self.folder = folder }

    /// Waiting for the disk once for many files takes as long as for one.
    mutating func add(_ path: String) throws {
        paths.append(path)
        if paths.count == 500 { try tell() }
    }

    mutating func tell() throws {
        guard let folder, !paths.isEmpty else { return }
        try folder.sync()
        for path in paths { try Output.write(path.withoutControlCharacters + "\n") }
        paths = []
    }
}
