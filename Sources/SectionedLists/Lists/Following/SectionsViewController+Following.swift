extension SectionsViewController {
    /// Where the window goes when the model changes. By default, the selected row or the top row stays on its line.
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

    /// Whether the window goes to the start or the end with the next change, because it is there now; see
    /// ``scrollPolicy``.
    ///
    /// A list does not follow while the user looks elsewhere, or has selected another row in view. It follows again when
    /// the user returns to the start or the end.
    public var isFollowing: Bool { follower.isFollowing }

    /// Scrolls to the end of the list and selects its last row.
    public func scrollToEnd() { mover.moveToEnd() }
}
