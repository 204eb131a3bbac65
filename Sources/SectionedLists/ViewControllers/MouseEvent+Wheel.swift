import Terminal

extension MouseEvent {
    /// The number of lines that a step of the wheel scrolls, in lists and in other views.
    private static let wheelLines = 3

    /// The number of lines to scroll. It is negative for a scroll up. It is 0 if the event is a press of a button.
    var scrolledLines: Int {
        switch action {
        case .wheelUp: -Self.wheelLines
        case .wheelDown: Self.wheelLines
        case .press, .doublePress: 0
        }
    }
}
