import RecipeFormats
import RecipeKit

extension JSONLDFormat {
    /// Returns the diagnostic for a JSON file with objects larger than the size limit and without a smaller recipe.
    ///
    /// - Parameter file: The path of the file.
    static func noneSmallEnough(_ file: String) -> Diagnostic {
        let size = MemoryLimit.size(MemoryLimit.fileSize(JSONTexts.sizeLimit))
        return Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe that is smaller than \(size); larger ones are not read.")
    }
}
