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

    /// What of the recipe's metadata the format leaves out.
    func lost(of recipe: Recipe) -> [String] {
        guard !isPlainText else { return [] }
        return RecipeCapabilities(metadataOf: recipe).subtracting(format.capabilities).namesInWords
    }
}
