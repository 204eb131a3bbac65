import RecipeLibrary
import SectionedLists

/// The key commands and menus that change the sort order and the filters.
@MainActor
final class ArrangementMenus {
    private let controller: ArrangementController
    /// The screen that presents the menus.
    private weak var screen: ViewController?
    private let courses: @MainActor () -> [FilterSheet.Course]

    /// - Parameters:
    ///   - controller: Stores the sort order and the filters.
    ///   - screen: The screen that presents the menus.
    ///   - courses: Returns the courses for the menu of filters.
    init(
        _ controller: ArrangementController, over screen: ViewController,
        courses: @escaping @MainActor () -> [FilterSheet.Course]
    ) {
        self.controller = controller
        self.screen = screen
        self.courses = courses
    }

    /// Whether the recipes have their default order and no filter is active.
    var isDefault: Bool { controller.isDefault }

    /// The key commands that are available now. The command `unfilter` removes the last filter. Without filters, it
    /// removes the sort order.
    var keyCommands: [KeyCommand] { controller.isDefault ? [sort, filter] : [sort, filter, unfilter] }

    private lazy var sort = CookbookCommands.sort.command { [weak self] in self?.showOrders() }
    private lazy var filter = CookbookCommands.filter.command { [weak self] in self?.showFilters() }
    private lazy var unfilter = CookbookCommands.unfilter.command { [controller] in controller.removeLastChip() }

    private func showOrders() {
        screen?.present(SortSheet(current: controller.arrangement.order) { [controller] in controller.sort(by: $0) })
    }

    private func showFilters() {
        let sheet = FilterSheet(
            current: controller.arrangement.filters, courses: courses(),
            choose: { [controller] in controller.toggle($0) },
            type: { [weak self] in self?.askForFilters() })
        screen?.present(sheet)
    }

    private func askForFilters() {
        let prompt = PromptViewController(
            title: "Show only", message: "course:, tag:, time:, rating:, is: and missing:, as in the search.",
            example: "tag:vegan time:<30"
        ) { [controller] text in controller.add(ListFilter.parse(text).filters) }
        prompt.validate = { [searchName] in
            ListFilter.parse($0, searchName: searchName).diagnostics.first?.message
        }
        screen?.present(prompt)
    }

    /// The name of the search in an error message: `the search (/)`, or `the search` if the search has no key.
    private var searchName: String {
        let key = screen?.keyName(of: CookbookCommands.search)
        return "the search" + (key.map { " (\($0))" } ?? "")
    }
}
