import Terminal

extension SectionsViewController {
    func handleListEvent(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event else { return false }
        switch mouse.action {
        case .wheelUp, .wheelDown:
            scroll(byLines: mouse.scrolledLines)
        case .press, .doublePress:
            if jumpToSection(atIndexPoint: mouse.location) { break }
            press(at: mouse.location.y, isSecond: mouse.action == .doublePress)
        }
        return true
    }

    /// Selects the row under the pointer. A second press on the same row performs its action.
    ///
    /// A terminal reports two presses at the same point as a double click. If the first press was on another row or
    /// another screen, the second press performs no action.
    private func press(at line: Int, isSecond: Bool) {
        let earlier = pressedRow
        pressedRow = nil
        // The footer is below the window. A row that is cut off at the bottom extends behind it.
        guard line >= 0, line < size.rows else { return }
        let placement = currentLayout().placements.first { $0.y <= line && line < $0.maxY }
        guard let placement, let indexPath = placement.item.indexPath, line >= topInset(for: placement.item),
            select(indexPath, reveals: false)
        else { return }
        if isSecond, earlier == selectedIdentity, let row = selectedRow {
            choose(row)
        } else {
            pressedRow = selectedIdentity
        }
    }
}
