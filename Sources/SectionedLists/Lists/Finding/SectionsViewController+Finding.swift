extension SectionsViewController {
    /// Whether and how the user can find a row by typing; see ``TypeToFind``.
    public var typeToFind: TypeToFind {
        get { finder.mode }
        set {
            finder.mode = newValue
            setNeedsDisplay()
        }
    }
}
