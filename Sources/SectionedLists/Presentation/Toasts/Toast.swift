import Terminal

/// A short message that appears over the bottom of a screen and disappears after some seconds. While it is visible, all
/// keys keep their effect.
///
/// ```swift
/// showToast(Toast("Saved"))
/// showToast(Toast("Deleted 3 rows", command: undo))      // Deleted 3 rows · u undo
/// ```
@MainActor
public struct Toast {
    /// The message.
    public var text: String
    /// A command that is shown with its key after the message, or `nil` for none. The toast does not make the command
    /// active. For this, a view controller has to return the command from ``ViewController/keyCommands``.
    public var command: KeyCommand?
    /// How long the toast is visible.
    public var duration: Duration

    /// Creates a toast.
    ///
    /// - Parameters:
    ///   - text: The message, a few words.
    ///   - command: A command that is shown with its key after the message, or `nil` for none.
    ///   - duration: How long the toast is visible.
    public init(_ text: String, command: KeyCommand? = nil, duration: Duration = .seconds(4)) {
        self.text = text
        self.command = command
        self.duration = duration
    }

    /// Returns the message, followed by the key and the title of the command: `Deleted 3 rows · u undo`. If there is no
    /// command, or if no key calls it, returns only the message.
    func line(bindings: KeyBindings?, symbols: Symbols) -> String {
        guard let command, let bound = [command].bound(by: bindings).first, let key = bound.keys.first else {
            return text
        }
        return "\(text) \(symbols.factSeparator) \(key.name(symbols)) \(command.title)"
    }
}

extension ViewController {
    /// Shows a toast over the current screen. If another toast is visible, the new one replaces it.
    ///
    /// Has no effect if this controller is in no ``NavigationController``.
    public func showToast(_ toast: Toast) {
        ((self as? NavigationController) ?? navigationController)?.toasts.show(toast)
    }
}
