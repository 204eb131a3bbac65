import Terminal

/// A list of outlines: items with children, to any depth, that the user expands and collapses.
///
/// - → expands the selected item. If the item is already expanded, → moves to its first child.
/// - ← collapses the selected item. If the item is not expanded, ← moves to its parent.
/// - The space bar expands and collapses the selected item. So does Enter if the row of the item has no action of its
///   own.
/// - `+` expands the selected item and all items below it. Exception: items below it whose children are loaded on
///   demand are not expanded.
/// - `-` collapses the selected item and all items below it. If the selected item is not expanded, `-` selects its
///   parent and collapses the parent and all items below the parent.
///
/// ``OutlineSection`` describes the cost of expanding and collapsing.
@MainActor
open class OutlineViewController: SectionsViewController {
    public let outlines: OutlineModel
    private lazy var commands = OutlineKeyCommands(of: self)

    /// Creates a list of outlines.
    public init(title: String = "", sections: [OutlineSection] = []) {
        outlines = OutlineModel(sections)
        super.init(title: title)
        model = outlines
    }

    /// The section of the selected row, or `nil` if no row is selected.
    public var selectedOutline: OutlineSection? { (selectedIdentity?.section).flatMap(outlines.outline(_:)) }

    /// The path of the selected item, or `nil` if no item is selected. It is also `nil` if the selected row says that
    /// children could not be loaded.
    public var selectedPath: OutlinePath? {
        selectedRowPath.flatMap { $0.ids.last == OutlineStatusRow.id ? nil : $0 }
    }

    /// The path of the selected row. The row shows an item, or says that children could not be loaded.
    private var selectedRowPath: OutlinePath? { selectedIdentity?.row.base as? OutlinePath }

    /// Expands the ancestors of an item, selects the item and scrolls to it.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - section: The id of the section that contains the item.
    /// - Returns: Whether the item was selected. The result is `false` if the section or the item does not exist, or if
    ///   the item cannot be selected or is not loaded yet.
    @discardableResult
    public func reveal(_ path: OutlinePath, inSection section: AnyHashable) -> Bool {
        guard let outline = outlines.outline(section) else { return false }
        var ancestors: [OutlinePath] = []
        var parent = path.parent
        while let current = parent {
            ancestors.append(current)
            parent = current.parent
        }
        for ancestor in ancestors.reversed() { outline.setExpanded(true, ancestor) }
        let identity = RowIdentity(section: section, row: path)
        return indexPath(of: identity).map { select($0) } ?? false
    }

    // MARK: - Commands

    /// Expands the selected item. If it is already expanded, selects its first child.
    func goIn() {
        guard let outline = selectedOutline, let path = selectedPath, let position = selection else { return }
        if outline.isExpanded(path) {
            let next = ListIndexPath(section: position.section, row: position.row + 1)
            if let child = row(at: next)?.id.base as? OutlinePath, child.parent == path { select(next) }
        } else {
            outline.setExpanded(true, path)
        }
    }

    /// Collapses the selected item. If it is not expanded, selects its parent.
    func goOut() {
        guard let outline = selectedOutline, let path = selectedRowPath else { return }
        if outline.isExpanded(path) {
            outline.setExpanded(false, path)
        } else if let parent = path.parent {
            selectRow(at: parent)
        }
    }

    func toggle() {
        guard let outline = selectedOutline, let path = selectedPath else { return }
        outline.setExpanded(!outline.isExpanded(path), path)
    }

    func expandAll() {
        if let path = selectedPath { selectedOutline?.expandAll(below: path) }
    }

    /// Collapses the selected item and all items below it. If the item is not expanded, selects its parent and
    /// collapses the parent instead.
    func collapseAll() {
        guard let outline = selectedOutline, var path = selectedRowPath else { return }
        if !outline.isExpanded(path), let parent = path.parent {
            selectRow(at: parent)
            path = parent
        }
        outline.collapseAll(below: path)
    }

    private func selectRow(at path: OutlinePath) {
        guard let section = selectedIdentity?.section else { return }
        if let position = indexPath(of: RowIdentity(section: section, row: path)) { select(position) }
    }

    override var kindCommands: [KeyCommand] {
        guard let outline = selectedOutline, let path = selectedRowPath else { return [] }
        let canExpand = outline.canExpand(path)
        let isExpanded = canExpand && outline.isExpanded(path)
        return commands.active(canExpand: canExpand, isExpanded: isExpanded, hasParent: path.parent != nil)
    }

    open override var allKeyCommands: [KeyCommand] {
        let known = Set(commands.all.map(\.id))
        return commands.all + super.allKeyCommands.filter { !known.contains($0.id) }
    }
}

/// The key commands of an outline. They are created once for each ``OutlineViewController``.
@MainActor
final class OutlineKeyCommands {
    private let expand: KeyCommand
    private let enter: KeyCommand
    private let collapse: KeyCommand
    private let parent: KeyCommand
    /// The command of ← on a collapsed item without a parent. This command has no effect. Users press ← several times
    /// to collapse everything. Without this command, one more press would leave the screen.
    private let top: KeyCommand
    private let toggle: KeyCommand
    private let expandAll: KeyCommand
    private let collapseAll: KeyCommand

    var all: [KeyCommand] { [expand, collapse, toggle, expandAll, collapseAll] }

    init(of list: OutlineViewController) {
        func command(
            _ id: String, _ keys: [Key], _ title: String, _ help: String, order: Int? = nil,
            _ action: @escaping @MainActor (OutlineViewController) -> Void
        ) -> KeyCommand {
            KeyCommand(
                id, keys: keys, title: title, help: help, hint: order.map { .init(order: $0) }, actsOnSelectedRow: true
            ) { [weak list] in list.map(action) }
        }
        let inKeys: [Key] = [.right, .character("l")]
        let outKeys: [Key] = [.left, .character("h")]
        expand = command("outline.in", inKeys, "expand", "Show what is inside, or go in", order: 1) { $0.goIn() }
        enter = command("outline.in", inKeys, "go in", "Show what is inside, or go in", order: 1) { $0.goIn() }
            .with(variant: "enter")
        collapse = command("outline.out", outKeys, "collapse", "Hide what is inside, or go out", order: 2) {
            $0.goOut()
        }
        parent = command("outline.out", outKeys, "go out", "Hide what is inside, or go out", order: 2) { $0.goOut() }
            .with(variant: "parent")
        top = command("outline.out", outKeys, "go out", "Hide what is inside, or go out") { _ in }
            .with(variant: "parent")
        toggle = command("outline.toggle", [.space], "expand", "Show or hide what is inside") { $0.toggle() }
        expandAll = command("outline.expandAll", [.character("+")], "expand all", "Show everything inside") {
            $0.expandAll()
        }
        collapseAll = command("outline.collapseAll", [.character("-")], "collapse all", "Hide everything inside") {
            $0.collapseAll()
        }
    }

    /// Returns the commands that are active while an item is selected.
    ///
    /// - Parameters:
    ///   - canExpand: Whether the item can have children.
    ///   - isExpanded: Whether the item is expanded.
    ///   - hasParent: Whether the item has a parent, to which ← can move.
    func active(canExpand: Bool, isExpanded: Bool, hasParent: Bool) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        if canExpand { commands += [isExpanded ? enter : expand, toggle, expandAll] }
        commands.append(isExpanded ? collapse : hasParent ? parent : top)
        if isExpanded || hasParent { commands.append(collapseAll) }
        return commands
    }
}
