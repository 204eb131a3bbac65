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
    private let quitOverSheet: KeyCommand
    private let leave: KeyCommand
    /// The commands that ``leaving(isOverSheet:boundBy:)`` returned last, and the keys that they replace.
    private var leaving: (keys: [Key], isOverSheet: Bool, commands: [KeyCommand])?

    /// The id of the command for the keys of ``quit`` that only leave a sheet or the help screen. The user cannot bind
    /// other keys to it, because its keys are always those of ``quit``.
    nonisolated static let leaveID = "presentation.leave"
    /// The id of ``quit``.
    nonisolated static let quitID = "application.quit"

    /// All commands that the user can bind.
    var all: [KeyCommand] { [close, back, help, redraw, suspend, quit] }

    /// Creates the commands. If `navigation` is `nil`, the commands have no effect.
    init(of navigation: NavigationController?) {
        let backKeys: [Key] = [.escape, .left, .backspace, .character("h")]
        close = KeyCommand(
            "presentation.close", keys: backKeys, title: "close", help: "Close what lies over the screen",
            hint: .closing
        ) { [weak navigation] in navigation?.closeSheet() }
        back = KeyCommand(
            "navigation.back", keys: backKeys, title: "back", help: "Go back to where you came from",
            hint: .closing
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
        leave = KeyCommand(
            Self.leaveID, keys: [], title: "close", help: "Close what lies over the screen", hint: .init(order: 90)
        ) { [weak navigation] in navigation?.leave() }
    }

    /// Returns the commands that replace ``quit`` over a sheet and on the help screen. There, the keys of ``quit`` only
    /// close the sheet or the help. The signal keys among them still quit.
    ///
    /// - Parameters:
    ///   - isOverSheet: Whether a sheet is shown.
    ///   - bindings: The keys that the user assigned.
    func leaving(isOverSheet: Bool, boundBy bindings: KeyBindings?) -> [KeyCommand] {
        let keys = bindings?.keys(ofCommand: quit) ?? quit.keys
        if let leaving, leaving.keys == keys, leaving.isOverSheet == isOverSheet { return leaving.commands }
        let quit = isOverSheet ? quitOverSheet : quit
        let commands = [
            leave.withKeys(keys.filter { !$0.isSignalKey }), quit.withKeys(keys.filter(\.isSignalKey)),
        ]
        leaving = (keys, isOverSheet, commands)
        return commands
    }

    private static func help(order: Int, of navigation: NavigationController?) -> KeyCommand {
        KeyCommand(
            "application.help", keys: [.character("?"), Key(.function(1))], title: "help",
            help: "Show every key and what it does", hint: .init(order: order)
        ) { [weak navigation] in navigation?.showKeys() }
    }

    private static func quit(order: Int, of navigation: NavigationController?) -> KeyCommand {
        KeyCommand(
            quitID, keysAndSignalKeys: [.character("q"), .control("c")], title: "quit", help: "Quit",
            hint: .init(order: order)
        ) { [weak navigation] in navigation?.quit() }
    }
}

extension KeyCommand.Hint {
    /// The hint of a command that closes a sheet or goes back. It also shows the keys that quit elsewhere, if they have
    /// the same effect.
    static var closing: Self { .init(order: 90, partner: NavigationKeyCommands.leaveID) }
}
