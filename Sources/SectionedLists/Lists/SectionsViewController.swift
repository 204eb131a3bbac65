import Terminal

/// A view controller that shows sections of rows and lets the user move through them. Other lists of the library, such
/// as tables and outlines, are subclasses.
///
/// ```swift
/// let list = SectionsViewController(title: "Fruit")
/// list.sections = [Section("Sweet", rows: ["Apple", "Pear"].map { TextRow($0) })]
/// ```
///
/// Rows are created when they come into view, and cells are reused. So the cost of drawing depends on the size of the
/// window and not on the length of the list: see <doc:RowsOfAnyHeight>. The list remembers the selection and the scroll
/// position by the ids of sections and rows, not by their indices.
@MainActor
open class SectionsViewController: ViewController, ActionDelegate {
    /// The model that the list shows.
    ///
    /// After the model is set or changes, the selected row is still selected. With the default ``scrollPolicy``, this
    /// row stays on its line of the window. If this row no longer exists, the row that is now at the old position is
    /// selected. Setting the model costs O(number of sections). A change inside a section costs only a few calls of
    /// ``Section/index(ofRow:)``, and one call for each marked row of the section. An unchanged row keeps its cell; see
    /// ``Row/isSame(as:)``.
    public var model: any SectionedModel {
        get { source.model }
        set { updater.apply(source.set(newValue, for: self)) }
    }

    /// Shows a layer over the model, such as the filter of a ``SearchViewController``. Calls the closure again for each
    /// model that is set later, and shows the new layer over that model.
    func showLayer(_ layer: @escaping @MainActor (any SectionedModel) -> any SectionedModel) {
        updater.apply(source.setLayer(for: self, layer))
    }

    /// The sections that the list shows. Setting them replaces the ``model`` by a ``SectionsModel``.
    public var sections: [Section] {
        get { (0..<model.numberOfSections).map(model.section(at:)) }
        set { model = SectionsModel(newValue) }
    }

    /// The factory that selects the cells of rows.
    ///
    /// Setting it does not change the selection or the scroll position.
    public var cellFactory: CellFactory {
        get { window.cellFactory }
        set {
            window.cellFactory = newValue
            replaceVisibleCells()
        }
    }

    /// The text that is shown while the list is empty. A list of sections that have headers but no rows is not empty; a
    /// ``FilterLayer`` whose condition is always true hides such sections. By default, the ``ListWording/empty`` text of the application.
    public var emptyText: String {
        get { ownEmptyText ?? listWording.empty }
        set {
            ownEmptyText = newValue
            setNeedsDisplayKeepingDrawings()
        }
    }

    private var ownEmptyText: String?

    /// The text at the right end of the line at the top, such as a count. A subclass can override
    /// ``ViewController/status`` instead.
    public var statusText: String? {
        didSet { if statusText != oldValue { setNeedsDisplayKeepingDrawings() } }
    }

    /// The key commands that the program adds to the list. They come before the commands of the list: if a command of
    /// the list has the same key, it loses that key.
    ///
    /// ```swift
    /// list.extraCommands = [
    ///     KeyCommand("fruit.eat", of: list, keys: ["e"], title: "eat", help: "Eat it", hint: .init(order: 2)) { eat($0) }
    /// ]
    /// ```
    public var extraCommands: [KeyCommand] = [] {
        didSet { setNeedsDisplay() }
    }

    /// The changes of the list that the user can undo, or `nil` if there are none. The commands of the stack are added
    /// to those of the list.
    public var undoStack: UndoStack? {
        didSet { setNeedsDisplay() }
    }

    /// When the list shows a scroll bar at its right edge, and whether it shows a separating line there.
    public var scrollBar = ScrollBar.automatic {
        didSet { setNeedsDisplay() }
    }

