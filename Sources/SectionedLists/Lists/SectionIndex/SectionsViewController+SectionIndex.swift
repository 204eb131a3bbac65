import Terminal

extension SectionsViewController {
    /// The minimum width of a list with an index, in columns.
    static let minimumIndexColumns = 30
    /// The minimum height of a list with an index, in lines.
    static let minimumIndexLines = 3

    /// The section index, or `nil` if it is off or if there is no room for it.
    private var shownIndex: SectionIndex? {
        guard showsSectionIndex, size.columns >= Self.minimumIndexColumns, size.rows >= Self.minimumIndexLines else {
            return nil
        }
        let index = sectionIndex ?? SectionIndex(model)
        sectionIndex = index
        return index.entries.count > 1 ? index : nil
    }

    /// The width of the section index in columns. The index is between the rows and the scroll bar.
    var indexWidth: Int { shownIndex.map { $0.titleWidth + 1 } ?? 0 }

    private var indexColumn: Int { size.columns - indexWidth }

    func drawSectionIndex(in surface: Surface) {
        guard let index = shownIndex else { return }
        let top = currentLayout().placements.first?.item.section
        let current = (selection?.section ?? top).flatMap(index.entry(ofSection:))
        let symbols = surface.symbols
        for (y, line) in index.lines(height: surface.height).enumerated() {
            let role: Role = line.entry == current && !line.isDot ? .strong : indexPicker == nil ? .dim : .accent
            let text = line.isDot ? String(symbols.factSeparator) : index.entries[line.entry].title
            surface.draw(text, x: indexColumn, y: y, role: role)
        }
    }

    /// Jumps to the section of the letter under the pointer.
    ///
    /// - Returns: Whether the point is in the index.
    func jumpToSection(atIndexPoint point: Point) -> Bool {
        guard let index = shownIndex, point.x >= indexColumn, point.x < size.columns - 1 else { return false }
        let lines = index.lines(height: size.rows)
        if lines.indices.contains(point.y) { jump(toSection: index.entries[lines[point.y].entry].section) }
        return true
    }

    // MARK: - Keys

    var indexCommands: [KeyCommand] {
        guard let index = shownIndex, indexPicker == nil else { return [] }
        let letters = (index.entries.first?.title ?? "") + "–" + (index.entries.last?.title ?? "")
        return [
            KeyCommand(
                "list.index", keys: [.character("i")], title: "index",
                help: "Go to the sections of a letter, which is asked for", hint: .init(order: 4)
            ) { [weak self] in self?.pickIndexLetter(of: letters) }
        ]
    }

    private func pickIndexLetter(of letters: String) {
        let picker = IndexPicker(letters: letters) { [weak self] letter in
            self?.endPicking()
            if let letter, let entry = self?.sectionIndexEntry(for: letter) { self?.jump(toSection: entry.section) }
        }
        indexPicker = picker
        addChild(picker)
        setNeedsDisplay()
    }

    private func sectionIndexEntry(for letter: Character) -> SectionIndex.Entry? { shownIndex?.entry(for: letter) }

    private func endPicking() {
        guard let indexPicker else { return }
        removeChild(indexPicker)
        self.indexPicker = nil
        setNeedsDisplay()
    }
}
