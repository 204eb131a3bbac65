/// A model of sections whose rows can be changed by their ids.
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
/// The list uses ids too, to find its selected row and its scroll position again. So the program never has to correct
/// an index. The rows of a ``MutableSection`` can change. Any other section can only be inserted, deleted, moved or
/// replaced as a whole, and its rows can be reloaded.
@MainActor
public final class MutableSectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// Called after each change, after the ``observer`` was notified: for example to save the rows, or to count them.
    ///
    /// There is one closure. A second screen that shows rows of the model gets the model as its own, perhaps under a
    /// ``FilterLayer``, or is updated from this closure.
    public var onChange: (@MainActor (ListChange) -> Void)?

    private var store: SectionStore

    /// Creates a model of sections.
    ///
    /// - Parameter sections: The sections, with unique ids.
    public init(_ sections: [Section] = []) {
        Section.numberUntitled(sections)
        store = SectionStore(sections)
    }

    /// The current sections.
    public var sections: [Section] { store.sections }

    public var numberOfSections: Int { store.sections.count }

    public func section(at index: Int) -> Section { store.sections.section(at: index) }

    /// Returns the index of a section, or `nil` if no section has the id. O(1). The first call after sections were
    /// inserted, deleted or moved is O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? { store.index(of: id) }

    /// Returns the rows of a type from every ``MutableSection``, in order. O(number of rows).
    public func rows<RowType: Row>(of type: RowType.Type) -> [RowType] {
        sections.flatMap { ($0 as? MutableSection)?.rows.compactMap { $0 as? RowType } ?? [] }
    }

    /// Applies several changes together. If they change anything, notifies the ``observer`` once.
    ///
    /// A batch cannot be applied if, for example, it names an id that does not exist, inserts an id that exists
    /// already, or moves a row that it has deleted. Such a batch is reported as a ``ProgrammingError`` with the line of this
    /// call. The model then does not change, and the observer is not notified. For changes that come from data, such as
    /// the messages of a server, call ``apply(_:)`` instead, which throws an error.
    ///
    /// Inserting, deleting or moving a row costs about the same whether its section has a hundred rows or a million.
    /// Inserting, deleting or moving a section costs O(number of sections). The first change in a section reads the id
    /// of each of its rows once.
    ///
    /// - Parameters:
    ///   - changes: A closure that adds the changes to a batch; see ``SectionsBatch``. The changes are applied after the
    ///     closure returns.
    ///   - file: The file of the caller, for the report.
    ///   - line: The line of the caller, for the report.
    /// - Returns: Whether the changes were applied.
    @discardableResult
    public func performBatch(
        file: StaticString = #fileID, line: UInt = #line, _ changes: (inout SectionsBatch) -> Void
    ) -> Bool {
        do throws(SectionsBatchError) {
            try apply(changes)
            return true
        } catch {
            error.report(file: file, line: line)
            return false
        }
    }

    /// Applies several changes together, as ``performBatch(file:line:_:)`` does, but throws an error if they cannot be
    /// applied.
    ///
    /// ```swift
    /// do {
    ///     try messages.apply { batch in
    ///         for update in updates { update.add(to: &batch) }
    ///     }
    /// } catch {
    ///     reloadEverything()
    /// }
    /// ```
    ///
    /// - Parameter changes: A closure that adds the changes to a batch.
    /// - Returns: The change that the observer was notified of. It is empty if nothing has changed.
    /// - Throws: ``SectionsBatchError``. The model then does not change.
    @discardableResult
    public func apply(_ changes: (inout SectionsBatch) -> Void) throws(SectionsBatchError) -> ListChange {
        var batch = SectionsBatch(of: self)
        changes(&batch)
        return try apply(batch.operations, recordingInverse: false).change
    }

    /// Applies the operations of a batch. If one of them cannot be applied, applies none.
    ///
    /// - Parameters:
    ///   - operations: The operations, in order.
    ///   - recordsInverse: Whether to return the operations that undo these operations. If `false`, the returned array
    ///     is empty.
    /// - Returns: The change, and the operations that undo these operations, in the order in which they must be applied.
    /// - Throws: ``SectionsBatchError`` if an operation cannot be applied.
    func apply(
        _ operations: [SectionsBatch.Operation], recordingInverse recordsInverse: Bool
    ) throws(SectionsBatchError) -> (change: ListChange, inverse: [SectionsBatch.Operation]) {
        var run = BatchRun(store)
        var inverse: [SectionsBatch.Operation] = []
        for (index, operation) in operations.enumerated() {
            let undoing = recordsInverse ? run.inverse(of: operation) : nil
            do throws(SectionsBatchError) {
                try run.perform(operation)
            } catch {
                run.takeBack()
                throw error.at(change: index, of: operations.count)
            }
            if let undoing { inverse.append(undoing) }
        }
        let change = run.finishedChange()
        store = run.store
        if !change.isEmpty {
            observer?.model(self, didChange: change)
            onChange?(change)
        }
        return (change, inverse.reversed())
    }
}

/// A section whose rows a ``MutableSectionsModel`` can change. Subclass it to provide your own header or footer.
open class MutableSection: Section {
    /// The rows. Only the model that contains the section changes them.
    let list: RowList

    /// Creates a section whose rows can change.
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - rows: The rows, with unique ids.
    public override init(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, rows: [any Row] = []
    ) {
        list = RowList(rows)
        super.init(title, detail: detail, footerTitle: footerTitle, id: id, header: header, footer: footer)
    }

    /// The current rows. O(number of rows).
    public final var rows: [any Row] { list.rows }

    public final override var numberOfRows: Int { list.count }

    public final override func row(at index: Int) -> any Row { list[index] ?? missingRow(at: index) }

    /// Returns the index of a row, or `nil` if no row has the id. The first call reads every id. Later calls are fast,
    /// whatever the number of rows is.
    public final override func index(ofRow id: AnyHashable) -> Int? { list.index(of: id) }
}
