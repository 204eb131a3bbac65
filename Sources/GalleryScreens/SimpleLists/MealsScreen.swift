import SectionedLists

/// An action delegate that opens a dish.
protocol DishActionDelegate: ActionDelegate {
    func open(_ dish: Dish)
}

/// The first of two screens: dishes by course. Enter opens the second screen, a ``DishViewController``.
final class MealsScreen: SectionsViewController, DishActionDelegate, Exhibit {
    static let name = "Recipes by kind of meal"
    static let summary = "Two screens make a program: a list in sections, and the details of what was chosen."

    init() {
        super.init(title: Self.name)
        sections =
            [.caption(Self.summary)]
            + Dish.Course.allCases.map { course in
                let dishes = Dish.all.filter { $0.course == course }
                return Section(course.rawValue, detail: "\(dishes.count)", rows: dishes.map(DishRow.init))
            }
    }

    func open(_ dish: Dish) {
        navigationController?.push(DishViewController(dish))
    }
}

private final class DishRow: ActionableRow {
    let dish: Dish
    weak var actionDelegate: (any ActionDelegate)?
    var id: AnyHashable { dish.name }

    init(_ dish: Dish) { self.dish = dish }

    func configure(_ cell: TextCell) {
        cell.text = .init(dish.name)
        cell.detail = "\(dish.minutes) min"
    }

    func performAction() {
        delegate(as: (any DishActionDelegate).self)?.open(dish)
    }
}
