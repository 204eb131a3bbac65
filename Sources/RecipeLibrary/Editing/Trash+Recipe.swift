extension Trash {
    /// Moves the file of a recipe to the trash, with the pictures beside it.
    ///
    /// - Throws: An error if no trash can take a file. The files that were not moved stay.
    public func putRecipe(_ path: String) throws(EditingError) {
        let folder = FilePath.folder(of: path)
        for picture in RecipePictures.find(ofFileAt: path, index: 0) {
            _ = try put(FilePath.path(folder, picture.name))
        }
        _ = try put(path)
    }
}
