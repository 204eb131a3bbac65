import Terminal

/// A group of items of a ``TableViewController``.
@MainActor
public struct TableGroup<Item> {
    /// The title above the items, or `nil` for none.
    public var title: String?
    /// The items.
    public var items: [Item]

    /// Creates a group.
    public init(_ title: String?, items: [Item]) {
        self.title = title
        self.items = items
    }
}

/// The rows of a group of items. They are created when they come into view.
final class TableSection<Item>: Section {
    private let items: [Item]
    private let columns: TableColumns<Item>
    private let itemID: @MainActor (Item) -> AnyHashable
    private let onChoose: @MainActor (Item) -> Void
    private let isActionable: @MainActor () -> Bool
    /// The index of each item by its id. It is created at the first lookup.
    private lazy var indices = allIndices()

    init(
        _ group: TableGroup<Item>, columns: TableColumns<Item>, itemID: @escaping @MainActor (Item) -> AnyHashable,
        isActionable: @escaping @MainActor () -> Bool, onChoose: @escaping @MainActor (Item) -> Void
    ) {
        items = group.items
        self.columns = columns
        self.itemID = itemID
        self.isActionable = isActionable
        self.onChoose = onChoose
        super.init(group.title, detail: group.title == nil ? nil : "\(items.count)", id: group.title ?? "items")
    }

    private func allIndices() -> [AnyHashable: Int] {
        let ids = items.map { itemID($0) }
        return Dictionary(zip(ids, ids.indices)) { first, second in
            ProgrammingError.report("Items \(first) and \(second) of a table have the same id, \(ids[first])")
            return first
        }
    }

    override var numberOfRows: Int { items.count }

    override func row(at index: Int) -> any Row {
        guard items.indices.contains(index) else { return missingRow(at: index) }
        return TableRow(items[index], id: itemID(items[index]), columns: columns)
    }

    override func index(ofRow id: AnyHashable) -> Int? { indices[id] }

    override func action(ofRowAt index: Int) -> Action? {
        guard items.indices.contains(index), isActionable() else { return nil }
        return { [onChoose, item = items[index]] in onChoose(item) }
    }
}

/// A layer that adds a section without rows, whose header is the header of the table. A list keeps a header in view
/// only while rows of its section are in view, so this header scrolls away with the rows of the table.
final class TableHeaderLayer: SectionedModelLayer {
    /// The id of the header and of its section.
    static let headerID: AnyHashable = "table header"

    private let header: Section

    init(_ header: any Row, over base: any SectionedModel) {
        self.header = Section(id: Self.headerID, header: header)
        super.init(over: base)
    }

    override var numberOfSections: Int { base.numberOfSections + 1 }

    override func section(at index: Int) -> Section { index == 0 ? header : super.section(at: index - 1) }

    override func index(ofSection id: AnyHashable) -> Int? {
        id == header.id ? 0 : super.index(ofSection: id).map { $0 + 1 }
    }
}
