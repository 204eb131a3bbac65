/// Sorts and filters the recipes of an index.
///
/// It reads all recipes in one pass and creates no value for each of them. The work needs about sixteen bytes of memory
/// for each recipe, and the result needs four.
struct ListingArranger {
    let reader: IndexReader
    let arrangement: ListArrangement
    /// The facts in the user's notebook, by recipe number.
    let facts: [UInt32: SearchFacts]
    /// The number of the current day. 1970-01-01 is day 0.
    let today: Int
    /// The recipes to arrange, or `nil` for all.
    var only: RecipeNumbers?

    /// The stored value of a recipe without a sort value. It is greater than every sort value.
    private static let none = UInt32.max - 1
    /// The stored value of a recipe that the filters exclude. It is also stored for each recipe number without a recipe.
    private static let out = UInt32.max

    /// Returns the arranged contents, or `nil` if the task was cancelled. Omits recipes that the index no longer has.
    ///
    /// Call it in a snapshot of the index, together with the reading of the contents. Otherwise the listing and the
    /// recipes may be of different times.
    func arranged(_ contents: LibraryContents) throws(IndexError) -> LibraryContents? {
        guard let values = try values() else { return nil }
        func value(_ id: UInt32) -> UInt32 { Int(id) < values.count ? values[Int(id)] : Self.out }
        var arranged = contents
        arranged.newest = []
        arranged.unreadable = []
        arranged.sections = []
        var list: [UInt32] = []
        for section in contents.sections where section.kind == .course {
            guard !Task.isCancelled else { return nil }
            let ids = try ids(of: section).filter { value($0) != Self.out }
            if arrangement.order != .title {
                list += ids
            } else if !ids.isEmpty {
                var section = section
                section.count = ids.count
                section.rows = .ids(ids)
                arranged.sections.append(section)
            }
        }
        if arrangement.order != .title { arranged.sections = bands(list, value) }
        arranged.numberOfRecipes = arranged.sections.reduce(0) { $0 + $1.count }
        return arranged
    }

    private func ids(of section: LibrarySection) throws(IndexError) -> [UInt32] {
        guard case .stored(let first) = section.rows else { return [] }
        var ids: [UInt32] = []
        ids.reserveCapacity(section.count)
        var chunk = first
        while ids.count < section.count {
            let part = try reader.ids(inChunk: chunk)
            guard !part.isEmpty else { break }
            ids += part
            chunk += 1
        }
        return Array(ids.prefix(section.count))
    }

