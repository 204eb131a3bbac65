import Terminal

extension SectionsViewController {
    func drawList(in surface: Surface) {
        settleContents()
        readingModel { draw(currentLayout(), in: surface) }
    }

    private func draw(_ layout: ListLayout, in surface: Surface) {
        guard !layout.placements.isEmpty else {
            drawEmptyText(in: surface)
            drawScrollBar(layout, in: surface)
            return
        }
        let version = drawingVersion
        for placement in layout.placements { draw(placement, in: surface, version: version) }
        drawPinnedHeader(layout, in: surface, version: version)
        drawScrollBar(layout, in: surface)
    }

    private func drawEmptyText(in surface: Surface) {
        let top = surface.height > 2 ? 1 : 0
        for (y, line) in StyledText(emptyText, role: .dim).wrapped(toWidth: rowWidth - 3).enumerated() {
            surface.draw(line, x: 2, y: top + y)
        }
    }

    private func draw(_ placement: ListLayout.Placement, in surface: Surface, version: Int?) {
        guard let live = liveRow(at: placement.item) else { return }
        let area = Rect(x: 0, y: placement.y, width: rowWidth, height: placement.height)
        let isSelected = placement.item.indexPath != nil && placement.item.indexPath == selection && isFocused
        let state = CellState(isSelected: isSelected, isFocused: isFocused)
        live.draw(in: surface, area: area, state: state, version: version)
    }

    /// Draws the header of the section at the top over its rows, pushed up by the next section's header.
    private func drawPinnedHeader(_ layout: ListLayout, in surface: Surface, version: Int?) {
        guard let first = layout.placements.first else { return }
        let header = ListItem(section: first.item.section, .header)
        guard contents.shapes[first.item.section].hasHeader, layout.placement(of: header).map({ $0.y < 0 }) ?? true,
            let live = liveRow(at: header)
        else { return }
        let next = layout.placements.first { $0.item.section != first.item.section }
        let lines = pinnedLines(ofSection: first.item.section)
        let y = min(0, (next?.y ?? lines) - lines)
        let region = surface.region(Rect(x: 0, y: y, width: rowWidth, height: lines))
        region.fill(region.bounds)
        let whole = Rect(x: 0, y: 0, width: rowWidth, height: live.height)
        let state = CellState(isSelected: false, isFocused: isFocused)
        live.draw(in: region, area: whole, state: state, version: version)
    }

    private func drawScrollBar(_ layout: ListLayout, in surface: Surface) {
        let x = surface.width - 1
        if scrollBar == .separator {
            let line = surface.symbols.verticalLine
            surface.fill(Rect(x: x, y: 0, width: 1, height: surface.height), with: line, style: surface.theme[.dim])
        }
        guard !(layout.showsStart && layout.showsEnd), let thumb = scrollThumb(layout) else { return }
        let area = Rect(x: x, y: thumb.lowerBound, width: 1, height: thumb.count)
        surface.fill(area, with: surface.symbols.scrollThumb, style: surface.theme[.dim])
    }

    /// The lines of the scroll bar's thumb: as long, in proportion, as the window, and at an end only when the list is.
    private func scrollThumb(_ layout: ListLayout) -> Range<Int>? {
        guard let first = layout.placements.first, let last = layout.placements.last else { return nil }
        let total = max(1, contents.numberOfRows)
        let above = contents.rows(before: first.item)
        let shown = max(1, contents.rows(before: last.item) - above + 1)
        let length = min(max(1, layout.height * shown / total), layout.height - 1)
        let room = layout.height - length
        if layout.showsStart { return 0..<length }
        if layout.showsEnd { return room..<layout.height }
        let hidden = max(1, total - shown)
        let top = min(max(1, room * above / hidden), max(1, room - 1))
        return min(top, room)..<min(top, room) + length
    }
}
