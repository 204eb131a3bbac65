import Terminal

extension SectionsViewController {
    func handleListEvent(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event else { return false }
        switch mouse.action {
        case .wheelUp:
            scroll(byLines: -3)
        case .wheelDown:
            scroll(byLines: 3)
        case .press, .doublePress:
            if jumpToSection(atIndexPoint: mouse.location) { break }
            press(at: mouse.location.y, isSecond: mouse.action == .doublePress)
        }
        return true
    }

    /// Selects the row under the pointer, and chooses it where it was already pressed before.
    ///
    /// A terminal calls two presses in one place a double one. Where the first one came upon another row, or another
    /// screen, it was not meant for this row.
    private func press(at line: Int, isSecond: Bool) {
        let earlier = pressedRow
        pressedRow = nil
        // A row that is cut off at the bottom goes on below, where the window ends and the line of hints stands.
        guard line >= 0, line < size.rows else { return }
        let place = currentLayout().placements.first { $0.y <= line && line < $0.maxY }
        guard let place, let indexPath = place.item.indexPath, line >= topInset(for: place.item),
            select(indexPath, reveals: false)
        else { return }
        if isSecond, earlier == selectedIdentity, let row = selectedRow {
            choose(row)
        } else {
            pressedRow = selectedIdentity
        }
    }
}
