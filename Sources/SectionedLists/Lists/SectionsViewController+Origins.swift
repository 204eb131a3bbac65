extension SectionsViewController {
    /// Returns the section below all layers that a row comes from, and the index of the row in that section. The action
    /// delegate of the section is set.
    func origin(ofRowAt indexPath: ListIndexPath) -> (section: Section, index: Int) {
        var origin = (section: model.section(at: indexPath.section), index: indexPath.row)
        while true {
            let next = origin.section.origin(ofRowAt: origin.index)
            if next.section === origin.section {
                next.section.actionDelegate = self
                return next
            }
            origin = next
        }
    }

    /// The action of the selected row. If the row has none, the action of its section for the row.
    var selectedAction: Section.Action? {
        guard let selection, let row = selectedRow else { return nil }
        if let actionable = row.actionable { return { actionable.performAction() } }
        // The model may have removed the section without notice. Its live row exists until the next drawing.
        guard selection.section < model.numberOfSections else { return nil }
        let origin = origin(ofRowAt: selection)
        return origin.section.action(ofRowAt: origin.index)
    }

    /// Replaces the cells of the rows in the window after the cell factory changed. The new cells may have other
    /// heights.
    func replaceVisibleCells() {
        let wasInView = selection.flatMap { cachedLayout?.placement(of: ListItem($0)) } != nil
        reloadVisibleRows()
        if wasInView, let selection { reveal(ListItem(selection)) }
    }
}
