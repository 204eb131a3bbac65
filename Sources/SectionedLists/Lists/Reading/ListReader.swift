/// Reads a model for a list, and knows the shape of its sections.
///
/// The reader protects the list from a model that changes without announcing it, or while it is read. The shape stays
/// the same while rows are created, measured and drawn; see ``ListContents``. A change that arrives during a drawing is
/// deferred until the next drawing. Before the reader creates a row, it checks that the row still exists. If not, the
/// whole shape is read again.
@MainActor
final class ListReader {
    /// The controller that becomes the action delegate of sections and is drawn again after a deferred change.
    weak var owner: (any ViewController & ActionDelegate)?

    private(set) var model: any SectionedModel = SectionsModel()
    private(set) var contents = ListContents() {
        didSet {
            version += 1
            foundSection = nil
        }
    }
    /// The number of changes of ``contents``, for caches that depend on it.
    private(set) var version = 0

    /// The number of nested readings in progress.
    private var depth = 0
    /// The deferred change. It combines all changes that arrived during the reading.
    private var deferredChange: ListChange?
    /// Whether the model changed without announcing it.
    private var hasUnannouncedChange = false
    /// The section whose id was compared last with the shape of the list. It saves a comparison for each further row of
    /// the section.
    private var foundSection: (index: Int, section: Section)?

    /// Replaces the model. The contents stay those of the old model until a change is applied.
    func setModel(_ new: any SectionedModel) {
        model = new
        foundSection = nil
    }

    // MARK: - Changes

    /// Runs a closure during which the shape of the list must not change.
    func reading<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    var isReading: Bool { depth > 0 }

    /// Defers a change if the model is being read. Returns whether the change was deferred.
    func deferIfReading(_ change: ListChange) -> Bool {
        guard isReading else { return false }
        deferredChange = deferredChange?.union(change) ?? change
        owner?.setNeedsDisplayKeepingDrawings()
        ProgrammingError.report("The model of the list \(owner?.title ?? "") changed while its rows were being read")
        return true
    }

    /// Removes and returns the deferred change.
    func takeDeferredChange() -> ListChange? {
        defer { deferredChange = nil }
        return deferredChange
    }

    /// Returns whether the model changed without announcing it since the last call.
    func takeUnannouncedChange() -> Bool {
        defer { hasUnannouncedChange = false }
        return hasUnannouncedChange
    }

    /// Reads the shapes of the sections that a change names, or of all sections if everything may have changed.
    ///
    /// - Returns: The contents for which the section and row numbers of the items in the window were made: the old
    ///   contents if sections were added, removed or moved.
    func apply(_ change: ListChange) -> ListContents {
        guard change.hasOtherSections else {
            update(change.sectionsWithOtherRows)
            // The sections did not move, so the items in the window are still valid.
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
        // Only debug builds do this, because hashing every id costs more than showing the list.
        #if DEBUG
        var seen: Set<AnyHashable> = []
        for shape in contents.shapes where !seen.insert(shape.id).inserted {
            ProgrammingError.report("Two sections have the same id, \(shape.id)")
        }
        #endif
    }

    // MARK: - Rows

    /// Returns the row of an item with its action delegate set. If the model no longer has the row, reports a
    /// programming error and returns `nil`.
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

    /// Returns whether a section still has at least as many rows as in the shape of the list. If not, reports a
    /// programming error.
    func hasExpectedRows(sectionAt index: Int) -> Bool {
        guard let section = section(of: ListItem(section: index, .header)) else { return false }
        let count = section.numberOfRows
        if count >= contents.shapes[index].rows { return true }
        reportUnannouncedChange("Section \(section.id) has \(count) rows and did not announce the removal of others")
        return false
    }

    /// Returns the section that a row comes from, and the index of the row in that section. It is the section below all
    /// layers, or the section of a layer that adds the row. Sets the action delegate of the section.
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

    /// Returns the index path of a row, or `nil` if the model does not have the row. It calls
    /// ``Section/index(ofRow:)``, which creates no row in a section that creates rows lazily.
    func indexPath(of identity: RowIdentity) -> ListIndexPath? {
        guard let section = model.index(ofSection: identity.section) else { return nil }
        return model.section(at: section).index(ofRow: identity.row).map { ListIndexPath(section: section, row: $0) }
    }

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

    private func reportUnannouncedChange(_ message: String) {
        hasUnannouncedChange = true
        owner?.setNeedsDisplayKeepingDrawings()
        // A deferred change explains the difference.
        if deferredChange == nil { ProgrammingError.report(message) }
    }
}
