import RecipeKit

/// A recipe from an export of another program, with what that program knows about it beyond the recipe.
public struct ImportedRecipe: Hashable, Sendable {
    /// The recipe. Its ``/RecipeKit/RecipeMetadata/others`` have the keys of the export that mean nothing here, with
    /// the name of the program before them: `paprika.uid`.
    public var recipe: Recipe
    /// The rating, 1 to 5, or `nil` if there is none.
    public var rating: Int?
    /// Whether the recipe is a favourite.
    public var isFavourite = false
    /// The days on which the recipe was cooked, as `2026-03-01`, in the order of the export.
    public var cookedDays: [String] = []
    /// The day on which the other program stored the recipe, as `2026-03-01`, or `nil` if it is unknown.
    public var created: String?
    /// What people wrote about the recipe, such as comments. The notes of the recipe itself are in the recipe.
    public var comments: [String] = []
    /// The pictures, the main one first. Empty if pictures were not asked for.
    public var pictures: [RecipePicture] = []
    /// The names of the parts of the export that are not kept: `mealie.assets`.
    public var losses: [String] = []
    /// What is doubtful about the recipe.
    public var diagnostics: [Diagnostic] = []

    /// Creates an imported recipe without anything besides the recipe.
    public init(_ recipe: Recipe) { self.recipe = recipe }

    /// Creates an imported recipe from a recipe of a format that holds only recipes.
    package init(_ result: ReadResult) {
        recipe = result.recipe
        diagnostics = result.diagnostics
    }

    /// The recipe for reading: the rating, the favourite mark, the days and what people wrote are parts of it.
    package var readable: ReadResult {
        var recipe = withoutMarks
        recipe.addOther(Mark.rating, rating.map(String.init))
        recipe.addOther(Mark.favourite, isFavourite ? "yes" : nil)
        recipe.addOther(Mark.cooked, cookedDays.isEmpty ? nil : cookedDays.joined(separator: ", "))
        return ReadResult(recipe: recipe, diagnostics: diagnostics)
    }

    /// The recipe without the rating, the favourite mark and the cooked days, which a notebook stores. The date and what
    /// people wrote are parts of the recipe.
    package var withoutMarks: Recipe {
        var recipe = recipeWithComments
        recipe.addOther(Mark.date, created)
        return recipe
    }

    /// The recipe with what people wrote as its notes.
    package var recipeWithComments: Recipe {
        var recipe = recipe
        recipe.addNotes(comments)
        return recipe
    }

    /// The metadata keys of what a recipe file has no properties for.
    enum Mark {
        static let date = "date"
        static let rating = "rating"
        static let favourite = "favourite"
        static let cooked = "cooked"
    }
}

extension Recipe {
    /// Appends a metadata entry, unless its value is missing or there is one with the key.
    fileprivate mutating func addOther(_ key: String, _ value: String?) {
        guard let value, !metadata.others.contains(where: { $0.key == key }) else { return }
        metadata.others.append(.init(key: key, value: value))
    }

    /// Appends notes at the end of the recipe. They are not a part of a named section.
    mutating func addNotes(_ notes: [String]) {
        guard !notes.isEmpty else { return }
        if sections.isEmpty || sections[sections.count - 1].name != nil { sections.append(RecipeSection()) }
        sections[sections.count - 1].blocks += notes.map { .note($0) }
    }
}
