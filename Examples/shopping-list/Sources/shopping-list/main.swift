import CursesTerminal
import SectionedLists

let shopping = MutableSectionsModel([
    MutableSection("Greengrocer", rows: ["Lemons", "Parsley", "Tomatoes"].map { TextRow($0) }),
    MutableSection("In the basket"),
])
let list = SectionsViewController(title: "Shopping")
list.model = shopping
list.onChooseRow = { item in
    guard let place = list.selectedIdentity, !place.isInSection("In the basket") else { return }
    shopping.performBatch { batch in
        batch.deleteRow(item.id, inSection: place.section)
        batch.insert(item, inSection: "In the basket")
    }
}
Application.main(on: CursesScreen.self, root: NavigationController(title: "Kitchen", root: list))
