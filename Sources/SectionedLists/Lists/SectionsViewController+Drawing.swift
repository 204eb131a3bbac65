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
        drawSectionIndex(in: surface)
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
        let indentation = placement.item.indexPath == nil ? 0 : rowIndentation
        let area = Rect(x: indentation, y: placement.y, width: rowWidth - indentation, height: placement.height)
        let isSelected = placement.item.indexPath != nil && placement.item.indexPath == selection && isFocused
        let state = CellState(isSelected: isSelected, isFocused: isFocused)
        live.draw(in: surface, area: area, state: state, version: version)
        if indentation > 0 { drawMark(of: live, at: placement, in: surface) }
    }

    /// Draws the header of the top section over its rows. While the next section scrolls in, its header pushes this one
    /// up.
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
        guard let thumb = ScrollThumb(layout, of: contents)?.lines else { return }
        let area = Rect(x: x, y: thumb.lowerBound, width: 1, height: thumb.count)
        surface.fill(area, with: surface.symbols.scrollThumb, style: surface.theme[.dim])
    }
}
