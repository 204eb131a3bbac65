import CookbookStore
import Kitchen
import SectionedLists
import Terminal

/// The bell of the kitchen timers. It shows the next timer in the title line, rings timers on every screen, and knows what
/// to ask before the program ends while timers run.
///
/// While a timer counts down, the program wakes up each second. Without timers, the program sleeps until an event
/// arrives.
@MainActor
final class TimerBell {
    private let timers: KitchenTimers
    private let awake: StayingAwake
    private let surroundings: (any KitchenSurroundings)?
    private unowned let navigation: NavigationController
    private var ringer = TimerRinger()
    private var wakeUp: ApplicationTimer?
    private weak var ringing: RingingViewController?
    private weak var quitQuestion: AlertViewController?
    private var reportedFailure: String?

    /// - Parameters:
    ///   - timers: The timers.
    ///   - surroundings: Notifies the user outside of the terminal. If `nil`, only the terminal notifies the user.
    ///   - navigation: The stack of screens, which owns the title line.
    init(_ timers: KitchenTimers, surroundings: (any KitchenSurroundings)?, over navigation: NavigationController) {
        self.timers = timers
        awake = timers.awake
        self.surroundings = surroundings
        self.navigation = navigation
        timers.onChange = { [weak self] in self?.tick() }
        awake.onChange = { [weak self] in self?.surroundings?.staysAwake = $0 }
    }

    private var application: Application? { navigation.application }

    /// Updates the times on the screen, rings the timers that are due, and schedules the next call.
    func tick() {
        let now = timers.now
        timers.follow(now)
        let rings = ringer.ring(timers.timers, at: now)
        for alert in rings { ring(alert) }
        showAlerts()
        awake.hasTimers = timers.timers.contains { $0.isRunning(at: now) }
        showNotice(at: now)
        quitQuestion?.text = quitText(at: now)
        reportFailure()
        (navigation.topViewController as? TimersViewController)?.refresh()
        scheduleTick(at: now)
    }

    /// Schedules the next call of ``tick()``. If a timer counts down, the call is at the next second. Otherwise, the
    /// call is at the next ring, but in 30 seconds at the latest. If there is no next ring, no call is scheduled.
    private func scheduleTick(at now: Int) {
        wakeUp?.cancel()
        wakeUp = nil
        guard let application else { return }
        let next: Duration
        if awake.hasTimers {
            next = timers.clock.untilNextSecond
        } else if let ring = ringer.next {
            // The sheet shows how many minutes ago the timer ended. So it must be updated between two rings.
            next = .seconds(min(max(1, ring - now), 30))
        } else {
            return
        }
        wakeUp = application.after(next) { [weak self] in self?.tick() }
    }

    // MARK: - Showing

    private func showNotice(at now: Int) {
        let isWide = navigation.size.columns >= TimerNotice.columnsForName
        let notice =
            isRingingUnseen
            ? TimerNotice(ringing: ringer.alerts, isWide: isWide)
            : TimerNotice(timers.timers, at: now, isWide: isWide)
        navigation.notice = notice?.text
    }

    private func reportFailure() {
        guard timers.failure != reportedFailure else { return }
        reportedFailure = timers.failure
        if let failure = timers.failure { navigation.showToast(Toast("The timers are not saved: \(failure)")) }
    }

    /// Shows the name of the timer if a new width has room for it.
    func layOut() {
        if navigation.notice != nil { showNotice(at: timers.now) }
    }

    /// Shows the sheet of ringing timers or closes it, if the user has just ended to type or has closed what covered it.
    /// Without this, that happens at the next ring.
    func catchUp() {
        let isWanted = isRingingUnseen && !navigation.isEditingText
        let isOver = ringer.alerts.isEmpty && isSheetOnTop
        if isWanted || isOver { application?.after(.zero) { [weak self] in self?.tick() } }
    }

    // MARK: - Ringing

