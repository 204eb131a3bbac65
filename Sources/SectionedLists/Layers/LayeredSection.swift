/// A section over another one: its rows with some added, left out or moved.
///
/// It says for each of its rows whether that is a row of the section below or one of its own. Header and footer are those
/// below unless they are overridden. See ``SectionedModelLayer`` for an example.
///
/// A layer makes another object when the section below has changed, so what is found out about that one may be kept.
@MainActor
open class LayeredSection: Section {
    /// The section below.
    public let base: Section

    /// How many rows the section below has; asked once.
    public private(set) lazy var numberOfRowsBelow = max(0, base.numberOfRows)

    /// Where a row comes from.
    public enum Place {
        /// The row at an index of the section below.
        case below(Int)
        /// A row that the layer adds.
        case own(any Row)
    }

    /// A section over another one, with its id.
    public init(_ base: Section) {
        self.base = base
        super.init(base.title, detail: base.detail, id: base.id)
        isUntitled = base.isUntitled
    }

    // MARK: - To override

    /// Where the row at an index comes from; from the same index below unless it is overridden.
    open func place(at index: Int) -> Place { .below(index) }

    /// Where a row of the section below is shown; at the same index unless it is overridden, `nil` where it is not shown.
    open func index(ofRowBelow index: Int) -> Int? { index }

    /// Where a row is that this layer added; needed for rows that can be selected.
    open func index(ofOwnRow id: AnyHashable) -> Int? { nil }

    /// Rows at the end that are not data but say something about it, such as "Show more…".
    ///
    /// Filtering and sorting leave them where they are, and they are never featured.
    open var numberOfTrailingRows: Int { base.trailingRows }

    // MARK: - Section

    open override var numberOfRows: Int { numberOfRowsBelow }

    open override func row(at index: Int) -> any Row {
        switch place(at: index) {
        case .below(let index): base.row(at: index)
        case .own(let row): row
        }
    }

    /// A row of the section below keeps the reactions and closures of that section.
    open override func origin(ofRowAt index: Int) -> (section: Section, index: Int) {
        if case .below(let below) = place(at: index) { base.origin(ofRowAt: below) } else { (self, index) }
    }

    open override func index(ofRow id: AnyHashable) -> Int? {
        base.index(ofRow: id).flatMap(index(ofRowBelow:)) ?? index(ofOwnRow: id)
    }

    open override func findText(ofRowAt index: Int) -> String? {
        switch place(at: index) {
        case .below(let index): base.findText(ofRowAt: index)
        case .own(let row): row.findText
        }
    }

    open override var indexTitle: String? { base.indexTitle }

    open override var header: (any Row)? { base.header }

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

    public override var actionDelegate: (any ActionDelegate)? {
        didSet { base.actionDelegate = actionDelegate }
    }
}

extension Section {
    /// Rows at the end that are not data, where the section has such.
    var trailingRows: Int { (self as? LayeredSection)?.numberOfTrailingRows ?? 0 }
}
