import Terminal

/// Shows sections of rows and lets a person move through them: the one controller for every sectioned list.
///
/// ```swift
/// let list = SectionsViewController(title: "Fruit")
/// list.sections = [Section("Sweet", rows: ["Apple", "Pear"].map { TextRow($0) })]
/// ```
///
/// Rows are made when they come into view and shown by cells that are used again. A list costs what its window shows,
/// whatever its length: see <doc:RowsOfAnyHeight>. Selection and scrolling follow the ids of sections and rows, not their
/// positions.
@MainActor
open class SectionsViewController: ViewController, ActionDelegate {
    /// What the list shows, read when it is needed.
    ///
    /// Setting it, and each change that it tells of, keeps the selected row selected, on the same line of the window, where
    /// a row with its identity is still there; else the row that took its place is selected. Setting costs O(number of
    /// sections), a change inside a section what ``Section/index(ofRow:)`` costs that section. A row that is as it was keeps
    /// its cell; see ``Row/isSame(as:)``.
    public var model: any SectionedModel = SectionsModel() {
        didSet {
            oldValue.observer = nil
            model.observer = self
            modelDidChange(ListChange(from: oldValue, to: model))
        }
    }

    /// The sections that the list shows. Setting them replaces the ``model`` by one that is made of them.
    public var sections: [Section] {
        get { (0..<model.numberOfSections).map(model.section(at:)) }
        set { model = SectionsModel(newValue) }
    }

    /// Which cells show which rows, where it is not the rows' own types.
    ///
    /// Setting it keeps the selection, and the place of what is in the window.
    public var cellFactory = CellFactory() {
        didSet { showRowsAnew() }
    }

    /// Shown in place of an empty list.
    public var emptyText = "Nothing here." {
        didSet { setNeedsDisplayKeepingDrawings() }
    }

    /// How the scroll bar shows, at the right edge.
    public var scrollBar = ScrollBar.automatic

    /// Ways for the scroll bar to show.
    public enum ScrollBar: Sendable {
        /// Where there is something to scroll.
        case automatic
        /// Always, with a line where the thumb is not, parting the list from what stands to its right.
        case separator
    }

    /// Whether a person can mark several rows, to do something with all of them: with ``markKey``, Shift and the arrows,
    /// `v` for a range and `*` for a section; Esc takes the marks away. Off by default.
    ///
    /// The marks stand in a column of their own at the left of the rows; see ``markedRows`` and ``selectedRowIDs``.
    public var allowsMultipleSelection: Bool {
        get { marking != nil }
        set {
            guard newValue != allowsMultipleSelection else { return }
            marking = newValue ? Marking() : nil
            showRowsAnew()
        }
    }

    /// Marks the selected row. Where it is the space bar, rows cannot be ticked off with that.
    public var markKey = Key.space

    /// Whether and how a person can go to a row by typing what it says; see ``TypeToFind``.
    public var typeToFind = TypeToFind.off {
        didSet { setNeedsDisplay() }
    }

    /// Whether an index of the sections' letters stands at the right edge, to jump to a section by `i` and a letter or by
    /// a click; see ``Section/indexTitle``. Off by default, and not shown where a list is narrow or low.
    public var showsSectionIndex = false {
        didSet {
            sectionIndex = nil
            showRowsAnew()
        }
    }

    var contents = ListContents() {
        didSet {
            sectionIndex = nil
            reading.foundSection = nil
        }
    }
    /// Where the window stands. `nil` while nothing was shown yet: then at the top.
    var anchor: ListLayout.Anchor?
    var pool = CellPool()
    var liveRows = LiveRows()
    /// Rows whose sections changed since the last layout.
    var keptRows = KeptRows()
    /// What the model's rows and cells are being asked for now, and what changed meanwhile.
    var reading = ModelReading()
    /// What the last layout came to, until something changes.
    var cachedLayout: ListLayout?
    /// Whether the selected row must be brought into view once the window has its size.
    var needsReveal = false
    /// What is marked; `nil` where several rows cannot be.
    var marking: Marking?
    /// What is being looked for, or was last.
    var finding: Finding?
    /// The index at the right edge, once it was asked for, until the sections change.
    var sectionIndex: SectionIndex?
    /// Takes the letter to jump to, while one is asked for.
    var indexPicker: IndexPicker?
    /// The row that was pressed last.
    var pressedRow: RowIdentity?
    /// See ``ListKeyCommands``.
    lazy var commands = ListKeyCommands(of: self)

    /// Where the selected row is.
    public internal(set) var selection: ListIndexPath?
    /// Which row that is, whatever its position.
    public internal(set) var selectedIdentity: RowIdentity?

    // MARK: - Rows and index paths

    /// The row at an index path, with its action delegate handed down; `nil` where there is none.
    public func row(at indexPath: ListIndexPath) -> (any Row)? {
        let item = ListItem(indexPath)
        guard contents.contains(item) else { return nil }
        return liveRows[item]?.row ?? row(of: item)
    }

    /// Where a row is. Asks each section for its index of ids; makes no row of a section that makes its rows lazily.
    public func indexPath(of identity: RowIdentity) -> ListIndexPath? {
        guard let section = model.index(ofSection: identity.section) else { return nil }
        return model.section(at: section).index(ofRow: identity.row).map { ListIndexPath(section: section, row: $0) }
    }

    /// The row that keys act on.
    public var selectedRow: (any Row)? {
        selection.flatMap(row(at:))
    }

    // MARK: - Reactions

    /// Is told of each change of the model, after the list has followed it.
    ///
    /// Where ``sections`` are set, the change says what is different between the old and the new ones; see
    /// ``ListChange/init(from:to:comparingAtMost:)``.
    public var onChange: (@MainActor (ListChange) -> Void)?

    /// The selection moved to another row, or to none.
    open func selectionDidChange() {}

    /// Other rows are marked now.
    open func markedRowsDidChange() {}

    /// The selected row was chosen with Enter or by a double click. Asks it to perform its action; else its section.
    open func choose(_ row: any Row) {
        selectedAction?()
    }

    // MARK: - ViewController

    open override func willAppear() {
        super.willAppear()
        selectFirstRowIfNeeded()
    }

    open override func layout(size: Size) {
        layoutList(in: size)
    }

    /// Takes a size, less what the line takes that a row is found by.
    final func layoutList(in size: Size) {
        let size = layoutFindBar(in: size)
        if size != self.size { windowWillChange(to: size) }
        super.layout(size: size)
        selectFirstRowIfNeeded()
    }

    open override func draw(in surface: Surface) {
        drawList(in: surface.region(surface.bounds.inset(bottom: findBarLines)))
        drawFindBar(in: surface)
    }

    open override var cursor: Point? { findBarCursor }

    open override var focusedChild: ViewController? { finding?.bar ?? indexPicker }

    open override func child(at point: Point) -> ViewController? { point.y >= size.rows ? finding?.bar : nil }

    open override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        child === finding?.bar ? event.moved(byRows: -size.rows) : event
    }

    open override func reserves(_ key: Key) -> Bool {
        (findsAtOnce && key.isFindable) || (key == .escape && marking?.rows.isEmpty == false) || super.reserves(key)
    }

    /// As wide as there is room, and as high as the rows.
    open override func preferredSize(within available: Size) -> Size {
        Size(columns: available.columns, rows: lines(width: available.columns, atMost: available.rows))
    }

    open override var keyCommands: [KeyCommand] { listKeyCommands }
    open override var allKeyCommands: [KeyCommand] { everyListKeyCommand }

    open override func handle(_ event: InputEvent) -> Bool {
        handleListEvent(event) || beginFinding(with: event)
    }
}
