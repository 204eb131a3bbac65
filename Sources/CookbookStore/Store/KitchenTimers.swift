import Kitchen
import RecipeLibrary

/// The timers of all programs that use the same notebook. They are stored in the notebook, so other programs can change
/// them.
///
/// The screens show a change after it was stored, or after the attempt to store it has failed.
@MainActor
public final class KitchenTimers {
    /// The timers, in the order in which screens show them.
    package private(set) var timers: [KitchenTimer] = []
    /// The reason why changes are not stored or the timers could not be read, or `nil` if there is no such failure.
    package private(set) var failure: String?
    /// The clock that the timers use.
    package let clock: WallClock
    /// Called after the timers have changed.
    package var onChange: (() -> Void)?

    /// Called after a timer was stopped, with the timer as it was.
    package var onStop: ((KitchenTimer) -> Void)?
    /// Decides whether the machine should stay awake.
    package let awake = StayingAwake()

    private let notebook: Notebook
    private let writer: StoreThread
    private var stored: [String: RunningTimer] = [:]
    /// The changes that are not stored yet. Each has the number of the first exchange that sends this change to the
    /// notebook.
    private var pending: [String: (timer: RunningTimer?, exchange: Int)] = [:]
    private var exchanges = 0
    private var exchangesDone = 0
    private var completions: [Int: () -> Void] = [:]

    /// Creates the timers of a notebook. Call ``read()`` to read them.
    ///
    /// - Parameters:
    ///   - notebook: The notebook.
    ///   - writer: The thread that writes.
    ///   - clock: The clock that the timers use.
    package init(_ notebook: Notebook, _ writer: StoreThread, clock: WallClock = .system) {
        self.clock = clock
        self.notebook = notebook
        self.writer = writer
    }

    // MARK: - Reading

    /// Reads the timers in the background. Also tries again to store changes that could not be stored.
    package func read() { exchange() }

    /// The current time in whole seconds since 1970-01-01 in UTC.
    package var now: Int { clock.now }

    /// Returns a timer with its latest changes, or `nil` if it does not exist.
    private func current(_ id: String) -> RunningTimer? {
        if let change = pending[id] { return change.timer }
        return stored[id]
    }

    /// Informs the timers of the current time. If the clock was set back, moves the ends of the timers back by the same
    /// time.
    package func follow(_ now: Int) {
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
    package func start(_ timer: RunningTimer, completion: @escaping () -> Void = {}) {
        var id = KitchenTimer.newID()
        while current(id) != nil { id = KitchenTimer.newID() }
        change([id: timer], completion: completion)
    }

    package func pause(_ id: String) { update(id) { $0.pause(at: now) } }

    package func resume(_ id: String) { update(id) { $0.resume(at: clock.nearest) } }

    package func togglePause(_ id: String) {
        if case .paused = current(id)?.state { resume(id) } else { pause(id) }
    }

    package func extend(_ id: String, by seconds: Int) { update(id) { $0.extend(by: seconds, at: now) } }

    /// Removes a timer.
    ///
    /// - Returns: The timer, or `nil` if it no longer exists.
    @discardableResult package func stop(_ id: String) -> KitchenTimer? {
        guard let timer = current(id).map({ KitchenTimer(id: id, timer: $0) }) else { return nil }
        change([id: nil])
        onStop?(timer)
        return timer
    }

    /// Stores that the user has noticed the lower end of a timer. If the user has noticed the upper end, removes the
    /// timer.
    package func acknowledge(_ id: String, _ ring: RunningTimer.Ring) {
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
        let changes = pending.mapValues(\.timer)
        writer.perform({ [notebook] in Exchange(changes, with: notebook) }) { [weak self] in
            self?.take($0, of: number)
        }
    }

    private func take(_ result: Exchange, of number: Int) {
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
    package func settle() async {
        while exchangesDone < exchanges { await Task.yield() }
    }

    /// Why changes are not stored, or `nil` if they are.
    package var unsavedReason: String? { pending.isEmpty ? nil : failure }
}

/// Changes of timers that were sent to the notebook, and the timers that it has then.
private struct Exchange: Sendable {
    /// All timers of the notebook by their ids, or `nil` if they could not be read.
    var timers: [String: RunningTimer]?
    /// The reason why changes are not saved or timers could not be read, or `nil` if there was no failure.
    var failure: String?
    /// Whether the changes are saved.
    var isSaved = true

    init(_ changes: [String: RunningTimer?], with notebook: Notebook) {
        do throws(NotebookError) {
            try notebook.setTimers(changes.mapValues { $0?.text })
        } catch {
            isSaved = false
            failure = error.message
        }
        do throws(NotebookError) {
            // A timer that a newer version of the program has stored may be unreadable. It stays in the notebook.
            timers = try notebook.timers().compactMapValues(RunningTimer.init(text:))
        } catch {
            failure = failure ?? error.message
        }
    }
}
