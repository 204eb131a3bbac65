import Terminal

/// A text field over a list. The list shows only the rows that match the typed text.
///
/// ```swift
/// let search = SearchViewController(over: list)
/// navigationController?.push(search)
/// ```
///
/// Any list can be searched. Its model and its rows need no change: the search puts a layer over the
/// ``SectionsViewController/model`` of the list. If another model is set later, the search puts a layer over that model
/// too.
///
/// While the user types, the arrow and page keys move through the results, and Enter chooses the selected row. Tab
/// moves the focus to the list, so that letters call its commands. Esc clears the text. If a key showed the field, Esc
/// also hides the field. Another Esc closes the screen as usual.
///
/// A row matches if its text contains every typed word. Case and accents are ignored. The text of a row is its
/// ``Row/findText``. If that is `nil`, it is the text that the cell of the row draws. ``matches`` replaces this rule.
///
/// The rows are read in slices of 2,000, so that a long list does not delay the response to a key. The first slice is
/// read before the next drawing. A section without matching rows is hidden.
@MainActor
public final class SearchViewController: ContainerViewController {
    /// The time from which the text field is visible.
    public enum Activation: Equatable, Sendable {
        /// The field is always visible, and has the focus at first.
        case atOnce
        /// The field appears after a key, such as `/`. Esc removes the text and hides the field, even if the list has
        /// the focus. Another Esc closes the screen as usual.
        case after(Key)
    }

    /// The list that is searched.
    public let list: SectionsViewController
    /// The controller below the field: the list, or a container that contains the list.
    public let content: ViewController
    /// The time from which the text field is visible.
    public let activation: Activation

    /// The texts that the search shows.
    public var wording = SearchWording() {
        didSet {
            input.placeholder = wording.placeholder
            setNeedsDisplay()
        }
    }

    /// Returns whether a row matches the typed text, which contains at least one word. If `nil`, the words are compared
    /// with the text of the row.
    public var matches: (@MainActor (_ row: any Row, _ text: String) -> Bool)? {
        didSet { search() }
    }

    let input: TextFieldController
    private let results: ListSearch
    /// The row that was selected when the search began.
    private var origin: RowIdentity?
    /// Whether the field is visible.
    private(set) var isActive: Bool
    /// Whether typed letters go to the field.
    private(set) var isTyping: Bool

    private lazy var commands = SearchKeyCommands(of: self)

    /// Creates a search over a list.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - content: The controller to show below the field. It must be the list or contain the list. If `nil`, it is
    ///     the list.
    ///   - activation: The time from which the text field is visible.
    public init(
        over list: SectionsViewController, in content: ViewController? = nil, activation: Activation = .atOnce
    ) {
        self.list = list
        self.content = content ?? list
        self.activation = activation
        input = TextFieldController(placeholder: SearchWording().placeholder)
        results = ListSearch(over: list)
        isActive = activation == .atOnce
        isTyping = activation == .atOnce
        super.init()
        addChild(input)
        addChild(self.content)
        input.onChange = { [weak self] _ in self?.textDidChange() }
        results.onProgress = { [weak self] in self?.resultsDidChange() }
    }

    // MARK: - Searching

    /// The text to search for. If it is empty, the list shows all rows.
    public var text: String {
        get { input.text }
        set {
            input.text = newValue
            if !newValue.isEmpty { isActive = true }
            search()
        }
    }

    /// The number of rows found so far.
    public var numberOfMatches: Int { results.numberOfMatches }

    /// Whether there are still rows to read.
    public var isSearching: Bool { results.isReading }

    /// Waits until all rows were read.
    public func settle() async {
        while isSearching { await Task.yield() }
    }

    private func textDidChange() {
        origin = origin ?? list.selectedIdentity
        search()
        // With a text, show the results from the top. Without a text, the list shows all rows and stays at the selected
        // row.
        if !text.isEmpty { list.scrollToStart() }
    }

    private func search() {
        results.search(text, matches: matches)
        resultsDidChange()
    }

    private func resultsDidChange() {
        if size != .zero { layoutChildren() }
    }

    /// Removes the text, so that the list shows all rows. The selected row stays selected, and the list scrolls to it,
    /// whatever its ``SectionsViewController/scrollPolicy`` is. If no row is selected, the row that was selected when
    /// the search began is selected again.
    public func clear() {
        let selected = list.selectedIdentity ?? origin
        text = ""
        origin = nil
        if let path = selected.flatMap(list.indexPath(of:)) { list.select(path) }
    }

    // MARK: - Focus

    func beginTyping() {
        isActive = true
        isTyping = true
        layoutChildren()
    }

    func endTyping() {
        isTyping = false
        setNeedsDisplay()
    }

    /// Removes the text. If the field is not always visible, hides the field.
    func cancel() {
        clear()
        guard case .after = activation else { return }
        isActive = false
        endTyping()
        layoutChildren()
    }

