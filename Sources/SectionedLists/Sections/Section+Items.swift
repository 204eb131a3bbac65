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

extension Section {
    /// Creates a section that shows items in cells of one type. The ids of the rows are those of the items. Rows are
    /// created when they come into view.
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - items: The items to show.
    ///   - cell: The type of the cells.
    ///   - onLoad: Configures a cell for an item.
    ///   - onSelect: Called when the user chooses an item.
    public convenience init<Items: RandomAccessCollection, CellType: Cell>(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, items: Items, cell: CellType.Type,
        onLoad: @escaping @MainActor (CellType, Items.Element) -> Void,
        onSelect: (@MainActor (Items.Element) -> Void)? = nil
    ) where Items.Element: Identifiable {
        self.init(
            title, detail: detail, footerTitle: footerTitle, id: id, header: header, footer: footer, items: items,
            rowID: \.id, cell: cell, onLoad: onLoad, onSelect: onSelect)
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
        return ids.indicesByElement { first, second in
            "Rows \(first) and \(second) of section \(section) have the same id, \(ids[first])"
        }
    }
}

/// Closures for all rows of a section. If a row has a closure of its own, the closure of the row is called instead:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
///     .onLoad(TextCell.self) { cell, _ in cell.indentation = 4 }
///     .onSelect { row, _ in print("chosen:", row.id) }
/// ```
extension Section {
    /// Adds a closure that configures the cells of a type and its subclasses. The closure is called after the row has
    /// configured its cell. If a row has its own closure for this purpose, only the closure of the row is called.
    @discardableResult
    public func onLoad<CellType: Cell>(
        _ type: CellType.Type, perform block: @escaping @MainActor (CellType, any Row) -> Void
    ) -> Self {
        edit { blocks in
            blocks.onLoad.append { cell, row in
                if let cell = cell as? CellType { block(cell, row) }
            }
        }
    }

    /// Sets the closure that is called when the user chooses a row. It is not called for a row that has its own action.
    @discardableResult
    public func onSelect(_ block: @escaping @MainActor (_ row: any Row, _ index: Int) -> Void) -> Self {
        edit { $0.onSelect = block }
    }

    /// Adds a closure that is called with a cell of a type or a subclass. The closure is called after the row left the
    /// window, before the cell is reused for another row. If a row has its own closure for this purpose, only the
    /// closure of the row is called.
    @discardableResult
    public func beforeReuse<CellType: Cell>(
        _ type: CellType.Type, perform block: @escaping @MainActor (CellType) -> Void
    ) -> Self {
        edit { blocks in
            blocks.beforeReuse.append { cell in
                if let cell = cell as? CellType { block(cell) }
            }
        }
    }

    private func edit(_ change: (inout SectionBlocks) -> Void) -> Self {
        var edited = blocks ?? SectionBlocks()
        change(&edited)
        blocks = edited
        return self
    }
}

/// The closures that apply to all rows of a section, except rows with their own closures.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Calls the ``onLoad`` closures for a row that came into view, unless the row has its own closure that configures
    /// the cell.
    ///
    /// - Returns: A closure to call after the row left the window: it calls the ``beforeReuse`` closures. If there are
    ///   none, or if the row has its own closure for this purpose, `nil`.
    func load(_ row: any Row, in cell: any Cell) -> (@MainActor () -> Void)? {
        if !row.hasOwnLoad {
            for block in onLoad { block(cell, row) }
        }
        if beforeReuse.isEmpty || row.releasing != nil { return nil }
        return { [beforeReuse] in
            for block in beforeReuse { block(cell) }
        }
    }
}

/// The id of a section that was created with neither an id nor a title. It consists of a number that is unique among
/// all such sections of a list.
///
/// When a list gets new sections, the new sections are numbered in order, beginning with 0. So they have the same ids
/// as the previous sections, and the list finds the selected row again.
struct UntitledSectionID: Hashable, CustomStringConvertible {
    /// The number, or `nil` while the section is in no list.
    var number: Int?

    var description: String { "of the untitled section \(number.map(String.init) ?? "without a number")" }
}

extension Section {
    /// Gives each section without id and title a unique number. A section that already has a number keeps it.
    static func numberUntitled(_ sections: [Section]) {
        var untitled: [Section] = []
        for section in sections where section.isUntitled { untitled.append(section) }
        guard !untitled.isEmpty else { return }
        var taken = Set(untitled.compactMap { ($0.id.base as? UntitledSectionID)?.number })
        var next = 0
        for section in untitled where section.id == AnyHashable(UntitledSectionID()) {
            while !taken.insert(next).inserted { next += 1 }
            section.id = AnyHashable(UntitledSectionID(number: next))
        }
    }
}

extension [Section] {
    /// Returns the section at an index. If there is none, reports a programming error and returns an empty section.
    @MainActor
    func section(at index: Int) -> Section {
        guard indices.contains(index) else {
            ProgrammingError.report("There is no section \(index) among \(count)")
            return Section()
        }
        return self[index]
    }
}
