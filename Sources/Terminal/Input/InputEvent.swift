/// An event that the terminal sends to the program.
public enum InputEvent: Hashable, Sendable {
    /// The user pressed a key.
    case key(Key)
    /// The user clicked the mouse or turned its wheel.
    case mouse(MouseEvent)
    /// The user pasted text. Do not treat its characters as key commands.
    case paste(String)
    /// The size of the terminal changed.
    case resize(Size)
    /// The program must end, because of a signal or because the terminal was closed.
    case terminate(Termination)
}

/// The reason why a program must end.
public enum Termination: Hashable, Sendable {
    /// A signal such as SIGINT, SIGTERM or SIGQUIT, by its number.
    case signal(Int32)
    /// The terminal was closed or the connection to it was lost.
    case hangUp
}

/// A click of the mouse or a turn of its wheel.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of mouse events.
    public enum Action: Hashable, Sendable {
        /// The user pressed a button.
        case press
        /// The user pressed a button for the second time within a short time, at the same point.
        case doublePress
        /// The user turned the wheel forward, away from the hand.
        case wheelUp
        /// The user turned the wheel back, towards the hand.
        case wheelDown
    }

    /// The kind of event.
    public var action: Action
    /// The point, in the terminal's coordinates.
    public var location: Point

    /// Creates a mouse event.
    public init(_ action: Action, at location: Point) {
        self.action = action
        self.location = location
    }
}

extension InputEvent {
    /// Returns the event with its location moved, if it is a mouse event. Returns any other event unchanged.
    public func moved(byColumns columns: Int = 0, byRows rows: Int = 0) -> InputEvent {
        guard case .mouse(var mouse) = self else { return self }
        mouse.location.x += columns
        mouse.location.y += rows
        return .mouse(mouse)
    }
}
