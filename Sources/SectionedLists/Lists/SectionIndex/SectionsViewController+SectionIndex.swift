extension SectionsViewController {
    /// Whether a section index is shown at the right edge. `false` by default. To jump to a section, the user presses
    /// `i` and a letter, or clicks a letter; see ``Section/indexTitle``. If the list is narrow or low, the index is
    /// hidden.
    public var showsSectionIndex: Bool {
        get { window.index.isOn }
        set {
            window.index.isOn = newValue
            replaceVisibleCells()
        }
    }
}
