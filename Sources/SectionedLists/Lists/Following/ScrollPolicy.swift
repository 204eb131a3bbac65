/// Where the window of a list goes when the model changes; see ``SectionsViewController/scrollPolicy``.
public enum ScrollPolicy: Hashable, Sendable {
    /// The selected row stays on its line. If it is not in view, the top row stays on its line.
    case keepsPlace
    /// While the start of the list is in view, it stays in view: rows inserted there appear, and push the others down.
    /// If the first row was selected, the new first row is selected after the change.
    case followsStart
    /// The selected row is scrolled into view after each change, wherever it moved.
    case followsSelection
    /// While the end of the list is in view, it stays in view, as in a log. If the last row was selected, the new last
    /// row is selected after the change. At first, the end is in view and the last row is selected.
    case followsEnd
}
