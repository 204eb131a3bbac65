import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The identity, the title and the content hash of a recipe. The notebook recognizes the recipe by them, even after its
/// file was moved or edited.
public struct RecipeFingerprint: Hashable, Sendable {
    /// The identity of the recipe in its cookbook.
    public var id: RecipeID
    /// The title.
    public var title: String
    /// A hash of the title and the ingredients, or `nil` if the recipe was not read.
    package var content: String?

    /// Creates a fingerprint.
    ///
    /// - Parameters:
    ///   - id: The identity of the recipe.
    ///   - title: The title of the recipe.
    ///   - recipe: The recipe, or `nil` if it was not read. A recipe that was not read cannot be found after its file
    ///     moved.
    public init(_ id: RecipeID, title: String, recipe: Recipe? = nil) {
        self.id = id
        self.title = title
        content = recipe.map(Self.content)
    }

    /// Creates the fingerprint of the first recipe in the content of a file, or `nil` if there is none.
    public init?(ofRecipeIn bytes: [UInt8], file: String) {
        // A text that is not a recipe has no fingerprint.
        guard let source = try? RecipeSourceFile(at: file, bytes: bytes), let result = source.read(at: 0) else {
            return nil
        }
        self.init(RecipeID(path: file), title: result.recipe.title, recipe: result.recipe)
    }

    /// Whether the recipe was read. If not, the recipe cannot be found after its file has moved.
    public var isRead: Bool { content != nil }

    package init(_ id: RecipeID, title: String, content: String?) {
        self.id = id
        self.title = title
        self.content = content
    }

    /// Returns the content hash of a recipe. The hash is the same in every run of the program.
    static func content(of recipe: Recipe) -> String {
        let identity = RecipeIdentity(recipe)
        return hex(identity.title) + hex(identity.ingredients)
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(UInt(bitPattern: number), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
