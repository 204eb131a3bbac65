import Kitchen
import RecipeLibrary

/// The timers of all programs that use the same notebook. They are stored in the notebook, so other programs can change
/// them.
///
/// The screens show a change after it was stored, or after the attempt to store it has failed.
@MainActor
public final class KitchenTimers {
    /// The timers, in the order in which screens show them.
    private(set) var timers: [KitchenTimer] = []
    /// The reason why changes are not stored or the timers could not be read, or `nil` if there is no such failure.
    private(set) var failure: String?
    /// The clock that the timers use.
    let clock: WallClock
    /// Called after the timers have changed.
    var onChange: (() -> Void)?

    private let storage: TimerStorage
    private var stored: [String: RunningTimer] = [:]
    /// The changes that are not stored yet. Each has the number of the first exchange that sends this change to the
    /// notebook.
    private var pending: [String: (timer: RunningTimer?, exchange: Int)] = [:]
    private var exchanges = 0
    private var exchangesDone = 0
    private var completions: [Int: () -> Void] = [:]
    /// The timers that the user has stopped since the program started, and has not brought back. The latest is at the
    /// end.
    private var stopped: [KitchenTimer] = []

    /// Creates the timers of a notebook. Call ``read()`` to read them.
    init(_ notebook: Notebook, clock: WallClock = .system) {
        self.clock = clock
        storage = TimerStorage(notebook)
    }

    // MARK: - Reading

    /// Reads the timers in the background. Also tries again to store changes that could not be stored.
    func read() { exchange() }

    /// The current time in whole seconds since 1970-01-01 in UTC.
    var now: Int { clock.now }

    /// Returns a timer with its latest changes, or `nil` if it does not exist.
    private func current(_ id: String) -> RunningTimer? {
        if let change = pending[id] { return change.timer }
        return stored[id]
    }

    /// Informs the timers of the current time. If the clock was set back, moves the ends of the timers back by the same
    /// time.
    func follow(_ now: Int) {
        var moved: [String: RunningTimer] = [:]
        for id in stored.keys where pending[id] == nil {
            if stored[id]?.follow(now) == true { moved[id] = stored[id] }
        }
        if !moved.isEmpty { change(moved.mapValues { $0 }) }
    }

    // MARK: - Changing

    /// Starts a timer.
    ///
    /// - Parameters:
    ///   - timer: The timer.
    ///   - completion: Called after the timer was stored, or after the attempt to store it has failed.
    func start(_ timer: RunningTimer, completion: @escaping () -> Void = {}) {
        var id = KitchenTimer.newID()
        while current(id) != nil { id = KitchenTimer.newID() }
        change([id: timer], completion: completion)
    }

    func pause(_ id: String) { update(id) { $0.pause(at: now) } }

    func resume(_ id: String) { update(id) { $0.resume(at: clock.nearest) } }

    func togglePause(_ id: String) {
        if case .paused = current(id)?.state { resume(id) } else { pause(id) }
    }

    func extend(_ id: String, by seconds: Int) { update(id) { $0.extend(by: seconds, at: now) } }

    /// Removes a timer. ``bringBack()`` undoes this.
    ///
    /// - Returns: The timer, or `nil` if it no longer exists.
    @discardableResult func stop(_ id: String) -> KitchenTimer? {
        guard let timer = current(id).map({ KitchenTimer(id: id, timer: $0) }) else { return nil }
        stopped.append(timer)
        change([id: nil])
        return timer
    }

    /// Brings back the timer that was stopped last. The timer then goes on as if it had not been stopped.
    ///
    /// - Returns: The timer, or `nil` if no timer was stopped.
    func bringBack() -> KitchenTimer? {
        guard let timer = stopped.popLast() else { return nil }
        change([timer.id: timer.timer])
        return timer
    }

    /// Stores that the user has noticed the lower end of a timer. If the user has noticed the upper end, removes the
    /// timer.
    func acknowledge(_ id: String, _ ring: RunningTimer.Ring) {
        if ring == .upper {
            if current(id) != nil { change([id: nil]) }
        } else {
            update(id) { $0.acknowledge(ring) }
        }
    }

    private func update(_ id: String, _ body: (inout RunningTimer) -> Void) {
        guard var timer = current(id) else { return }
        let before = timer
        body(&timer)
        if timer != before { change([id: timer]) }
    }

    private func change(_ changes: [String: RunningTimer?], completion: (() -> Void)? = nil) {
        for (id, timer) in changes { pending[id] = (timer, exchanges + 1) }
        exchange()
        if let completion { completions[exchanges] = completion }
    }

    // MARK: - Storing

    /// Sends all pending changes to the notebook, and reads the timers.
    private func exchange() {
        exchanges += 1
        let number = exchanges
        storage.exchange(pending.mapValues(\.timer)) { [weak self] in self?.take($0, of: number) }
    }

    private func take(_ result: TimerStorage.Result, of number: Int) {
        failure = result.failure
        exchangesDone = number
        if let timers = result.timers { stored = timers }
        if result.isSaved {
            pending = pending.filter { $0.value.exchange > number }
        } else {
            // The changes could not be stored. Until they are stored, this program shows the timers with these changes
            // anyway.
            for (id, change) in pending where change.exchange <= number { stored[id] = change.timer }
        }
        show(stored)
        completions.removeValue(forKey: number)?()
    }

    private func show(_ stored: [String: RunningTimer]) {
        let shown = KitchenTimer.sorted(stored.map { KitchenTimer(id: $0, timer: $1) })
        guard shown != timers else { return }
        timers = shown
        onChange?()
    }

    /// Waits until the timers are read and all changes are stored. For tests.
    func settle() async {
        while exchangesDone < exchanges { await Task.yield() }
    }

    /// Waits until all changes are stored, but at most five seconds.
    ///
    /// - Returns: An error message for the user if changes are not stored, or else `nil`.
    func finish() -> String? {
        guard !pending.isEmpty else { return nil }
        guard storage.finish() else { return "Your timers may be lost because the disk does not answer." }
        return failure.map { "Your timers were not saved: \($0)" }
    }
}
