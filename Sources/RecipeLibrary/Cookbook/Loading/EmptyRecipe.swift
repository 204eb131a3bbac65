import RecipeKit

/// A file that is empty or contains only white space. It counts as a recipe with a title that is made from the name of
/// the file.
enum EmptyRecipe {
    static func isEmpty(_ utf8: some Sequence<UInt8>) -> Bool {
        utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    static func warning(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, at: SourceLocation(file: path), "the file is empty; write the recipe into it or remove it.")
    }
}
