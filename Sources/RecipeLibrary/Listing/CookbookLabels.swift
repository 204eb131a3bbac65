import RecipeKit

/// The courses and the tags of a cookbook, each with the number of its recipes.
public struct CookbookLabels: Hashable, Sendable {
    /// What a label is.
    public enum Kind: Hashable, Sendable {
        case course, tag
    }

    /// A course or a tag. Two spellings are two labels.
    public struct Label: Hashable, Sendable {
        public var kind: Kind
        public var name: String
        /// The number of recipes that have it.
        public var count: Int

        public init(_ kind: Kind, _ name: String, count: Int = 0) {
            self.kind = kind
            self.name = name
            self.count = count
        }
    }

    /// The courses in the order of their names.
    public var courses: [Label] = []
    /// The tags in the order of their names.
    public var tags: [Label] = []

    /// Creates labels of an empty cookbook.
    public init() {}

    /// The label of a kind with a name, or `nil` if no recipe has it.
    public func label(_ kind: Kind, named name: String) -> Label? {
        (kind == .course ? courses : tags).first { $0.name == name }
    }
}

extension IndexedCookbook {
    /// Returns the courses and the tags of all recipes.
    ///
    /// Complexity: One pass over all recipes. Do not call it on the main actor.
    public nonisolated func labels() -> CookbookLabels {
        snapshot { reader throws(IndexError) in try reader.labels() } ?? CookbookLabels()
    }

    /// Returns the recipes that have a label.
    ///
    /// Complexity: One pass over all recipes. Do not call it on the main actor.
    public nonisolated func recipes(with label: CookbookLabels.Label) -> [RecipeSummary] {
        snapshot { reader throws(IndexError) in try reader.recipes(with: label) } ?? []
    }

    /// Returns the folders in a root folder of the cookbook that hold recipes, also in their own folders, in the order of
    /// their paths. The root folder is the first one.
    ///
    /// Complexity: One pass over all files. Do not call it on the main actor.
    public nonisolated func recipeFolders(in root: String) -> [String] {
        snapshot { reader throws(IndexError) in try reader.recipeFolders(in: root) } ?? [root]
    }
}

extension IndexReader {
    /// Calls a closure with the number, the course and the tags of each recipe that is no menu.
    private func forEachRecipe(_ body: (UInt32, String?, [String]) -> Void) throws(IndexError) {
        let rows = try statement(
            """
            SELECT r.id, c.name, r.tags FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course
            WHERE f.path NOT LIKE '%.menu'
            """)
        defer { rows.reset() }
        while try rows.step() {
            let tags =
                rows.isNull(2)
                ? [] : rows.text(2).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
            body(try rows.recipeNumber(0), rows.optionalText(1), tags)
        }
    }

    fileprivate func labels() throws(IndexError) -> CookbookLabels {
        var courses: [String: Int] = [:]
        var tags: [String: Int] = [:]
        try forEachRecipe { _, course, own in
            if let course { courses[course, default: 0] += 1 }
            for tag in Set(own) { tags[tag, default: 0] += 1 }
        }
        var labels = CookbookLabels()
        labels.courses = Self.sorted(courses, .course)
        labels.tags = Self.sorted(tags, .tag)
        return labels
    }

    private static func sorted(_ counts: [String: Int], _ kind: CookbookLabels.Kind) -> [CookbookLabels.Label] {
        let keyed = counts.map { (key: SortingKey($0.key), label: CookbookLabels.Label(kind, $0.key, count: $0.value)) }
        return keyed.sorted { $0.key == $1.key ? $0.label.name < $1.label.name : $0.key < $1.key }.map(\.label)
    }

    fileprivate func recipes(with label: CookbookLabels.Label) throws(IndexError) -> [RecipeSummary] {
        var ids: [UInt32] = []
        try forEachRecipe { id, course, tags in
            if label.kind == .course ? course == label.name : tags.contains(label.name) { ids.append(id) }
        }
        var recipes: [RecipeSummary] = []
        for id in ids {
            if let summary = try summary(of: id) { recipes.append(summary) }
        }
        return recipes
    }

    /// The maximum depth of a folder, so that a strange path cannot lead on and on.
    private static let mostLevels = 100

    fileprivate func recipeFolders(in root: String) throws(IndexError) -> [String] {
        let rows = try statement("SELECT path FROM file WHERE count > 0")
        defer { rows.reset() }
        let start = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
        var found: Set<String> = []
        while try rows.step() {
            var folder = FilePath.folder(of: rows.text(0))
            var level = 0
            while folder != root, folder.hasPrefix(start), level < Self.mostLevels, found.insert(folder).inserted {
                folder = FilePath.folder(of: folder)
                level += 1
            }
        }
        found.remove(root)
        return [root] + found.sorted { SortingKey($0) == SortingKey($1) ? $0 < $1 : SortingKey($0) < SortingKey($1) }
    }
}
