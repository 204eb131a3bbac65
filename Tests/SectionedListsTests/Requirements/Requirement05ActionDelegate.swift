import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 5: the controller passes its weak action delegate to sections and rows", .serialized)
struct Requirement05ActionDelegate {
    @Test("A row calls its delegate through its own protocol")
    func asks() {
        let kitchen = Kitchen()
        let row = OrderRow()
        let section = Section("Menu", rows: [row])
        kitchen.sections = [section]
        Harness(kitchen).press(.enter)
        #expect(section.actionDelegate === kitchen && row.actionDelegate === kitchen)
        #expect(kitchen.orders == ["soup"])
    }

    @Test("Nothing in the chain of delegates is retained")
    func isWeak() {
        let row = OrderRow()
        let section = Section("Menu", rows: [row])
        weak var gone: Kitchen?
        do {
            let kitchen = Kitchen()
            kitchen.sections = [section]
            _ = Harness(kitchen).text
            gone = kitchen
            #expect(row.actionDelegate != nil)
        }
        #expect(gone == nil && section.actionDelegate == nil && row.actionDelegate == nil)
        let reports = programmingErrors { row.performAction() }
        #expect(reports == ["The action delegate of OrderRow was deallocated or never set"])
    }

    @Test("A delegate without the row's protocol is reported with its type")
    func isLoud() {
        let list = SectionsViewController()
        list.sections = [Section("Menu", rows: [OrderRow()])]
        let screen = Harness(list)
        let reports = programmingErrors { screen.press(.enter) }
        #expect(reports == ["SectionsViewController is the action delegate of OrderRow but is no OrderActionDelegate"])
    }
}

@MainActor
private protocol OrderActionDelegate: ActionDelegate {
    func order(_ dish: String)
}

private final class OrderRow: ActionableRow {
    let id: AnyHashable = "soup"
    weak var actionDelegate: (any ActionDelegate)?
    func configure(_ cell: TextCell) { cell.text = StyledText("soup") }
    func performAction() { delegate(as: (any OrderActionDelegate).self)?.order("soup") }
}

private final class Kitchen: SectionsViewController, OrderActionDelegate {
    var orders: [String] = []
    func order(_ dish: String) { orders.append(dish) }
}
