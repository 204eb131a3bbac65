import GRDB
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Finds the record of a recipe by the rules of ``Notebook``.
struct NotebookFinder {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// Returns the record of a recipe, or `nil` if there is none.
    ///
    /// - Parameter fingerprint: The fingerprint of the recipe, with an absolute path.
    func record(of fingerprint: RecipeFingerprint) throws -> NotebookRecord? {
        let ofFile = try NotebookRecord.fetchAll(db, where: "path = ?", [fingerprint.id.path])
        if let record = Self.choose(from: ofFile.map(\.fingerprint), fingerprint).map({ ofFile[$0] }) { return record }
        guard let content = fingerprint.content else { return nil }
        let elsewhere = try NotebookRecord.fetchAll(
            db, where: "content = ? AND path <> ?", [content, fingerprint.id.path]
        ).filter { Self.isGone($0.fingerprint.id.path) }
        return elsewhere.first { Self.name($0.fingerprint.id) == Self.name(fingerprint.id) } ?? elsewhere.first
    }

    /// Returns the position in `stored` of the fingerprint that belongs to a recipe, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - stored: The stored fingerprints of the recipes in one file.
    ///   - fingerprint: The fingerprint of a recipe in the same file.
    static func choose(from stored: [RecipeFingerprint], _ fingerprint: RecipeFingerprint) -> Int? {
        if fingerprint.id.isAloneInFile { return stored.isEmpty ? nil : 0 }
        let same = stored.indices.filter { stored[$0].isSameRecipe(as: fingerprint) }
        return same.first { stored[$0].id.index == fingerprint.id.index } ?? same.first
    }

    /// Returns whether a file no longer exists. If the system cannot tell, for example because a folder is not
    /// accessible, the file counts as existing.
    static func isGone(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
    }

    /// Returns the name of the recipe's file.
    static func name(_ id: RecipeID) -> Substring {
        id.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { id.path[id.path.utf8.index(after: $0)...] } ?? id.path[...]
    }
}

extension RecipeFingerprint {
    /// Returns whether two fingerprints have the same content hash, or the same title apart from case and accents.
    func isSameRecipe(as other: RecipeFingerprint) -> Bool {
        if let content, content == other.content { return true }
        return SortingKey(title) == SortingKey(other.title)
    }
}

/// The identity, the title and the content hash of a recipe. The notebook recognizes the recipe by them, even after its
/// file was moved or edited.
public struct RecipeFingerprint: Hashable, Sendable {
    /// The identity of the recipe in its cookbook.
    public var id: RecipeID
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
