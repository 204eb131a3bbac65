import RecipeKit

/// A text file that contains one recipe after the other.
enum TextCollection {
    /// Reads the recipes of a file in file order. Recipes without content are left out.
    ///
    /// - Parameters:
    ///   - ranges: The lines of each recipe.
    ///   - file: The path for the diagnostic.
    ///   - failure: The message of the diagnostic.
    ///   - deliver: Receives a recipe and returns whether to continue.
    ///   - readRecipe: Reads the recipe in a range of lines.
    /// - Returns: An error diagnostic if no recipe has content. Otherwise an empty array.
    static func read(
        _ ranges: [Range<Int>], file: String, failure: String, _ deliver: (ReadResult) -> Bool,
        readRecipe: (Range<Int>, inout IngredientLineReader) -> Recipe
    ) -> [Diagnostic] {
        var reader = IngredientLineReader.prepared
        var isEmpty = true
        for range in ranges {
            let recipe = readRecipe(range, &reader)
            guard !recipe.isWithoutContent else { continue }
            isEmpty = false
            if !deliver(ReadResult(recipe: recipe)) { break }
        }
        return isEmpty ? [Diagnostic(.error, at: SourceLocation(file: file), failure)] : []
    }
}

extension TextLines {
    /// Returns the lines of each recipe in a text in which a line marks the start of each recipe. The marking lines are
    /// left out.
    ///
    /// - Parameter isStart: Returns whether a line marks the start of a recipe.
    func recipes(after isStart: (ArraySlice<UInt8>) -> Bool) -> [Range<Int>] {
        let starts = indices.filter { isStart(utf8($0)) } + [count]
        return zip(starts, starts.dropFirst()).map { $0 + 1..<$1 }
    }
}
