extension Section {
    /// A section that shows items of a type in cells of a type, each of them when it comes into view.
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
    ///   - title: Stands over the rows, unless there is a header.
    ///   - detail: Stands at the right of the title, such as a count.
    ///   - footerTitle: Shown under the rows.
    ///   - id: Names the section within its list; the title does where it is left out.
    ///   - header: Stands over the rows in place of the title, as high as its cell is.
    ///   - footer: Stands under the rows in place of the footer's title.
    ///   - items: What the section shows.
    ///   - rowID: Names an item within the section.
    ///   - cell: The type of cell that shows an item.
    ///   - onLoad: Puts an item into a cell.
    ///   - onSelect: Is called when an item is chosen.
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

/// Where each item is, looked up once, at the first question.
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
