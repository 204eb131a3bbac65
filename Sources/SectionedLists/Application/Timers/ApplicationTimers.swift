/// The actions that an application calls later. The application waits for events no longer than until the next one, so
/// no thread or task is needed, and a program without timers sleeps until an event arrives.
@MainActor
final class ApplicationTimers {
    private var timers: [ApplicationTimer] = []
    /// Returns the time since the creation of this object.
    private let elapsed: @MainActor () -> Duration

    init(clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// The time until the next action, or `nil` if there is none.
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

    /// Calls the actions whose time has come, in order.
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
    let deadline: Duration
    let action: @MainActor () -> Void
    private(set) var isCancelled = false

    init(deadline: Duration, action: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.action = action
    }

    /// Prevents the action.
    public func cancel() { isCancelled = true }
}

extension Application {
    /// Calls an action after a delay, between two events.
    ///
    /// Only a running application calls it. The program wakes up for it once.
    ///
    /// - Returns: The timer, to cancel it. You need not keep it.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> ApplicationTimer {
        timers.add(after: delay, action)
    }
}