    /// The ways to show the scroll bar.
    public enum ScrollBar: Sendable {
        /// Visible if the list does not fit in its window.
        case automatic
        /// A vertical line that separates the list from the content at its right. There is no scroll bar, because two of
        /// them in one window would be louder than what is scrolled.
        case separator
        /// Not visible.
        case hidden
    }

    /// The width of the list, in columns, from which its sections flow into two columns: those that fit into the left
    /// half, and beside them the others. `nil`, the default, for one column. A screen for ears always has one column.
    ///
    /// A section is not broken if both halves fit into the window. The keys to the left and to the right, which
    /// otherwise go back and open a row, go from one half to the other. Use it for lists of short rows, because each change
    /// costs the height of the window.
    public var twoColumnsFrom: Int? {
        didSet { layoutAgain() }
    }

    /// The flow into two columns, or `nil` if there is one column.
    private var flow: ListFlow?

    // MARK: - Parts

    let reader: ListReader
    /// The layout and the rows in view.
    let window: ListWindow
    let selected: ListSelection
    let marking: ListMarking
    let finder: ListFinder
    let mover: ListMover
    let follower: ListFollower
    private let source: ListModelSource
    private let updater: ListUpdater
    private let pointer: ListPointer
    private lazy var commands = ListKeyCommands(
        mover: mover, open: { [weak self] in self?.chooseSelectedRow() },
        tick: { [weak self] in self?.tickSelectedRow() })

    private var commandCache = KeyCommandCache<ListCommandState>()

    /// Creates an empty list.
    public override init(title: String = "") {
        reader = ListReader()
        window = ListWindow(reader: reader, index: SectionIndexColumn(reader: reader))
        selected = ListSelection(window: window)
        marking = ListMarking(window: window, selection: selected)
        finder = ListFinder(window: window, selection: selected)
        mover = ListMover(window: window, selection: selected)
        pointer = ListPointer(window: window, selection: selected, mover: mover)
        follower = ListFollower(window: window, selection: selected, mover: mover)
        source = ListModelSource(reader: reader)
        updater = ListUpdater(
            window: window, selection: selected, marking: marking, finder: finder, follower: follower)
        super.init(title: title)
        connectParts()
    }

    private func connectParts() {
        reader.owner = self
        selected.owner = self
        marking.owner = self
        finder.owner = self
        selected.onSelect = { [weak self] in self?.didSelect($0) }
        marking.onChange = { [weak self] in self?.markedRowsDidChange() }
        finder.layoutList = { [weak self] in self?.layoutList(in: $0) }
        updater.onChange = { [weak self] in self?.didApply($0, lostSelection: $1) }
    }

    // MARK: - Rows and index paths

    /// Returns the row at an index path with its action delegate set, or `nil` if there is none.
    public func row(at indexPath: ListIndexPath) -> (any Row)? { window.row(at: indexPath) }

    /// Returns the index path of a row, or `nil` if the model does not have the row. Usually creates no row; see
    /// ``Section/index(ofRow:)``.
    public func indexPath(of identity: RowIdentity) -> ListIndexPath? { reader.indexPath(of: identity) }

    // MARK: - Selection

    private func didSelect(_ indexPath: ListIndexPath) {
        marking.followSelection()
        let origin = reader.origin(ofRowAt: indexPath)
        origin.section.didSelectRow(at: origin.index)
        announceSelection()
    }

    private func announceSelection() {
        selectionDidChange()
        onSelectionChange?(selectedRow)
    }

    // MARK: - Scrolling

    /// Scrolls the window by a number of lines, but not beyond the ends of the list. A negative number scrolls up. The
    /// selection does not change.
    public func scroll(byLines lines: Int) { mover.scroll(byLines: lines) }

    /// Scrolls to the start of the list and selects the first selectable row in view.
    public func scrollToStart() { mover.moveToStart() }

    /// Whether the first line of the list is in view. `true` for an empty list.
    public var isScrolledToStart: Bool { window.isScrolledToStart }

    // MARK: - Reactions

