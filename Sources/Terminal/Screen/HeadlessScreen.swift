import Synchronization

/// A screen without a terminal, for tests. A test enqueues events and reads the presented grid.
@MainActor
public final class HeadlessScreen: Screen {
    /// The number of columns and rows. ``resize(columns:rows:)`` changes it.
    public private(set) var size: Size
    /// The theme and the symbols.
    public var appearance: Appearance
    /// The grid that was presented last.
    public private(set) var grid: Grid
    /// The position of the text cursor in the last presentation, or `nil` if it was hidden.
    public private(set) var cursor: Point?
    /// Where the cursor was while it was hidden, or `nil` for any position.
    public private(set) var readingPoint: Point?
    /// The number of presentations.
    public private(set) var presentations = 0
    /// The number of calls of ``invalidate()``.
    public private(set) var invalidations = 0
    /// The number of calls of ``suspend()``.
    public private(set) var suspensions = 0

    /// The notifications that ``notify(_:)`` received, in order.
    public private(set) var notifications: [TerminalNotification] = []

    /// The programs that ``run(_:meanwhile:)`` received, in order.
    public private(set) var programs: [TerminalProgram] = []
    /// The closure that decides how a program ends. By default, every program exits with status 0.
    public var onRun: (TerminalProgram) -> TerminalProgram.Ending = { _ in .exited(0) }

    /// The clock that ``pause(for:)`` advances.
    public let clock = ManualClock()

    private enum Step {
        case burst([InputEvent])
        case pause(Duration)
    }

    private var steps: [Step] = []

    /// Creates an empty screen.
    public init(columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance()) {
        size = Size(columns: columns, rows: rows)
        grid = Grid(size: size)
        self.appearance = appearance
    }

    /// Enqueues events that arrive together.
    ///
    /// As on a terminal, ``Key/signalKeys`` do not arrive as keys: Ctrl-Z calls ``suspend()``, and the others arrive as
    /// ``InputEvent/terminate(_:)``.
    public func enqueue(_ events: [InputEvent]) {
        steps.append(.burst(events))
    }

    /// Enqueues a pause without events. When the program waits, the ``clock`` advances by the duration of the pause. If
    /// the program waits with a shorter timeout, the clock advances by the timeout, and the rest of the pause remains.
    public func pause(for duration: Duration) {
        steps.append(.pause(duration))
    }

    /// Changes the size and enqueues the event for it.
    public func resize(columns: Int, rows: Int) {
        size = Size(columns: columns, rows: rows)
        enqueue([.resize(size)])
    }

    /// Stores the grid and the cursor, and counts the call.
    public func present(_ grid: Grid, cursor: Point?, reading: Point?) {
        self.grid = grid
        self.cursor = cursor
        readingPoint = reading
        presentations += 1
    }

    /// Returns the next events: those of one call of ``enqueue(_:)``.
    ///
    /// If a pause is next, advances the clock instead and returns no events; see ``pause(for:)``. If nothing is
    /// enqueued, returns a hang-up, so that a test never waits forever.
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        guard !steps.isEmpty else { return [.terminate(.hangUp)] }
        switch steps.removeFirst() {
        case .burst(let events): return events.compactMap(deliverable)
        case .pause(let duration):
            let waited = min(duration, max(.zero, timeout ?? duration))
            clock.advance(by: waited)
            if waited < duration { steps.insert(.pause(duration - waited), at: 0) }
            return []
        }
    }

    /// Returns the event that arrives for an enqueued event, or `nil` if none arrives.
    private func deliverable(_ event: InputEvent) -> InputEvent? {
        switch event {
        case .key(.control("c")): return .terminate(.interrupt)
        case .key(.control("\\")): return .terminate(.quit)
        case .key(.control("z")):
            suspend()
            return nil
        default: return event
        }
    }

    /// Counts the call and does nothing else.
    public func invalidate() { invalidations += 1 }

    /// Counts the call and does nothing else.
    public func suspend() { suspensions += 1 }

    /// The texts that were copied.
    public private(set) var copies: [String] = []

    /// Stores the text.
    public func copy(_ text: String) -> Bool {
        copies.append(text)
        return true
    }

    /// Stores the notification.
    public func notify(_ notification: TerminalNotification) { notifications.append(notification) }

    /// Stores the program, calls ``onRun``, calls `meanwhile` once, and returns the result of ``onRun``.
    public func run(_ program: TerminalProgram, meanwhile: (@MainActor () -> Void)?) -> TerminalProgram.Ending {
        programs.append(program)
        let ending = onRun(program)
        meanwhile?()
        return ending
    }
}

/// A clock for tests. Its time advances only when ``advance(by:)`` is called.
///
/// ```swift
/// let screen = HeadlessScreen()
/// let application = Application(screen: screen, root: root, clock: screen.clock)
/// screen.clock.advance(by: .seconds(5))
/// ```
public final class ManualClock: Clock, Sendable {
    /// A point in time: the duration since the creation of the clock.
    public struct Instant: InstantProtocol {
        /// The duration since the creation of the clock.
        public var offset: Duration

        /// Creates the point in time after a duration.
        public init(offset: Duration = .zero) {
            self.offset = offset
        }

        /// Returns the point in time after a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the duration until another point in time.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Returns whether a point in time is before another one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let time = Mutex(Duration.zero)

    /// Creates a clock at the time 0.
    public init() {}

    /// The current time.
    public var now: Instant { Instant(offset: time.withLock { $0 }) }
    /// The smallest difference of two times: a nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Advances the time.
    public func advance(by duration: Duration) {
        time.withLock { $0 += duration }
    }

    /// Waits until the time is a deadline or later.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
