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
    /// With `.followsStart` and `.followsEnd`, the value is `true` while that end of the list is in view. It is `false`
    /// while another part of the list is in view, or while a selected row is in view that is not the row at that end.
    /// With `.followsSelection` it is always `true`. With `.keepsSelection` and `.keepsPlace` it is always `false`.
    public var isFollowing: Bool { follower.isFollowing }

    /// Scrolls to the end of the list and selects the last selectable row in view.
    public func scrollToEnd() { mover.moveToEnd() }
}
