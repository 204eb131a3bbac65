import Terminal

/// An object that handles the mouse in a list. The wheel scrolls, a press selects a row, a double press on a row
/// chooses it, and a press on the section index jumps to a section.
@MainActor
final class ListPointer {
    private let window: ListWindow
    private let selection: ListSelection
    private let mover: ListMover
    /// The row of the last mouse press. It is needed to recognize a double click.
    private var pressedRow: RowIdentity?

    init(window: ListWindow, selection: ListSelection, mover: ListMover) {
        self.window = window
        self.selection = selection
        self.mover = mover
    }

    /// Handles a mouse event. Returns whether the user has chosen the selected row with the event.
    func handle(_ mouse: MouseEvent) -> Bool {
        window.index.endPicking()
        switch mouse.action {
        case .wheelUp, .wheelDown: mover.scroll(byLines: mouse.scrolledLines)
        case .press, .doublePress:
            switch window.index.press(at: mouse.location, size: window.size) {
            case .section(let section): mover.jump(toSection: section)
            case .nothing: break
            case nil: return press(atLine: mouse.location.y, isSecond: mouse.action == .doublePress)
            }
        }
        return false
    }

    /// Selects the row under the pointer. Returns whether this was the second press of a double press on the same row.
    ///
    /// A terminal reports two quick presses at the same point as a double click. But if the list scrolls or changes
    /// between the two presses, they can be on different rows. Then the second press only selects a row.
    private func press(atLine line: Int, isSecond: Bool) -> Bool {
        let earlier = pressedRow
        pressedRow = nil
        // A row that is cut off at the bottom continues below the window. A press there is not a press on the row.
        guard line >= 0, line < window.size.rows else { return false }
        let placement = window.layout().placements.first { $0.y <= line && line < $0.maxY }
        guard let placement, let path = placement.item.indexPath, line >= window.topInset(for: placement.item),
            selection.select(path, reveals: false)
        else { return false }
        if isSecond, earlier == selection.identity { return true }
        pressedRow = selection.identity
        return false
    }
}
