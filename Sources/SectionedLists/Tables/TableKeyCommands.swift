import Terminal

/// The key commands of a table. They are created once for each table.
@MainActor
final class TableKeyCommands {
    private let sort: KeyCommand
    private let reverse: KeyCommand

    init(sort: @escaping @MainActor () -> Void, reverse: @escaping @MainActor () -> Void) {
        self.sort = KeyCommand(
            "table.sort", keys: [.character("s")], title: "sort", help: "Sort by the next column",
            hint: .init(order: 5),
            action: sort)
        self.reverse = KeyCommand(
            "table.reverse", keys: [.character("S")], title: "reverse", help: "Reverse the order",
            hint: .init(order: 6),
            action: reverse)
    }

    var all: [KeyCommand] { [sort, reverse] }

    /// Returns the commands that are active.
    ///
    /// - Parameters:
    ///   - hasOrder: Whether the table is sorted by a column.
    ///   - canSort: Whether the table has a column to sort by.
    func active(hasOrder: Bool, canSort: Bool) -> [KeyCommand] {
        guard canSort else { return [] }
        return hasOrder ? [sort, reverse] : [sort]
    }
}
