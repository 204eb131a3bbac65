import SectionedLists
import Terminal

/// Dishes at the left, and the selected one at the right. Neither list is a subclass.
final class DetailsScreen: SplitViewController, Exhibit {
    static let name = "Details beside a list"
    static let summary = "The right side follows the selection. Tab goes there, and f marks a favourite."

    private let dishes = SectionsViewController(title: DetailsScreen.name)
    private let details = SectionsViewController()
    private var favourites: Set<String> = []

    init() {
        super.init(title: Self.name, primary: dishes, secondary: details)
        minimumColumns = 60
        focusKeys = [.tab]
        dishes.scrollBar = .separator
        dishes.onSelectionChange = { [details] row in
            let dish = Dish.all.first { row?.hasID($0.name) == true }
            details.sections = dish.map { [Section($0.name, rows: $0.ingredients.map { TextRow($0) })] } ?? []
        }
        dishes.onChooseRow = { [weak self] row in self?.open(row) }
        dishes.extraCommands = [
            KeyCommand(
                "screen.favourite", of: self, keys: ["f"], title: "favourite", help: "Count the dish as a favourite",
                hint: .init(order: 2)
            ) { $0.addFavourite() }
        ]
        dishes.sections =
            [.caption(Self.summary)]
            + Dish.Course.allCases.map { course in
                Section(course.rawValue, rows: Dish.all.filter { $0.course == course }.map { TextRow($0.name) })
            }
    }

    private func addFavourite() {
        if let name = (dishes.selectedRow as? TextRow)?.text { favourites.insert(name) }
        dishes.statusText = "\(favourites.count) favourites"
    }

    private func open(_ row: any Row) {
        guard let dish = Dish.all.first(where: { row.hasID($0.name) }) else { return }
        navigationController?.push(DishViewController(dish))
    }
}
