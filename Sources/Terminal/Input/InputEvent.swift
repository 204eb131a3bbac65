/// Something a person did at the terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// The mouse was clicked, or its wheel turned.
    case mouse(MouseEvent)
    /// Text that was pasted; never to be taken for commands.
    case paste(String)
    /// The terminal has another size now.
    case resize(Size)
    /// The program was asked to end: by a signal, or because its terminal has gone.
    case terminate(Termination)
}

/// Why a program was asked to end.
public enum Termination: Hashable, Sendable {
    /// SIGINT, SIGTERM, SIGQUIT and their like, by number.
    case signal(Int32)
    /// The terminal was closed or the line to it was cut.
    case hangUp
}

/// A click or a turn of the wheel.
public struct MouseEvent: Hashable, Sendable {
    /// What was done with the mouse.
    public enum Action: Hashable, Sendable {
        /// A button was pressed once.
        case press
        /// A button was pressed for the second time in short order, in the same place.
        case doublePress
        /// The wheel was turned away from the person.
        case wheelUp
        /// The wheel was turned towards the person.
        case wheelDown
    }

    /// What was done.
    public var action: Action
    /// Where, in the terminal's coordinates.
    public var location: Point

    /// Something that was done at a place.
    public init(_ action: Action, at location: Point) {
        self.action = action
        self.location = location
    }
}

extension InputEvent {
    /// The event with the mouse's place moved; any other event as it is.
    public func moved(byColumns columns: Int = 0, byRows rows: Int = 0) -> InputEvent {
        guard case .mouse(var mouse) = self else { return self }
        mouse.location.x += columns
        mouse.location.y += rows
        return .mouse(mouse)
    }
}
