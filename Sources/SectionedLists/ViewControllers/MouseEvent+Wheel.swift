import Terminal

extension MouseEvent {
    /// The number of lines that a step of the wheel scrolls, in lists and in other views.
    private static let wheelLines = 3

    /// The number of lines to scroll. It is negative for a scroll up, and 0 if the event is not a turn of the wheel.
    var scrolledLines: Int {
        switch action {
        case .wheelUp: -Self.wheelLines
        case .wheelDown: Self.wheelLines
        case .press, .doublePress: 0
        }
    }
}
