import Terminal

/// The key commands of timers.
enum TimerCommands {
    static let start = CommandDefinition(
        "timer.start", keys: [.character("t")], title: "timer",
        help: "Start the timer of the step, or show it if it runs", hint: .init(order: 47))

    static let show = CommandDefinition(
        "timer.show", keys: [.character("T")], title: "timers", help: "Show all timers, and set a new one")

    static let new = CommandDefinition(
        "timer.new", keys: [.character("n"), .character("t")], title: "new",
        help: "Set a new timer that you type: 12m eggs", hint: .init(order: 3))

    static let pause = CommandDefinition(
        "timer.pause", keys: [.space], title: "pause", help: "Pause the timer, or continue it",
        hint: .init(order: 2))

    static let minuteMore = CommandDefinition(
        "timer.minuteMore", keys: [.character("+")], title: "1 min more", help: "Give the timer one minute more",
        hint: .init(order: 4))

    static let minuteLess = CommandDefinition(
        "timer.minuteLess", keys: [.character("-")], title: "1 min less", help: "Take one minute from the timer")

    static let stop = CommandDefinition(
        "timer.stop", keys: [.character("x"), Key(.delete)], title: "stop", help: "Stop the timer and remove it",
        hint: .init(order: 5))

    static let acknowledge = CommandDefinition(
        "timer.seen", keys: [.enter, .escape], title: "all right", help: "Stop ringing",
        hint: .init(order: 1) { $0.enter })

    static let ready = CommandDefinition(
        "timer.ready", keys: [.character("d")], title: "it is ready",
        help: "It is ready: stop the timer before its second end", hint: .init(order: 2))

    static let all = [start, show, new, pause, minuteMore, minuteLess, stop, acknowledge, ready]
}
