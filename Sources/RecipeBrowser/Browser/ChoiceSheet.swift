import SectionedLists
import Terminal

/// A list in which the user chooses a row. Its key hint says `choose`, where other lists say `open`.
class ChoiceSheet: SectionsViewController {
    private var chooseCommand: KeyCommand?

    override var keyCommands: [KeyCommand] {
        super.keyCommands.map { $0.id == "list.open" ? chooseCommand(for: $0) : $0 }
    }

    /// Returns the list's command for opening a row, but with the title `choose`.
    private func chooseCommand(for open: KeyCommand) -> KeyCommand {
        if let chooseCommand { return chooseCommand }
        let command = KeyCommand(
            open.id, keys: open.keys, title: "choose", help: "Choose the selected row", hint: open.hint,
            action: open.action)
        chooseCommand = command
        return command
    }
}

/// A row of a menu, with a tick if it is the current choice.
struct ChoiceRow: Row {
    let id: AnyHashable
    let text: String
    let detail: String?
    let isChosen: Bool

    init(_ text: String, detail: String? = nil, isChosen: Bool, id: AnyHashable) {
        self.id = id
        self.text = text
        self.detail = detail
        self.isChosen = isChosen
    }

    func configure(_ cell: ChoiceCell) {
        cell.text = text
        cell.detail = detail
        cell.isChosen = isChosen
    }
}

/// Draws a tick, the text, and a detail at the right. If the text leaves no room for the detail, leaves out the detail.
final class ChoiceCell: Cell {
    var text = ""
    var detail: String?
    var isChosen = false

    func draw(in surface: Surface, state: CellState) {
        if isChosen { surface.draw(String(surface.symbols.mark), x: 2, y: 0, role: .marked) }
        let right = surface.width - 1
        let width = detail?.displayWidth ?? 0
        let hasRoom = text.displayWidth + width + 6 <= right
        if hasRoom, let detail { surface.draw(detail, x: right - width, y: 0, role: .dim) }
        let room = max(0, right - 4 - (hasRoom && width > 0 ? width + 1 : 0))
        surface.draw(text.truncated(toWidth: room, ellipsis: surface.symbols.ellipsis), x: 4, y: 0)
    }
}
