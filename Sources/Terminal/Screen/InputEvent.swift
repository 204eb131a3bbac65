/// An event that the terminal sends to the program.
public enum InputEvent: Hashable, Sendable {
    /// The user pressed a key.
    case key(Key)
    /// The user clicked the mouse or turned its wheel.
    case mouse(MouseEvent)
    /// The user pasted text. Its characters are not key commands.
    case paste(String)
    /// The size of the terminal changed to the given size.
    case resize(Size)
    /// The terminal told its colours, so that ``Screen/appearance`` changed.
    case recolor
    /// The program must end, because of a signal or because the terminal was closed.
    case terminate(Termination)
}

/// The reason why a program must end.
public enum Termination: Hashable, Sendable {
    /// A signal such as SIGINT, SIGTERM or SIGQUIT. The value is the number of the signal.
    case signal(Int32)
    /// The terminal was closed or the connection to it was lost.
    case hangUp

    /// The signal SIGINT, which Ctrl-C sends.
    public static let interrupt = Termination.signal(2)
    /// The signal SIGQUIT, which Ctrl-\ sends.
    static let quit = Termination.signal(3)
}

/// A click of the mouse or a turn of its wheel.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of mouse events.
    public enum Action: Hashable, Sendable {
        /// The user pressed the left button.
        case press
        /// The user pressed the left button again, within a short time and at the same point.
        case doublePress
        /// The user moved the mouse while the left button was down.
        case drag
        /// The user turned the wheel to scroll up.
        case wheelUp
        /// The user turned the wheel to scroll down.
        case wheelDown
    }

    /// The kind of event.
    public var action: Action
    /// The point under the mouse pointer. A screen reports it in the coordinates of the terminal; see
    /// ``InputEvent/moved(byColumns:byRows:)``.
    public var location: Point

    /// Creates a mouse event.
    public init(_ action: Action, at location: Point) {
        self.action = action
        self.location = location
    }
}

extension InputEvent {
    /// Returns a mouse event with its location moved to the right and down. Negative numbers move it to the left and
    /// up. Returns any other event unchanged.
    ///
    /// Use it to convert the location to the coordinates of a part of the screen.
    public func moved(byColumns columns: Int = 0, byRows rows: Int = 0) -> InputEvent {
        guard case .mouse(var mouse) = self else { return self }
        mouse.location.x += columns
        mouse.location.y += rows
        return .mouse(mouse)
    }
}
