import RecipeFormats
import RecipeLibrary

/// The data that was imported with recipes, such as pictures and ratings, and the data that was lost.
public struct ImportContents: Hashable, Sendable {
    /// The number of pictures that were written beside recipes.
    public internal(set) var pictures = 0
    /// The number of ratings that were added to the notebook.
    public internal(set) var ratings = 0
    /// The number of recipes that became favourites.
    public internal(set) var favourites = 0
    /// The number of cooked days that were added to the notebook.
    public internal(set) var cookedDays = 0
    /// The number of comments that became notes of recipes.
    public internal(set) var comments = 0
    /// The kinds of data that were lost, such as `mealie.assets`. A value is the number of recipes with such data.
    public internal(set) var losses: [String: Int] = [:]

    /// Whether no data was imported with the recipes, and none was lost.
    public var isEmpty: Bool { self == ImportContents() }

    /// The imported data as a list in words, such as “2 pictures, 1 rating”. The text is empty if no data was imported.
    public var words: String {
        let parts = [
            (pictures, "picture"), (ratings, "rating"), (favourites, "favourite"), (cookedDays, "cooked day"),
            (comments, "comment"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    /// The lost data as a list in words, such as “mealie.assets (2)”. The text is empty if no data was lost.
    public var lostWords: String {
        losses.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
            .joined(separator: ", ")
    }

    mutating func add(_ other: ImportContents) {
        pictures += other.pictures
        ratings += other.ratings
        favourites += other.favourites
        cookedDays += other.cookedDays
        comments += other.comments
        losses.merge(other.losses, uniquingKeysWith: +)
    }

    mutating func addLosses(of recipe: ImportedRecipe) {
        for loss in recipe.losses { losses[loss, default: 0] += 1 }
    }
}
