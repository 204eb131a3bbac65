import RecipeKit
import RecipeLibrary
import SectionedLists

/// Holds the sort order and the filters of the list of recipes, and the key commands that change them.
@MainActor
final class ArrangementController {
    private(set) var arrangement = ListArrangement() {
        didSet { if arrangement != oldValue { onChange(arrangement) } }
    }

    /// The screen over which menus are presented.
    weak var screen: ViewController?
    /// Returns the courses that a filter can name.
    var courses: @MainActor () -> [FilterSheet.Course] = { [] }

    private let onChange: @MainActor (ListArrangement) -> Void

    init(onChange: @escaping @MainActor (ListArrangement) -> Void) {
        self.onChange = onChange
    }

    /// Whether the list has its default order and no filters.
    var isDefault: Bool { arrangement == ListArrangement() }

    func removeChip(at index: Int) {
        arrangement.removeChip(at: index)
    }

    // MARK: - Keys

    var keyCommands: [KeyCommand] {
        isDefault ? [sortCommand, filterCommand] : [sortCommand, filterCommand, removeCommand]
    }

    private lazy var sortCommand = CookbookCommands.sort.command { [weak self] in self?.showOrders() }
    private lazy var filterCommand = CookbookCommands.filter.command { [weak self] in self?.showFilters() }
    private lazy var removeCommand = CookbookCommands.unfilter.command { [weak self] in self?.removeLastChip() }

    private func removeLastChip() {
        removeChip(at: arrangement.chips.count - 1)
    }

    // MARK: - Menus

    private func showOrders() {
        screen?.present(SortSheet(current: arrangement.order) { [weak self] in self?.arrangement.order = $0 })
    }

    private func showFilters() {
        let sheet = FilterSheet(
            current: arrangement.filters, courses: courses(), choose: { [weak self] in self?.arrangement.toggle($0) },
            type: { [weak self] in self?.askForFilter() })
        screen?.present(sheet)
    }

    private func askForFilter() {
        let prompt = PromptViewController(
            title: "Show only", message: "course:, tag:, time:, rating: and is:, as in the search.",
            example: "tag:vegan time:<30"
        ) { [weak self] text in
            guard let self else { return }
            var arrangement = arrangement
            for filter in ListFilter.parse(text).filters where !arrangement.filters.contains(filter) {
                arrangement.toggle(filter)
            }
            self.arrangement = arrangement
        }
        prompt.validate = { [searchName] in
            ListFilter.parse($0, searchName: searchName).diagnostics.first?.message
        }
        screen?.present(prompt)
    }

    /// The search with its key, if it has one.
    private var searchName: String {
        let key = screen?.keyName(of: CookbookCommands.search)
        return "the search" + (key.map { " (\($0))" } ?? "")
    }
}
