import ArgumentParser
import RecipeKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `recipes convert`: recipes in another format.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write recipes in another format.",
        discussion: """
            Prints one recipe; several are written into the folder that --output names, one file each, called by their \
            titles. Files that are there stay as they are. What the format cannot hold is said on standard error.
            """)

    @Argument(
        help: ArgumentHelp("Files of any known format, or folders of them.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(help: ArgumentHelp("The format to write: \(OutputFormat.list).", valueName: "format"))
    var to: OutputFormat

    @Option(
        help: ArgumentHelp("The folder to write into; it is made where there is none.", valueName: "folder"),
        completion: .directory)
    var output: String?

    func run() throws {
        try Self.reportingFailure {
            let cookbook = try Cookbook(paths: files)
            let folder = try output.map { path throws(CookbookError) in try RecipeFolder(path: path) }
            var only: (id: RecipeID, recipe: Recipe)?
            var failure: (any Error)?
            let category = cookbook.readAll { id, result in
                do {
                    if let folder {
                        let text = to.text(for: result.recipe)
                        let path = try folder.write(
                            text, title: result.recipe.title, fileExtension: to.fileExtension)
                        try Output.write(path.withoutControlCharacters + "\n")
                        reportLoss(of: result.recipe, id)
                    } else if only == nil {
                        only = (id, result.recipe)
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
            if let failure { throw failure }
            if let only {
                try Output.write(to.text(for: only.recipe))
                reportLoss(of: only.recipe, only.id)
            }
            if let category { throw ExitCode(category.exitStatus) }
        }
    }

    private func reportLoss(of recipe: Recipe, _ id: RecipeID) {
        let lost = to.lost(of: recipe)
        guard !lost.isEmpty else { return }
        Output.error("\(id): \(to.name) has no place for \(lost.joined(separator: ", ")); left out.")
    }
}
