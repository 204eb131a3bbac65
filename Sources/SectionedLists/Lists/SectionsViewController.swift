import Terminal

/// A view controller that shows sections of rows and lets the user move through them. All sectioned lists use it.
///
/// ```swift
/// let list = SectionsViewController(title: "Fruit")
/// list.sections = [Section("Sweet", rows: ["Apple", "Pear"].map { TextRow($0) })]
/// ```
///
/// Rows are created when they come into view, and cells are reused. The cost of a list depends on its window, not on
/// its length: see <doc:RowsOfAnyHeight>. Selection and scroll position follow the ids of sections and rows, not their
/// indices.
@MainActor
open class SectionsViewController: ViewController, ActionDelegate {
    /// The model that the list shows.
    ///
    /// After the model is set or changes, the selected row is still selected and on the same line of the window. If
    /// that row no longer exists, the row at its position is selected. Setting the model costs O(number of sections). A
    /// change inside a section costs one call of ``Section/index(ofRow:)``. An unchanged row keeps its cell; see
    /// ``Row/isSame(as:)``.
    public var model: any SectionedModel = SectionsModel() {
        didSet {
            oldValue.observer = nil
            model.observer = self
            modelDidChange(ListChange(from: oldValue, to: model))
        }
    }

    /// The sections that the list shows. Setting them replaces the ``model`` by a ``SectionsModel``.
    public var sections: [Section] {
        get { (0..<model.numberOfSections).map(model.section(at:)) }
        set { model = SectionsModel(newValue) }
    }

    /// The factory that selects the cells of rows.
    ///
    /// Setting it does not change the selection or the scroll position.
    public var cellFactory = CellFactory() {
        didSet { replaceVisibleCells() }
    }

    /// The text shown if the list is empty.
    public var emptyText = "Nothing here." {
        didSet { setNeedsDisplayKeepingDrawings() }
    }

    /// When the scroll bar at the right edge is visible.
    public var scrollBar = ScrollBar.automatic

    /// The visibility of the scroll bar.
    public enum ScrollBar: Sendable {
        /// Visible if the list does not fit in its window.
        case automatic
        /// Always visible, with a line that separates the list from the content at its right.
        case separator
    }

    /// Whether the user can mark several rows to act on all of them. `false` by default.
    ///
    /// ``markKey`` marks a row, Shift with the arrows and `v` mark a range, and `*` marks a section. Esc removes all
    /// marks. The marks are in a column at the left of the rows; see ``markedRows`` and ``selectedRowIDs``.
    public var allowsMultipleSelection: Bool {
        get { marking != nil }
        set {
            guard newValue != allowsMultipleSelection else { return }
            marking = newValue ? Marking() : nil
            replaceVisibleCells()
        }
    }

    /// The key that marks the selected row. If it is the space bar, the space bar does not tick rows.
    public var markKey = Key.space

    /// Whether and how the user can find a row by typing; see ``TypeToFind``.
    public var typeToFind = TypeToFind.off {
        didSet { setNeedsDisplay() }
    }

    /// Whether a section index is shown at the right edge. `false` by default. The user presses `i` and a letter, or
    /// clicks a letter, to jump to a section; see ``Section/indexTitle``. The index is hidden in a narrow or low list.
    public var showsSectionIndex = false {
        didSet {
            sectionIndex = nil
            replaceVisibleCells()
        }
    }

    var contents = ListContents() {
        didSet {
            sectionIndex = nil
            reading.foundSection = nil
        }
    }
    /// The fixed point of the scroll position. It is `nil` before the first layout, which starts at the top.
    var anchor: ListLayout.Anchor?
    var pool = CellPool()
    var liveRows = LiveRows()
    /// The rows in the window whose sections have changed since the last layout.
    var keptRows = KeptRows()
    /// The progress of reading the model, and the changes that arrived meanwhile.
    var reading = ModelReading()
    /// The last layout. It is `nil` after a change.
    var cachedLayout: ListLayout?
    /// Whether to scroll to the selected row when the size of the window is set.
    var needsReveal = false
    /// The marked rows, or `nil` if marking is not allowed.
    var marking: Marking?
    /// The current or last search, or `nil` if there was none.
    var finding: Finding?
    /// The section index, cached until the sections change.
    var sectionIndex: SectionIndex?
    /// The controller that waits for a letter of the section index.
    var indexPicker: IndexPicker?
    /// The row of the last mouse press. It is needed to recognize a double click.
    var pressedRow: RowIdentity?
    /// The commands of this list, created once.
    lazy var commands = ListKeyCommands(of: self)

    /// The index path of the selected row.
    public internal(set) var selection: ListIndexPath?
    /// The identity of the selected row.
    public internal(set) var selectedIdentity: RowIdentity?

    // MARK: - Rows and index paths

    /// Returns the row at the index path with its action delegate set, or `nil` if there is none.
    public func row(at indexPath: ListIndexPath) -> (any Row)? {
        let item = ListItem(indexPath)
        guard contents.contains(item) else { return nil }
        return liveRows[item]?.row ?? row(of: item)
    }

    /// Returns the index path of a row. It calls ``Section/index(ofRow:)``, so a section that creates rows lazily
    /// creates none.
    public func indexPath(of identity: RowIdentity) -> ListIndexPath? {
        guard let section = model.index(ofSection: identity.section) else { return nil }
        return model.section(at: section).index(ofRow: identity.row).map { ListIndexPath(section: section, row: $0) }
    }

    /// The selected row.
    public var selectedRow: (any Row)? {
        selection.flatMap(row(at:))
    }

    // MARK: - Reactions

    /// Called after the list has applied a change of the model.
    ///
    /// If ``sections`` are set, the change describes the difference between the old and the new sections; see
    /// ``ListChange/init(from:to:comparingAtMost:)``.
    public var onChange: (@MainActor (ListChange) -> Void)?

    /// Called after the selection moved to another row, or after no row is selected any more.
    open func selectionDidChange() {}

    /// Called after rows were marked or unmarked.
    open func markedRowsDidChange() {}

    /// Performs the action of the selected row or of its section. Called when the user presses Enter or double-clicks.
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

    /// Applies a size to the list, without the lines of the find bar.
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

    /// Returns the available width, and the height of the rows if it is less than the available height.
    open override func preferredSize(within available: Size) -> Size {
        Size(columns: available.columns, rows: lines(width: available.columns, atMost: available.rows))
    }

    open override var keyCommands: [KeyCommand] { listKeyCommands }
    open override var allKeyCommands: [KeyCommand] { everyListKeyCommand }

    open override func handle(_ event: InputEvent) -> Bool {
        handleListEvent(event) || beginFinding(with: event)
    }
}
