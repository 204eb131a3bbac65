extension SectionsViewController {
    /// Whether a section index is shown at the right edge. `false` by default. To jump to a section, the user presses
    /// `i` and a letter, or clicks a letter; see ``Section/indexTitle``. The index is hidden if it has fewer than two
    /// entries, or if the list has fewer than 30 columns or 3 lines.
    public var showsSectionIndex: Bool {
        get { window.index.isOn }
        set {
            window.index.isOn = newValue
            replaceVisibleCells()
        }
    }
}
