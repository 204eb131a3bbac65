/// A section whose rows are an outline: items with children, to any depth. Items expand and collapse.
///
/// ```swift
/// let plants = OutlineSection("Plants", items: [
///     OutlineItem(TextRow("Trees"), children: .items([OutlineItem(TextRow("Ash")), OutlineItem(TextRow("Birch"))])),
///     OutlineItem(TextRow("Ferns"), children: .loaded { try await ferns() }),
/// ])
/// let outline = OutlineViewController(title: "Garden", sections: [plants])
/// ```
///
/// The id of a row is an ``OutlinePath``. Rows are created when they come into view. State is stored only for items
/// that were expanded. Finding a row costs O(depth · log(expanded items)). Expanding or collapsing an item costs O(n)
/// for n siblings of the item and of its ancestors. Only siblings that were expanded at least once count, and the
/// number of rows does not matter.
///
/// An ``OutlineViewController`` shows outlines and adds the keys that expand and collapse items. To show outlines in
/// another list, set the model of that list to an ``OutlineModel``.
@MainActor
public final class OutlineSection: Section {
    /// The texts of the rows for children that are loading or could not be loaded.
    public var wording = OutlineWording()

    private let root: OutlineNode
    /// Called after the rows have changed.
    var onChange: (@MainActor () -> Void)? {
        didSet { root.onChange = onChange }
    }

    /// Creates a section with an outline.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - detail: The text at the right of the title.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - items: The items at the top, which have the depth 0.
    public convenience init(
        _ title: String? = nil, detail: String? = nil, id: AnyHashable? = nil, items: [OutlineItem] = []
    ) {
        self.init(title, detail: detail, id: id, children: .items(items))
    }

    /// Creates a section with an outline. The items at the top can be created or loaded when they are needed.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - detail: The text at the right of the title.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - children: The items at the top, which have the depth 0.
    public init(_ title: String? = nil, detail: String? = nil, id: AnyHashable? = nil, children: OutlineChildren) {
        root = OutlineNode(children, path: OutlinePath(), parent: nil)
        super.init(title, detail: detail, id: id)
        root.setExpanded(true)
    }

    // MARK: - Items

    /// Replaces all items. Expanded items stay expanded if their paths still exist. If a closure is loading the items,
    /// this load is cancelled, and its result is ignored.
    ///
    /// If an old and a new item have the same path, and both load their children on demand, the loaded children stay.
    /// To load these children again, call ``reloadItems(below:)``, which uses the closure or the model controller of
    /// the old item.
    public func setItems(_ items: [OutlineItem]) {
        root.set(OutlineItems(items))
    }

    /// Replaces the children of an item. Has no effect if the item does not exist or cannot have children.
    ///
    /// Expanded children stay expanded if their ids still exist. If a closure is loading the children, this load is
    /// cancelled, and its result is ignored. Some items keep the children that they loaded on demand; for the rule, see
    /// ``setItems(_:)``.
    public func setItems(_ items: [OutlineItem], below path: OutlinePath) {
        root.node(at: path.ids[...], makes: true)?.set(OutlineItems(items))
    }

    /// Loads the children of an item again. For an empty path, loads the items at the top again.
    ///
    /// If the item was never expanded, the method has no effect. It also has no effect if neither a closure nor a model
    /// controller loads the children. To replace such children, call ``setItems(_:below:)``.
    ///
    /// The old children stay until the new ones arrive, so the user can continue to use them. If the load fails, the
    /// old children stay, and a row above them shows the error. Choosing that row tries again.
    public func reloadItems(below path: OutlinePath) {
        root.node(at: path.ids[...], makes: false)?.reload()
    }

    /// Waits until every running closure of ``OutlineChildren/loaded(_:)`` has ended. Does not wait for model
    /// controllers. To wait for a model controller, call its ``ModelController/settle()``.
    public func settle() async { await root.settle() }

    // MARK: - Expanding

    /// Returns whether the item with a path exists, is loaded and can have children. Returns `false` if the parent of
    /// the item was never expanded.
    public func canExpand(_ path: OutlinePath) -> Bool {
        guard let id = path.ids.last, let parent = root.node(at: path.ids.dropLast(), makes: false) else {
            return false
        }
        return parent.item(id).map { !$0.children.isNone } ?? false
    }

