/// How a list scrolls when its model changes; see ``SectionsViewController/scrollPolicy``.
public enum ScrollPolicy: Hashable, Sendable {
    /// The selected row stays on its line, wherever it moves in the list. If the selected row is not in view, or if no
    /// row is selected, the top row stays on its line.
    case keepsSelection
    /// The rows in view stay on their lines, even if the selected row moves away from them. If rows are sorted again,
    /// the window stays at its position in the list. Use this policy for a list that is sorted by values that change.
    case keepsPlace
    /// While the start of the list is in view, it stays in view: rows that are inserted there appear, and push the
    /// other rows down. If the first row or no row was selected, the new first row is then selected. If another row in
    /// view is selected, that row stays on its line instead.
    case followsStart
    /// After each change, the list scrolls to the selected row, wherever it moved.
    case followsSelection
    /// While the end of the list is in view, it stays in view, as in a log. If the last row or no row was selected, the
    /// new last row is then selected. If another row in view is selected, that row stays on its line instead. At first,
    /// the end is in view and the last row is selected.
    case followsEnd
}
