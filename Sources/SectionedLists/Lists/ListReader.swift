/// An object that reads the model of a list, and stores the shape of the sections; see ``ListContents``.
///
/// The reader protects the list from a model that changes without an announcement, or while the list reads the model. A
/// change that arrives during a drawing is deferred until the next drawing. If a row is gone without an announcement,
/// the reader reports a programming error, and the next drawing reads the whole shape again.
@MainActor
final class ListReader {
    /// The view controller of the list. It becomes the action delegate of the sections.
    weak var owner: (any ViewController & ActionDelegate)?

    private(set) var model: any SectionedModel = SectionsModel()
    private(set) var contents = ListContents() {
        didSet {
            version += 1
            foundSection = nil
        }
    }
    /// The number of changes of ``contents``. Caches that depend on the contents compare this number.
    private(set) var version = 0

    /// The number of calls of ``reading(_:)`` that have not returned yet.
    private var depth = 0
    /// The deferred change. It combines all changes that arrived during the reading.
    private var deferredChange: ListChange?
    /// Whether the model changed without announcing it.
    private var hasUnannouncedChange = false
    /// The section whose id was checked last. Further rows of this section are read without checking the id again.
    private var foundSection: (index: Int, section: Section)?

    /// Replaces the model. The contents are those of the old model until ``apply(_:)`` is called.
    func setModel(_ new: any SectionedModel) {
        model = new
        foundSection = nil
    }

    // MARK: - Changes

    /// Runs a closure that reads rows. Changes that arrive during the call are deferred.
    func reading<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    var isReading: Bool { depth > 0 }

    /// If the model is being read, defers a change and reports a programming error. Returns whether the change was
    /// deferred.
    func deferIfReading(_ change: ListChange) -> Bool {
        guard isReading else { return false }
        deferredChange = deferredChange?.union(change) ?? change
        owner?.setNeedsDisplayKeepingDrawings()
        ProgrammingError.report("The model of the list \(owner?.title ?? "") changed while its rows were being read")
        return true
    }

    /// Removes and returns the deferred change, or returns `nil` if there is none.
    func takeDeferredChange() -> ListChange? {
        defer { deferredChange = nil }
        return deferredChange
    }

    /// Returns whether, since the last call of this method, the model changed without announcing the change.
    func takeUnannouncedChange() -> Bool {
        defer { hasUnannouncedChange = false }
        return hasUnannouncedChange
    }

    /// Reads the shapes of the new and the changed sections. If everything may have changed, reads the shapes of all
    /// sections.
    ///
    /// - Returns: The contents to which the section numbers in the window still refer. If sections were added, removed
    ///   or moved, these are the old contents. Otherwise they are the new ones.
    func apply(_ change: ListChange) -> ListContents {
        guard change.hasOtherSections else {
            update(change.sectionsWithOtherRows)
            // The sections did not move, so the section numbers in the window are still valid.
            return contents
        }
        let oldContents = contents
        contents =
            change.isEverything || oldContents.shapes.isEmpty
            ? ListContents(model)
            : ListContents(model, keeping: oldContents, except: change.sectionsWithOtherRows)
        reportDuplicateSections()
        return oldContents
    }

    /// Reads the shapes of sections again. The model must have the same sections at the same indices as before.
    private func update(_ ids: Set<AnyHashable>) {
        var first = contents.numberOfSections
        for id in ids {
            guard let index = model.index(ofSection: id), contents.shapes.indices.contains(index) else {
                ProgrammingError.report("The model says that section \(id) changed, but has none with this id")
                continue
            }
            contents.update(model.section(at: index), at: index)
            first = min(first, index)
        }
        contents.sumUp(from: first)
    }

    private func reportDuplicateSections() {
        // Only debug builds search for duplicate ids, because hashing every id costs more than showing the list.
        #if DEBUG
        var seen: Set<AnyHashable> = []
        for shape in contents.shapes where !seen.insert(shape.id).inserted {
            ProgrammingError.tell("Two sections have the same id, \(shape.id)")
        }
        #endif
    }

    // MARK: - Rows

    /// Returns the row of an item with its action delegate set. Returns `nil` if the model no longer has the row. If no
    /// deferred change explains why the row is missing, reports a programming error.
    func row(of item: ListItem) -> (any Row)? {
        guard let section = section(of: item) else { return nil }
        switch item.kind {
        case .header: return section.header
        case .footer: return section.footer
        case .row(let index):
            let count = section.numberOfRows
            if index < count { return section.preparedRow(at: index) }
            reportUnannouncedChange(
                "Section \(section.id) has \(count) rows and did not announce the removal of row \(index)")
            return nil
        }
    }

    /// Returns whether a section still has at least as many rows as the stored shape says. If not, and if no deferred
    /// change explains this, reports a programming error.
    func hasExpectedRows(sectionAt index: Int) -> Bool {
        guard let section = section(of: ListItem(section: index, .header)) else { return false }
        let count = section.numberOfRows
        if count >= contents.shapes[index].rows { return true }
        reportUnannouncedChange("Section \(section.id) has \(count) rows and did not announce the removal of others")
        return false
    }

    /// Returns the section that a row originally comes from, and the index of the row there. Usually this is the
    /// section below all layers. A row that a layer adds comes from the section of that layer. Sets the action delegate
    /// of the section.
    func origin(ofRowAt indexPath: ListIndexPath) -> (section: Section, index: Int) {
        var origin = (section: model.section(at: indexPath.section), index: indexPath.row)
        while true {
            let next = origin.section.origin(ofRowAt: origin.index)
            if next.section === origin.section {
                next.section.actionDelegate = owner
                return next
            }
            origin = next
        }
    }

    /// Returns the index path of a row, or `nil` if the model does not have the row. Usually creates no row; see
    /// ``Section/index(ofRow:)``.
    func indexPath(of identity: RowIdentity) -> ListIndexPath? {
        guard let section = model.index(ofSection: identity.section) else { return nil }
        return model.section(at: section).index(ofRow: identity.row).map { ListIndexPath(section: section, row: $0) }
    }

    /// Returns the section of an item with its action delegate set. Returns `nil` if the model no longer has the
    /// section at this index, and counts this as an unannounced change.
    private func section(of item: ListItem) -> Section? {
        guard contents.shapes.indices.contains(item.section) else { return nil }
        let id = contents.shapes[item.section].id
        if item.section < model.numberOfSections {
            let section = model.section(at: item.section)
            section.actionDelegate = owner
            if let found = foundSection, found.index == item.section, found.section === section { return section }
            if section.id == id {
                foundSection = (item.section, section)
                return section
            }
        }
        reportUnannouncedChange("The model did not announce that section \(id) is no longer at \(item.section)")
        return nil
    }

    /// Handles a model that differs from what the list has read: the next drawing reads the whole model again. If no
    /// change is deferred, also reports a programming error.
    private func reportUnannouncedChange(_ message: String) {
        hasUnannouncedChange = true
        owner?.setNeedsDisplayKeepingDrawings()
        // If a change was deferred, it explains the difference, so there is no error.
        if deferredChange == nil { ProgrammingError.report(message) }
    }
}