    /// Called with each change after the list has applied it.
    ///
    /// After ``sections`` are set, the change describes the difference between the old and the new sections; see
    /// ``ListChange/init(from:to:comparingAtMost:)``.
    public var onChange: (@MainActor (ListChange) -> Void)?

    /// Called for each row that comes into view, before it is drawn: for example to load a picture, or to mark the row
    /// as seen. The closure is called again for a row that has left the window and comes back.
    ///
    /// The closure is allowed to change the model.
    public var onDisplay: (@MainActor (_ row: any Row, _ indexPath: ListIndexPath) -> Void)?

    /// Called after another row was selected, with that row. Called with `nil` after the selected row was removed and no
    /// other row is selected.
    public var onSelectionChange: (@MainActor (_ row: (any Row)?) -> Void)?

    /// Called when the user chooses a row, for example with Enter or a double click, if neither the row nor its section
    /// has an action. See <doc:ChoosingARow>.
    public var onChooseRow: (@MainActor (_ row: any Row) -> Void)? {
        didSet { setNeedsDisplay() }
    }

    /// Called after another row was selected, or after the selected row was removed and no other row is selected. By
    /// default, does nothing.
    open func selectionDidChange() {}

    /// Called after rows were marked or unmarked.
    open func markedRowsDidChange() {}

    /// Performs the action of the selected row. If the row has no action, performs the action of its section for the
    /// row. If the section has none either, calls ``onChooseRow``. Called when the user chooses the selected row, for
    /// example with Enter or a double click.
    ///
    /// This method is called only if ``SectionsViewController/canChoose(_:)`` returns `true`. If you override this
    /// method for rows without an action, override `canChoose` too.
    open func choose(_ row: any Row) {
        if let action = selected.action { action() } else { onChooseRow?(row) }
    }

    /// Returns whether the user can choose the selected row. If so, the key hints contain “open”. By default, returns
    /// whether the row, its section or the list (``onChooseRow``) has an action.
    ///
    /// ```swift
    /// override func canChoose(_ row: any Row) -> Bool { true }
    /// override func choose(_ row: any Row) { navigationController?.push(NoteForm(row.id)) }
    /// ```
    open func canChoose(_ row: any Row) -> Bool { onChooseRow != nil || selected.isActionable }

    private var canChooseSelectedRow: Bool { selectedRow.map(canChoose) ?? false }

    private func chooseSelectedRow() {
        if let row = selectedRow, canChoose(row) { choose(row) }
    }

    /// Ticks the selected row or removes its tick, and creates the rows in the window again.
    private func tickSelectedRow() {
        selectedRow?.tickable?.toggleTick()
        reloadVisibleRows()
    }

    // MARK: - Changes

    /// Creates the rows in the window again at the next drawing. Call this method if the content of rows has changed
    /// but their ids have not.
    public func reloadVisibleRows() {
        selected.becomeAnchor()
        window.retireRows()
        setNeedsDisplayKeepingDrawings()
    }

    /// Replaces the cells of the rows in the window. The new cells can have other heights. If the selected row was in
    /// the window, scrolls so that it is in view again.
    func replaceVisibleCells() {
        let wasInView = selected.item.map { window.lastLayoutContains($0) } ?? false
        reloadVisibleRows()
        if wasInView, let item = selected.item { window.reveal(item) }
    }

    private func didApply(_ change: ListChange, lostSelection: Bool) {
        if lostSelection { announceSelection() }
        layoutAgain()
        setNeedsDisplayKeepingDrawings()
        onChange?(change)
    }

    // MARK: - ViewController

    open override var status: String? { statusText }

    open override func willAppear() {
        super.willAppear()
        selected.selectFirstIfNeeded()
    }

    open override func layout(size: Size) {
        layoutList(in: size)
    }

