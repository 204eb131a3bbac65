import Terminal

/// Finds rows of a list by a part of their text, and shows the find bar.
@MainActor
final class ListFinder {
    private let window: ListWindow
    private let selection: ListSelection
    /// The controller that is drawn again after a change.
    weak var owner: ViewController?
    /// Lays out the list in a size after the find bar appeared or disappeared.
    var layoutList: (@MainActor (Size) -> Void)?

    /// Returns the time. A test sets another clock.
    var now: @MainActor () -> ContinuousClock.Instant = { .now }

    /// Whether and how finding starts.
    var mode = TypeToFind.off
    /// The find bar while it is visible, otherwise `nil`.
    private(set) var bar: FindBar?
    /// The text that was searched last.
    private(set) var text = ""
    /// The row where the search began, and its number in the list. The search starts there again when the text changes.
    private var origin: (identity: RowIdentity?, number: Int) = (nil, 0)
    /// The rows still to be searched.
    private var run: FindRun?
    /// The step of the current run if it began at the selected row, or `nil` if it began at the origin.
    private var stepFromSelection: Int?
    /// The number of the current run. A slice that starts later compares it to detect that its run has ended.
    private var generation = 0
    /// Whether the user has accepted the row that the current run will find.
    private var isAccepted = false

    init(window: ListWindow, selection: ListSelection) {
        self.window = window
        self.selection = selection
    }

    private var contents: ListContents { window.contents }

    /// Whether a search is running.
    var isSearching: Bool { run != nil }

    /// Whether finding starts with the first letter or digit.
    var findsAtOnce: Bool { mode == .atOnce }

    // MARK: - Searching

    /// Starts a search if the event is a letter or digit and ``mode`` is `.atOnce`. Returns whether it started a
    /// search.
    func begin(with event: InputEvent) -> Bool {
        guard findsAtOnce, bar == nil, case .key(let key) = event, key.isFindable,
            case .character(let character) = key.code
        else { return false }
        begin(with: String(character))
        return true
    }

    /// Shows the find bar with a text, and searches it from the selected row on.
    func begin(with text: String) {
        showBar(with: text)
        origin = (selection.identity, selectedNumber ?? 0)
        if !text.isEmpty { find(text) }
    }

    /// Selects the next row that contains the text, or the previous one if the step is -1.
    func findNext(_ step: Int) {
        guard !text.isEmpty else { return }
        stop()
        stepFromSelection = step
        start(from: (selectedNumber ?? originNumber) + step, step: step)
    }

    /// Restarts a running search after the rows changed.
    func followChange() {
        guard isSearching else { return }
        let wasAccepted = isAccepted
        if let stepFromSelection { findNext(stepFromSelection) } else { find(text) }
        if wasAccepted, bar?.outcome != .notFound { end(isAccepted: true) }
    }

    /// Selects the first row that contains a text, beginning at the start of the search. For an empty text, selects the
    /// row where the search began.
    private func find(_ text: String) {
        self.text = text
        stop()
        stepFromSelection = nil
        bar?.outcome = .none
        guard !text.isEmpty else { return returnToOrigin() }
        start(from: originNumber, step: 1)
    }

    /// Ends the search. If the user accepts the found row while the search is still running, it ends when it has found
    /// one.
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

    /// The current number of the row where the search began.
    private var originNumber: Int {
        origin.identity.flatMap { window.reader.indexPath(of: $0) }.map { contents.rows(before: ListItem($0)) }
            ?? origin.number
    }

    private func returnToOrigin() {
        if let path = contents.indexPath(ofRow: originNumber) { selection.select(path) }
    }

    // MARK: - Reading

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

    /// Searches one slice of rows. The first slice is searched immediately, so that the next drawing already shows a
    /// near match.
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

    private func endRun(at path: ListIndexPath?) {
        let isAccepted = isAccepted
        stop()
        if let path {
            selection.select(path)
            if isAccepted { hideBar() }
        } else {
            // The user may have closed the find bar. Show it, because it displays the outcome.
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

    /// Lays out the find bar on the last line, so that it never hides the found row.
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

    /// The text cursor of the find bar in the coordinates of the list.
    var cursor: Point? {
        guard let owner, let bar, barLines > 0, owner.isFocused else { return nil }
        return bar.cursor.map { Point(x: $0.x, y: owner.size.rows + $0.y) }
    }

    // MARK: - Key commands

    /// The commands that find rows and are active now. There are none if ``mode`` is `.off` or `.atOnce`, or if the
    /// find bar is visible.
    var keyCommands: [KeyCommand] {
        guard case .after(let key) = mode, bar == nil else { return [] }
        return text.isEmpty ? [begin(key)] : [begin(key)] + repeating
    }

    /// All commands that find rows, including the commands of the find bar.
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
    }
}
