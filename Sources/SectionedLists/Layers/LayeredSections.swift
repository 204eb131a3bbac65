/// A cache of the sections that a layer made from the sections below. The keys are the ids of the sections.
@MainActor
struct LayeredSections {
    private struct Entry {
        let below: Section
        let section: Section
    }

    private var entries: [AnyHashable: Entry] = [:]
    /// The entries that were made before sections were last inserted, deleted or moved. When such an entry is used
    /// again, it moves to ``entries``.
    private var olderEntries: [AnyHashable: Entry] = [:]
    /// The most recently used entry. Without this entry, a lookup by id for each row would cost as much as drawing the
    /// row.
    private var latest: Entry?

    subscript(id: AnyHashable) -> Section? {
        (entries[id] ?? olderEntries[id])?.section
    }

    /// Returns the section of the model below from which the cached section with the given id was made.
    func base(ofSection id: AnyHashable) -> Section? {
        (entries[id] ?? olderEntries[id])?.below
    }

    /// Returns the cached section for a section below. If there is no cached section, makes a new section and caches
    /// it. If the cached section was made for another object with the same id, also makes a new section.
    mutating func section(for below: Section, make: (Section) -> Section) -> Section {
        if let latest, latest.below === below { return latest.section }
        let section = find(below, make: make)
        latest = Entry(below: below, section: section)
        return section
    }

    private mutating func find(_ below: Section, make: (Section) -> Section) -> Section {
        let id = below.id
        if let entry = entries[id], entry.below === below { return entry.section }
        if let entry = olderEntries.removeValue(forKey: id), entry.below === below {
            entries[id] = entry
            return entry.section
        }
        let section = make(below)
        if section.id != id {
            ProgrammingError.report("A layer made section \(section.id) of section \(id); the id must stay the same")
        }
        entries[id] = Entry(below: below, section: section)
        return section
    }

    mutating func forget(_ id: AnyHashable) {
        latest = nil
        entries[id] = nil
        olderEntries[id] = nil
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
            entries = [:]
            olderEntries = [:]
            return
        }
        for id in change.sectionsWithOtherRows where !followed.contains(id) { forget(id) }
        guard change.hasOtherSections else { return }
        // This line drops the entries that were not used since the previous change of this kind. Their sections were
        // probably removed.
        olderEntries = entries
        entries = [:]
    }
}
