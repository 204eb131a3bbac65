/// What a layer made of the sections below it, by their ids.
@MainActor
struct LayeredSections {
    private struct Entry {
        let below: Section
        let section: Section
    }

    private var entries: [AnyHashable: Entry] = [:]
    /// Those from before sections came and went, kept until it is known which of them are still there.
    private var olderEntries: [AnyHashable: Entry] = [:]
    /// The one that was asked for last: rows are mostly read one after the other, and looking their section up by its id
    /// would cost as much as drawing them.
    private var latest: Entry?

    subscript(id: AnyHashable) -> Section? {
        (entries[id] ?? olderEntries[id])?.section
    }

    /// What was made of a section, or what is made of it now. One that was replaced by another object is made anew.
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

    /// Forgets what a change says is not as it was.
    mutating func forget(_ change: ListChange) {
        latest = nil
        if change.isEverything {
            entries = [:]
            olderEntries = [:]
            return
        }
        for id in change.sectionsWithOtherRows { forget(id) }
        guard change.hasOtherSections else { return }
        // What nobody read since sections came or went the last time is of sections that have gone.
        olderEntries = entries
        entries = [:]
    }
}
