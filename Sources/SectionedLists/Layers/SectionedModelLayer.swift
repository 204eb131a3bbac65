/// A model over another model. It shows the sections of the other model, and it can add, remove or move sections and
/// rows.
///
/// Layers can be stacked in any order, and the order changes the result. For example, only a ``LoadMoreLayer`` over a
/// ``FeaturedLayer`` can add its row to the featured section. A list shows the top layer.
///
/// To write a layer, override ``layer(_:)``, usually with a ``LayeredSection``. In this example, the layer adds an
/// empty line after every third row, except at the end of a section:
///
/// ```swift
/// final class DividingLayer: SectionedModelLayer {
///     override func layer(_ section: Section) -> Section { DividedSection(section) }
/// }
///
/// final class DividedSection: LayeredSection {
///     override var numberOfRows: Int { numberOfRowsBelow + max(0, numberOfRowsBelow - 1) / 3 }
///     override func source(ofRowAt index: Int) -> Source {
///         index % 4 == 3 ? .own(SpacerRow(id: "divider \(index)")) : .below(index - index / 4)
///     }
///     override func index(ofRowBelow index: Int) -> Int? { index + index / 3 }
/// }
/// ```
///
/// The layer caches the section that ``layer(_:)`` returns until the section below changes. So a section that did not
/// change stays the same object. A layer that adds or hides sections also overrides ``numberOfSections``,
/// ``section(at:)`` and ``index(ofSection:)``. If a change of the model below also changes other rows or sections in
/// the layer, the layer also overrides ``change(for:)``.
///
/// More than one layer or list can show the same model.
@MainActor
open class SectionedModelLayer: SectionedModel, SectionedModelObserver {
    /// The model below.
    public let base: any SectionedModel

    public weak var observer: (any SectionedModelObserver)?

    private var known = LayeredSections()
    private var observers: SectionedModelObservers?

    /// Creates a layer over a model and starts to observe the model.
    public init(over base: any SectionedModel) {
        self.base = base
        observers = SectionedModelObservers.add(self, to: base)
    }

    // MARK: - To override

    /// Returns the section to show in place of a section of the model below. By default, returns the given section.
    ///
    /// Called when the section is first read, and again after the section has changed. The returned section must have
    /// the same id.
    open func layer(_ section: Section) -> Section { section }

    /// Returns whether a cached section is still correct after the content of rows below has changed. By default,
    /// returns `true`. Override this method if ``layer(_:)`` depends on the content of rows.
    ///
    /// Called after rows of the section below were reloaded. If the method returns `false`, the cached section is
    /// created again and all of its rows are read again.
    ///
    /// - Parameters:
    ///   - section: The cached section that ``SectionedModelLayer/layer(_:)`` returned for `below`.
    ///   - below: The section of the model below.
    open func isCurrent(_ section: Section, over below: Section) -> Bool { true }

    /// Returns the change of this layer for a change of the model below. By default, returns the same change.
    ///
    /// Before this call, the layer has removed the affected sections from its cache. If an override adds sections to
    /// the change, the override calls ``SectionedModelLayer/forgetSection(_:)`` for each of them.
    open func change(for change: ListChange) -> ListChange { change }

    // MARK: - SectionedModel

    /// The number of sections. By default, it is the number of sections of the model below.
    open var numberOfSections: Int { base.numberOfSections }

    open func section(at index: Int) -> Section {
        layered(base.section(at: index))
    }

    open func index(ofSection id: AnyHashable) -> Int? {
        base.index(ofSection: id)
    }

    // MARK: - For subclasses

    /// Returns the section that ``layer(_:)`` makes for a section below, from the cache if possible.
    public final func layered(_ section: Section) -> Section {
        known.section(for: section) { layer($0) }
    }

    /// Returns the cached section with an id, or `nil` if the section was not read since it last changed.
    public final func knownSection(_ id: AnyHashable) -> Section? {
        known.section(withID: id)
    }

    /// Removes a section from the cache, so that the section is made again when it is next read.
    public final func forgetSection(_ id: AnyHashable) {
        known.forget(id)
    }

    /// Announces a change that comes from this layer itself, such as a new filter. Removes from the cache the sections
    /// that the change affects, and notifies the observer. If the change is empty, the observer is not notified.
    public final func didChange(_ change: ListChange) {
        known.forget(change)
        guard !change.isEmpty else { return }
        observer?.model(self, didChange: change)
    }

    // MARK: - SectionedModelObserver

    public final func model(_ model: any SectionedModel, didChange change: ListChange) {
        guard model === base else { return }
        var change = change
        let (followed, passedOn) = followEdits(of: &change)
        known.forget(change, except: followed)
        for id in passedOn where !passesOn(id) { change.rowEdits[id] = nil }
        change = self.change(for: withOutdatedSections(change))
        // The sections are not removed from the cache again, because `change(for:)` may already have read new sections.
        if !change.isEmpty || !change.replacedSections.isEmpty { observer?.model(self, didChange: change) }
        didPassOnChange()
    }

    /// Called after the observer was told of a change of the model below, or needs not be told.
    func didPassOnChange() {}

    /// Converts the row edits in a change of the model below to row edits of this layer:
    ///
    /// - The edits of a section that this layer shows unchanged stay in the change.
    /// - An ``IncrementalSection`` applies the edits to itself, and its own edits replace them.
    /// - All other edits are removed.
    ///
    /// - Returns: The ids of the sections that applied edits, and the ids of the sections that this layer shows
    ///   unchanged.
    private func followEdits(
        of change: inout ListChange
    ) -> (followed: Set<AnyHashable>, passedOn: [AnyHashable]) {
        let edits = change.rowEdits
        change.rowEdits = RowEdits()
        guard !edits.isEmpty, !change.isEverything else { return ([], []) }
        var followed: Set<AnyHashable> = []
        var passedOn: [AnyHashable] = []
        for id in edits.sections {
            guard let section = known.section(withID: id), let index = base.index(ofSection: id) else { continue }
            let below = base.section(at: index)
            if section === below {
                // This layer shows the section of the model below unchanged. That section already contains the edits.
                change.rowEdits[id] = edits[id]
                passedOn.append(id)
            } else if known.base(ofSection: id) === below,
                let own = edits[id].flatMap({ (section as? any IncrementalSection)?.follow($0) })
            {
                change.rowEdits[id] = own
                followed.insert(id)
            }
        }
        return (followed, passedOn)
    }

    /// Returns whether this layer shows a section of the model below unchanged.
    private func passesOn(_ id: AnyHashable) -> Bool {
        guard let below = base.index(ofSection: id).map(base.section(at:)) else { return false }
        return layered(below) === below
    }

    /// Returns a change that also contains the outdated sections. A section is outdated if the section below is another
    /// object, or if rows were reloaded and ``isCurrent(_:over:)`` returns `false`.
    private func withOutdatedSections(_ change: ListChange) -> ListChange {
        guard !change.isEverything else { return change }
        var complete = change
        for id in change.replacedSections.union(change.reloadedRows.map(\.section)) {
            guard let section = known.section(withID: id), let index = base.index(ofSection: id) else { continue }
            let below = base.section(at: index)
            let oldBelow = known.base(ofSection: id)
            if oldBelow === below, isCurrent(section, over: below) { continue }
            forgetSection(id)
            // `layered` also caches the new section, because the next change must find the section in the cache.
            let showsBelow = section === oldBelow && layered(below) === below
            if !showsBelow { complete.sectionsWithOtherRows.insert(id) }
        }
        return complete
    }
}

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
