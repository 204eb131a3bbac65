import RecipeKit
import RecipeLibrary
import SectionedLists

/// Stores the sort order and the filters of the list of recipes, and sorts and filters the recipes in the background.
@MainActor
final class ArrangementController {
    private(set) var arrangement = ListArrangement() {
        didSet { if arrangement != oldValue { onChange?() } }
    }

    /// Called after the sort order or the filters have changed.
    var onChange: (@MainActor () -> Void)?
    /// Called with the sorted and filtered recipes. Not called while the list has its default order and no filters.
    var onResult: (@MainActor (LibraryContents) -> Void)?

    private let source: RequestModelController<ArrangementRequest, LibraryContents>
    private var observation: ModelObservation?

    /// - Parameters:
    ///   - library: The library of the recipes to sort and filter.
    ///   - facts: Returns facts about the recipes from the notebook and the pantry, as far as the sort order and the
    ///     filters need them. Called in the background.
    init(_ library: RecipeLibrary, facts: @escaping @Sendable (ListArrangement) -> [RecipeID: SearchFacts]) {
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
}