    /// Lays out the list in an area of the given size. While the find bar is visible, the list and the find bar share
    /// the area.
    private func layoutList(in size: Size) {
        let size = finder.layoutBar(in: size)
        flow = makeFlow(in: size)
        let windowSize = flow?.windowSize ?? size
        let isOther = windowSize != window.size
        if isOther {
            follower.notePlace()
            selected.resizeWindow(to: windowSize)
        }
        super.layout(size: size)
        selected.selectFirstIfNeeded()
        if isOther { follower.follow() }
    }

    private func makeFlow(in size: Size) -> ListFlow? {
        guard let least = twoColumnsFrom, size.columns >= least, size.rows > 0, !isAccessible,
            reader.contents.numberOfRows > 0
        else { return nil }
        let width = ListFlow(area: size, sections: nil).windowSize.columns
        return ListFlow(area: size, sections: window.linesOfSections(width: width, atMost: 2 * size.rows))
    }

    /// Lays out the list again in the same area. The two columns may be even at another line.
    private func layoutAgain() {
        guard twoColumnsFrom != nil || flow != nil, size != .zero else { return }
        layoutList(in: Size(columns: size.columns, rows: size.rows + finder.barLines))
    }

    open override func draw(in surface: Surface) {
        updater.settle()
        if let onDisplay { updater.announceNewRows(onDisplay) }
        reader.reading {
            let painter = ListPainter(
                window: window, selection: selected, marking: marking, isFocused: isFocused, version: drawingVersion,
                scrollBar: flow == nil ? scrollBar : .hidden)
            let area = surface.region(surface.bounds.inset(bottom: finder.barLines))
            guard let flow else { return painter.draw(in: area, emptyText: emptyText) }
            flow.draw(in: area) { painter.draw(in: $0, emptyText: emptyText) }
        }
        finder.drawBar(in: surface)
    }

    open override var cursor: Point? { finder.cursor }

    /// The first visible line of the selected row.
    open override var readingPoint: Point? {
        guard let item = selected.item, let layout = window.lastLayout, let placement = layout.placement(of: item)
        else {
            return nil
        }
        let y = max(placement.y, min(window.topInset(for: item), placement.maxY - 1))
        guard y >= 0, y < window.size.rows else { return nil }
        let point = Point(x: window.rowIndentation, y: y)
        return flow?.onScreen(point) ?? point
    }

    /// The position of the selected row in words, such as `3 of 9`, or `nil` if no row is selected.
    var positionInWords: String? {
        selected.item.map { "\(window.contents.rows(before: $0) + 1) of \(window.contents.numberOfRows)" }
    }

    open override var focusedChild: ViewController? { finder.bar ?? window.index.picker }

    open override func child(at point: Point) -> ViewController? { point.y >= size.rows ? finder.bar : nil }

