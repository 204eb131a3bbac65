import Terminal

/// The key commands of a navigation controller. They are created once for each navigation controller.
@MainActor
final class NavigationKeyCommands {
    let close: KeyCommand
    let back: KeyCommand
    let help: KeyCommand
    let helpOverSheet: KeyCommand
    let redraw: KeyCommand
    let suspend: KeyCommand
    let quit: KeyCommand
    let quitOverSheet: KeyCommand

    /// All commands except ``helpOverSheet`` and ``quitOverSheet``, which have the same ids as ``help`` and ``quit``.
    var all: [KeyCommand] { [close, back, help, redraw, suspend, quit] }

    /// Creates the commands. If `navigation` is `nil`, the commands have no effect.
    init(of navigation: NavigationController?) {
        let backKeys: [Key] = [.escape, .left, .backspace, .character("h")]
        close = KeyCommand(
            "presentation.close", keys: backKeys, title: "close", help: "Close what lies over the screen",
            hint: .init(order: 90)
        ) { [weak navigation] in navigation?.closeSheet() }
        back = KeyCommand(
            "navigation.back", keys: backKeys, title: "back", help: "Go back to where you came from",
            hint: .init(order: 90)
        ) { [weak navigation] in navigation?.pop() }
        help = Self.help(order: 98, of: navigation)
        helpOverSheet = Self.help(order: 88, of: navigation)
        redraw = KeyCommand(
            "application.redraw", keys: [.control("l")], title: "redraw", help: "Draw the screen anew"
        ) { [weak navigation] in navigation?.application?.redraw() }
        suspend = KeyCommand(
            "application.suspend", keysAndSignalKeys: [.control("z")], title: "suspend",
            help: "Return to the shell; fg comes back"
        ) { [weak navigation] in navigation?.application?.suspend() }
        quit = Self.quit(order: 99, of: navigation)
        quitOverSheet = Self.quit(order: 89, of: navigation)
    }

    private static func help(order: Int, of navigation: NavigationController?) -> KeyCommand {
        KeyCommand(
            "application.help", keys: [.character("?"), Key(.function(1))], title: "help",
            help: "Show every key and what it does", hint: .init(order: order)
        ) { [weak navigation] in navigation?.showKeys() }
    }

    private static func quit(order: Int, of navigation: NavigationController?) -> KeyCommand {
        KeyCommand(
            "application.quit", keysAndSignalKeys: [.character("q"), .control("c")], title: "quit", help: "Quit",
            hint: .init(order: order)
        ) { [weak navigation] in navigation?.quit() }
    }
}
