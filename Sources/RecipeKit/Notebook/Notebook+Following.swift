import GRDB

/// The recipes that a notebook looks for in a list of many: those of some titles, and those of some files.
public struct WantedRecipes: Sendable {
    private(set) var titles: Set<SortingKey> = []
    /// As the cookbook names them.
    public private(set) var paths: Set<String> = []

    public var isEmpty: Bool { titles.isEmpty && paths.isEmpty }

    fileprivate mutating func add(title: String) { titles.insert(SortingKey(title)) }
    fileprivate mutating func add(path: String) { paths.insert(path) }

    /// Whether a recipe is one of them. Costs as much as folding its title, where any title is wanted.
    public func contains(_ recipe: RecipeSummary) -> Bool {
        paths.contains(recipe.id.path) || !titles.isEmpty && titles.contains(SortingKey(recipe.title))
    }
}

extension Notebook {
    /// Looks for the recipes of a cookbook that went elsewhere in it, and notes where they are now.
    ///
    /// Costs a look at the file of each recipe that something was added to; only where one has gone, or stands elsewhere
    /// in its file, is the list of recipes asked for, and a few of them read.
    ///
    /// - Parameter list: The cookbook's recipes that are wanted.
    /// - Returns: Whether any was found.
    public func followFiles(
        in cookbook: Cookbook, list: (WantedRecipes) -> [RecipeSummary]
    ) throws(NotebookError) -> Bool {
        let places = CookbookPlaces(cookbook)
        let records = try read { try NotebookRecord.fetchAll($0) } ?? []
        var wanted = WantedRecipes()
        var suspects: [NotebookRecord] = []
        for record in records {
            guard let given = places.given(record.trace.id).first else { continue }
            if NotebookFinder.isGone(record.trace.id.path) {
                wanted.add(title: record.trace.title)
            } else if !record.trace.id.isAloneInFile {
                wanted.add(path: given.path)
            } else {
                continue
            }
            suspects.append(record)
        }
        guard !suspects.isEmpty else { return false }
        let recipes = list(wanted).sorted { ($0.id.path, $0.id.index) < ($1.id.path, $1.id.index) }
        var search = MovedRecipes(cookbook, recipes.map { RecipeTrace(places.absolute($0.id), title: $0.title) })
        search.taken = Set(records.map(\.trace.id)).subtracting(suspects.map(\.trace.id))
        // What is where it was is not there for another to be found.
        let found = suspects.compactMap { record in search.place(of: record).map { (record, $0) } }
        let moved = found.filter { $0.0.trace != $0.1 }
        guard !moved.isEmpty else { return false }
        try write { db in
            for (record, trace) in moved {
                try db.execute(
                    sql: "UPDATE recipe SET path = ?, place = ?, title = ?, content = ? WHERE uid = ?",
                    arguments: [trace.id.path, trace.id.index, trace.title, trace.content, record.uid])
            }
        }
        return true
    }
}

/// Finds recipes among others that may be the same.
private struct MovedRecipes {
    private let cookbook: Cookbook
    private let byPath: [String: [RecipeTrace]]
    private let byTitle: [SortingKey: [RecipeTrace]]
    /// Those that a note belongs to already.
    var taken: Set<RecipeID> = []

    /// So many of one title are read, no more.
    private static let mostRead = 32

    init(_ cookbook: Cookbook, _ recipes: [RecipeTrace]) {
        self.cookbook = cookbook
        byPath = Dictionary(grouping: recipes, by: \.id.path)
        byTitle = Dictionary(grouping: recipes) { SortingKey($0.title) }
    }

    mutating func place(of record: NotebookRecord) -> RecipeTrace? {
        let found = placeInFile(of: record) ?? placeElsewhere(of: record)
        if let found { taken.insert(found.id) }
        return found
    }

    /// In a file of several: the one of the same title, the one at the same place first; in a file of one, that one.
    private func placeInFile(of record: NotebookRecord) -> RecipeTrace? {
        guard let recipes = byPath[record.trace.id.path] else { return nil }
        let title = SortingKey(record.trace.title)
        let same = recipes.filter { SortingKey($0.title) == title && !taken.contains($0.id) }
        guard
            var found = same.first(where: { $0.id == record.trace.id }) ?? same.first
                ?? (recipes.count == 1 ? recipes[0] : nil)
        else { return nil }
        found.content = found.title == record.trace.title ? record.trace.content : nil
        return found
    }

    private func placeElsewhere(of record: NotebookRecord) -> RecipeTrace? {
        guard let content = record.trace.content, NotebookFinder.isGone(record.trace.id.path) else { return nil }
        let name = NotebookFinder.name(record.trace.id)
        let candidates = (byTitle[SortingKey(record.trace.title)] ?? []).filter { !taken.contains($0.id) }
        let sameName = candidates.filter { NotebookFinder.name($0.id) == name }
        let others = candidates.filter { NotebookFinder.name($0.id) != name }
        for var candidate in (sameName + others).prefix(Self.mostRead) {
            guard let recipe = try? cookbook.load(candidate.id).recipe, RecipeTrace.content(of: recipe) == content
            else { continue }
            candidate.content = content
            return candidate
        }
        return nil
    }
}
