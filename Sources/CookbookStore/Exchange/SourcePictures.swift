import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The pictures in the folder of a recipe that is imported or exported: pictures named after the recipe's file, and
/// pictures that the recipe names.
enum SourcePictures {
    /// Adds the pictures of a recipe, and removes their names from the recipe's metadata.
    ///
    /// - Parameters:
    ///   - path: The path of the recipe's file.
    ///   - index: The index of the recipe in its file.
    ///   - recipe: The recipe.
    static func add(ofFileAt path: String, index: Int, to recipe: inout ImportedRecipe) {
        let folder = FilePath.folder(of: path)
        var found: Set<String> = []
        for picture in RecipePictures.find(ofFileAt: path, index: index) {
            found.insert(picture.name)
            add(FilePath.path(folder, picture.name), place: picture.place, to: &recipe)
        }
        guard !recipe.recipe.metadata.images.isEmpty else { return }
        let named = recipe.recipe.metadata.images
        recipe.recipe.metadata.images = named.filter { name in
            if found.contains(name) { return false }
            guard isInside(name) else { return true }
            return !add(FilePath.path(folder, name), place: nil, to: &recipe)
        }
    }

    /// Returns whether a name is a relative path that does not lead out of the folder of the recipe.
    private static func isInside(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("://") && !name.hasPrefix("/")
            && !name.split(separator: "/").contains("..")
    }

    /// Adds the picture in a file, and returns whether there is such a file.
    @discardableResult
    private static func add(_ path: String, place: String?, to recipe: inout ImportedRecipe) -> Bool {
        guard let stamp = FileStamp(ofFileAt: path) else { return false }
        guard stamp.size <= RecipePicture.sizeLimit else {
            recipe.leaveOut(path, "is larger than \(RecipePicture.sizeLimit >> 20) MB")
            return true
        }
        do throws(CookbookError) {
            recipe.add(try RecipeFile.bytes(ofFileAt: path, from: 0, count: stamp.size), named: path, place: place)
        } catch {
            recipe.leaveOut(path, "could not be read")
        }
        return true
    }
}
