import RecipeFormats
import RecipeKit

extension JSONLDFormat {
    /// Returns the diagnostic for a JSON file without a recipe that is small enough to be read.
    ///
    /// - Parameter file: The path of the file.
    package static func noneSmallEnough(_ file: String) -> Diagnostic {
        let size = MemoryLimit.size(MemoryLimit.fileSize(JSONTexts.sizeLimit))
        return Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe that is smaller than \(size); larger ones are not read.")
    }
}