    /// Sorts the recipes by value and groups them into one section for each band. Recipes with equal values keep their
    /// order.
    private func bands(_ list: [UInt32], _ value: (UInt32) -> UInt32) -> [LibrarySection] {
        var sorted = list.enumerated().map { number, id in UInt64(value(id)) << 32 | UInt64(number) }
        sorted.sort()
        var ids: [Int: [UInt32]] = [:]
        for entry in sorted {
            let value = UInt32(truncatingIfNeeded: entry >> 32)
            let band = arrangement.order.band(of: value == Self.none ? nil : Self.value(of: value))
            ids[band, default: []].append(list[Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)])
        }
        let titles = arrangement.order.bands.map(\.title)
        return ids.sorted { $0.key < $1.key }.map { band, ids in
            LibrarySection(
                kind: .band, id: "\(arrangement.order) \(band)", title: titles[band], count: ids.count,
                rows: .ids(ids))
        }
    }

    // MARK: - Values

    /// Returns a sort value as an unsigned number, so that the numbers have the same order as the values. A value
    /// beyond ±2³⁰ becomes ±2³⁰.
    private static func stored(_ value: Int) -> UInt32 {
        UInt32(clamping: min(max(value, -1 << 30), 1 << 30) + 1 << 30)
    }

    private static func value(of stored: UInt32) -> Int { Int(stored) - 1 << 30 }

    /// Returns the stored values of all recipes, with the recipe number as index. Returns `nil` if the task was
    /// cancelled.
    private func values() throws(IndexError) -> [UInt32]? {
        let courses = try courses()
        var answers: [CourseMatcher: [Int: Bool]] = [:]
        let wantsTags = arrangement.filters.contains(where: \.wantsTags)
        let rows = try reader.statement(
            wantsTags
                ? "SELECT id, course, minutes, added, tags FROM recipe ORDER BY id"
                : "SELECT id, course, minutes, added FROM recipe ORDER BY id")
        defer { rows.reset() }
        var values: [UInt32] = []
        var day: (seconds: Int, number: Int)?
        while try rows.step() {
            let id = try rows.recipeNumber(0)
            if id % 4096 == 0, Task.isCancelled { return nil }
            guard only?.contains(Int(id)) ?? true else { continue }
            var known = facts[id] ?? SearchFacts()
            if arrangement.order == .added, !rows.isNull(3) {
                // Many consecutive recipes have the same time of addition, so its day is computed only once.
                if day?.seconds != rows.int(3) { day = (rows.int(3), DayNumber.day(ofSeconds: rows.int(3))) }
                known.added = day?.number
            }
            let minutes = rows.isNull(2) ? nil : try rows.int(2, below: 1 << 31)
            let course = rows.isNull(1) ? -1 : rows.int(1)
            func isCourse(_ matcher: CourseMatcher) -> Bool {
                if let answer = answers[matcher]?[course] { return answer }
                let answer = matcher.matches(course: courses[course])
                answers[matcher, default: [:]][course] = answer
                return answer
            }
            let isAdmitted = arrangement.filters.admit {
                $0.admits(minutes: minutes, known, isCourse: isCourse) {
                    rows.isNull(4) ? [] : rows.text(4).split(separator: "\n").map(String.init)
                }
            }
            while values.count <= Int(id) { values.append(Self.out) }
            guard isAdmitted else { continue }
            let value = arrangement.order.value(minutes: minutes, known, today: today)
            values[Int(id)] = value.map(Self.stored) ?? Self.none
        }
        return values
    }

    private func courses() throws(IndexError) -> [Int: String] {
        let rows = try reader.statement("SELECT id, name FROM course")
        defer { rows.reset() }
        var names: [Int: String] = [:]
        while try rows.step() { names[rows.int(0)] = rows.text(1) }
        return names
    }
}

extension IndexedCookbook {
    /// Returns the contents sorted and filtered by an arrangement, without menus and unreadable files.
    ///
    /// If the index has a newer listing than the contents, arranges the newer one and requests an update.
    ///
    /// Complexity: One pass over all recipes. Do not call it on the main actor.
    ///
    /// - Parameters:
    ///   - contents: A listing of this library in its default order.
    ///   - arrangement: The sort order and the filters.
    ///   - facts: The facts in the user's notebook, by recipe.
    ///   - today: The number of the current day. 1970-01-01 is day 0.
    /// - Returns: The contents, or `nil` if the task was cancelled or the index has no listing at this moment.
    /// - Throws: An error if the index cannot be read.
    public nonisolated func arranged(
        _ contents: LibraryContents, by arrangement: ListArrangement, facts: [RecipeID: SearchFacts] = [:],
        today: Int = DayNumber.today
    ) throws -> LibraryContents? {
        let index = currentIndex
        let reader = try IndexReader(index.location)
        let arranged = try reader.snapshot { () throws(IndexError) -> LibraryContents? in
            guard let listed = try current(contents, of: index, reader) else { return nil }
            var numbers: [UInt32: SearchFacts] = [:]
            for (recipe, known) in facts {
                if let number = try reader.number(of: recipe) { numbers[number] = known }
            }
            let arranger = ListingArranger(reader: reader, arrangement: arrangement, facts: numbers, today: today)
            return try arranger.arranged(listed)
        }
        if arranged?.generation != contents.generation, !Task.isCancelled { outdated.note(contents) }
        return arranged
    }

    /// Returns the contents if their listing is the current one. Otherwise returns the current listing, or `nil` if
    /// there is none.
    private nonisolated func current(
        _ contents: LibraryContents, of index: IndexIdentity, _ reader: IndexReader
    ) throws(IndexError) -> LibraryContents? {
        if contents.index == index, try reader.state()?.generation == contents.generation { return contents }
        var current = try reader.contents()
        current?.index = index
        current?.notice = contents.notice
        return current
    }
}

/// The sort key of a recipe within a section: title, then path, then index in the file. The course is not compared.
struct RecipeOrder: Comparable {
    var key: [UInt8]
    var path: String
    var number: Int
    var course: String?

    static func < (left: RecipeOrder, right: RecipeOrder) -> Bool {
        if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
        return (left.path, left.number) < (right.path, right.number)
    }
}
