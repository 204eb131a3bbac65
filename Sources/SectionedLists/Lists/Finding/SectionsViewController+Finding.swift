extension SectionsViewController {
    /// Whether and how the user can find a row by typing; see ``TypeToFind``.
    public var typeToFind: TypeToFind {
        get { finder.mode }
        set {
            finder.mode = newValue
            setNeedsDisplay()
        }
    }

    /// The time that a search takes before keys are handled again: 8 milliseconds. See ``typeToFind``.
    public static var findSlice: Duration { FindSlice.duration }
}
