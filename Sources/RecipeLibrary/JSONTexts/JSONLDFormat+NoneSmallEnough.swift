import RecipeFormats
import RecipeKit

extension JSONLDFormat {
    /// Returns the diagnostic for a file whose objects are all too large, and which contains no smaller recipe inside
    /// them.
    static func noneSmallEnough(_ file: String) -> Diagnostic {
        let size = MemoryLimit.size(MemoryLimit.fileSize(JSONTexts.sizeLimit))
        return Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe that is smaller than \(size); larger ones are not read.")
    }
}
