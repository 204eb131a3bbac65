import ArgumentParser
import RecipeKit

/// A format that recipes are written in, as it is named on the command line.
struct OutputFormat: ExpressibleByArgument {
    private let format: any RecipeFormat
    private let write: @Sendable (Recipe) -> String

    init?(argument: String) {
        guard let format = RecipeFormats.format(identifier: argument), let write = format.write else { return nil }
        self.format = format
        self.write = write
    }

    static var allValueStrings: [String] { RecipeFormats.all.filter { $0.write != nil }.map(\.identifier) }

    /// `cooklang, markdown or text`.
    static var list: String {
        let names = allValueStrings
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    var defaultValueDescription: String { format.identifier }
    var isPlainText: Bool { format.identifier == "text" }
    var name: String { format.name }
    var fileExtension: String { format.writtenExtension }

    /// The text of a file.
    func text(for recipe: Recipe) -> String { write(recipe) }

    /// What a text that was written for a recipe leaves out of it, found by reading the text again.
    func lost(of recipe: Recipe, in text: String) -> [String] {
        FeatureLoss(of: recipe, in: text, format: format).features(.leftOut).map(\.name)
    }

    /// The text of a recipe's file, to the letter, where it is in this format already and holds no other recipe.
    func text(ofFileOf id: RecipeID) -> String? { try? Cookbook.text(ofFileAt: id.path, in: format) }
}
