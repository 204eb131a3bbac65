/// A section of a layer. It shows the rows of the section below, and it can add, remove or move rows.
///
/// For each row, ``source(ofRowAt:)`` says whether the row comes from the section below or from the layer itself. By
/// default, the header and the footer are the same as in the section below. You can override both. See
/// ``SectionedModelLayer`` for an example.
///
/// After rows of the section below were inserted, deleted or moved, the layer replaces this section by a new object. So
/// a subclass can cache what it computes from the section below.
@MainActor
open class LayeredSection: Section {
    /// The section below.
    public let base: Section

    /// The number of rows in the section below. It is read once and then cached.
    public private(set) lazy var numberOfRowsBelow = min(max(0, base.numberOfRows), Section.mostRows)

    /// Reads the number of rows in the section below again.
    final func readNumberOfRowsBelow() {
        numberOfRowsBelow = min(max(0, base.numberOfRows), Section.mostRows)
    }

    /// The place from which a row of this section comes.
    public enum Source {
        /// The row comes from the section below. The value is the index of the row there.
        case below(Int)
        /// The layer itself adds the row. The value is this row.
        case own(any Row)
    }

    /// Creates a section over the given section. Both sections have the same id.
    public init(_ base: Section) {
        self.base = base
        super.init(base.title, detail: base.detail, id: base.id)
        isUntitled = base.isUntitled
    }

    // MARK: - To override

    /// Returns the source of the row at an index. By default, the row comes from the same index of the section below.
    open func source(ofRowAt index: Int) -> Source { .below(index) }

    /// Returns the index that a row of the section below has in this section, or `nil` if this section does not show
    /// the row. By default, returns the given index.
    open func index(ofRowBelow index: Int) -> Int? { index }

    /// Returns the index in this section at which this layer adds the row with an id. Returns `nil` if the layer adds
    /// no such row. Override this method if the user can select rows that this layer adds.
    open func index(ofOwnRow id: AnyHashable) -> Int? { nil }

    /// The number of rows at the end that are not data, such as "Show more…". By default, it is the same number as in
    /// the section below.
    ///
    /// Filters always show these rows, sort orders do not move them, and the condition of a ``FeaturedLayer`` is not
    /// evaluated for them.
    open var numberOfTrailingRows: Int { base.trailingRows }

    // MARK: - Section

    open override var numberOfRows: Int { numberOfRowsBelow }

    open override func row(at index: Int) -> any Row {
        switch source(ofRowAt: index) {
        case .below(let index): base.row(at: index)
        case .own(let row): row
        }
    }

    /// Returns the section that a row originally comes from, below all layers, and the index of the row there. For a
    /// row that this layer adds, returns this section and the given index. The list uses the callbacks and closures of
    /// the returned section for the row.
    open override func origin(ofRowAt index: Int) -> (section: Section, index: Int) {
        if case .below(let below) = source(ofRowAt: index) { base.origin(ofRowAt: below) } else { (self, index) }
    }

    open override func index(ofRow id: AnyHashable) -> Int? {
        base.index(ofRow: id).flatMap(index(ofRowBelow:)) ?? index(ofOwnRow: id)
    }

    open override func findText(ofRowAt index: Int) -> String? {
        switch source(ofRowAt: index) {
        case .below(let index): base.findText(ofRowAt: index)
        case .own(let row): row.findText
        }
    }

    open override var indexTitle: String? { base.indexTitle }

    /// The header of the section below. If the detail of that header comes from ``Section/countText``, the detail is
    /// replaced: it shows the ``LayeredSection/numberOfCountedRows`` of this section.
    open override var header: (any Row)? {
        guard let countText = lowest.countText, var header = base.header as? HeaderRow,
            header.detail == countText(base.countedRows)
        else { return base.header }
        header.detail = countText(numberOfCountedRows)
        return header
    }

    /// The number that ``Section/countText`` receives. By default, it is the same number as in the section below,
    /// regardless of rows that this layer adds or hides. A filter or a search overrides this property with the number of
    /// matching rows.
    open var numberOfCountedRows: Int { base.countedRows }

    open override var footer: (any Row)? { base.footer }

    public override var title: String? {
        get { base.title }
        set { base.title = newValue }
    }

    public override var detail: String? {
        get { base.detail }
        set { base.detail = newValue }
    }

    public override var footerTitle: String? {
        get { base.footerTitle }
        set { base.footerTitle = newValue }
    }

    /// The ``Section/countText`` of the section below.
    public override var countText: (@MainActor (Int) -> String)? {
        get { base.countText }
        set { base.countText = newValue }
    }

    public override var actionDelegate: (any ActionDelegate)? {
        didSet { base.actionDelegate = actionDelegate }
    }
}

extension Section {
    /// The number that ``Section/countText`` receives for this section.
    fileprivate var countedRows: Int { (self as? LayeredSection)?.numberOfCountedRows ?? numberOfRows }

    /// The number of rows at the end of the section that are not data, such as "Show more…".
    var trailingRows: Int { (self as? LayeredSection)?.numberOfTrailingRows ?? 0 }
}

/// A section of a layer that can apply edits of the section below to itself. An edit costs about the same whether the
/// section has a hundred rows or a million. Sections of other types are created again after an edit.
@MainActor
protocol IncrementalSection: LayeredSection {
    /// Applies edits of the section below to this section. The section below already has its new rows.
    ///
    /// - Returns: The edits of this section, or `nil` if the section has to be created again.
    func follow(_ edits: [RowEdit]) -> [RowEdit]?
}

extension IncrementalSection {
    /// The maximum number of edits to apply. If there are more edits, creating the section again costs less.
    static var mostEdits: Int { 1_000 }
}

extension ListChange {
    /// Adds a section, and the edits of its rows, to the change.
    mutating func add(_ edits: [RowEdit], ofSection id: AnyHashable) {
        let isFirst = sectionsWithOtherRows.insert(id).inserted
        if isFirst { rowEdits[id] = [] }
        // If the section has already changed in an unknown way, `rowEdits` has no array for it. This line then has no
        // effect.
        rowEdits[id]?.append(contentsOf: edits)
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the number of elements at the start that satisfy a condition. The elements that satisfy the condition
    /// must precede all other elements. O(log count).
    func countOfPrefix(where holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
    /// Returns the index of an element, or `nil` if the collection does not contain it. The elements must be in
    /// ascending order, and no element may occur twice. O(log count).
    func sortedIndex(of element: Element) -> Int? {
        let index = startIndex + countOfPrefix { $0 < element }
        return index < endIndex && self[index] == element ? index : nil
    }
}
