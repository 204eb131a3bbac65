/// The actions that an application calls later.
///
/// The application waits for events at most until the next action is due. So no thread or task is needed, and a program
/// without timers sleeps until an event arrives.
@MainActor
final class ApplicationTimers {
    private var timers: [ApplicationTimer] = []
    /// Returns the time since the creation of this object.
    private let elapsed: @MainActor () -> Duration

    init(clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// The time until the next action, 0 if it is overdue, or `nil` if there is no action.
    var timeout: Duration? {
        timers.removeAll { $0.isCancelled }
        guard let next = timers.map(\.deadline).min() else { return nil }
        return max(.zero, next - elapsed())
    }

    func add(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ApplicationTimer {
        let timer = ApplicationTimer(deadline: elapsed() + delay, action: action)
        timers.append(timer)
        return timer
    }

    /// Calls the actions that are due, in the order of their deadlines, and removes them.
    func fire() {
        guard !timers.isEmpty else { return }
        let now = elapsed()
        let due = timers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        timers.removeAll { $0.deadline <= now }
        for timer in due where !timer.isCancelled { timer.action() }
    }
}

/// An action that an ``Application`` calls later.
@MainActor
public final class ApplicationTimer {
    /// When to call the action: the time since the creation of the ``ApplicationTimers``.
    let deadline: Duration
    let action: @MainActor () -> Void
    private(set) var isCancelled = false

    init(deadline: Duration, action: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.action = action
    }

    /// Prevents the call of the action. Has no effect after the call.
    public func cancel() { isCancelled = true }
}

extension Application {
    /// Schedules an action to be called once after a delay.
    ///
    /// The application calls the action only while ``run()`` runs, and never while it handles an event.
    ///
    /// - Parameters:
    ///   - delay: The time from now until the call.
    ///   - action: The action to call.
    /// - Returns: A timer that can cancel the action. You need not keep the timer.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> ApplicationTimer {
        timers.add(after: delay, action)
    }
}
