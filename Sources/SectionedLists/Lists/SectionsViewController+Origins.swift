extension SectionsViewController {
    /// The section that a row comes from, below all layers, and its index there; with the action delegate handed down.
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

    /// What choosing the selected row does: its own action, else that of its section.
    var selectedAction: Section.Action? {
        guard let selection, let row = selectedRow else { return nil }
        if let actionable = row.actionable { return { actionable.performAction() } }
        // The model may have lost the section without a word; its live row stands until the next drawing.
        guard selection.section < model.numberOfSections else { return nil }
        let origin = origin(ofRowAt: selection)
        return origin.section.action(ofRowAt: origin.index)
    }

    /// Takes other cells for the rows in the window, which may be of another height.
    func showRowsAnew() {
        let wasInView = selection.flatMap { cachedLayout?.placement(of: ListItem($0)) } != nil
        reloadVisibleRows()
        if wasInView, let selection { reveal(ListItem(selection)) }
    }
}
