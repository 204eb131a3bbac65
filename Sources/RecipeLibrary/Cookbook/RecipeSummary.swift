import RecipeKit

/// The part of a recipe that a list shows. It can be read without parsing the whole recipe.
public struct RecipeSummary: Hashable, Sendable, Identifiable {
    /// The identity of the recipe.
    public var id: RecipeID
    /// The title. If the recipe has none, a title that is made from the name of the file.
    public var title: String
    /// The course that is given in the recipe. If none is given, the course of the folder. If the folder has no course,
    /// `nil`.
    public var course: String?
    /// The total time, or `nil` if it is unknown.
    public var totalTime: CookingTime?
    /// The number of servings, or `nil` if it is unknown.
    public var servings: Servings?
    public var tags: [String]
    /// The position of the recipe in a file of many recipes, or `nil` if it is unknown. If there is a position,
    /// ``Cookbook/load(_:)-(RecipeSummary)`` first reads only the part of the file at this position.
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

/// The position of a recipe in a file of many recipes.
public struct RecipePosition: Hashable, Sendable {
    /// The offset in the file, in bytes, of the text that contains the recipe, such as a line of JSON Lines.
    var offset: Int
    /// The length in bytes of the text at ``offset``.
    var length: Int
    /// The index of the recipe in the text at ``offset``, counted from 0.
    var part: Int
}

/// A path that equals only a path of the same bytes. Two texts are equal if they differ only in their Unicode
/// normalization form, but the system can have a file for each form.
struct ExactPath: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: ExactPath, other: ExactPath) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
