/// A timer with its id. All programs that use the notebook know the timer by this id.
public struct KitchenTimer: Hashable, Sendable {
    /// The id.
    public let id: String
    /// The timer.
    public var timer: RunningTimer

    /// Creates a timer with a known id.
    public init(id: String, timer: RunningTimer) {
        self.id = id
        self.timer = timer
    }

    /// Returns a new id: six letters and digits that are easy to type.
    public static func newID() -> String {
        // Leave out characters that look alike: `i`, `l`, `o`, `0` and `1`.
        let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
        return String((0..<6).map { _ in letters[Int.random(in: 0..<letters.count)] })
    }

    /// Returns timers in the order in which they are shown: first the running timers by their next ring, then the
    /// paused timers by the time that is left, then the stopped timers.
    public static func sorted(_ timers: some Sequence<KitchenTimer>) -> [KitchenTimer] {
        timers.sorted { $0.order < $1.order }
    }

    private var order: (Int, Int, String, String) {
        switch timer.state {
        case .running(let end): (0, timer.nextRing ?? end, timer.name, id)
        case .paused(let remaining): (1, remaining, timer.name, id)
        case .stopped: (2, 0, timer.name, id)
        }
    }

    /// The name, or “Timer” if it has none.
    public var shownName: String { timer.name.isEmpty ? "Timer" : timer.name }

    /// The recipe and the step: `Borscht, step 3`. Empty for a timer without a recipe.
    public var place: String {
        timer.recipe.isEmpty || timer.step < 1 ? timer.recipe : "\(timer.recipe), step \(timer.step)"
    }

    /// Whether the timer is paused.
    public var isPaused: Bool {
        if case .paused = timer.state { true } else { false }
    }

    /// Returns whether the timer runs and has reached its upper end.
    public func hasEnded(at now: Int) -> Bool {
        if case .running = timer.state { timer.remaining(at: now) == 0 } else { false }
    }

    /// Returns the number of seconds to the shown end of the timer. This is first the lower end. After the timer
    /// reaches the lower end or the user acknowledges it, the shown end is the upper end.
    public func shownRemaining(at now: Int) -> Int {
        let lower = timer.remaining(to: .lower, at: now)
        return timer.lastRing == nil && lower > 0 ? lower : timer.remaining(at: now)
    }
}
