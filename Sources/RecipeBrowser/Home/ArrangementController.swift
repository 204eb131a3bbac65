import RecipeKit
import RecipeLibrary
import SectionedLists

/// Stores the sort order and the filters of the list of recipes, and sorts and filters the recipes in the background.
@MainActor
final class ArrangementController {
    private(set) var arrangement = ListArrangement() {
        didSet {
            guard arrangement != oldValue else { return }
            onChange?()
            onSearchChange?()
        }
    }
    /// Whether the results of a search have the order of the list. Otherwise, the best match is first.
    private(set) var ordersSearch = false {
        didSet { if ordersSearch != oldValue { onSearchChange?() } }
    }

    /// Called after the sort order or the filters have changed.
    var onChange: (@MainActor () -> Void)?
    /// Called after the filters have changed, or the order of search results. Only the search screen sets it.
    var onSearchChange: (@MainActor () -> Void)?
    /// Called with the sorted and filtered recipes. Not called while the list has its default order and no filters.
    var onResult: (@MainActor (LibraryContents) -> Void)?

    private let source: RequestModelController<ArrangementRequest, LibraryContents>
    private var observation: ModelObservation?

    /// - Parameters:
    ///   - library: The library of the recipes to sort and filter.
    ///   - facts: Returns facts about the recipes from the notebook and the pantry, as far as the sort order and the
    ///     filters need them. Called in the background.
    init(_ library: IndexedCookbook, facts: @escaping @Sendable (ListArrangement) -> [RecipeID: SearchFacts]) {
        source = .arranging(library, facts: facts)
        observation = source.observe { [weak self] event in
            if case .updated(let contents) = event { self?.finish(contents) }
        }
    }

    /// Whether the list has its default order and no filters.
    var isDefault: Bool { arrangement == ListArrangement() }

    /// The last result of sorting and filtering. `nil` if there is no result yet, or if the list has its default order
    /// and no filters.
    var result: LibraryContents? { isDefault ? nil : source.data }

    // MARK: - Arranging

    /// Sorts and filters recipes in the background. ``onResult`` receives the result.
    func arrange(_ contents: LibraryContents) {
        source.update(for: ArrangementRequest(arrangement: arrangement, contents: contents))
    }

    /// Stops sorting and filtering.
    func cancel() { source.cancel() }

    /// Waits until no recipes are being sorted or filtered. For tests.
    func settle() async { await source.settle() }

    private func finish(_ contents: LibraryContents) {
        if !isDefault { onResult?(contents) }
    }

    // MARK: - Changing

    func sort(by order: ListOrder) { arrangement.order = order }

    /// Adds a filter, or removes it if it is active.
    func toggle(_ filter: ListFilter) { arrangement.toggle(filter) }

    /// Adds filters. Filters that are already active remain.
    func add(_ filters: [ListFilter]) {
        var arrangement = arrangement
        for filter in filters where !arrangement.filters.contains(filter) { arrangement.toggle(filter) }
        self.arrangement = arrangement
    }

    /// Removes the sort order or the filter of one of the chips.
    func removeChip(at index: Int) { arrangement.removeChip(at: index) }

    func removeLastChip() { removeChip(at: arrangement.chips.count - 1) }

    func removeFilters() { arrangement.filters = [] }

    // MARK: - Searching

    /// Returns a query that searches in the filters of the list, and sorts the results.
    func scoped(_ query: SearchQuery) -> SearchQuery {
        var query = query
        query.within = arrangement.filters
        query.order = ordersSearch ? arrangement.order : nil
        return query
    }

    /// Sorts search results in the order of the list, or by relevance if the order is `nil`.
    func sortSearch(by order: ListOrder?) {
        ordersSearch = order != nil
        if let order { sort(by: order) }
    }

    /// The chips above search results: one for the sort order, unless the best match is first, and one for each filter.
    var searchChips: [ChipBar.Chip] {
        (ordersSearch ? [ChipBar.Chip(text: arrangement.order.name)] : [])
            + arrangement.filters.map(ChipBar.Chip.init)
    }

    /// Removes the sort order or the filter of one of the ``searchChips``.
    func removeSearchChip(at index: Int) {
        if ordersSearch, index == 0 { return ordersSearch = false }
        let index = index - (ordersSearch ? 1 : 0)
        if arrangement.filters.indices.contains(index) { arrangement.filters.remove(at: index) }
    }

    func removeLastSearchChip() { removeSearchChip(at: searchChips.count - 1) }
}

/// A request to sort and filter recipes.
struct ArrangementRequest: Sendable {
    let arrangement: ListArrangement
    let contents: LibraryContents
}

extension RequestModelController where Request == ArrangementRequest, Model == LibraryContents {
    /// Creates a model controller that sorts and filters the recipes of a request in the background.
    ///
    /// - Parameters:
    ///   - library: The library of the recipes to sort and filter.
    ///   - facts: Returns facts about the recipes from the notebook and the pantry, as far as the sort order and the
    ///     filters need them. Called in the background.
    static func arranging(
        _ library: IndexedCookbook, facts: @escaping @Sendable (ListArrangement) -> [RecipeID: SearchFacts]
    ) -> RequestModelController<ArrangementRequest, LibraryContents> {
        RequestModelController { request, _ in
            guard
                let arranged = try library.arranged(
                    request.contents, by: request.arrangement, facts: facts(request.arrangement))
            else {
                throw CancellationError()
            }
            return arranged
        }
    }
}

extension ChipBar.Chip {
    /// Creates the chip of a filter. It has the words of the menu, because not everybody types filters.
    init(_ filter: ListFilter) { self.init(text: FilterSheet.words(for: filter) ?? filter.text) }
}

extension ListArrangement {
    /// The chips: one for the sort order, unless it is the default, and one for each filter.
    var chips: [ChipBar.Chip] {
        let order = order == .title ? [] : [ChipBar.Chip(text: order.name)]
        return order + filters.map(ChipBar.Chip.init)
    }

    /// Removes the sort order or the filter of the chip at an index in ``chips``.
    mutating func removeChip(at index: Int) {
        let first = order == .title ? 0 : 1
        if index < first {
            order = .title
        } else if filters.indices.contains(index - first) {
            filters.remove(at: index - first)
        }
    }
}

extension ListOrder {
    /// The name of the sort order in chips and in the menu.
    var name: String {
        switch self {
        case .title: "by title"
        case .time: "by time"
        case .rating: "by rating"
        case .lastCooked: "by last cooked"
        case .added: "by added"
        }
    }

    /// The explanation that the menu shows beside the name of the sort order.
    var explanation: String {
        switch self {
        case .title: "in courses"
        case .time: "the quickest first"
        case .rating: "the best first"
        case .lastCooked: "the latest first"
        case .added: "the newest first"
        }
    }
}
