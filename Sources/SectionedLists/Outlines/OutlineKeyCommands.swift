import Terminal

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
            KeyCommand(id, keys: keys, title: title, help: help, hint: order.map { .init(order: $0) }) {
                [weak list] in list.map(action)
            }
        }
        let inKeys: [Key] = [.right, .character("l")]
        let outKeys: [Key] = [.left, .character("h")]
        expand = command("outline.in", inKeys, "expand", "Show what is inside, or go in", order: 1) { $0.goIn() }
        enter = command("outline.in", inKeys, "go in", "Show what is inside, or go in", order: 1) { $0.goIn() }
        collapse = command("outline.out", outKeys, "collapse", "Hide what is inside, or go out", order: 2) {
            $0.goOut()
        }
        parent = command("outline.out", outKeys, "go out", "Hide what is inside, or go out", order: 2) { $0.goOut() }
        top = command("outline.out", outKeys, "go out", "Hide what is inside, or go out") { _ in }
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
