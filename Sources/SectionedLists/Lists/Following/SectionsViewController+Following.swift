extension SectionsViewController {
    /// How the list scrolls when the model changes. By default, the selected row stays on its line.
    ///
    /// ```swift
    /// log.scrollPolicy = .followsEnd
    /// ```
    public var scrollPolicy: ScrollPolicy {
        get { follower.policy }
        set {
            follower.policy = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the list scrolls after the next change of the model; see ``scrollPolicy``.
    ///
    /// With `.followsSelection`, the value is always `true`. With `.keepsSelection` and `.keepsPlace`, it is always
    /// `false`. With `.followsStart`, it is `true` while the start of the list is in view. But if the selected row is
    /// in view and is not the first row, it is `false`. `.followsEnd` has the same rule for the end and the last row.
    public var isFollowing: Bool { follower.isFollowing }

    /// Scrolls to the end of the list and selects the last selectable row in view.
    public func scrollToEnd() { mover.moveToEnd() }
}
