import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Reads the recipes of a source and prepares them for an import. It does not use the cookbook, so several threads can
/// prepare recipes at the same time.
struct RecipePreparation: Sendable {
    /// Whether a notebook stores the ratings, favourites and cooked days. If not, they remain in the metadata of the
    /// recipes.
    let storesMarks: Bool
    private var reader = IngredientLineReader()

    init(storesMarks: Bool) { self.storesMarks = storesMarks }

    /// Prepares every recipe of a source, in the order of the source.
    ///
    /// - Parameters:
    ///   - line: The line number in the file if the source is a single line, or `nil` if the source is a whole file.
    ///   - isFile: Whether there can be pictures beside the source. There are none beside standard input.
    ///   - deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    mutating func prepareAll(
        of source: RecipeSourceFile, line: Int? = nil, isFile: Bool, _ deliver: (PreparedRecipe) -> Bool
    ) -> [Diagnostic] {
        guard !source.isEmpty else { return [] }
        return source.readImports { id, imported in
            var imported = imported
            if isFile { SourcePictures.add(ofFileAt: id.path, index: id.index, to: &imported) }
            return deliver(prepare(imported, of: source, SourceLocation(file: id.path, line: line)))
        }
    }

    private mutating func prepare(
        _ imported: ImportedRecipe, of source: RecipeSourceFile, _ location: SourceLocation
    ) -> PreparedRecipe {
        let recipe = imported.recipe
        guard !IncomingRecipe.isEmpty(recipe) else {
            return PreparedRecipe(imported: imported, incoming: nil, location: location)
        }
        var imported = imported
        imported.takeMarks()
        // A Cooklang text is copied unchanged, unless the name of the new file would give the recipe another title.
        let isCooklang = source.format.identifier == CooklangFormat().identifier
        let keepsText = isCooklang && RecipeFormats.title(forFile: FileName.name(for: recipe.title)) == recipe.title
        let incoming =
            keepsText
            ? IncomingRecipe(recipe, cooklang: source.utf8, &reader)
            : IncomingRecipe(storesMarks ? imported.withoutMarks : imported.readable.recipe, &reader)
        return PreparedRecipe(imported: imported, incoming: incoming, location: location)
    }
}
