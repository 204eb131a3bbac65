import RecipeKit
import RecipeLibrary

/// Pairs of recipes that look the same but that the user has marked as different. The pairs are stored in a file.
///
/// A line with a pair contains the paths of two recipes in the cookbook, separated by a tab. All other lines, and lines
/// that begin with `#`, are comments. An edit keeps the comments and the lines of all other pairs.
public struct DistinctRecipes: Hashable, Sendable {
    private var lines: [[UInt8]] = []
    private var pairs: Set<Set<String>> = []

    private static let heading =
        "# Recipes that look the same and are not: two paths on a line, with a tab between them."

    /// Reads the pairs of a file.
    ///
    /// - Parameter bytes: The content of the file, or an empty array if there is no file.
    public init(bytes: [UInt8]) {
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        pairs = Set(lines.compactMap(Self.pair))
    }

    /// Returns the paths in a line, or `nil` if the line is a comment.
    private static func pair(of line: [UInt8]) -> Set<String>? {
        guard line.first != UInt8(ascii: "#") else { return nil }
        let paths = line.split(separator: UInt8(ascii: "\t")).map {
            String(decoding: $0, as: UTF8.self).trimmingSpaces()
        }
        return paths.count == 2 && paths[0] != paths[1] && !paths.contains("") ? Set(paths) : nil
    }

    /// Whether the file has no pairs.
    public var isEmpty: Bool { pairs.isEmpty }

    /// The content of the file.
    public var bytes: [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

    /// Returns whether the user says that two recipes are different.
    ///
    /// - Parameters:
    ///   - first: The path of a recipe, in the form of kitchen files.
    ///   - second: The path of the other recipe.
    public func contains(_ first: String, _ second: String) -> Bool { pairs.contains([first, second]) }

    /// Adds a pair. Has no effect if the pair is already there, or if a line cannot store the pair, for example because
    /// a path contains a tab.
    mutating func insert(_ first: String, _ second: String) {
        let line = Array("\(first)\t\(second)".utf8)
        let isReadAgain = !line.contains(UInt8(ascii: "\n")) && Self.pair(of: line) == [first, second]
        guard isReadAgain, pairs.insert([first, second]).inserted else { return }
        if lines.isEmpty { lines.append(Array(Self.heading.utf8)) }
        lines.append(line)
    }

    /// Replaces the path of a recipe in all pairs.
    mutating func replace(_ old: String, with new: String) {
        for index in lines.indices {
            guard let pair = Self.pair(of: lines[index]), pair.contains(old) else { continue }
            for other in pair where other != old { lines[index] = Array("\(new)\t\(other)".utf8) }
        }
        pairs = Set(lines.compactMap(Self.pair))
    }
}

extension [DuplicateGroup] {
    /// Returns the groups without the recipes that the user has marked as different from all others of their group. If
    /// fewer than two recipes remain, the group is left out.
    ///
    /// - Parameters:
    ///   - distinct: The pairs of recipes that the user has marked as different.
    ///   - folder: The folder of the kitchen files.
    public func keepingApart(_ distinct: DistinctRecipes, in folder: KitchenFolder) -> [DuplicateGroup] {
        guard !distinct.isEmpty else { return self }
        return compactMap { group in
            let paths = group.members.map { folder.path(of: $0.id) }
            let members = zip(paths, group.members).filter { path, _ in
                paths.contains { $0 != path && !distinct.contains(path, $0) }
            }
            return members.count < 2 ? nil : DuplicateGroup(relation: group.relation, members: members.map(\.1))
        }
    }
}

extension KitchenFolder {
    private static let distinctRecipes = "config/distinct-recipes.conf"

    /// Returns the pairs of recipes that look the same but that the user has marked as different.
    public func distinctRecipes() throws(EditingError) -> DistinctRecipes {
        DistinctRecipes(bytes: try content(of: Self.distinctRecipes) ?? [])
    }

    /// Records that a recipe is different from others that look the same.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - others: The recipes that look the same.
    /// - Returns: The change of the file, or `nil` if the file already has these pairs.
    @discardableResult
    public func keepApart(_ recipe: RecipeID, from others: [RecipeID]) throws(EditingError) -> Change? {
        try update(Self.distinctRecipes) { bytes in
            var distinct = DistinctRecipes(bytes: bytes)
            for other in others { distinct.insert(path(of: recipe), path(of: other)) }
            return distinct.bytes
        }
    }

    /// Replaces the path of a renamed or moved recipe in the stored pairs.
    ///
    /// - Parameters:
    ///   - old: The old paths of the recipe. The pairs may contain any of them.
    ///   - new: The new path.
    public func renameDistinctRecipe(_ old: [String], to new: String) throws(EditingError) {
        guard try content(of: Self.distinctRecipes) != nil else { return }
        try update(Self.distinctRecipes) { bytes in
            var distinct = DistinctRecipes(bytes: bytes)
            for name in old { distinct.replace(name, with: new) }
            return distinct.bytes
        }
    }
}
