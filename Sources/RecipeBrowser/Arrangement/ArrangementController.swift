import RecipeKit
import RecipeLibrary
import SectionedLists

/// The sort order and the filters of the list of recipes. Sorts and filters the recipes in the background.
@MainActor
final class ArrangementController {
    private(set) var arrangement = ListArrangement() {
        didSet { if arrangement != oldValue { onChange?() } }
    }

    /// Called after the user changed the sort order or the filters.
    var onChange: (@MainActor () -> Void)?
    /// Called with the sorted and filtered recipes.
    var onResult: (@MainActor (LibraryContents) -> Void)?

    private let source: RequestModelController<ArrangementRequest, LibraryContents>
    private var observation: ModelObservation?

    /// - Parameter facts: Returns the facts in the notebook, for all recipes that have any.
    init(_ library: RecipeLibrary, facts: @escaping @Sendable () -> [RecipeID: SearchFacts]) {
        source = .arranging(library, facts: facts)
        observation = source.observe { [weak self] event in
            if case .updated(let contents) = event { self?.finish(contents) }
        }
    }

    /// Whether the list has its default order and no filters.
    var isDefault: Bool { arrangement == ListArrangement() }

    /// The last result of sorting and filtering, or `nil` if the arrangement is the default.
    var result: LibraryContents? { isDefault ? nil : source.data }

    // MARK: - Arranging

    /// Sorts and filters recipes in the background.
    func arrange(_ contents: LibraryContents) {
        source.update(for: ArrangementRequest(arrangement: arrangement, contents: contents))
    }

    /// Stops sorting and filtering.
    func cancel() { source.cancel() }

    func settle() async { await source.settle() }

    private func finish(_ contents: LibraryContents) {
        if !isDefault { onResult?(contents) }
    }

    // MARK: - Changing

    func sort(by order: ListOrder) { arrangement.order = order }

    /// Adds a filter, or removes it if it is active.
    func toggle(_ filter: ListFilter) { arrangement.toggle(filter) }

    /// Adds the filters that are not active.
    func add(_ filters: [ListFilter]) {
        var arrangement = arrangement
        for filter in filters where !arrangement.filters.contains(filter) { arrangement.toggle(filter) }
        self.arrangement = arrangement
    }

    func removeChip(at index: Int) { arrangement.removeChip(at: index) }

    func removeLastChip() { removeChip(at: arrangement.chips.count - 1) }
}
