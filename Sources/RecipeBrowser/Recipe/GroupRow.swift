import SectionedLists
import Terminal

/// The name of a group of ingredients or steps.
struct GroupRow: Row {
    let id: AnyHashable
    let name: String
    var isSelectable: Bool { false }

    init(id: AnyHashable, name: String) {
        self.id = id
        self.name = name
    }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(name, role: .strong)
    }
}
