/// Something a person did at the terminal.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
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
    public enum Action: Hashable, Sendable {
        case press
        case doublePress
        case wheelUp
        case wheelDown
    }

    public var action: Action
    /// Where, in the terminal's coordinates.
    public var location: Point

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
