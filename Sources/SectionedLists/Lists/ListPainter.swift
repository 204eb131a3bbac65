import Terminal

/// A painter of a list. It draws the rows, the signs of marked rows, the pinned header, the section index and the
/// scroll bar.
@MainActor
struct ListPainter {
    let window: ListWindow
    let selection: ListSelection
    let marking: ListMarking
    /// Whether the list has the focus.
    let isFocused: Bool
    /// The ``Application/drawingVersion``, or `nil` if the list belongs to no application.
    let version: Int?
    let scrollBar: SectionsViewController.ScrollBar

    /// Draws the current layout.
    ///
    /// - Parameters:
    ///   - surface: The surface of the list, without the find bar.
    ///   - emptyText: The text to draw if the list is empty.
    func draw(in surface: Surface, emptyText: String) {
        let layout = window.layout()
        if layout.placements.isEmpty {
            draw(emptyText, in: surface)
        } else {
            let columns = (width: window.rowWidth, indentation: window.rowIndentation)
            for placement in layout.placements { draw(placement, columns: columns, in: surface) }
            drawPinnedHeader(layout, in: surface)
            let section = selection.indexPath?.section ?? layout.placements.first?.item.section
            window.index.draw(in: surface, size: window.size, section: section, version: version)
        }
        drawScrollBar(layout, in: surface)
    }

    private func draw(_ emptyText: String, in surface: Surface) {
        let top = surface.height > 2 ? 1 : 0
        for (y, line) in StyledText(emptyText, role: .dim).wrapped(toWidth: window.rowWidth - 3).enumerated() {
            surface.draw(line, x: 2, y: top + y)
        }
    }

    private func draw(
        _ placement: ListLayout.Placement, columns: (width: Int, indentation: Int), in surface: Surface
    ) {
        guard let live = window.liveRow(at: placement.item) else { return }
        let path = placement.item.indexPath
        let indentation = path == nil ? 0 : columns.indentation
        let width = columns.width - indentation
        let area = Rect(x: indentation, y: placement.y, width: width, height: placement.height)
        let isSelected = path != nil && path == selection.indexPath && isFocused
        let state = CellState(isSelected: isSelected, isFocused: isFocused)
        live.draw(in: surface, area: area, state: state, version: version)
        if indentation > 0 || window.marksMargin, let path {
            drawMark(of: live, at: path, placement, state, in: surface)
        }
    }

    /// If a row is marked, draws the sign of a marked row at the left of the row. In the margin, the sign of the selected
    /// row stands in place of the marker, because beside it the sign would touch the text.
    private func drawMark(
        of live: LiveRow, at path: ListIndexPath, _ placement: ListLayout.Placement, _ state: CellState,
        in surface: Surface
    ) {
        guard live.isSelectable, marking.showsMark(of: live.id, at: path) else { return }
        // If a pinned header covers the first lines of the row, the sign is drawn on the first visible line of the row.
        let covered = window.topInset(for: placement.item)
        let y = placement.y < covered ? min(covered, placement.maxY - 1) : placement.y
        let role: Role = window.marksMargin && state.isSelected ? .selection : .marked
        surface.draw(String(surface.symbols.mark), x: 0, y: y, role: role)
    }

    /// Draws the header of the first visible section at the top of the window. If the first line of this header is in
    /// view already, does nothing. The start of the next section pushes the drawn header up.
    private func drawPinnedHeader(_ layout: ListLayout, in surface: Surface) {
        guard let first = layout.placements.first else { return }
        let header = ListItem(section: first.item.section, .header)
        guard window.contents.contains(header), layout.placement(of: header).map({ $0.y < 0 }) ?? true,
            let live = window.liveRow(at: header)
        else { return }
        let next = layout.placements.first { $0.item.section != first.item.section }
        let lines = window.pinnedLines(ofSection: first.item.section)
        guard lines > 0 else { return }
        let y = min(0, (next?.y ?? lines) - lines)
        let region = surface.region(Rect(x: 0, y: y, width: window.rowWidth, height: lines))
        region.fill(region.bounds)
        let whole = Rect(x: 0, y: 0, width: window.rowWidth, height: live.height)
        let state = CellState(isSelected: false, isFocused: isFocused)
        live.draw(in: region, area: whole, state: state, version: version)
    }

    private func drawScrollBar(_ layout: ListLayout, in surface: Surface) {
        switch scrollBar {
        case .automatic:
            if let thumb = ScrollThumb(layout, of: window.contents) {
                window.scrollBar.draw(thumb, version: version, in: surface)
            }
        case .separator: window.scrollBar.drawSeparator(version: version, in: surface)
        case .hidden: break
        }
    }
}

/// An object that handles the mouse in a list. The wheel scrolls, a press selects a row, a double press on a row
/// chooses it, a press on the section index jumps to a section, and the thumb of the scroll bar follows the mouse.
@MainActor
final class ListPointer {
    private let window: ListWindow
    private let selection: ListSelection
    private let mover: ListMover
    /// The row of the last mouse press. It is needed to recognize a double click.
    private var pressedRow: RowIdentity?
    /// The line of the thumb under the pointer, counted from the first line of the thumb, while the mouse drags it.
    private var grip: Int?

    init(window: ListWindow, selection: ListSelection, mover: ListMover) {
        self.window = window
        self.selection = selection
        self.mover = mover
    }

    /// Handles a mouse event. Returns whether the user has chosen the selected row with the event.
    func handle(_ mouse: MouseEvent, _ scrollBar: SectionsViewController.ScrollBar) -> Bool {
        window.index.endPicking()
        switch mouse.action {
        case .wheelUp, .wheelDown: mover.scroll(byLines: mouse.scrolledLines)
        case .drag: if let grip { dragThumb(toLine: mouse.location.y - grip) }
        case .press, .doublePress:
            grip = nil
            if scrollBar == .automatic, mouse.location.x == window.size.columns - 1,
                let thumb = ScrollThumb(window.layout(), of: window.contents)?.lines
            {
                let line = mouse.location.y
                // Beside the thumb, its middle moves under the pointer.
                grip = thumb.contains(line) ? line - thumb.lowerBound : thumb.count / 2
                if !thumb.contains(line) { dragThumb(toLine: line - thumb.count / 2) }
                return false
            }
            switch window.index.press(at: mouse.location, size: window.size) {
            case .section(let section): mover.jump(toSection: section)
            case .nothing: break
            case nil: return press(atLine: mouse.location.y, isSecond: mouse.action == .doublePress)
            }
        }
        return false
    }

    /// Scrolls so that the thumb begins at a line. The selection does not change, as with the wheel.
    private func dragThumb(toLine line: Int) {
        guard let thumb = ScrollThumb(window.layout(), of: window.contents)?.lines else { return }
        let isAtEnd = line >= window.size.rows - thumb.count
        mover.scroll(toPart: line <= 0 ? 0 : isAtEnd ? 1 : (Double(line) + 0.5) / Double(window.size.rows))
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
