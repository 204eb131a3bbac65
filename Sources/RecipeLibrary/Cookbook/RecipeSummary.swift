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
    /// The tags.
    public var tags: [String]
    /// The position of the recipe in a file of many recipes, or `nil` if it is unknown. If there is a position,
    /// ``Cookbook/load(_:)-(RecipeSummary)`` first reads only the part of the file at this position.
    public var position: RecipePosition?

    /// Creates a summary.
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

/// The identity of a recipe in a cookbook: the path of its file and its index in the file.
public struct RecipeID: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, in a form that the system can open.
    public var path: String
    /// The index in the file, counted from 0. Most files contain one recipe.
    public var index: Int

    /// Creates an identity.
    public init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }

    /// Creates an identity from its ``description``. For example, `page.html#2` is the second recipe of `page.html`.
    ///
    /// If a file itself has the name `Soups#2`, the result is wrong: it is the second recipe of `Soups`.
    public init(description: String) {
        guard let sign = description.lastIndex(of: "#"),
            let number = Int(description[description.index(after: sign)...]), number > 1
        else {
            self.init(path: description)
            return
        }
        self.init(path: String(description[..<sign]), index: number - 1)
    }

    /// The path. For the second and later recipes of a file, `#` and a number follow: `page.html#2`.
    public var description: String { index == 0 ? path : "\(path)#\(index + 1)" }
}

extension RecipeID {
    /// Whether the format allows only one recipe in the file. If so, the path alone identifies the recipe.
    package var isAloneInFile: Bool { path.hasSuffix(".cook") || path.hasSuffix(".menu") }
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

/// The names of the hidden files in which the program writes the new content of a file, before it renames them. Readers
/// and watches of folders leave them out.
package enum DraftName {
    package static let start = ".recipes-"
    package static let end = ".tmp"

    /// Returns whether a file has the name of a draft: `.recipes-4711-1-88.tmp`.
    package static func isDraft(_ name: String) -> Bool {
        guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
        let parts = name.dropFirst(start.count).dropLast(end.count).split(
            separator: "-", omittingEmptySubsequences: false)
        // Earlier versions of the program wrote the process id alone.
        return (parts.count == 1 || parts.count == 3)
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
