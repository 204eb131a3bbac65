import CookbookStore
import Kitchen
import SectionedLists
import Terminal

/// The sheet that shows which timers ring.
///
/// Only the keys of its commands, the key that quits elsewhere, and a click close it. So the user does not miss a timer
/// because of a key that was meant for the screen below.
@MainActor
final class RingingViewController: ViewController {
    private let clock: WallClock
    private var alerts: [TimerRinger.Alert] = []
    /// Called with the shown timers after the user has noticed that they ring.
    var onAcknowledge: (([TimerRinger.Alert]) -> Void)?
    /// Called with the timers to extend, and the number of seconds.
    var onExtend: (([TimerRinger.Alert], Int) -> Void)?
    /// Called with all shown timers after the user has said that the food is ready. The timers that have reached their
    /// lower end must then be stopped.
    var onStop: (([TimerRinger.Alert]) -> Void)?
    /// The time at which the sheet was drawn first since it appeared, or `nil` if it was not drawn yet. A sheet that
    /// appears while an editor has the terminal is drawn only after the editor has ended.
    private var shown: Duration?
    /// The time of the first drawing, or of the last key that came too early.
    private var quiet = Duration.zero

    /// The time after the first drawing of the sheet, and then after each key, during which keys and clicks have no effect:
    /// who presses Enter again and again has not seen the sheet yet. Before the first drawing, they have no effect
    /// either.
    private static let armingDelay = Duration.milliseconds(700)

    init(clock: WallClock) {
        self.clock = clock
        super.init(title: "Timer")
    }

    /// Replaces the timers that the sheet shows.
    func show(_ alerts: [TimerRinger.Alert]) {
        self.alerts = alerts
        title = alerts.count > 1 ? "Timers" : "Timer"
        setNeedsDisplay()
    }

    override func willAppear() {
        super.willAppear()
        shown = nil
    }

    // MARK: - Drawing

    private func lines(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for alert in alerts {
            if !lines.isEmpty { lines.append(StyledText("")) }
            let text = TimerAlertText(alert)
            lines += StyledText(text.name, role: .strong).wrapped(toWidth: width)
            if !text.place.isEmpty { lines += StyledText(text.place, role: .dim).wrapped(toWidth: width) }
            let isLower = alert.ring == .lower
            lines += StyledText(isLower ? "It can be ready now." : text.time(at: clock.now), role: .accent)
                .wrapped(toWidth: width)
            if isLower { lines += StyledText(text.time(at: clock.now)).wrapped(toWidth: width) }
        }
        return lines
    }

    override func preferredSize(within available: Size) -> Size {
        let most = max(1, min(56, available.columns - 2))
        let lines = lines(width: most)
        let width = max(lines.map(\.displayWidth).max() ?? 0, 24)
        return Size(columns: min(width + 2, available.columns), rows: lines.count)
    }

    override func draw(in surface: Surface) {
        if shown == nil {
            quiet = clock.sinceEpoch()
            shown = quiet
        }
        for (y, line) in lines(width: max(1, surface.width - 2)).prefix(surface.height).enumerated() {
            surface.draw(line, x: 1, y: y)
        }
    }

    // MARK: - Events

    override var keyCommands: [KeyCommand] {
        hasLower ? [seen, done, minute] : [seen, minute]
    }

    override var allKeyCommands: [KeyCommand] { [seen, done, minute] }

    private var hasLower: Bool { alerts.contains { $0.ring == .lower } }

    private lazy var seen = TimerCommands.acknowledge.command { [weak self] in self?.acknowledge() }
    private lazy var done = TimerCommands.ready.command { [weak self] in self?.answer { $0.onStop?($1) } }
    private lazy var minute = TimerCommands.minuteMore.command { [weak self] in
        self?.answer { $0.onExtend?($1, 60) }
    }

    /// Reserves every key except those that close the sheet or quit. A key without a command does nothing.
    override func reserves(_ key: Key) -> Bool { !key.isSignalKey && !isQuitKey(key) }

    override func sheetShouldClose() -> Bool {
        acknowledge()
        return false
    }

