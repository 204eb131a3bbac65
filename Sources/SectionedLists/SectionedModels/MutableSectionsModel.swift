/// Sections that change, row by row, by the ids of what changes.
///
/// ```swift
/// let model = MutableSectionsModel([MutableSection("Fruit", rows: [TextRow("Apple"), TextRow("Pear")])])
/// list.model = model
/// model.performBatch { batch in
///     batch.insert(TextRow("Fig"), .before("Pear"), inSection: "Fruit")
///     batch.deleteRow("Apple", inSection: "Fruit")
/// }
/// ```
///
/// The list follows by ids too: there is no index to keep right. Rows change in a ``MutableSection``; any other section
/// can stand beside it, and come, go and move as a whole.
@MainActor
public final class MutableSectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    private var store: SectionStore

    /// - Parameter sections: Their ids must differ from one another.
    public init(_ sections: [Section] = []) {
        Section.numberUntitled(sections)
        store = SectionStore(sections)
    }

    /// The sections now.
    public var sections: [Section] { store.sections }

    /// How many sections there are now.
    public var numberOfSections: Int { store.sections.count }

    public func section(at index: Int) -> Section {
        guard store.sections.indices.contains(index) else {
            ProgrammingError.report("There is no section \(index) among \(store.sections.count)")
            return Section()
        }
        return store.sections[index]
    }

    /// Where a section is. O(1), but for the first question after sections came, went or moved.
    public func index(ofSection id: AnyHashable) -> Int? { store.index(of: id) }

    /// Makes changes together and tells the ``observer`` once.
    ///
    /// A batch that contradicts itself or the model (an id that is not there, one that is there already, a row moved after
    /// it was deleted) is reported as a programming error that names the fault; the model then stays as it was, and the
    /// observer is told nothing.
    ///
    /// A row that comes, goes or moves costs about the same in a section of a hundred rows and of a million; a section,
    /// O(number of sections). The first change in a section looks at each of its ids once.
    ///
    /// - Parameter changes: Says what changes; see ``SectionsBatch``. Nothing is changed before it returns.
    /// - Returns: Whether the changes were made.
    @discardableResult
    public func performBatch(_ changes: (inout SectionsBatch) -> Void) -> Bool {
        var batch = SectionsBatch()
        changes(&batch)
        var run = BatchRun(store)
        for (index, operation) in batch.operations.enumerated() {
            do throws(SectionsBatchError) {
                try run.perform(operation)
            } catch {
                run.takeBack()
                let place = "change \(index + 1) of \(batch.operations.count)"
                ProgrammingError.report("A batch was not carried out: \(error.fault) (\(place))")
                return false
            }
        }
        let change = run.finishedChange()
        store = run.store
        if !change.isEmpty { observer?.model(self, didChange: change) }
        return true
    }
}
