import Terminal

/// An object that finds rows of a list by a part of their text. It shows the find bar, in which the user types the
/// text.
@MainActor
final class ListFinder {
    private let window: ListWindow
    private let selection: ListSelection
    /// The view controller of the list.
    weak var owner: ViewController?
    /// Lays out the list in an area of the given size. Called after the find bar appeared or disappeared.
    var layoutList: (@MainActor (Size) -> Void)?

    /// Returns the time. A test sets another clock.
    var now: @MainActor () -> ContinuousClock.Instant = { .now }

    /// Whether and how the user starts a search.
    var mode = TypeToFind.off
    /// The find bar while it is visible, otherwise `nil`.
    private(set) var bar: FindBar?
    /// The text of the current search or, if no search is running, of the most recent one.
    private(set) var text = ""
    /// The row that was selected when the search began, and its number in the list. The identity is `nil` if no row was
    /// selected. If the text changes, the search begins again at this row.
    private var origin: (identity: RowIdentity?, number: Int) = (nil, 0)
    /// The current search, or `nil` if none is running.
    private var run: FindRun?
    /// The step of the current run if the run began next to the selected row. `nil` if the run began at ``origin``.
    private var stepFromSelection: Int?
    /// The number of the current run. A scheduled slice of another run does nothing.
    private var generation = 0
    /// Whether the user has pressed Enter before the current run has found a row. The search then ends as soon as the
    /// run finds a row.
    private var isAccepted = false

    init(window: ListWindow, selection: ListSelection) {
        self.window = window
        self.selection = selection
    }

    private var contents: ListContents { window.contents }

    /// Whether a search is running.
    var isSearching: Bool { run != nil }

    /// Whether the first letter or digit that the user types starts a search.
    var findsAtOnce: Bool { mode == .atOnce }

    // MARK: - Searching

    /// Starts a search if ``mode`` is `.atOnce`, the find bar is hidden and the event is a letter or digit. Returns
    /// whether it has started a search.
    func begin(with event: InputEvent) -> Bool {
        guard findsAtOnce, bar == nil, case .key(let key) = event, key.isFindable,
            case .character(let character) = key.code
        else { return false }
        begin(with: String(character))
        return true
    }

    /// Shows the find bar with a text. If the text is not empty, searches for the text and begins at the selected row.
    /// If no row is selected, the search begins at the first row.
    func begin(with text: String) {
        showBar(with: text)
        origin = (selection.identity, selectedNumber ?? 0)
        if !text.isEmpty { find(text) }
    }

    /// Searches for the next row that contains the text, and selects that row. If the step is -1, searches for the
    /// previous such row instead. If there is no text, has no effect.
    func findNext(_ step: Int) {
        guard !text.isEmpty else { return }
        stop()
        stepFromSelection = step
        start(from: (selectedNumber ?? originNumber) + step, step: step)
    }

    /// Restarts a running search after the rows changed. If no search is running, has no effect.
    func followChange() {
        guard isSearching else { return }
        let wasAccepted = isAccepted
        if let stepFromSelection { findNext(stepFromSelection) } else { find(text) }
        if wasAccepted, bar?.outcome != .notFound { end(isAccepted: true) }
    }

    /// Searches for a text from the row where the search began. If the text is empty, selects that row again instead.
    private func find(_ text: String) {
        self.text = text
        stop()
        stepFromSelection = nil
        bar?.outcome = .none
        guard !text.isEmpty else { return returnToOrigin() }
        start(from: originNumber, step: 1)
    }

    /// Ends the search and hides the find bar.
    ///
    /// - Parameter isAccepted: Whether the found row stays selected. If `false`, the row where the search began is
    ///   selected again. If `true` and a run is still searching, the search ends only when the run has found a row.
    private func end(isAccepted: Bool) {
        if isAccepted, isSearching {
            self.isAccepted = true
            return
        }
        stop()
        if !isAccepted { returnToOrigin() }
        hideBar()
    }

    private var selectedNumber: Int? { selection.item.map { contents.rows(before: $0) } }

    /// The current number of the row where the search began. If that row no longer exists, the value is the number that
    /// the row had.
    private var originNumber: Int {
        origin.identity.flatMap { window.reader.indexPath(of: $0) }.map { contents.rows(before: ListItem($0)) }
            ?? origin.number
    }

    /// Selects the row where the search began.
    private func returnToOrigin() {
        if let path = contents.indexPath(ofRow: originNumber) { selection.select(path) }
    }

    // MARK: - Reading

    /// Stops the current run without a result.
    private func stop() {
        run = nil
        generation += 1
        isAccepted = false
    }

    private func start(from number: Int, step: Int) {
        let total = contents.numberOfRows
        guard total > 0 else { return endRun(at: nil) }
        run = FindRun(needle: FindNeedle(text), from: number, step: step, total: total)
        readSlice()
    }