    override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key) where !reserves(key): return false
        case .key, .paste: if isEarly { quiet = clock.sinceEpoch() }
        case .mouse(let mouse): if mouse.action == .press { acknowledge() }
        case .resize, .recolor, .terminate: return false
        }
        return true
    }

    /// Whether the sheet has just appeared, or a key has just come too early. Without the lower bound of the range, a clock
    /// that was set back would block the keys for a long time.
    private var isEarly: Bool { (quiet..<quiet + Self.armingDelay).contains(clock.sinceEpoch()) }

    private func acknowledge() { answer { $0.onAcknowledge?($1) } }

    private func answer(_ body: (RingingViewController, [TimerRinger.Alert]) -> Void) {
        guard shown != nil, !isEarly else { return quiet = clock.sinceEpoch() }
        let seen = alerts
        dismiss()
        body(self, seen)
    }
}

/// The text about timers in the title line: the time until the next timer rings, or which timer rings, and the number of
/// the other timers.
struct TimerNotice {
    let text: StyledText

    /// The minimum width of the screen at which the name of the timer is shown.
    static let columnsForName = 80
    /// The maximum width of the name.
    private static let nameColumns = 18

    /// Creates the text. Returns `nil` if there are no timers.
    ///
    /// - Parameters:
    ///   - timers: The timers. The next one to ring is the first.
    ///   - now: The current time.
    ///   - isWide: Whether the name of the timer fits.
    init?(_ timers: [KitchenTimer], at now: Int, isWide: Bool) {
        guard let first = timers.first else { return nil }
        var text = StyledText()
        if isWide {
            let name = first.title.truncated(toWidth: Self.nameColumns, ellipsis: "…")
            text.append("\(name) ", .dim)
        }
        if first.isPaused { text.append("paused ", .dim) }
        let time = TimeLeft(seconds: first.shownRemaining(at: now)).description
        // Padding keeps the width constant when the time falls below ten minutes.
        let padding = String(repeating: " ", count: max(0, 5 - time.count))
        text.append(padding + time, .accent)
        if timers.count > 1 { text.append(" +\(timers.count - 1)", .dim) }
        self.text = text
    }

    /// Creates the text about timers that ring while no sheet shows them. Returns `nil` if there are none.
    ///
    /// - Parameters:
    ///   - alerts: The timers that ring.
    ///   - isWide: Whether the name of the timer fits.
    init?(ringing alerts: [TimerRinger.Alert], isWide: Bool) {
        guard let first = alerts.first.map(TimerAlertText.init) else { return nil }
        var text = StyledText()
        if isWide {
            text.append("\(first.name.truncated(toWidth: Self.nameColumns, ellipsis: "…")): ", .strong)
        }
        text.append(first.event, .accent)
        if alerts.count > 1 { text.append(" +\(alerts.count - 1)", .dim) }
        self.text = text
    }
}

/// Controls what is outside of the terminal: notifications of the desktop, the user's own command, and the sleep of the
/// machine.
@MainActor
public protocol KitchenSurroundings: AnyObject {
    /// Notifies the user outside of the terminal that a timer rings. Returns at once.
    ///
    /// - Parameters:
    ///   - title: What has happened: `Eggs: the time is up`.
    ///   - name: The name of the timer, without control characters.
    ///   - recipe: The title of the recipe, without control characters. Empty if the timer has none.
    func ring(title: String, name: String, recipe: String)

    /// Gives a text to a program that owns a clipboard: one of the desktop, or tmux. Returns whether there is one.
    func copy(_ text: String) -> Bool

    /// Asks the desktop to open an address or a file. Returns at once: `nil`, or a sentence that says why it cannot.
    func open(_ address: String) -> String?

    /// Whether timers can ring outside of the terminal after the program has ended.
    var canRingInBackground: Bool { get }

    /// Starts a program that rings the timers after this one has ended. Returns at once.
    func ringInBackground()

    /// Whether the program keeps the machine awake. The setter returns at once.
    var staysAwake: Bool { get set }
}