    // MARK: - ViewController

    public override var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    public override var mainChild: ViewController? { content }

    public override var status: String? { content.status }

    private static let promptColumns = 3

    private var fieldRows: Int { isActive ? min(1, size.rows) : 0 }

    /// The text at the right of the field, or `nil` if all rows are shown or there is too little room.
    private var count: String? {
        guard results.isActive else { return nil }
        let count = wording.count(numberOfMatches, results.total) + (isSearching ? "…" : "")
        return count.displayWidth + 16 <= size.columns ? count : nil
    }

    /// The text to show instead of the list while there is no result, otherwise `nil`.
    private var noResults: String? {
        guard results.isActive, results.showsNothing else { return nil }
        return isSearching ? wording.searching : wording.nothingFound(text)
    }

    public override func frame(of child: ViewController) -> Rect? {
        guard child === input else { return noResults == nil ? Rect(size: size).inset(top: fieldRows) : nil }
        guard isActive else { return nil }
        let right = count.map { $0.displayWidth + 2 } ?? 1
        return Rect(
            x: Self.promptColumns, y: 0, width: max(1, size.columns - Self.promptColumns - right), height: fieldRows)
    }

    public override func preferredSize(within available: Size) -> Size {
        let size = content.preferredSize(
            within: Size(columns: available.columns, rows: max(1, available.rows - fieldRows)))
        return Size(columns: size.columns, rows: size.rows + fieldRows)
    }

    public override func draw(in surface: Surface) {
        if isActive {
            surface.draw("/", x: 1, y: 0, role: isTyping ? .accent : .dim)
            if let count { surface.draw(count, x: surface.width - 1 - count.displayWidth, y: 0, role: .dim) }
        }
        if let noResults {
            let lines = StyledText(noResults, role: .dim).wrapped(toWidth: surface.width - 3)
            let top = fieldRows + (surface.height > fieldRows + 2 ? 1 : 0)
            for (y, line) in lines.enumerated() { surface.draw(line, x: 2, y: top + y) }
        }
        super.draw(in: surface)
    }

    // MARK: - Events

    public override var focusedChild: ViewController? { isTyping ? input : content }

    public override func willDispatch(_ event: InputEvent, to child: ViewController) {
        guard case .mouse(let mouse) = event, mouse.action == .press, child === input else { return }
        beginTyping()
    }

    /// The commands of the search. While the user types, the array also contains the commands of the list, at its end.
    public override var keyCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if usesEscape { commands.append(self.commands.clear) }
        guard isTyping else { return commands + [self.commands.begin] }
        return commands + [self.commands.list] + content.activeKeyCommands
    }

    /// Whether Esc removes the text or hides the field.
    private var usesEscape: Bool { !text.isEmpty || (isActive && activation != .atOnce) }

    public override func reserves(_ key: Key) -> Bool { (key == .escape && usesEscape) || super.reserves(key) }

    public override var allKeyCommands: [KeyCommand] {
        commands.all + content.allKeyCommands
    }

    /// While the user types, passes to the list each key that the field has not handled.
    public override func handle(_ event: InputEvent) -> Bool {
        guard isTyping, case .key = event else { return false }
        return content.dispatch(event)
    }
}

/// The key commands of a search. They are created once for each search.
@MainActor
final class SearchKeyCommands {
    let begin: KeyCommand
    let list: KeyCommand
    let clear: KeyCommand

    var all: [KeyCommand] { [begin, list, clear] }

    init(of search: SearchViewController) {
        var key = Key.character("/")
        if case .after(let other) = search.activation { key = other }
        begin = KeyCommand(
            "search.begin", keys: [key], title: "search", help: "Show only the rows that match a text",
            hint: .init(order: 3)
        ) { [weak search] in search?.beginTyping() }
        list = KeyCommand(
            "search.list", keys: [.tab], title: "to the list",
            help: "Leave the text, so that letters call commands again", hint: .init(order: 4, shortTitle: "list")
        ) { [weak search] in search?.endTyping() }
        clear = KeyCommand(
            "search.clear", keys: [.escape], title: "clear", help: "Remove the text and show all rows",
            hint: .init(order: 90)
        ) { [weak search] in search?.cancel() }
    }
}

/// The texts of a ``SearchViewController``.
public struct SearchWording: Sendable {
    /// The dimmed text in the empty field.
    public var placeholder = "type to search"
    /// Returns the text at the right of the field. It receives the number of found rows and the number of all rows.
    public var count: @Sendable (_ found: Int, _ total: Int) -> String = { "\($0) of \($1)" }
    /// Returns the text that replaces the list if nothing was found.
    public var nothingFound: @Sendable (_ text: String) -> String = { "Nothing matches “\($0)”." }
    /// The text that replaces the list while the search has found nothing yet and is still reading rows.
    public var searching = "Searching…"

    /// Creates the default texts, in English.
    public init() {}
}
