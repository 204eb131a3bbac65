import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The key commands and menus that change the sort order and the filters.
@MainActor
final class ArrangementMenus {
    private let controller: ArrangementController
    /// The screen that presents the menus.
    private weak var screen: ViewController?
    private let courses: @MainActor () -> [FilterSheet.Course]
    private let isSearch: Bool

    /// - Parameters:
    ///   - controller: Stores the sort order and the filters.
    ///   - screen: The screen that presents the menus.
    ///   - isSearch: Whether the screen shows the results of a search, which can also be sorted by relevance.
    ///   - courses: Returns the courses for the menu of filters.
    init(
        _ controller: ArrangementController, over screen: ViewController, isSearch: Bool = false,
        courses: @escaping @MainActor () -> [FilterSheet.Course]
    ) {
        self.controller = controller
        self.screen = screen
        self.isSearch = isSearch
        self.courses = courses
    }

    /// Whether the recipes have their default order and no filter is active.
    var isDefault: Bool { controller.isDefault }

    /// The key commands that are available now. The command `unfilter` removes the last filter. Without filters, it
    /// removes the sort order.
    var keyCommands: [KeyCommand] {
        let isBare = isSearch ? controller.searchChips.isEmpty : controller.isDefault
        return isBare ? [sort, filter] : [sortFirst, filterFirst, unfilter]
    }

    private lazy var sort = CookbookCommands.sort.command { [weak self] in self?.showOrders() }
    private lazy var filter = CookbookCommands.filter.command { [weak self] in self?.showFilters() }
    // While there is a filter, the footer names what changes it before what is done with a recipe.
    private lazy var sortFirst = CookbookCommands.sort.hinted(4).command { [weak self] in self?.showOrders() }
    private lazy var filterFirst = CookbookCommands.filter.hinted(3).command { [weak self] in self?.showFilters() }
    private lazy var unfilter = CookbookCommands.unfilter.command { [controller, isSearch] in
        if isSearch { controller.removeLastSearchChip() } else { controller.removeLastChip() }
    }

    private func showOrders() {
        let order = controller.arrangement.order
        guard isSearch else {
            screen?.present(SortSheet(current: order) { [controller] in controller.sort(by: $0) })
            return
        }
        screen?.present(
            SearchSortSheet(current: controller.ordersSearch ? order : nil) { [controller] in
                controller.sortSearch(by: $0)
            })
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

/// The menu of sort orders.
@MainActor
final class SortSheet: ChoiceSheet {
    init(current: ListOrder, choose: @escaping @MainActor (ListOrder) -> Void) {
        super.init(title: "Sort", columns: 40)
        sections = [
            section(
                of: ListOrder.allCases,
                row: { ChoiceRow($0.name, detail: $0.explanation, isChosen: $0 == current, id: $0) }, choose: choose)
        ]
    }
}

/// The menu of sort orders of a search: by relevance, which is `nil`, or in the order of a list.
@MainActor
final class SearchSortSheet: ChoiceSheet {
    init(current: ListOrder?, choose: @escaping @MainActor (ListOrder?) -> Void) {
        super.init(title: "Sort", columns: 40)
        let orders: [ListOrder?] = [nil] + ListOrder.allCases
        sections = [
            section(
                of: orders,
                row: { order in
                    ChoiceRow(
                        order?.name ?? "by relevance", detail: order?.explanation ?? "the best match first",
                        isChosen: order == current, id: order)
                }, choose: choose)
        ]
    }
}

/// The menu of filters. Choosing an active filter removes it.
@MainActor
final class FilterSheet: ChoiceSheet {
    /// A course and the number of its recipes.
    struct Course {
        var title: String
        var count: Int
    }

    private typealias Choice = (name: String, text: String)
    nonisolated private static let times: [Choice] = [
        ("up to 15 min", "time:15"), ("up to 30 min", "time:30"), ("up to 1 h", "time:1h"),
    ]
    nonisolated private static let marks: [Choice] = [
        ("favourites", "is:favourite"), ("cooked", "is:cooked"), ("four stars or more", "rating:4"),
    ]
    nonisolated private static let shortages: [Choice] = [
        ("nothing to buy", "missing:0"), ("at most 2 things to buy", "missing:2"),
    ]

    /// Returns the words of the menu for a filter, or `nil` if it is not in the menu.
    nonisolated static func words(for filter: ListFilter) -> String? {
        (times + marks + shortages).first { $0.text == filter.text }?.name
    }

    /// - Parameters:
    ///   - current: The active filters, which have a tick.
    ///   - courses: The courses to choose from.
    ///   - choose: Called with the chosen filter.
    ///   - type: Called if the user wants to type a filter instead.
    init(
        current: [ListFilter], courses: [Course], choose: @escaping @MainActor (ListFilter) -> Void,
        type: @escaping @MainActor () -> Void
    ) {
        super.init(title: "Show only")
        let typing = Section("Any", id: "any", rows: [TextRow("Type a filter, such as tag:vegan", id: "type")])
        sections = [
            section("Time", Self.times, current, choose),
            section("Yours", Self.marks, current, choose),
            section("From the pantry", Self.shortages, current, choose),
            courseSection(courses, current, choose),
            typing.onSelect { [weak self] _, _ in
                self?.dismiss()
                type()
            },
        ].filter { $0.numberOfRows > 0 }
    }

    private func section(
        _ title: String, _ choices: [Choice], _ current: [ListFilter],
        _ choose: @escaping @MainActor (ListFilter) -> Void
    ) -> Section {
        let known = choices.compactMap { choice in
            ListFilter.parse(choice.text).filters.first.map { (choice: choice, filter: $0) }
        }
        return section(title, of: known) { choice, filter in
            ChoiceRow(choice.name, detail: choice.text, isChosen: current.contains(filter), id: filter)
        } choose: {
            choose($0.filter)
        }
    }

    private func courseSection(
        _ courses: [Course], _ current: [ListFilter], _ choose: @escaping @MainActor (ListFilter) -> Void
    ) -> Section {
        let known = courses.compactMap { course in
            ListFilter.parse(Self.text(ofCourse: course.title)).filters.first.map { (course: course, filter: $0) }
        }
        return section("Course", of: known) { course, filter in
            ChoiceRow(course.title, detail: String(course.count), isChosen: current.contains(filter), id: filter)
        } choose: {
            choose($0.filter)
        }
    }

    /// Returns the text of a filter for a course, in lower case. For example, the text is `course:dessert` for a single
    /// word, and `course:"side dishes"` for several words.
    private static func text(ofCourse title: String) -> String {
        let isWord = title.allSatisfy { $0.isLetter || $0.isNumber }
        return "course:" + (isWord ? title.lowercased() : "\"\(title.lowercased().filter { $0 != "\"" })\"")
    }
}

extension LibraryContents {
    /// The courses and the numbers of their recipes, for the menu of filters.
    var courses: [FilterSheet.Course] {
        sections.filter { $0.kind == .course }.map { FilterSheet.Course(title: $0.title, count: $0.count) }
    }
}
