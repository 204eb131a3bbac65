import RecipeKit

extension ImportedRecipe {
    /// Adds a picture from a file. If the recipe already has the picture, does nothing. If the file is not a picture or
    /// is too large, only adds a warning.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: The path of the file. Its last part becomes the name of the picture.
    ///   - place: The place in the recipe as in ``PictureNames``, or `nil` if it is unknown.
    package mutating func add(_ bytes: [UInt8], named path: String, place: String? = nil) {
        guard var picture = RecipePicture(bytes, name: path) else {
            let isLarge = bytes.count > RecipePicture.sizeLimit
            return leaveOut(path, isLarge ? "is larger than \(RecipePicture.sizeLimit >> 20) MB" : "is no picture")
        }
        picture.place = place
        if !pictures.contains(where: { $0.bytes == picture.bytes }) { pictures.append(picture) }
    }

    /// Warns that a picture is left out.
    package mutating func leaveOut(_ path: String, _ reason: String) {
        let message = "“\(recipe.title)”: the picture “\(path)” \(reason), so it was left out."
        diagnostics.append(Diagnostic(.warning, at: SourceLocation(file: path), message))
    }
}
