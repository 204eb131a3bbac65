/// A cache of the sections that a layer made from the sections below.
///
/// The keys are the sections below, as objects. Comparing the ids of sections takes much longer than comparing objects,
/// and a list looks up sections for each drawing. Only changes look up sections by id.
@MainActor
struct LayeredSections {
    private struct Entry {
        let below: Section
        let section: Section
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The entries that were made before sections were last inserted, deleted or moved. When such an entry is used
    /// again, it moves to ``entries``.
    private var olderEntries: [ObjectIdentifier: Entry] = [:]
    /// The most recently used entry.
    private var latest: Entry?

    /// The sections below by id, without those in ``unindexed``.
    private var index: [AnyHashable: ObjectIdentifier] = [:]
    /// The sections below that were cached since the last lookup by id.
    private var unindexed: [Section] = []

    /// Returns the cached section with an id, or `nil` if there is none.
    mutating func section(withID id: AnyHashable) -> Section? { entry(withID: id)?.section }

    /// Returns the section of the model below from which the cached section with the given id was made.
    mutating func base(ofSection id: AnyHashable) -> Section? { entry(withID: id)?.below }

    private mutating func entry(withID id: AnyHashable) -> Entry? {
        updateIndex()
        return index[id].flatMap { entries[$0] ?? olderEntries[$0] }
    }

    /// Adds the unindexed sections to the index. If two sections below have the same id, the later one replaces the
    /// earlier one.
    private mutating func updateIndex() {
        for below in unindexed {
            let object = ObjectIdentifier(below)
            guard let earlier = index.updateValue(object, forKey: below.id), earlier != object else { continue }
            remove(earlier)
        }
        unindexed = []
    }

    private mutating func remove(_ object: ObjectIdentifier) {
        latest = nil
        entries[object] = nil
        olderEntries[object] = nil
    }

    /// Returns the cached section for a section below. If there is no cached section, makes a new section and caches
    /// it. If the cached section was made for another object with the same id, also makes a new section.
    mutating func section(for below: Section, make: (Section) -> Section) -> Section {
        if let latest, latest.below === below { return latest.section }
        let entry = find(below, make: make)
        latest = entry
        return entry.section
    }

    private mutating func find(_ below: Section, make: (Section) -> Section) -> Entry {
        let object = ObjectIdentifier(below)
        if let entry = entries[object] { return entry }
        if let entry = olderEntries.removeValue(forKey: object) {
            entries[object] = entry
            return entry
        }
        let section = make(below)
        if section !== below, section.id != below.id {
            ProgrammingError.report(
                "A layer made section \(section.id) of section \(below.id); the id must stay the same")
        }
        let entry = Entry(below: below, section: section)
        entries[object] = entry
        unindexed.append(below)
        // Removes earlier sections with the same ids, also if nothing is ever looked up by id.
        if unindexed.count > 2 * index.count + 100 { updateIndex() }
        return entry
    }

    mutating func forget(_ id: AnyHashable) {
        latest = nil
        updateIndex()
        if let object = index.removeValue(forKey: id) { remove(object) }
    }

    /// Removes the entries that a change affects.
    ///
    /// - Parameters:
    ///   - change: The change of the model below.
    ///   - followed: The ids of the sections that applied the edits of their rows to themselves. The entries of these
    ///     sections stay.
    mutating func forget(_ change: ListChange, except followed: Set<AnyHashable> = []) {
        latest = nil
        if change.isEverything {
            self = LayeredSections()
            return
        }
        for id in change.sectionsWithOtherRows where !followed.contains(id) { forget(id) }
        guard change.hasOtherSections else { return }
        // This line drops the entries that were not used since the previous change of this kind. Their sections were
        // probably removed.
        olderEntries = entries
        entries = [:]
        // The address of a dropped section can become the address of another section.
        index = index.filter { olderEntries[$0.value] != nil }
        unindexed.removeAll { olderEntries[ObjectIdentifier($0)] == nil }
    }
}
