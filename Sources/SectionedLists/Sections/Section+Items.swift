extension Section {
    /// Creates a section that shows items in cells of one type. Rows are created when they come into view.
    ///
    /// ```swift
    /// Section("Fruit", items: fruit, rowID: \.name, cell: TextCell.self) { cell, fruit in
    ///     cell.text = StyledText(fruit.name)
    /// } onSelect: { fruit in
    ///     basket.add(fruit)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - items: The items to show.
    ///   - rowID: The key path to the id of an item. The id must be unique within the section.
    ///   - cell: The type of the cells.
    ///   - onLoad: Configures a cell for an item.
    ///   - onSelect: Called when the user chooses an item.
    public convenience init<Items: RandomAccessCollection, ID: Hashable, CellType: Cell>(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil,
        items: Items, rowID: KeyPath<Items.Element, ID>, cell: CellType.Type,
        onLoad: @escaping @MainActor (CellType, Items.Element) -> Void,
        onSelect: (@MainActor (Items.Element) -> Void)? = nil
    ) {
        let item = { @MainActor (index: Int) in items[items.index(items.startIndex, offsetBy: index)] }
        let name = Self.id(id, title: title)
        let indices = ItemIndices(ofSection: name) { items.map { AnyHashable($0[keyPath: rowID]) } }
        self.init(
            title, detail: detail, footerTitle: footerTitle, id: id, header: header, footer: footer,
            count: items.count, indexOfRow: { indices[$0] }
        ) { index in
            let item = item(index)
            var choose: Action?
            if let onSelect { choose = { onSelect(item) } }
            return BlockRow(
                id: AnyHashable(item[keyPath: rowID]), cell: cell, onLoad: { onLoad($0, item) }, onSelect: choose)
        }
    }
}

/// The index of each item by its id. The table is created at the first lookup.
@MainActor
private final class ItemIndices {
    private let section: AnyHashable
    private let ids: @MainActor () -> [AnyHashable]
    private var known: [AnyHashable: Int]?

    init(ofSection section: AnyHashable, _ ids: @escaping @MainActor () -> [AnyHashable]) {
        self.section = section
        self.ids = ids
    }

    subscript(id: AnyHashable) -> Int? {
        let indices = known ?? allIndices()
        known = indices
        return indices[id]
    }

    private func allIndices() -> [AnyHashable: Int] {
        let ids = ids()
        return Dictionary(zip(ids, ids.indices)) { first, second in
            ProgrammingError.report("Rows \(first) and \(second) of section \(section) have the same id, \(ids[first])")
            return first
        }
    }
}
