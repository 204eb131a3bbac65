import RecipeFormats

/// Pictures in the folder of a recipe's file, named by the convention of ``PictureNames``.
package enum RecipePictures {
    /// Appends the names of the pictures beside a recipe's file to the pictures of the recipe. Does nothing if the
    /// recipe cannot have such pictures.
    ///
    /// Complexity: 40 system calls if there are no pictures beside the file, and usually more if there are pictures.
    ///
    /// - Parameters:
    ///   - path: The path of the recipe's file.
    ///   - index: The index of the recipe in its file. Only the first recipe has pictures beside the file.
    ///   - images: The names of the recipe's pictures. A name that is already among them is not added again.
    package static func add(ofFileAt path: String, index: Int, to images: inout [String]) {
        for picture in find(ofFileAt: path, index: index) where !images.contains(picture.name) {
            images.append(picture.name)
        }
    }

    /// Returns whether a recipe can have pictures beside its file. Only the first recipe of a Cooklang or Markdown file
    /// can.
    package static func areAllowed(ofFileAt path: String, index: Int) -> Bool {
        index == 0 && [".cook", ".menu", ".md", ".markdown"].contains(where: path.lowercased().hasSuffix)
    }

    /// Returns the name of each picture beside a recipe's file, and its place in the recipe, as ``PictureNames``
    /// defines it.
    package static func find(ofFileAt path: String, index: Int) -> [(name: String, place: String)] {
        guard areAllowed(ofFileAt: path, index: index), let dot = path.lastIndex(of: ".") else { return [] }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard dot > slash else { return [] }
        let folder = path[..<slash]
        return PictureNames.find(ofStem: String(path[slash..<dot])) { access(folder + $0, R_OK) == 0 }
    }
}
