/// The rows of a cookbook's sections, read when they come into view.
///
/// It belongs to whoever draws the list, and is asked there and then: a row costs some microseconds, whether it is the
/// first or the last of a million, and a section's place nothing. What it lists never changes; a later listing comes as
/// ``LibraryContents``.
public final class LibraryListing {
    public let contents: LibraryContents
    private let reader: IndexReader
    private let trouble: IndexTrouble
    private var chunks: [Chunk] = []
    private var summaries = RecentSummaries()

    private struct Chunk {
        var id: Int
        var ids: [UInt32]
    }

    init(_ contents: LibraryContents, _ reader: IndexReader, _ trouble: IndexTrouble) {
        self.contents = contents
        self.reader = reader
        self.trouble = trouble
    }

    /// What a reading brings; where the index is damaged nothing, and an update is asked for.
    private func read<Result>(_ body: () throws(IndexError) -> Result?) -> Result? {
        do throws(IndexError) {
            return try body()
        } catch {
            trouble.note(error, in: contents.index)
            return nil
        }
    }

    /// The same rows' reader with other contents: another listing, or the same recipes in another order.
    public func showing(_ contents: LibraryContents) -> LibraryListing { LibraryListing(contents, reader, trouble) }

    public var sections: [LibrarySection] { contents.sections }

    /// A recipe by its row, or `nil` where there is no such row, or its file is no longer in the index: then a later
    /// listing is on its way.
    public func recipe(at row: Int, inSection section: Int) -> RecipeSummary? {
        guard let id = id(at: row, inSection: section) else { return nil }
        if let summary = summaries[id] { return summary }
        guard let summary = read({ () throws(IndexError) in try reader.summary(of: id) }) else { return nil }
        summaries[id] = summary
        return summary
    }

    /// Recipes that came in the last two weeks, the latest first, with their sections: three at most, and none while more
    /// than a tenth of the cookbook is as new.
    ///
    /// - Parameter today: The day counted from the beginning of 1970.
    public func newest(today: Int = DayNumber.today) -> [(recipe: RecipeSummary, section: Int)] {
        contents.newest.filter { DayNumber.day(ofSeconds: $0.added) > today - NewestRecipes.days }.compactMap { new in
            recipe(at: new.row, inSection: new.section).map { ($0, new.section) }
        }
    }

    /// The row of a recipe within a section, or `nil` where it is not in it. Takes about twenty reads at a million.
    public func row(of recipe: RecipeID, inSection section: Int) -> Int? {
        guard sections.indices.contains(section),
            let id = read({ () throws(IndexError) in try reader.number(of: recipe) })
        else { return nil }
        switch sections[section].rows {
        case .ids(let ids): return ids.firstIndex(of: id)
        case .stored: return storedRow(of: id, inSection: section)
        }
    }

    /// The section and the row of a recipe, or `nil` where it is not listed.
    public func place(of recipe: RecipeID) -> (section: Int, row: Int)? {
        for section in sections.indices {
            if let row = row(of: recipe, inSection: section) { return (section, row) }
        }
        return nil
    }

    private func storedRow(of id: UInt32, inSection section: Int) -> Int? {
        guard let wanted = read({ () throws(IndexError) in try reader.place(of: id) }) else { return nil }
        let isMenu = RecipeFormats.kind(ofFile: wanted.path) == .menu
        switch sections[section].kind {
        case .band: return nil
        case .menus: guard isMenu else { return nil }
        case .course: guard !isMenu, Course(named: wanted.course).id == sections[section].id else { return nil }
        }
        var lower = 0
        var upper = sections[section].count
        while lower < upper {
            let middle = (lower + upper) / 2
            guard let other = self.id(at: middle, inSection: section) else { return nil }
            if other == id { return middle }
            guard let order = read({ () throws(IndexError) in try reader.place(of: other) }) else { return nil }
            if order < wanted { lower = middle + 1 } else { upper = middle }
        }
        return lower < sections[section].count && self.id(at: lower, inSection: section) == id ? lower : nil
    }

    private func id(at row: Int, inSection section: Int) -> UInt32? {
        guard sections.indices.contains(section), row >= 0, row < sections[section].count else { return nil }
        switch sections[section].rows {
        case .ids(let ids): return ids[row]
        case .stored(let first):
            let ids = ids(inChunk: first + row / IndexSchema.chunkSize)
            let place = row % IndexSchema.chunkSize
            return place < ids.count ? ids[place] : nil
        }
    }

    /// Keeps the last few: a screen may show the ends of two sections.
    private func ids(inChunk id: Int) -> [UInt32] {
        if let chunk = chunks.first(where: { $0.id == id }) { return chunk.ids }
        guard let ids = read({ () throws(IndexError) in try reader.ids(inChunk: id) }) else { return [] }
        if chunks.count == 8 { chunks.removeFirst() }
        chunks.append(Chunk(id: id, ids: ids))
        return ids
    }
}

/// The recipes that were read last: about as many as a screen shows, so that drawing it again reads nothing.
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
