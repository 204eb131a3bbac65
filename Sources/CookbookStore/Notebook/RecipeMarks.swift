import RecipeKit
import RecipeLibrary

/// The part of a notebook entry that is used to show, sort and filter recipes in lists.
public struct RecipeMark: Hashable, Sendable {
    /// The identity of the recipe in the cookbook.
    public var id: RecipeID
    /// The title of the recipe, as the notebook stores it.
    public var title: String
    /// The time at which the recipe became a favourite, or `nil` if it is not a favourite.
    public var favouriteSince: Timestamp?
    /// The rating, 1 to 5, or `nil` if there is none.
    public var rating: Int?
    /// The day on which the recipe was cooked last, or `nil` if it was never cooked.
    public var lastCooked: CalendarDay? { cookedDays.max() }
    /// The days on which the recipe was cooked.
    public var cookedDays: Set<CalendarDay> = []
    /// The factor of the size that the user chose for the recipe, or `nil` if it has the usual size.
    public var factor: Rational?

    var content: String?

    /// Whether the recipe is a favourite.
    public var isFavourite: Bool { favouriteSince != nil }

    /// The facts for searching and sorting. `SearchFacts.added` is `nil`, because the notebook does not store it.
    public var facts: SearchFacts {
        SearchFacts(isFavourite: isFavourite, rating: rating, lastCooked: lastCooked?.number)
    }

    init(id: RecipeID, _ record: NotebookRecord, cookedDays: Set<CalendarDay>) {
        self.id = id
        title = record.fingerprint.title
        content = record.fingerprint.content
        favouriteSince = record.entry.favouriteSince
        rating = record.entry.rating
        factor = record.entry.factor
        self.cookedDays = cookedDays
    }

    fileprivate var fingerprint: RecipeFingerprint { RecipeFingerprint(id, title: title, content: content) }
}

/// The recipe marks of a cookbook.
public struct RecipeMarks: Hashable, Sendable {
    private var byPath: [String: [RecipeMark]] = [:]
    /// The titles of the recipes with marks, only for files that can contain several recipes. A recipe with any other
    /// title in such a file has no mark.
    private var titles: Set<SortingKey> = []

    /// Creates an empty collection.
    public init() {}

    /// All recipe marks, in no particular order.
    public var all: some Sequence<RecipeMark> { byPath.values.joined() }

    /// Whether there are no recipe marks.
    public var isEmpty: Bool { byPath.isEmpty }

    mutating func add(_ mark: RecipeMark) {
        byPath[mark.id.path, default: []].append(mark)
        if !mark.id.isAloneInFile { titles.insert(SortingKey(mark.title)) }
    }

    /// Returns the recipe mark of a recipe, or `nil` if it has none.
    ///
    /// Complexity: O(number of recipe marks in the same file), usually O(1).
    public subscript(recipe: RecipeSummary) -> RecipeMark? {
        self[recipe.id, title: recipe.title]
    }

    /// Returns the recipe mark of the recipe with an identity, or `nil` if it has none. In a file that can contain
    /// several recipes, the title decides. The index decides only between recipes with the same title.
    public subscript(id: RecipeID, title title: String) -> RecipeMark? {
        guard let marks = byPath[id.path], id.isAloneInFile || titles.contains(SortingKey(title)) else { return nil }
        return NotebookFinder.choose(from: marks.map(\.fingerprint), RecipeFingerprint(id, title: title)).map {
            marks[$0]
        }
    }

    /// Returns the facts in the notebook about a recipe, for searching.
    public func facts(of recipe: RecipeSummary) -> SearchFacts { self[recipe]?.facts ?? SearchFacts() }
}
