import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization
import Terminal

/// The search field, a notice about the query, and the results.
///
/// The field has the focus. The results receive the keys that the field does not use, such as the up and down arrow
/// keys and Enter. Tab gives the focus to the results, where letters are commands, and the key of the search gives it
/// back.
@MainActor
final class SearchPane: ContainerViewController {
    let results: SearchResultsViewController
    let source: RequestModelController<SearchRequest, SearchResults>

    private let input = TextFieldController(placeholder: "e.g. egg with:tomato time:<30")
    private let searching: any RecipeSearching
    private let numberOfRecipes: @MainActor () -> Int?
    private let arrangement: ArrangementController
    /// Whether the results have the focus.
    private var isInResults = false {
        didSet {
            updateFocus()
            setNeedsDisplay()
        }
    }
    private var request = SearchRequest()
    /// The last valid query. While its results are not ready, the results of an earlier query are visible.
    private var lastQuery = SearchQuery()
    private var notice: SearchNotice?
    /// A remark about the results, such as corrected words. A notice about an invalid query hides it.
    private var remark: SearchNotice?

    init(
        searching: any RecipeSearching, results: SearchResultsViewController, arrangement: ArrangementController,
        numberOfRecipes: @escaping @MainActor () -> Int?
    ) {
        self.arrangement = arrangement
        self.searching = searching
        self.results = results
        self.numberOfRecipes = numberOfRecipes
        source = .search(searching)
        super.init()
        addChild(input)
        addChild(results)
        source.delegate = self
        input.onChange = { [weak self] text in self?.textDidChange(to: text) }
        results.onMore = { [weak self] in self?.showMore() }
        results.onOmit = { [weak self] in self?.omit($0) }
        results.showHelp()
        // An empty search opens the index in advance, so that the first letter is faster.
        source.update(for: request)
    }

    /// Offers a text of an earlier search: shows its results, and the next typed letter replaces it.
    func offer(_ text: String) {
        guard !text.isEmpty else { return }
        input.text = text
        input.selectText()
        textDidChange(to: text)
    }

    /// The maximum number of results in each section of a new search.
    private static let firstLimit = 100
    /// The factor by which the maximum number grows each time the user chooses “Show more”.
    private static let limitFactor = 5

    private func showMore() {
        request.limit *= Self.limitFactor
        source.update(for: request)
    }

    var text: String { input.text }

    /// Called with the text when it changes.
    var onTextChange: (@MainActor (String) -> Void)?

    /// Searches again after the filters or the order of the results have changed.
    func arrangementDidChange() { textDidChange(to: text) }

    /// Leaves a part out of the query.
    private func omit(_ part: SearchOmission.Part) {
        switch part {
        case .listFilters: arrangement.removeFilters()
        case .typed(_, let range):
            let characters = Array(text)
            let range = range.clamped(to: 0..<characters.count)
            let words = String(characters[..<range.lowerBound] + [" "] + characters[range.upperBound...])
            input.text = words.split(separator: " ").joined(separator: " ")
            textDidChange(to: text)
        }
    }

    // MARK: - Searching

    private func textDidChange(to text: String) {
        onTextChange?(text)
        let (parsed, diagnostics) = SearchQuery.parse(text)
        if let problem = diagnostics.first { return show(.problem(problem)) }
        let query = arrangement.scoped(parsed)
        // If the query finds the same recipes as the last valid one, the results and the remark stay.
        guard !query.findsTheSame(as: lastQuery) else { return show(remark) }
        remark = nil
        show(nil)
        lastQuery = query
        guard !query.isEmpty else {
            source.cancel()
            return results.showHelp()
        }
        // These first results are found at once, so that they are drawn together with the typed letter.
        let first = searching.resultsAtOnce(for: query, limit: Self.firstLimit)
        request = SearchRequest(query: query, limit: Self.firstLimit, first: first)
        source.update(for: request)
        if let first { show(first, isNew: true) }
    }

    private func show(_ notice: SearchNotice?) {
        guard notice != self.notice else { return }
        self.notice = notice
        layoutChildren()
    }

    private func show(_ found: SearchResults, isNew: Bool) {
        guard !lastQuery.isEmpty else { return }
        results.show(found, limit: request.limit)
        if isNew { results.scrollToStart() }
        remark = found.remark.map { SearchNotice.remark($0, isFound: found.count > 0) }
        if case .problem = notice { return }
        show(remark)
    }