    /// Searches one slice of rows, and schedules the next slice if no row was found. The first slice is searched
    /// immediately, so that the next drawing shows a match that is near.
    private func readSlice() {
        guard var current = run else { return }
        let found = window.reader.reading { current.nextMatch(in: window, within: FindSlice(now: now)) }
        run = current
        if found != nil || current.isAtEnd { return endRun(at: found) }
        bar?.outcome = .searching
        let generation = generation
        Task { [weak self] in
            guard let self, self.generation == generation else { return }
            self.readSlice()
        }
    }

    /// Ends the current run. If the run has found a row, selects the row. Otherwise, the find bar shows that no row was
    /// found.
    private func endRun(at path: ListIndexPath?) {
        let isAccepted = isAccepted
        stop()
        if let path {
            selection.select(path)
            if isAccepted { hideBar() }
        } else {
            // The find bar shows the outcome. So the bar is shown again if the user has closed it.
            showBar(with: text)
        }
        bar?.outcome = path == nil ? .notFound : .none
    }

    // MARK: - The find bar

    private func showBar(with text: String) {
        guard bar == nil, let owner else { return }
        let whole = owner.size
        let bar = FindBar(
            text: text, onChange: { [weak self] in self?.find($0) }, onNext: { [weak self] in self?.findNext($0) },
            onEnd: { [weak self] in self?.end(isAccepted: $0) })
        self.bar = bar
        owner.addChild(bar)
        layoutList?(whole)
        owner.setNeedsDisplay()
    }

    private func hideBar() {
        guard let bar, let owner else { return }
        let whole = Size(columns: owner.size.columns, rows: owner.size.rows + bar.size.rows)
        self.bar = nil
        owner.removeChild(bar)
        layoutList?(whole)
        owner.setNeedsDisplay()
    }

    /// The number of lines of the find bar. It is 0 if the bar is hidden, or if there is no room for the bar and a row.
    var barLines: Int { bar?.size.rows ?? 0 }

    /// Lays out the find bar on the last line. The rows get the lines above it, so the bar never covers the found row.
    /// If there is only one line, the rows get that line.
    ///
    /// - Returns: The size that remains for the rows.
    func layoutBar(in size: Size) -> Size {
        guard let bar else { return size }
        let lines = size.rows > 1 ? 1 : 0
        bar.layout(size: Size(columns: size.columns, rows: lines))
        return Size(columns: size.columns, rows: size.rows - lines)
    }

    func drawBar(in surface: Surface) {
        guard let bar, barLines > 0 else { return }
        bar.draw(in: surface.region(surface.bounds.inset(top: surface.height - barLines)))
    }

    /// The position of the text cursor of the find bar, in the coordinates of the list. `nil` if the find bar is not
    /// visible, or if the list that contains the find bar does not have the focus.
    var cursor: Point? {
        guard let owner, let bar, barLines > 0, owner.isFocused else { return nil }
        return bar.cursor.map { Point(x: $0.x, y: owner.size.rows + $0.y) }
    }

    // MARK: - Key commands

    /// The state on which ``keyCommands`` depends.
    struct CommandState: Equatable {
        let key: Key
        let text: String
    }

    /// The state for ``keyCommands``, or `nil` if there are no active commands.
    var commandState: CommandState? {
        guard case .after(let key) = mode, bar == nil else { return nil }
        return CommandState(key: key, text: text)
    }

    /// The active commands for finding rows. There are none if ``mode`` is `.off` or `.atOnce`, or if the find bar is
    /// visible.
    var keyCommands: [KeyCommand] {
        guard let state = commandState else { return [] }
        return state.text.isEmpty ? [begin(state.key)] : [begin(state.key)] + repeating
    }

    /// All commands for finding rows, including the commands of the find bar. If ``mode`` is `.off`, there are none.
    var allKeyCommands: [KeyCommand] {
        let ofBar = FindBar(text: "", onChange: { _ in }, onNext: { _ in }, onEnd: { _ in }).keyCommands
        return switch mode {
        case .off: []
        case .after(let key): [begin(key)] + repeating + ofBar
        case .atOnce: ofBar
        }
    }

    private func begin(_ key: Key) -> KeyCommand {
        KeyCommand(
            "list.find", keys: [key], title: "find", help: "Go to a row by typing a part of what it says",
            hint: .init(order: 51)
        ) { [weak self] in self?.begin(with: "") }
    }

    private var repeating: [KeyCommand] { [next("list.findNext", "n", 1), next("list.findPrevious", "N", -1)] }

    private func next(_ id: String, _ key: Character, _ step: Int) -> KeyCommand {
        let title = step > 0 ? "next" : "previous"
        return KeyCommand(
            id, keys: [.character(key)], title: "\(title) \(text)", help: "Go to the \(title) row that says \(text)"
        ) { [weak self] in self?.findNext(step) }
        .with(subject: text)
    }
}

extension SectionsViewController {
    /// Whether and how the user can find a row by typing; see ``TypeToFind``.
    public var typeToFind: TypeToFind {
        get { finder.mode }
        set {
            finder.mode = newValue
            setNeedsDisplay()
        }
    }
}
