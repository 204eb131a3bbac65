/// The actions that a view controller repeats while it is shown.
@MainActor
final class RepeatedActions {
    private struct Repetition {
        let interval: Duration
        let action: @MainActor () -> Void
    }

    private var repetitions: [Repetition] = []
    /// The running timers.
    private var timers: [ApplicationTimer] = []
    /// The application of the controller while it is shown.
    private weak var application: Application?

    func add(every interval: Duration, _ action: @escaping @MainActor () -> Void) {
        let repetition = Repetition(interval: interval, action: action)
        repetitions.append(repetition)
        if let application { start(repetition, in: application) }
    }

    /// Calls each action and starts its timer. The controller calls this method when it appears.
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
