extension SectionsViewController {
    /// Whether a section index is shown at the right edge. `false` by default. The user presses `i` and a letter, or
    /// clicks a letter, to jump to a section; see ``Section/indexTitle``. The index is hidden in a narrow or low list.
    public var showsSectionIndex: Bool {
        get { window.index.isOn }
        set {
            window.index.isOn = newValue
            replaceVisibleCells()
        }
    }
}