    // MARK: - Layout and drawing

    private static let promptColumns = 3

    private var noticeLines: [StyledText] {
        guard let notice, size.rows > 2 else { return [] }
        return Array(notice.lines(width: size.columns - 2).prefix(max(1, size.rows / 3)))
    }

    private var headRows: Int { min(size.rows, 1 + noticeLines.count) }

    override func frame(of child: ViewController) -> Rect? {
        if child === results { return Rect(size: size).inset(top: headRows) }
        return Rect(
            x: Self.promptColumns, y: 0, width: max(1, size.columns - Self.promptColumns - 1), height: min(1, size.rows)
        )
    }

    override func draw(in surface: Surface) {
        surface.draw("/", x: 1, y: 0, role: isInResults ? .dim : .accent)
        for (y, line) in noticeLines.enumerated() { surface.draw(line, x: 1, y: 1 + y) }
        drawSeparator(in: surface)
        super.draw(in: surface)
    }

    /// Continues the vertical line between results and preview up to the top of the screen.
    private func drawSeparator(in surface: Surface) {
        guard results.scrollBar == .separator else { return }
        let area = Rect(x: surface.width - 1, y: 0, width: 1, height: headRows)
        surface.fill(area, with: surface.symbols.verticalLine, style: surface.theme[.dim])
    }

    /// The number of results and, if it is known, the number of all recipes: `12 of 340`.
    override var status: String? {
        guard !lastQuery.isEmpty, let found = results.shown else { return nil }
        let count = Self.number(found.count) + (found.isAtLeast ? "+" : "")
        return numberOfRecipes().map { "\(count) of \(Self.number($0))" } ?? count
    }

    private static func number(_ number: Int) -> String { String(number) }

    // MARK: - Events

    override func child(at point: Point) -> ViewController? { point.y == 0 ? input : super.child(at: point) }

    override var focusedChild: ViewController? { isInResults ? results : input }

    override func hasFocus(_ child: ViewController) -> Bool { isFocused && (child === results || !isInResults) }

    override var keyCommands: [KeyCommand] {
        isInResults ? [toField] : (results.selection == nil ? [] : [toResults]) + results.keyCommands
    }

    private lazy var toResults = CookbookCommands.results.command { [weak self] in self?.isInResults = true }
    private lazy var toField = CookbookCommands.search.command { [weak self] in
        self?.isInResults = false
        self?.input.selectText()
    }

    override func willDispatch(_ event: InputEvent, to child: ViewController) {
        if case .mouse(let mouse) = event, mouse.action == .press, child === input { isInResults = false }
    }

    override func handle(_ event: InputEvent) -> Bool {
        if case .paste = event, isInResults {
            isInResults = false
            return input.dispatch(event)
        }
        guard case .key = event, !isInResults else { return false }
        return results.dispatch(event)
    }
}

// MARK: - Results

extension SearchPane: ModelControllerDelegate {
    func isUpdating(with data: SearchResults?, progress: ModelController<SearchResults>.Progress?) {
        guard progress != nil, let data else { return }
        let isNew = !data.query.findsTheSame(as: results.shown?.query)
        // After “Show more”, all earlier results are visible. Partial results could be fewer, so they are not shown.
        if isNew || results.shown?.isComplete == false { show(data, isNew: isNew) }
    }

    func didUpdate(with data: SearchResults) {
        show(data, isNew: !data.query.findsTheSame(as: results.shown?.query))
    }

    func didFailToUpdate(with error: any Error) {
        show(.failure((error as? CookbookError)?.description ?? String(describing: error)))
    }
}

extension SearchQuery {
    /// Returns whether another query has the same terms and filters in the same order. Their positions in the text do
    /// not matter. Returns `false` if the other query is `nil`.
    fileprivate func findsTheSame(as other: SearchQuery?) -> Bool {
        guard let other, terms.count == other.terms.count, filters.count == other.filters.count,
            within == other.within, order == other.order
        else { return false }
        return zip(terms, other.terms).allSatisfy {
            ($0.patterns, $0.field, $0.isExcluded) == ($1.patterns, $1.field, $1.isExcluded)
        } && zip(filters, other.filters).allSatisfy { ($0.condition, $0.isExcluded) == ($1.condition, $1.isExcluded) }
    }
}

/// A message between the search field and the results.
enum SearchNotice: Hashable {
    case problem(SearchQuery.Diagnostic)
    case remark(SearchRemark, isFound: Bool)
    case failure(String)

