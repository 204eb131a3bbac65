import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The menu of sort orders.
@MainActor
final class SortSheet: ChoiceSheet {
    init(current: ListOrder, choose: @escaping @MainActor (ListOrder) -> Void) {
        super.init(title: "Sort")
        let orders = ListOrder.allCases
        let rows = orders.map { ChoiceRow($0.name, detail: $0.explanation, isChosen: $0 == current, id: $0) }
        sections = [
            Section(rows: rows).onSelect { [weak self] _, index in
                self?.dismiss()
                choose(orders[index])
            }
        ]
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(40, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
