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
    /// active. For this, a view controller has to return the command, or another one with the same id, from
    /// ``ViewController/keyCommands``. While no key calls the command, only the message is shown.
    public var command: KeyCommand?
    /// Whether another command with the same id does not count, because it belongs to another screen.
    var needsSameCommand = false
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

    /// Returns what follows the message: the key and the title of the command, ` · u undo`. If there is no command, or if
    /// no key calls it, returns an empty text.
    ///
    /// - Parameters:
    ///   - reachable: Returns the active commands, each with only the keys that call it.
    ///   - wording: The texts of commands in the language of the user, or `nil` for English.
    ///   - symbols: The symbols that the terminal can show.
    func hint(reachable: () -> [KeyCommand], wording: ListWording?, symbols: Symbols) -> String {
        guard let command else { return "" }
        let active = reachable().first { other in
            other.origin === command.origin || !needsSameCommand && other.id == command.id
        }
        guard let key = active?.keys.first else { return "" }
        let title = [command].worded(by: wording).first?.title ?? command.title
        return " \(symbols.factSeparator) \(key.name(symbols)) \(title)"
    }

    /// Returns the lines of a message and its hint. If there are too many, the message is cut and not the hint, and the
    /// hint is never torn.
    ///
    /// - Parameters:
    ///   - hint: What follows the message.
    ///   - width: The maximum width of a line in columns.
    ///   - limit: The maximum number of lines.
    func lines(hint: String, width: Int, limit: Int) -> [String] {
        let hint = hint.isEmpty ? "" : " " + hint.dropFirst().replacing(" ", with: "\u{A0}")
        let whole = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        var room = limit * width - hint.displayWidth
        var message = whole.displayWidth > room ? whole.truncated(toWidth: max(1, room)) : whole
        while true {
            let lines = StyledText(message + hint).wrapped(toWidth: width)
            room = min(room, message.displayWidth) - 1
            guard lines.count > limit, room > 0 else {
                return lines.prefix(limit).map { $0.plain.replacing("\u{A0}", with: " ") }
            }
            message = whole.truncated(toWidth: room)
        }
    }
}

extension ViewController {
    /// Shows a toast over the current screen. If another toast is visible, the new one replaces it.
    ///
    /// The toast disappears earlier if, by a later event, another screen comes over the current one or this one is left:
    /// what it speaks of is then out of view.
    ///
    /// Has no effect if this controller is in no ``NavigationController``.
    public func showToast(_ toast: Toast) { toastPresenter?.show(toast) }

    /// Hides the toast, if one is shown, unless the current event has shown it. Call it after a change, so that a toast
    /// about an older change does not offer to undo the new one.
    public func hideOlderToast() { toastPresenter?.hideOlder() }

    /// The toasts of the navigation controller, or `nil` if this controller is in none.
    var toastPresenter: ToastPresenter? { ((self as? NavigationController) ?? navigationController)?.toasts }
}

/// An object that shows the toasts of a navigation controller, one at a time.
@MainActor
final class ToastPresenter {
    private weak var owner: NavigationController?
    private(set) var toast: Toast?
    private(set) var numberShown = 0
    /// Whether an event has arrived since the toast was shown.
    private var isOlderThanEvent = false
    private var timer: ApplicationTimer?

    init(owner: NavigationController) {
        self.owner = owner
    }

    func show(_ toast: Toast) {
        timer?.cancel()
        self.toast = toast
        numberShown += 1
        isOlderThanEvent = false
        timer = owner?.application?.after(toast.duration) { [weak self] in self?.hide() }
        owner?.setNeedsDisplayKeepingDrawings()
    }

    /// Announces that an event is dispatched.
    func willDispatchEvent() { isOlderThanEvent = true }

    func hideOlder() { if isOlderThanEvent { hide() } }

    func hide() {
        guard toast != nil else { return }
        timer?.cancel()
        timer = nil
        toast = nil
        owner?.setNeedsDisplayKeepingDrawings()
    }

    /// Draws the toast, if there is one, in the lower right corner of a surface. The toast takes at most a third of the
    /// lines, or one line if the surface has fewer than three. It is not drawn if the surface has at most eight
    /// columns.
    func draw(in surface: Surface, reachable: () -> [KeyCommand]) {
        guard let toast, surface.width > 8, surface.height > 0 else { return }
        let hint = toast.hint(
            reachable: reachable, wording: owner?.application?.wording, symbols: surface.symbols)
        let lines = toast.lines(hint: hint, width: surface.width - 4, limit: max(1, surface.height / 3))
        let width = (lines.map(\.displayWidth).max() ?? 0) + 2
        let style = surface.theme[.selection]
        let area = Rect(
            x: surface.width - width - 1, y: surface.height - lines.count, width: width, height: lines.count)
        surface.fill(area, style: style)
        for (y, line) in lines.enumerated() { surface.draw(line, x: area.x + 1, y: area.y + y, style: style) }
    }
}