    /// Returns the message, wrapped to a width in columns.
    func lines(width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width))
    }

    private var text: StyledText {
        switch self {
        case .problem(let problem):
            return StyledText(problem.message, role: .error)
        case .remark(let remark, let isFound):
            return Self.styled(remark.sentence(isFound: isFound))
        case .failure(let reason):
            return StyledText("The recipes could not be searched: \(reason)", role: .error)
        }
    }

    /// Returns a sentence in the style for secondary text. The parts in quotation marks have the ordinary style.
    private static func styled(_ sentence: String) -> StyledText {
        var text = StyledText()
        for (index, piece) in sentence.split(separator: "“", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = piece.firstIndex(of: "”") else {
                text.append(String(piece), .dim)
                continue
            }
            text.append("“", .dim)
            text.append(String(piece[..<end]))
            text.append(String(piece[end...]), .dim)
        }
        return text
    }
}

/// A request to search: the query and the number of results to find.
struct SearchRequest: Sendable {
    /// The delay before the search finds and counts all results. Until then, the search finds only enough results
    /// to fill the screen.
    static let countingDelay: Duration = .milliseconds(100)

    var query = SearchQuery()
    /// The maximum number of results in each section.
    var limit = 0
    /// The results that are already visible, or `nil` if none are visible. The search does not deliver them again.
    var first: SearchResults?
}

extension RequestModelController where Request == SearchRequest, Model == SearchResults {
    /// Creates a model controller that searches in the background and reports partial results. A new request cancels
    /// the running search.
    static func search(_ searching: any RecipeSearching) -> RequestModelController<SearchRequest, SearchResults> {
        RequestModelController { request, report in
            let last = Mutex(SearchResults(query: request.query))
            try await searching.search(request.query, limit: request.limit, beyond: request.first) { results in
                last.withLock { $0 = results }
                if !results.isComplete { await report(WorkProgress(done: results.count, total: 0), results) }
            }
            return last.withLock { $0 }
        }
    }
}

/// The search screen: the filters of the list, the search field, and the results below it. In a window of at least 100
/// columns, a preview of the selected recipe is at the right of the results.
///
/// The screen covers the home screen, and searches in its filters.
@MainActor
final class RecipeSearchViewController: SplitViewController {
    private let pane: SearchPane
    private let preview: RecipePreview

    /// - Parameters:
    ///   - searching: Searches the cookbook.
    ///   - results: Shows the results.
    ///   - arrangement: The sort order and the filters of the list.
    ///   - preview: The preview of the selected recipe.
    ///   - numberOfRecipes: Returns the number of recipes that the filters admit, or `nil` if it is not known yet.
    init(
        searching: any RecipeSearching, results: SearchResultsViewController, arrangement: ArrangementController,
        preview: RecipePreview, numberOfRecipes: @escaping @MainActor () -> Int?
    ) {
        self.preview = preview
        pane = SearchPane(
            searching: searching, results: results, arrangement: arrangement, numberOfRecipes: numberOfRecipes)
        let chips = ChipBar(over: pane)
        super.init(title: "Search", primary: chips, secondary: preview.screen)
        results.onSelectionChange = { [weak self] _ in self?.showPreview() }
        chips.chips = arrangement.searchChips
        chips.onRemove = { [arrangement] in arrangement.removeSearchChip(at: $0) }
        arrangement.onSearchChange = { [weak chips, weak pane, weak arrangement] in
            if let arrangement { chips?.chips = arrangement.searchChips }
            pane?.arrangementDidChange()
        }
    }

    /// The text in the search field.
    var text: String { pane.text }

    /// Shows the results of an earlier search, whose text the next typed letter replaces.
    ///
    /// - Parameters:
    ///   - text: The text of the earlier search. It can be empty.
    ///   - onChange: Called with the text whenever it changes.
    func offer(_ text: String, onChange: @escaping @MainActor (String) -> Void) {
        pane.offer(text)
        pane.onTextChange = onChange
    }

    override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        pane.results.scrollBar = isSplit ? .separator : .automatic
        if isSplit, !wasSplit { showPreview() }
    }

    /// Waits until the search and the preview are complete. For tests.
    func settle() async {
        await pane.source.settle()
        await preview.settle()
    }

    private func showPreview() {
        if isSplit { preview.show(pane.results.selectedResult) }
    }
}
