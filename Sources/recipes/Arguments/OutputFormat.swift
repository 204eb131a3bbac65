import ArgumentParser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// An output format with the name that the command line uses.
struct OutputFormat: ExpressibleByArgument {
    private let format: any RecipeFormat
    private let write: @Sendable (Recipe) -> String

    init?(argument: String) {
        guard let format = RecipeFormats.format(identifier: argument), let write = format.write else { return nil }
        self.format = format
        self.write = write
    }

    static var allValueStrings: [String] { RecipeFormats.all.filter { $0.write != nil }.map(\.identifier) }

    /// The names of all formats as a list in a sentence, such as `cooklang, markdown or text`.
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

    /// Returns the names of the features of the recipe that the written text does not contain. To find them, reads the
    /// text again as a recipe.
    func lost(of recipe: Recipe, in text: String) -> [String] {
        FeatureLoss(of: recipe, in: text, format: format).features(.leftOut).map(\.name)
    }

    /// Returns the unchanged text of a recipe's file. Returns `nil` if the file has another format, contains further
    /// recipes, or cannot be read. A read error is ignored here, because the command reports the error when it reads
    /// the recipe.
    func text(ofFileOf id: RecipeID) -> String? { try? Cookbook.text(ofFileAt: id.path, in: format) }
}
