/// How a listing is ordered within its sections, and which recipes are in it.
public struct LibraryOrder: Hashable, Sendable {
    public enum Key: Hashable, Sendable {
        case title
        /// The quickest first; those that do not say how long they take last.
        case time
        /// Those that came into the cookbook last first.
        case added
        /// Recipes with a number, the greatest first; the others follow by title. For stars, or the day of the last cooking.
        case numbers([RecipeID: Int])
    }

    public var key: Key
    /// All must hold.
    public var filters: [SearchQuery.Filter]
    /// What the person added to recipes, for the filters that ask for it.
    public var facts: [RecipeID: SearchFacts]

    public init(_ key: Key = .title, filters: [SearchQuery.Filter] = [], facts: [RecipeID: SearchFacts] = [:]) {
        self.key = key
        self.filters = filters
        self.facts = facts
    }
}

extension RecipeLibrary {
    /// The latest listing in another order, or of fewer recipes; `nil` where the index lists nothing yet.
    ///
    /// Looks at every recipe once: half a second for a million, and four bytes of memory for each that is listed. Where
    /// the task is cancelled it returns `nil` soon.
    public func contents(in order: LibraryOrder) async throws -> LibraryContents? {
        let index = currentIndex
        let reader = try IndexReader(index.place)
        guard var contents = try reader.contents() else { return nil }
        contents.index = index
        let ordering = try OrderedRecipes(order, reader)
        var sections: [LibrarySection] = []
        for var section in contents.sections {
            guard !Task.isCancelled else { return nil }
            let ids = ordering.ordered(try reader.ids(of: section))
            guard !ids.isEmpty else { continue }
            section.count = ids.count
            section.rows = .ids(ids)
            sections.append(section)
        }
        contents.sections = sections
        contents.numberOfRecipes = sections.reduce(0) { $0 + ($1.kind == .course ? $1.count : 0) }
        return Task.isCancelled ? nil : contents
    }
}

extension IndexReader {
    /// Every id of a section, in the listing's order.
    fileprivate func ids(of section: LibrarySection) throws(IndexError) -> [UInt32] {
        guard case .stored(let first) = section.rows else { return [] }
        var ids: [UInt32] = []
        ids.reserveCapacity(section.count)
        for chunk in 0..<(section.count + IndexSchema.chunkSize - 1) / IndexSchema.chunkSize {
            ids += try self.ids(inChunk: first + chunk)
        }
        return ids
    }
}

/// What recipes are ordered and chosen by, each at its number.
private struct OrderedRecipes {
    /// The lesser the earlier; empty where the order is the listing's.
    private var keys: [Int32] = []
    /// `nil` where every recipe is listed.
    private var chosen: RecipeNumbers?

    init(_ order: LibraryOrder, _ reader: IndexReader) throws(IndexError) {
        guard order.key != .title || !order.filters.isEmpty else { return }
        let last = try reader.statement("SELECT max(id) FROM recipe")
        let limit = (try last.step() ? last.int(0) : 0) + 1
        last.reset()
        var facts: [Int: SearchFacts] = [:]
        for (id, fact) in order.facts {
            if let number = try reader.number(of: id) { facts[Int(number)] = fact }
        }
        if order.key != .title { keys = [Int32](repeating: .max, count: limit) }
        if case .numbers(let numbers) = order.key {
            for (id, value) in numbers {
                guard let number = try reader.number(of: id), Int(number) < limit else { continue }
                keys[Int(number)] = -(Int32(exactly: value) ?? .max)
            }
        }
        var chosen = order.filters.isEmpty ? nil : RecipeNumbers(below: limit)
        var filter = RecipeFilter(order.filters)
        _ = try RecipeFilter.forEachRecipe(reader) { recipe in
            guard recipe.number < limit else { return }
            switch order.key {
            case .time: keys[recipe.number] = recipe.minutes.flatMap { Int32(exactly: $0) } ?? .max
            case .added: keys[recipe.number] = -(Int32(exactly: recipe.added) ?? .max)
            case .title, .numbers: break
            }
            if chosen != nil, filter.admits(recipe, facts[recipe.number] ?? SearchFacts()) {
                chosen?.insert(recipe.number)
            }
        }
        self.chosen = chosen
    }

    /// Those that are chosen, in order; recipes that are alike stay as they stood.
    func ordered(_ ids: [UInt32]) -> [UInt32] {
        let ids = chosen.map { chosen in ids.filter { chosen.contains(Int($0)) } } ?? ids
        guard !keys.isEmpty else { return ids }
        let places = ids.enumerated().map {
            (key: Int($0.element) < keys.count ? keys[Int($0.element)] : .max, place: $0.offset)
        }
        return places.sorted { $0 < $1 }.map { ids[$0.place] }
    }
}