    /// Whether timers ring that no sheet shows, because the user types.
    private var isRingingUnseen: Bool { !ringer.alerts.isEmpty && shownSheet == nil }

    /// The sheet of ringing timers if it is on the current screen, perhaps below another sheet.
    private var shownSheet: RingingViewController? {
        ringing.flatMap { sheet in navigation.presentedViewControllers.contains { $0 === sheet } ? sheet : nil }
    }

    private func ring(_ alert: TimerRinger.Alert) {
        let text = TimerAlertText(alert)
        let notification = TerminalNotification(title: text.title, text: text.place)
        application?.notify(notification)
        surroundings?.ring(
            title: notification.title, name: TerminalNotification(title: text.name).title,
            recipe: TerminalNotification(title: alert.timer.recipe).title)
    }

    private var isSheetOnTop: Bool { ringing != nil && navigation.presentedViewController === ringing }

    /// Presents the sheet with the timers that ring. A timer rings until the user reacts. If no timer rings, closes the
    /// sheet, unless another sheet covers it.
    ///
    /// While the user types a text, no sheet appears, because it would take the keys of the text. Then the title line
    /// shows which timer rings, and the sheet appears when the user has ended to type.
    private func showAlerts() {
        guard !ringer.alerts.isEmpty else {
            if shownSheet == nil || isSheetOnTop { ringing?.dismiss() }
            return
        }
        if let shownSheet { return shownSheet.show(ringer.alerts) }
        // The sheet belongs to a screen that is covered now.
        ringing?.dismiss()
        guard !navigation.isEditingText else { return }
        let sheet = RingingViewController(clock: timers.clock)
        sheet.onAcknowledge = { [weak self] in self?.answer($0) { $0.acknowledge($1.id, $1.ring) } }
        sheet.onStop = { [weak self] in
            self?.answer($0) { timers, alert in
                if alert.ring == .lower { timers.stop(alert.id) } else { timers.acknowledge(alert.id, alert.ring) }
            }
        }
        sheet.onExtend = { [weak self] alerts, seconds in
            self?.answer(alerts) { $0.extend($1.id, by: seconds) }
        }
        sheet.show(ringer.alerts)
        navigation.present(sheet)
        ringing = sheet
    }

    private func answer(_ alerts: [TimerRinger.Alert], _ body: (KitchenTimers, TimerRinger.Alert) -> Void) {
        for alert in alerts { body(timers, alert) }
    }

    // MARK: - Quitting

    /// Returns the question to ask before the program ends while timers count down, or `nil` if none does. While it is
    /// shown, its times go on.
    func questionBeforeQuitting() -> AlertViewController? {
        let now = timers.now
        guard timers.timers.contains(where: { $0.isRunning(at: now) }) else { return nil }
        let quit: @MainActor () -> Void = { [weak self] in self?.application?.quit() }
        let background = AlertButton("Let it ring") { [weak self] in
            self?.surroundings?.ringInBackground()
            quit()
        }
        let question = AlertViewController(
            title: "Quit?", text: quitText(at: now),
            buttons: [.cancel("Stay")] + (canRingInBackground ? [background] : [])
                + [AlertButton("Quit", action: quit)])
        quitQuestion = question
        return question
    }

    private var canRingInBackground: Bool { surroundings?.canRingInBackground == true }

    private func quitText(at now: Int) -> String {
        let running = timers.timers.filter { $0.isRunning(at: now) }
        guard let next = running.first else { return "No timer runs any more." }
        let others = running.count > 1 ? ", and \(running.count - 1) more will ring" : ""
        let time = TimeLeft(seconds: next.shownRemaining(at: now))
        return "\(next.shownName) rings in \(time)\(others), but only while recipes is open."
            + (canRingInBackground ? " It can also ring in the background after you quit." : "")
    }
}

extension KitchenTimer {
    fileprivate func isRunning(at now: Int) -> Bool { !isPaused && !hasEnded(at: now) }
}
