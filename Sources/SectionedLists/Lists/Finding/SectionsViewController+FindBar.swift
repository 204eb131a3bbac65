import Terminal

/// The find bar uses the last line of the list, so it never hides the found row.
extension SectionsViewController {
    /// The number of lines of the find bar. It is 0 if the bar is hidden, or if there is no room for the bar and a row.
    var findBarLines: Int { finding?.bar.map(\.size.rows) ?? 0 }

    /// Lays out the find bar and returns the size that remains for the rows.
    func layoutFindBar(in size: Size) -> Size {
        guard let bar = finding?.bar else { return size }
        let lines = size.rows > 1 ? 1 : 0
        bar.layout(size: Size(columns: size.columns, rows: lines))
        return Size(columns: size.columns, rows: size.rows - lines)
    }

    func drawFindBar(in surface: Surface) {
        guard findBarLines > 0 else { return }
        finding?.bar?.draw(in: surface.region(surface.bounds.inset(top: surface.height - findBarLines)))
    }

    var findBarCursor: Point? {
        guard findBarLines > 0, isFocused else { return nil }
        return finding?.bar?.cursor.map { Point(x: $0.x, y: size.rows + $0.y) }
    }

    func showFindBar(with text: String) {
        let finding = finding ?? Finding()
        self.finding = finding
        guard finding.bar == nil else { return }
        let whole = size
        let bar = FindBar(
            text: text, onChange: { [weak self] in self?.find($0) },
            onNext: { [weak self] in self?.findNext($0) }, onEnd: { [weak self] in self?.endFinding(isAccepted: $0) })
        finding.bar = bar
        addChild(bar)
        layoutList(in: whole)
        setNeedsDisplay()
    }

    func hideFindBar() {
        guard let bar = finding?.bar else { return }
        let whole = Size(columns: size.columns, rows: size.rows + findBarLines)
        finding?.bar = nil
        removeChild(bar)
        layoutList(in: whole)
        setNeedsDisplay()
    }
}
