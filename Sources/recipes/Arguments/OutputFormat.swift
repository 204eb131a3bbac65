import ArgumentParser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// An output format, as it is named on the command line.
struct OutputFormat: ExpressibleByArgument {
    private let format: any RecipeFormat
    private let write: @Sendable (Recipe) -> String

    init?(argument: String) {
        guard let format = RecipeFormats.format(identifier: argument), let write = format.write else { return nil }
        self.format = format
        self.write = write
    }

    static var allValueStrings: [String] { RecipeFormats.all.filter { $0.write != nil }.map(\.identifier) }

    /// The names of all formats: `cooklang, markdown or text`.
    static var list: String {
        let names = allValueStrings
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    var defaultValueDescription: String { format.identifier }
    var isPlainText: Bool { format.identifier == "text" }
    var name: String { format.name }
    var fileExtension: String { format.writtenExtension }

    /// Returns the text of a recipe in the format.
    func text(for recipe: Recipe) -> String { write(recipe) }

    /// Returns the features of a recipe that its written text leaves out. To find them, it reads the text again.
    func lost(of recipe: Recipe, in text: String) -> [String] {
        FeatureLoss(of: recipe, in: text, format: format).features(.leftOut).map(\.name)
    }

    /// Returns the unchanged text of a recipe's file, or `nil` if the file has another format or contains other
    /// recipes. Also returns `nil` if the file cannot be read, because the command that reads the recipe reports that
    /// error.
    func text(ofFileOf id: RecipeID) -> String? { try? Cookbook.text(ofFileAt: id.path, in: format) }
}
