import RecipeKit

/// Writes an archive with a file for each recipe. The pictures of the recipe are beside its file. Ratings, favourites
/// and cooked days are metadata of the recipes.
struct RecipeFilesWriter: ExportWriter {
    let fileExtension = "zip"

    private let archive = ZipWriter()
    private var names = ExportNames()
    private let recipeExtension: String
    private let write: @Sendable (Recipe) -> String

    /// Creates an empty archive, or returns `nil` if the format cannot be written.
    init?(_ format: any RecipeFormat) {
        guard let write = format.write else { return nil }
        self.write = write
        recipeExtension = format.writtenExtension
    }

    mutating func add(_ recipe: ImportedRecipe) {
        let name = names.name(for: recipe.recipe.title)
        archive.add("\(name).\(recipeExtension)", Array(write(recipe.readable.recipe).utf8))
        for picture in PlacedPicture.placed(recipe.pictures) {
            archive.add(picture.name(stem: name), picture.picture.bytes, isCompressed: false)
        }
    }

    func finish() -> [UInt8] { archive.finish() }
}
