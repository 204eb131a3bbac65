/// The actions that an application calls later.
///
/// While the application waits for events, it wakes up when the next action is due. So the actions need no thread or
/// task, and a program without timers sleeps until an event arrives.
@MainActor
final class ApplicationTimers {
    private var timers: [ApplicationTimer] = []
    /// Returns the time since this object was created.
    private let elapsed: @MainActor () -> Duration

    init(clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// The time until the next action is due. If the action is overdue, the time is 0. If there is no action, the value
    /// is `nil`. Reading this property removes cancelled timers.
    var timeout: Duration? {
        timers.removeAll { $0.isCancelled }
        guard let next = timers.map(\.deadline).min() else { return nil }
        return max(.zero, next - elapsed())
    }

    /// Adds an action and returns its timer.
    ///
    /// - Parameters:
    ///   - delay: The time from now until the first call.
    ///   - interval: The time between the end of a call and the next call, or `nil` to call the action once.
    ///   - action: The action.
    func add(
        after delay: Duration, repeatedEvery interval: Duration? = nil, _ action: @escaping @MainActor () -> Void
    ) -> ApplicationTimer {
        let timer = ApplicationTimer(deadline: elapsed() + delay, interval: interval, action: action)
        timers.append(timer)
        return timer
    }

    /// Calls the actions that are due and not cancelled, in the order of their deadlines. If an action is called only
    /// once, removes its timer. Otherwise sets the next deadline of its timer.
    func fire() {
        guard !timers.isEmpty else { return }
        let now = elapsed()
        let due = timers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        timers.removeAll { $0.deadline <= now && $0.interval == nil }
        for timer in due where !timer.isCancelled {
            timer.action()
            timer.postpone(from: elapsed())
        }
    }
}

/// An action that an ``Application`` calls later, once or again and again.
@MainActor
public final class ApplicationTimer {
    /// The time of the next call, counted from the creation of the ``ApplicationTimers``.
    private(set) var deadline: Duration
    /// The time between the end of a call and the next call, or `nil` to call the action once.
    let interval: Duration?
    let action: @MainActor () -> Void
    private(set) var isCancelled = false

    init(deadline: Duration, interval: Duration?, action: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.interval = interval
        self.action = action
    }

    /// Sets the deadline of the next call to one interval after `now`. Has no effect on an action that is called only
    /// once.
    func postpone(from now: Duration) {
        if let interval { deadline = now + interval }
    }

    /// Prevents all further calls of the action.
    public func cancel() { isCancelled = true }
}

extension Application {
    /// Schedules an action to be called once after a delay.
    ///
    /// The action is called only while the application runs. The program wakes up once for it. To call an action again
    /// and again, use ``every(_:_:)`` or ``ViewController/whileVisible(every:_:)``.
    ///
    /// - Parameters:
    ///   - delay: The time from now until the call.
    ///   - action: The action to call.
    /// - Returns: A timer that can cancel the action. You need not keep the timer.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> ApplicationTimer {
        timers.add(after: delay, action)
    }

    /// Calls an action again and again, while the application runs and until the timer is cancelled.
    ///
    /// The first call is after one interval. Each further call is one interval after the end of the previous call. The
    /// program wakes up for each call.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, at least 1 millisecond. A shorter time is replaced by 1 millisecond.
    ///   - action: The action. If it needs a view controller, let it capture the view controller weakly.
    /// - Returns: A timer that can cancel the action.
    @discardableResult
    public func every(_ interval: Duration, _ action: @escaping @MainActor () -> Void) -> ApplicationTimer {
        let interval = max(interval, .milliseconds(1))
        return timers.add(after: interval, repeatedEvery: interval, action)
    }
}

/// The actions that a view controller repeats while it is shown.
@MainActor
final class RepeatedActions {
    private struct Repetition {
        let interval: Duration
        let action: @MainActor () -> Void
    }

    private var repetitions: [Repetition] = []
    /// The timers of the actions. Empty while the controller is not shown.
    private var timers: [ApplicationTimer] = []
    /// The application that shows the controller, or `nil` while the controller is not shown.
    private weak var application: Application?

    /// Adds an action. If the controller is shown, starts the timer of the action and calls the action.
    func add(every interval: Duration, _ action: @escaping @MainActor () -> Void) {
        let repetition = Repetition(interval: interval, action: action)
        repetitions.append(repetition)
        if let application { start(repetition, in: application) }
    }

    /// Stops the running timers. If `application` is not `nil`, starts a new timer for each action and calls the action
    /// once. The controller calls this method when it appears.
    func start(in application: Application?) {
        stop()
        self.application = application
        guard let application else { return }
        for repetition in repetitions { start(repetition, in: application) }
    }

    /// Stops the timers. The controller calls this method when it disappears.
    func stop() {
        application = nil
        for timer in timers { timer.cancel() }
        timers = []
    }

    private func start(_ repetition: Repetition, in application: Application) {
        timers.append(application.every(repetition.interval, repetition.action))
        repetition.action()
    }
}
