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
