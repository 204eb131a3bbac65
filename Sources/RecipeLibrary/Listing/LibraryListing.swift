import RecipeFormats
import RecipeKit

/// The rows of a cookbook's sections, read from the index when they are needed.
///
/// Use it on the thread that draws the list. Reading a row takes some microseconds, even in a million rows. The
/// contents of a listing never change. An update delivers new ``LibraryContents``.
public final class LibraryListing {
    /// The contents that the listing shows.
    public let contents: LibraryContents
    private let reader: IndexReader
    private let damage: IndexDamage
    private let outdated: OutdatedListings
    private var chunks: [Chunk] = []
    private var summaries = RecentSummaries()

    private struct Chunk {
        var id: Int
        var ids: [UInt32]
    }

    convenience init(_ contents: LibraryContents, _ reader: IndexReader, _ library: IndexedCookbook) {
        self.init(contents, reader, library.damage, library.outdated)
    }

    private init(
        _ contents: LibraryContents, _ reader: IndexReader, _ damage: IndexDamage, _ outdated: OutdatedListings
    ) {
        self.contents = contents
        self.reader = reader
        self.damage = damage
        self.outdated = outdated
    }

    /// Returns the result of a read, or `nil` if the index cannot be read. If the index is damaged, also requests an
    /// update.
    private func read<Result>(_ body: () throws(IndexError) -> Result?) -> Result? {
        do throws(IndexError) {
            return try body()
        } catch {
            damage.note(error, in: contents.index)
            return nil
        }
    }

    /// Returns whether the connection leads to the index of other contents. Another process may have replaced the index
    /// after this connection was opened.
    func canShow(_ contents: LibraryContents) -> Bool {
        guard contents.index == self.contents.index else { return false }
        let known = read { () throws(IndexError) in try reader.state()?.generation } ?? 0
        return known >= contents.generation
    }

    /// Returns a listing of other contents that uses the same connection.
    func showing(_ contents: LibraryContents) -> LibraryListing {
        LibraryListing(contents, reader, damage, outdated)
    }

    /// The sections of the contents.
    public var sections: [LibrarySection] { contents.sections }

    /// Returns the recipe in a row of a section. Returns `nil` if the section has no such row, if the index no longer
    /// contains the recipe, or if the index cannot be read. If the recipe was removed, a new listing follows soon: an
    /// update is requested unless one runs.
    public func recipe(at row: Int, inSection section: Int) -> RecipeSummary? {
        guard sections.indices.contains(section), (0..<sections[section].count).contains(row) else { return nil }
        if let summary = summary(at: row, inSection: section) { return summary }
        let generation = read { () throws(IndexError) in try reader.state()?.generation }
        if let generation, generation != contents.generation { outdated.note(contents) }
        return nil
    }

    private func summary(at row: Int, inSection section: Int) -> RecipeSummary? {
        guard let id = id(at: row, inSection: section) else { return nil }
        if let summary = summaries[id] { return summary }
        // The rows around this row will probably be read soon.
        let block = row - row % IndexReader.maximumSummaries
        let missing = (block..<block + IndexReader.maximumSummaries).compactMap { row in
            self.id(at: row, inSection: section).flatMap { summaries[$0] == nil ? $0 : nil }
        }
        let found = read { () throws(IndexError) in try reader.summaries(of: missing) } ?? []
        for (id, summary) in found { summaries[id] = summary }
        return found.first { $0.id == id }?.summary
    }

    /// Returns the recipes that were added in the last two weeks, each with its section, the latest first. Returns at
    /// most three recipes. If more than a tenth of the cookbook is new, returns an empty array.
    ///
    /// - Parameter today: The number of the current day. 1970-01-01 is day 0.
    public func newest(today: Int = DayNumber.today) -> [(recipe: RecipeSummary, section: Int)] {
        contents.newest.filter { DayNumber.day(ofSeconds: $0.added) > today - NewestRecipes.days }.compactMap { new in
            recipe(at: new.row, inSection: new.section).map { ($0, new.section) }
        }
    }

    /// Returns the row of a recipe in a section, or `nil` if the section does not contain it.
    ///
    /// Complexity: with *n* rows in the section, O(log *n*) reads in the original order. O(*n*) comparisons in an order
    /// that the user chose, and if the index has changed since the listing was written.
    public func row(of recipe: RecipeID, inSection section: Int) -> Int? {
        guard sections.indices.contains(section) else { return nil }
        return firstRow(of: recipe, in: section..<section + 1)?.row
    }

    /// Returns the section and the row of a recipe, or `nil` if it is not listed.
    public func indexPath(of recipe: RecipeID) -> (section: Int, row: Int)? {
        firstRow(of: recipe, in: sections.indices)
    }

