/// What a list shows of what a cook added to a recipe, and sorts and filters by.
public struct RecipeMark: Hashable, Sendable {
    /// As the cookbook names it.
    public var id: RecipeID
    /// What the recipe was called when it was noted last.
    public var title: String
    public var favouriteSince: Moment?
    /// From 1 to 5.
    public var rating: Int?
    public var lastCooked: CalendarDay?

    var content: String?

    public var isFavourite: Bool { favouriteSince != nil }

    init(id: RecipeID, _ record: NotebookRecord, lastCooked: CalendarDay?) {
        self.id = id
        title = record.trace.title
        content = record.trace.content
        favouriteSince = record.entry.favouriteSince
        rating = record.entry.rating
        self.lastCooked = lastCooked
    }

    fileprivate var trace: RecipeTrace { RecipeTrace(id, title: title, content: content) }
}

/// The marks of all recipes of a cookbook that have any: a look-up for each row, and a list for an engine.
public struct RecipeMarks: Hashable, Sendable {
    private var byPath: [String: [RecipeMark]] = [:]

    public init() {}

    /// Every mark, in no order.
    public var all: some Sequence<RecipeMark> { byPath.values.joined() }

    public var isEmpty: Bool { byPath.isEmpty }

    mutating func add(_ mark: RecipeMark) { byPath[mark.id.path, default: []].append(mark) }

    /// The mark of a recipe; O(1), but for a file of which several recipes are marked.
    public subscript(recipe: RecipeSummary) -> RecipeMark? {
        self[recipe.id, title: recipe.title]
    }

    /// The mark of a recipe by where it is; of a file that may hold several also by its title.
    public subscript(id: RecipeID, title title: String) -> RecipeMark? {
        guard let marks = byPath[id.path] else { return nil }
        return NotebookFinder.choose(from: marks.map(\.trace), RecipeTrace(id, title: title)).map { marks[$0] }
    }

    /// What a search or a sorted list asks for of a recipe by where it was last.
    public func facts(of id: RecipeID) -> SearchFacts {
        guard let mark = byPath[id.path]?.first(where: { $0.id.index == id.index }) else { return SearchFacts() }
        return SearchFacts(
            isFavourite: mark.isFavourite, rating: mark.rating, lastCooked: mark.lastCooked?.number)
    }
}
