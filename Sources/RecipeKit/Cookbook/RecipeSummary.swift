/// What a list shows of a recipe: enough to browse by, read without reading the whole recipe.
public struct RecipeSummary: Hashable, Sendable, Identifiable {
    public var id: RecipeID
    public var title: String
    /// The kind of meal: the file's own, else the name of the folder it lies in, else `nil`.
    public var course: String?
    public var totalTime: CookingTime?
    public var servings: Servings?
    public var tags: [String]

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