    private func firstRow(of recipe: RecipeID, in searched: Range<Int>) -> (section: Int, row: Int)? {
        read { () throws(IndexError) in
            try reader.snapshot { () throws(IndexError) in
                guard let id = try reader.number(of: recipe) else { return nil }
                // It is the same for all sections, of which a cookbook can have as many as recipes.
                var place: StoredPlace?
                for section in searched {
                    switch sections[section].rows {
                    case .ids(let ids):
                        if let row = ids.firstIndex(of: id) { return (section, row) }
                    case .stored:
                        if place == nil { place = try StoredPlace(of: id, reader) }
                        guard let place else { return nil }
                        if let row = try storedRow(of: id, place, inSection: section) { return (section, row) }
                    }
                }
                return nil
            }
        }
    }

    /// Where the index sorts a recipe.
    private struct StoredPlace {
        let order: RecipeOrder
        let isMenu: Bool
        let course: String

        /// Returns `nil` if the index does not have the recipe.
        init?(of id: UInt32, _ reader: IndexReader) throws(IndexError) {
            guard let order = try reader.order(of: id) else { return nil }
            self.order = order
            isMenu = FormatRegistry.kind(ofFile: order.path) == .menu
            course = Course(named: order.course).id
        }
    }

    private func storedRow(of id: UInt32, _ place: StoredPlace, inSection section: Int) throws(IndexError) -> Int? {
        switch sections[section].kind {
        case .band: return nil
        case .menus: guard place.isMenu else { return nil }
        case .course: guard !place.isMenu, place.course == sections[section].id else { return nil }
        }
        let wanted = place.order
        var lower = 0
        var upper = sections[section].count
        while lower < upper {
            let middle = (lower + upper) / 2
            guard let other = self.id(at: middle, inSection: section), let order = try reader.order(of: other) else {
                break
            }
            if other == id { return middle }
            if order < wanted { lower = middle + 1 } else { upper = middle }
        }
        // In a changed index, recipes of the listing are missing or have another place in the order.
        return rowByComparing(id, inSection: section)
    }

    private func rowByComparing(_ id: UInt32, inSection section: Int) -> Int? {
        guard case .stored(let first) = sections[section].rows else { return nil }
        let count = sections[section].count
        for start in stride(from: 0, to: count, by: IndexSchema.chunkSize) {
            let ids = ids(inChunk: first + start / IndexSchema.chunkSize).prefix(count - start)
            if let offset = ids.firstIndex(of: id) { return start + offset }
        }
        return nil
    }

    private func id(at row: Int, inSection section: Int) -> UInt32? {
        guard sections.indices.contains(section), row >= 0, row < sections[section].count else { return nil }
        switch sections[section].rows {
        case .ids(let ids): return row < ids.count ? ids[row] : nil
        case .stored(let first):
            let ids = ids(inChunk: first + row / IndexSchema.chunkSize)
            let offset = row % IndexSchema.chunkSize
            return offset < ids.count ? ids[offset] : nil
        }
    }

    /// Returns the recipe numbers of a chunk. The eight chunks that were read last are cached, because a screen may
    /// show parts of several sections.
    private func ids(inChunk id: Int) -> [UInt32] {
        if let chunk = chunks.first(where: { $0.id == id }) { return chunk.ids }
        guard let ids = read({ () throws(IndexError) in try reader.ids(inChunk: id) }) else { return [] }
        if chunks.count == 8 { chunks.removeFirst() }
        chunks.append(Chunk(id: id, ids: ids))
        return ids
    }
}

/// A cache of summaries, so that drawing the same screen again rarely reads the index. Recipes whose numbers differ by
/// a multiple of 256 share a slot of the cache: the later one replaces the earlier one.
private struct RecentSummaries {
    private static let size = 256
    private var entries: [(id: UInt32, summary: RecipeSummary)?] = []

    subscript(id: UInt32) -> RecipeSummary? {
        get {
            guard !entries.isEmpty, let entry = entries[Int(id) % Self.size], entry.id == id else { return nil }
            return entry.summary
        }
        set {
            if entries.isEmpty { entries = Array(repeating: nil, count: Self.size) }
            entries[Int(id) % Self.size] = newValue.map { (id, $0) }
        }
    }
}

/// Collects the recently added recipes in one pass over all recipes.
///
/// If more than a tenth of the cookbook was added recently, the cookbook itself is new, and no recipe counts as new.
struct NewestRecipes {
    /// The number of days for which a recipe is new.
    static let days = 14
    /// The maximum number of recipes in ``recipes``.
    static let most = 3

    private let now: Int
    private var count = 0
    private var recent = 0
    private var newest: [(id: UInt32, added: Int)] = []

    /// Creates an empty collection.
    ///
    /// - Parameter now: The current time in seconds since 1970.
    init(now: Int) { self.now = now }

    mutating func add(_ id: UInt32, added: Int) {
        count += 1
        guard added > now - Self.days * 86_400 else { return }
        recent += 1
        let index = newest.firstIndex { $0.added < added } ?? newest.count
        guard index < Self.most else { return }
        newest.insert((id, added), at: index)
        if newest.count > Self.most { newest.removeLast() }
    }

    /// The new recipes, the latest first. There are none if more than a tenth of the cookbook is new.
    var recipes: [(id: UInt32, added: Int)] { recent * 10 <= count ? newest : [] }
}
