import Terminal

/// A menu: a sheet that closes when the user chooses one of its rows.
///
/// ```swift
/// let sheet = ChoiceSheet(title: "Sort", columns: 40)
/// sheet.sections = [
///     sheet.section(of: orders) { order in
///         ChoiceRow(order.name, isChosen: order == current, id: order)
///     } choose: { order in
///         sort(by: order)
///     }
/// ]
/// list.present(sheet)
/// ```
///
/// The key hint of Enter says `choose`, where other lists say `open`.
open class ChoiceSheet: SectionsViewController {
    private let columns: Int
    private var chooseCommand: KeyCommand?

    /// Creates a menu without rows.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet.
    ///   - columns: The width in columns, if there is as much room.
    public init(title: String, columns: Int = 48) {
        self.columns = max(1, columns)
        super.init(title: title)
    }

    /// Returns a section of the menu.
    ///
    /// - Parameters:
    ///   - title: The title of the section, or `nil` for no header.
    ///   - id: The id of the section. By default, it is the title.
    ///   - choices: The values to choose from.
    ///   - row: Returns the row for a value.
    ///   - choose: Called with the chosen value, after the menu has closed.
    public func section<Choice>(
        _ title: String? = nil, id: AnyHashable? = nil, of choices: [Choice], row: (Choice) -> ChoiceRow,
        choose: @escaping @MainActor (Choice) -> Void
    ) -> Section {
        Section(title, id: id, rows: choices.map(row)).onSelect { [weak self] _, index in
            guard let self else { return }
            // What is chosen may need the sheet, which nothing else holds after it has closed.
            withExtendedLifetime(self) {
                dismiss()
                choose(choices[index])
            }
        }
    }

    open override func preferredSize(within available: Size) -> Size {
        Size(columns: min(columns, available.columns), rows: super.preferredSize(within: available).rows)
    }

    open override var keyCommands: [KeyCommand] {
        super.keyCommands.map { $0.id == "list.open" ? chooseCommand(for: $0) : $0 }
    }

    /// Returns the list's command for opening a row, but with the title `choose`.
    private func chooseCommand(for open: KeyCommand) -> KeyCommand {
        if let chooseCommand { return chooseCommand }
        let command = KeyCommand(
            open.id, keys: open.keys, title: "choose", help: "Choose the selected row", hint: open.hint,
            actsOnSelectedRow: true, action: open.action)
        chooseCommand = command
        return command
    }
}

/// A row of a ``ChoiceSheet``, with a tick if it is the current choice.
public struct ChoiceRow: Row {
    public let id: AnyHashable
    /// The text of the row.
    public let text: String
    /// The text at the right, if there is room for it.
    public let detail: String?
    /// Whether the row has a tick.
    public let isChosen: Bool

    public init(_ text: String, detail: String? = nil, isChosen: Bool = false, id: AnyHashable) {
        self.id = id
        self.text = text
        self.detail = detail
        self.isChosen = isChosen
    }

    public func configure(_ cell: ChoiceCell) {
        cell.text = text
        cell.detail = detail
        cell.isChosen = isChosen
    }
}

/// The cell of a ``ChoiceRow``: a tick, the text, and the detail at the right.
public final class ChoiceCell: Cell {
    fileprivate var text = ""
    fileprivate var detail: String?
    fileprivate var isChosen = false

    /// Creates a cell without text.
    public init() {}

    public func draw(in surface: Surface, state: CellState) {
        if isChosen { surface.draw(String(surface.symbols.mark), x: 2, y: 0, role: .marked) }
        let right = surface.width - 1
        let width = detail?.displayWidth ?? 0
        let hasRoom = text.displayWidth + width + 6 <= right
        if hasRoom, let detail { surface.draw(detail, x: right - width, y: 0, role: .dim) }
        let room = max(0, right - 4 - (hasRoom && width > 0 ? width + 1 : 0))
        surface.draw(text.truncated(toWidth: room, ellipsis: surface.symbols.ellipsis), x: 4, y: 0)
    }
}
