import Terminal
import TestSupport

@testable import SectionedLists

/// A table with groups, an order and marks.
final class TableTrial: KindTrial {
    private typealias Table = TableViewController<Item>

    private struct Item: Equatable, CustomStringConvertible {
        var id: Int
        var value: Int
        var description: String { "\(id)=\(value)" }
    }

    private struct Group: Equatable, CustomStringConvertible {
        var title: String?
        var items: [Item]
        var description: String { "\(title ?? "-")\(items)" }
    }

    private var groups: [Group] = [] {
        didSet { show() }
    }
    private let table: Table
    private var nextID = 0

    init(seed: UInt64) {
        var maker = DataMaker(random: SeededGenerator(seed: seed), kinds: [])
        table = Self.makeTable(maker.pick([.pinned, .scrolling, .hidden]))
        table.allowsMultipleSelection = maker.happens(40)
        super.init(maker, list: table)
        for title in ["A", "B", "C"] {
            groups.append(Group(title: title, items: (0..<self.maker.number(0...5)).map { _ in new() }))
        }
        // An initializer calls no observers of properties.
        show()
        _ = screen.text
        note(data)
    }

    private func show() { table.groups = groups.map { TableGroup($0.title, items: $0.items) } }

    private static func makeTable(_ header: TableHeader) -> Table {
        Table(
            title: "Table",
            columns: [
                TableColumn("Name", value: \.id),
                TableColumn("Value", value: \.value, width: .fixed(6), alignment: .right),
                TableColumn("Half", value: { $0.value / 3 }, width: .flexible(minimum: 5), priority: 1),
            ], header: header, id: \.id)
    }

    override var data: String { "\(groups)" }

    private func new() -> Item {
        nextID += 1
        return Item(id: nextID, value: maker.number(0...9))
    }

    override func change() -> String {
        switch maker.number(0...9) {
        case 0:
            let columns: [Int?] = [nil, 0, 1, 2]
            let isDescending = maker.happens(50)
            table.order = maker.pick(columns).map { TableOrder(column: $0, isDescending: isDescending) }
            return "order \(String(describing: table.order))"
        case 1 where table.allowsMultipleSelection:
            guard let item = groups.flatMap(\.items).randomElement(using: &maker.random), let group = group(of: item.id)
            else { return "nothing to mark" }
            table.setMarked(true, RowIdentity(section: group, row: item.id))
            return "mark \(item)"
        default:
            let marked = Set(table.markedRows.identities.map(\.row))
            var groups = groups
            for _ in 0..<maker.number(1...3) { edit(&groups) }
            self.groups = groups
            let expected = marked.filter { id in groups.contains { $0.items.contains { AnyHashable($0.id) == id } } }
            let now = Set(table.markedRows.identities.map(\.row))
            return "\(groups)" + (now == expected ? "" : fault("marked \(now), not \(expected)"))
        }
    }

    private func fault(_ text: String) -> String {
        ProgrammingError.tell(text)
        return text
    }

    private func edit(_ groups: inout [Group]) {
        guard !groups.isEmpty else { return groups.append(Group(title: "A", items: [new()])) }
        let index = maker.number(0...groups.count - 1)
        let item = groups[index].items.indices.randomElement(using: &maker.random)
        switch (maker.number(0...9), item) {
        case (0, _): groups.swapAt(index, maker.number(0...groups.count - 1))
        case (1, _): groups.remove(at: index)
        case (2, _):
            let title = maker.pick(["A", "B", "C", "D", nil])
            if !groups.contains(where: { $0.title == title }) {
                groups.insert(Group(title: title, items: [new()]), at: index)
            }
        case (3, _): groups[index].items.shuffle(using: &maker.random)
        case (4, _): groups[index].items.append(new())
        case (5, let item?): groups[index].items.remove(at: item)
        case (6, let item?): groups[index].items[item].value = maker.number(0...9)
        case (_, let item?):
            let moved = groups[index].items.remove(at: item)
            let target = maker.number(0...groups.count - 1)
            groups[target].items.insert(moved, at: maker.number(0...groups[target].items.count))
        default: break
        }
    }

    private func group(of id: AnyHashable) -> AnyHashable? {
        groups.first { $0.items.contains { AnyHashable($0.id) == id } }.map { AnyHashable($0.title ?? "items") }
    }

    override func identity(of row: RowIdentity) -> RowIdentity? {
        group(of: row.row).map { RowIdentity(section: $0, row: row.row) }
    }

    override func makeFresh() -> (list: SectionsViewController, root: ViewController) {
        let fresh = Self.makeTable(table.header)
        fresh.allowsMultipleSelection = table.allowsMultipleSelection
        fresh.groups = table.groups
        fresh.order = table.order
        for row in table.markedRows.identities { fresh.setMarked(true, row) }
        return (fresh, fresh)
    }
}
