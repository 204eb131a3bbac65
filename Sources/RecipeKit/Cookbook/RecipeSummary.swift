/// What a list shows of a recipe: enough to browse by, read without reading the whole recipe.
public struct RecipeSummary: Hashable, Sendable, Identifiable {
    public var id: RecipeID
    public var title: String
    /// The kind of meal: the file's own, else the name of the folder it lies in, else `nil`.
    public var course: String?
    public var totalTime: CookingTime?
    public var servings: Servings?
    public var tags: [String]
    /// Where it stands in a file of many, as far as that is known: ``Cookbook/load(_:)-(RecipeSummary)`` then
    /// reads no more than it.
    public var position: RecipePosition?

    public init(
        id: RecipeID, title: String, course: String? = nil, totalTime: CookingTime? = nil,
        servings: Servings? = nil, tags: [String] = []
    ) {
        self.id = id
        self.title = title
        self.course = course
        self.totalTime = totalTime
        self.servings = servings
        self.tags = tags
    }
}

/// Where a recipe stands in a file that holds many.
public struct RecipePosition: Hashable, Sendable {
    /// In the file, bytes.
    var offset: Int
    /// Of the text that holds it, bytes.
    var length: Int
    /// Which recipe of that text it is, counted from 0.
    var part: Int
}