    open override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        child === finder.bar ? event.moved(byRows: -size.rows) : event
    }

    open override func reserves(_ key: Key) -> Bool {
        (finder.findsAtOnce && key.isFindable) || (key == .escape && !marking.rows.isEmpty) || super.reserves(key)
    }

    /// Returns the size that the list prefers. Its width is the available width. Its height is the height of all rows,
    /// headers and footers together, but not more than the available height.
    open override func preferredSize(within available: Size) -> Size {
        Size(columns: available.columns, rows: window.lines(width: available.columns, atMost: available.rows))
    }

    /// The key commands of the list and of its selected row.
    open override var keyCommands: [KeyCommand] {
        let state = commandState
        let own = commandCache.commands(for: state) { makeKeyCommands(for: state) }
        let added = extraCommands + (undoStack?.keyCommands ?? []) + kindCommands
        let commands = added.isEmpty ? own : added + own
        guard finder.findsAtOnce else { return commands }
        return commands.bound(by: application?.keyBindings).without(\.isFindable)
    }

    open override var overridingKeyCommands: [KeyCommand] {
        guard let command = commandToOtherColumn else { return super.overridingKeyCommands }
        return super.overridingKeyCommands + [command]
    }

    private lazy var toLeftColumn = ListKeyCommands.column(toRight: false) { [weak self] in self?.changeColumn() }
    private lazy var toRightColumn = ListKeyCommands.column(toRight: true) { [weak self] in self?.changeColumn() }

    /// The command that goes from the selected row to the other column, or `nil` if there is none. At the outer edges,
    /// the same keys go back and open a row, as in every list.
    private var commandToOtherColumn: KeyCommand? {
        guard let flow, let row = placementOfSelection, pathInOtherColumn != nil else { return nil }
        return flow.isRight(line: row.y) ? toLeftColumn : toRightColumn
    }

    private var placementOfSelection: ListLayout.Placement? { selected.placement(in: window.layout()) }

    /// The row beside the selected one in the other column, or the nearest one to that line.
    private var pathInOtherColumn: ListIndexPath? {
        guard let flow, let row = placementOfSelection else { return nil }
        let isRight = flow.isRight(line: row.y)
        let line = row.y + (isRight ? -flow.breakLine : flow.breakLine)
        let others = window.layout().placements.filter {
            flow.isRight(line: $0.y) != isRight && window.selectableIndexPath(at: $0) != nil
        }
        return others.min { abs($0.y - line) < abs($1.y - line) }?.item.indexPath
    }

    private func changeColumn() {
        if let path = pathInOtherColumn { select(path) }
    }

    /// The active commands of a kind of list, such as a table. They come before the commands of every list.
    var kindCommands: [KeyCommand] { [] }

    private var commandState: ListCommandState {
        let marksWithSpace = allowsMultipleSelection && markKey == .space
        return ListCommandState(
            hasSeveralSectionsWithRows: reader.contents.hasSeveralSectionsWithRows, canOpen: canChooseSelectedRow,
            canTick: !marksWithSpace && selected.isTickable, marking: ListCommandState.Marking(marking),
            finding: finder.commandState, index: window.index.commandTitles(in: size))
    }

    private func makeKeyCommands(for state: ListCommandState) -> [KeyCommand] {
        var commands = self.commands.moving(isSectioned: state.hasSeveralSectionsWithRows)
        if state.canOpen { commands.append(self.commands.open) }
        if state.canTick { commands.append(self.commands.tick) }
        commands += MarkingKeyCommands(marking: marking).commands(moving: self.commands.moving)
        commands += finder.keyCommands
        commands += window.index.keyCommands(size: size, list: self) { [weak self] in self?.mover.jump(toSection: $0) }
        return commands
    }

    /// All key commands of the list, including those that are not active now.
    open override var allKeyCommands: [KeyCommand] {
        var known: Set<String> = []
        let all =
            (undoStack?.allKeyCommands ?? []) + commands.always + keyCommands
            + MarkingKeyCommands(marking: marking).allCommands(moving: commands.moving)
            + finder.allKeyCommands + window.index.allKeyCommands
            + (twoColumnsFrom == nil ? [] : [toLeftColumn, toRightColumn])
        return all.filter { known.insert($0.id).inserted }
    }

    override var listOfSelectedRow: SectionsViewController? { self }

    /// If the selected row is out of view, scrolls to it and returns `true`.
    func revealSelectedRowOutOfView() -> Bool {
        guard let item = selected.item, !window.showsLine(of: item) else { return false }
        window.reveal(item)
        setNeedsDisplayKeepingDrawings()
        return window.showsLine(of: item)
    }

    open override func handle(_ event: InputEvent) -> Bool {
        guard case .mouse(var mouse) = event else { return finder.begin(with: event) }
        if let flow { mouse.location = flow.inWindow(mouse.location) }
        if pointer.handle(mouse, flow == nil ? scrollBar : .hidden) { chooseSelectedRow() }
        return true
    }
}

extension SectionsViewController: SectionedModelObserver {
    public func model(_ model: any SectionedModel, didChange change: ListChange) {
        guard model === reader.model else { return }
        updater.apply(change)
    }
}
