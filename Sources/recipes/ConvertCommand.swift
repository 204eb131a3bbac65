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
            titles. Files that are there stay as they are. A file that is in the format already is copied to the letter, \
            comments and all. What the format cannot hold is said on standard error.
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

    @Flag(help: "Write anew also what is in the format already.")
    var normalize = false

    func run() throws {
        try Self.reportingFailure {
            let cookbook = try Cookbook(paths: files)
            let folder = try output.map { path throws(CookbookError) in try RecipeFolder(path: path) }
            var only: (id: RecipeID, recipe: Recipe)?
            var failure: (any Error)?
            let category = cookbook.readAll { id, result in
                do {
                    if let folder {
                        let text = text(for: result.recipe, id)
                        let path = try folder.write(
                            text, title: result.recipe.title, fileExtension: to.fileExtension)
                        try Output.write(path.withoutControlCharacters + "\n")
                        reportLoss(of: result.recipe, in: text, id)
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
                let text = text(for: only.recipe, only.id)
                try Output.write(text)
                reportLoss(of: only.recipe, in: text, only.id)
            }
            if let category { throw ExitCode(category.exitStatus) }
        }
    }

    private func text(for recipe: Recipe, _ id: RecipeID) -> String {
        let text = normalize ? nil : to.text(ofFileOf: id)
        return text ?? to.text(for: recipe)
    }

    private func reportLoss(of recipe: Recipe, in text: String, _ id: RecipeID) {
        let lost = to.lost(of: recipe, in: text)
        guard !lost.isEmpty else { return }
        Output.error("\(id): \(to.name) has no place for \(lost.joined(separator: ", ")); left out.")
    }
}
