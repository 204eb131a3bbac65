import RecipeFormats
import RecipeKit
import RecipeLibrary

/// A recipe to import. Its ingredient lines are parsed, and the ingredients are marked in its steps.
struct IncomingRecipe: Sendable {
    var recipe: Recipe
    /// The text of the new file.
    var text: String
    var identity: RecipeIdentity

    /// Prepares a recipe.
    ///
    /// - Parameters:
    ///   - recipe: The recipe as it was read.
    ///   - source: The original text if it is Cooklang, otherwise `nil`. The new file contains this text unchanged.
    ///   - reader: The parser of ingredient lines.
    init(_ recipe: Recipe, cooklang source: [UInt8]? = nil, _ reader: inout IngredientLineReader) {
        if let source {
            self.recipe = recipe
            text = String(decoding: source, as: UTF8.self)
        } else {
            let (understood, language) = Self.understood(recipe, &reader)
            self.recipe = IngredientMarker.marked(understood, language: language, &reader)
            text = CooklangWriter().text(for: self.recipe)
        }
        identity = RecipeIdentity(self.recipe)
    }

    /// Returns whether a recipe has neither ingredients nor steps.
    static func isEmpty(_ recipe: Recipe) -> Bool {
        recipe.listedIngredients.isEmpty && recipe.sections.allSatisfy(\.blocks.isEmpty)
    }

    /// Returns the recipe with parsed ingredient lines, and the language of the recipe as a code such as `en`. An
    /// ingredient whose amount is already separate from its name does not change.
    static func understood(_ recipe: Recipe, _ reader: inout IngredientLineReader) -> (Recipe, language: String) {
        let (recipe, languages) = reader.parsed(recipe, splitting: true)
        return (recipe, language(of: recipe, languages))
    }

    /// Returns the language that is given in the recipe. If none is given, returns the most frequent language of the
    /// lines except English. If fewer than a third of the lines are in that language, returns `en`.
    ///
    /// A third is enough, because a line of few words counts as English.
    ///
    /// - Parameter lines: The number of lines in each language.
    private static func language(of recipe: Recipe, _ lines: [String: Int]) -> String {
        if let locale = recipe.metadata.locale { return locale.prefix(2).lowercased() }
        let others = lines.filter { $0.key != "en" }
        guard let most = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return "en" }
        return most.value * 3 >= lines.values.reduce(0, +) ? most.key : "en"
    }
}

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
