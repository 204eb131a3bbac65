import RecipeKit

/// Writes recipes as one text of a format whose files can contain many recipes. Pictures are left out.
struct CollectionWriter: ExportWriter {
    /// The formats.
    enum Form {
        case json, mealMaster, recipeML
    }

    private let form: Form
    private var recipes: [Recipe] = []

    init(_ form: Form) { self.form = form }

    var fileExtension: String {
        switch form {
        case .json: "json"
        case .mealMaster: "mmf"
        case .recipeML: "recipeml"
        }
    }

    mutating func add(_ recipe: ImportedRecipe) { recipes.append(recipe.readable.recipe) }

    func finish() -> [UInt8] {
        switch form {
        case .json:
            let texts = recipes.map { SchemaOrgWriter().text(for: $0) }
            return Array("[\n\(texts.joined(separator: ",\n"))\n]\n".utf8)
        case .mealMaster:
            return recipes.flatMap { Array((MealMasterWriter.text(for: Self.withoutOwnKeys($0)) + "\n").utf8) }
        case .recipeML: return Array(RecipeMLWriter.text(for: recipes).utf8)
        }
    }

    /// Returns the recipe without the metadata that has a meaning only in one program (`paprika.uid`). Meal-Master has
    /// no place for such metadata, and a reader of the file would take it for directions.
    private static func withoutOwnKeys(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        recipe.metadata.others.removeAll { entry in
            entry.key.split(separator: ".").first.map { ExportReaders.identifiers.contains(String($0)) } == true
                && entry.key.contains(".")
        }
        return recipe
    }
}

/// Writes an archive with a file for each recipe. The pictures of the recipe are beside its file. Ratings, favourites
/// and cooked days are metadata of the recipes.
struct RecipeFilesWriter: ExportWriter {
    let fileExtension = "zip"

    private let archive = ZipWriter()
    private var names = ExportNames()
    private let recipeExtension: String
    private let write: @Sendable (Recipe) -> String

    /// Creates an empty archive, or returns `nil` if the format cannot be written.
    init?(_ format: any RecipeFormat) {
        guard let write = format.write else { return nil }
        self.write = write
        recipeExtension = format.writtenExtension
    }

    mutating func add(_ recipe: ImportedRecipe) {
        let name = names.name(for: recipe.recipe.title)
        archive.add("\(name).\(recipeExtension)", Array(write(recipe.readable.recipe).utf8))
        for picture in PlacedPicture.placed(recipe.pictures) {
            archive.add(picture.name(stem: name), picture.picture.bytes, isCompressed: false)
        }
    }

    func finish() -> [UInt8] { archive.finish() }
}

/// The names of files and folders in an export. Each name is used only once. Names that differ only in letter case
/// count as the same name.
struct ExportNames {
    private var used: Set<String> = []

    /// Returns a name for a title: `Soup`, `Soup 2`. The name contains no character that an operating system forbids.
    mutating func name(for title: String) -> String {
        let allowed = title.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F || "/\\:?*\"<>|#%".unicodeScalars.contains(scalar)
                ? " " : scalar
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: allowed)
        let words = String(view).split(separator: " ").joined(separator: " ")
        let bare = String(words.drop { $0 == "." }.prefix(80)).trimmingSpaces()
        return unique(bare.isEmpty ? "Recipe" : bare, " ")
    }

    /// Returns a name of ASCII letters, digits and hyphens for a title: `pancakes-2`.
    mutating func slug(for title: String) -> String {
        let letters = SortingKey.folded(title)
        let parts = letters.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let slug = parts.joined(separator: "-").prefix(80)
        return unique(slug.isEmpty ? "recipe" : String(slug), "-")
    }

    private mutating func unique(_ name: String, _ separator: String) -> String {
        var result = name
        var number = 2
        while !used.insert(result.lowercased()).inserted {
            result = "\(name)\(separator)\(number)"
            number += 1
        }
        return result
    }
}

extension SortingKey {
    /// Returns a text in lower case without accents.
    fileprivate static func folded(_ text: String) -> String {
        // A sorting key contains numbers in a form that is not readable. So a word with a digit is only converted to
        // lowercase.
        text.split { !($0.isLetter || $0.isNumber) }.map { word in
            word.contains(where: \.isNumber) ? word.lowercased() : SortingKey(String(word)).text
        }.joined(separator: " ")
    }
}
