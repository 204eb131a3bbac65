import CursesTerminal
import SectionedLists
import Terminal

protocol ShoppingActionDelegate: ActionDelegate { func take(_ item: ItemRow) }

final class ItemRow: ActionableRow {
    let name: String
    weak var actionDelegate: (any ActionDelegate)?
    var id: AnyHashable { name }

    init(_ name: String) { self.name = name }

    func configure(_ cell: TextCell) { cell.text = StyledText(name) }

    func performAction() { delegate(as: (any ShoppingActionDelegate).self)?.take(self) }
}

final class ShoppingViewController: SectionsViewController, ShoppingActionDelegate {
    let shopping = MutableSectionsModel([
        MutableSection("Greengrocer", rows: ["Lemons", "Parsley", "Tomatoes"].map { ItemRow($0) }),
        MutableSection("Dairy", rows: ["Butter", "Feta"].map { ItemRow($0) }),
        MutableSection("In the basket"),
    ])

    func take(_ item: ItemRow) {
        // The chosen row is the selected one. Its identity contains the section.
        guard let selected = selectedIdentity, !selected.isInSection("In the basket") else { return }
        shopping.performBatch { batch in
            batch.deleteRow(item.id, inSection: selected.section)
            batch.insert(item, inSection: "In the basket")
        }
    }
}

let list = ShoppingViewController(title: "Shopping")
list.model = list.shopping
Application.main(on: CursesScreen.self, root: NavigationController(title: "Kitchen", root: list))