    /// The paths of all expanded items, for example to save them for the next run of the program. Parents come before
    /// their children, so you can expand the items again in this order. Expanded items inside a collapsed item are
    /// included.
    public var expandedPaths: [OutlinePath] { root.expandedPaths }

    /// Returns whether the item with a path is expanded. An expanded item can be inside a collapsed item.
    public func isExpanded(_ path: OutlinePath) -> Bool {
        root.node(at: path.ids[...], makes: false)?.isExpanded ?? false
    }

    /// Expands or collapses the item with a path. Has no effect if the item does not exist, is not loaded or cannot
    /// have children.
    ///
    /// If an item is collapsed, the expanded items inside it stay expanded. Their rows are shown again when the item is
    /// expanded again.
    public func setExpanded(_ isExpanded: Bool, _ path: OutlinePath) {
        guard !path.ids.isEmpty, let node = root.node(at: path.ids[...], makes: isExpanded),
            node.isExpanded != isExpanded
        else { return }
        node.setExpanded(isExpanded)
        onChange?()
    }

    /// Expands the item with a path and all items below it. Exception: items below it whose children are loaded on
    /// demand are not expanded. An empty path means the whole section. O(number of items below the item).
    public func expandAll(below path: OutlinePath) {
        root.node(at: path.ids[...], makes: true)?.expandAll()
        onChange?()
    }

    /// Collapses the item with a path and all items below it. An empty path means the whole section. The items at the
    /// top of the section stay visible.
    public func collapseAll(below path: OutlinePath) {
        guard let node = root.node(at: path.ids[...], makes: false) else { return }
        node.collapseAll()
        root.setExpanded(true)
        onChange?()
    }

    // MARK: - Section

    public override var numberOfRows: Int { root.numberOfRows }

    public override func row(at index: Int) -> any Row {
        guard (0..<numberOfRows).contains(index) else { return missingRow(at: index) }
        switch root.place(ofRow: index) {
        case .status(let node): return OutlineStatusRow(node, wording: wording) { $0.reload() }
        case .child(let parent, let index): return outlineRow(parent.item(at: index), at: index, of: parent)
        }
    }

    private func outlineRow(_ item: OutlineItem, at index: Int, of parent: OutlineNode) -> any Row {
        let path = parent.path.child(item.row.id)
        var sign = OutlineShape.Sign.none
        if !item.children.isNone { sign = parent.node(at: index)?.isExpanded == true ? .expanded : .collapsed }
        var toggle: (@MainActor () -> Void)?
        if sign != .none { toggle = { [weak self] in self?.setExpanded(sign == .collapsed, path) } }
        return Self.row(item.row, path, OutlineShape(depth: path.depth, sign: sign), toggle)
    }

    private static func row<Content: Row>(
        _ content: Content, _ path: OutlinePath, _ shape: OutlineShape, _ toggle: (@MainActor () -> Void)?
    ) -> any Row {
        OutlineRow(content, path: path, shape: shape, toggle: toggle)
    }

    public override func index(ofRow id: AnyHashable) -> Int? {
        (id.base as? OutlinePath).flatMap { root.number(ofRowAt: $0.ids[...]) }
    }

    public override func findText(ofRowAt index: Int) -> String? {
        guard (0..<numberOfRows).contains(index), case .child(let parent, let index) = root.place(ofRow: index) else {
            return nil
        }
        return parent.item(at: index).row.findText
    }
}

/// A model whose sections are outlines. It notifies its observer when an item is expanded or collapsed, and when
/// children were loaded or could not be loaded.
@MainActor
public final class OutlineModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// The sections. Setting them notifies the observer.
    public var sections: [OutlineSection] {
        didSet {
            prepare()
            observer?.model(self, didChange: .everything)
        }
    }

    /// Creates a model of sections with unique ids.
    public init(_ sections: [OutlineSection] = []) {
        self.sections = sections
        prepare()
    }

    private func prepare() {
        Section.numberUntitled(sections)
        for section in sections {
            section.onChange = { [weak self, weak section] in
                guard let self, let section else { return }
                observer?.model(self, didChange: ListChange(sectionsWithOtherRows: [section.id]))
            }
        }
    }

    public var numberOfSections: Int { sections.count }

    public func section(at index: Int) -> Section { (sections as [Section]).section(at: index) }

    /// Returns the section with an id, or `nil` if there is none.
    public func outline(_ id: AnyHashable) -> OutlineSection? { sections.first { $0.id == id } }
}
