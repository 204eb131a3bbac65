/// Whether the machine should stay awake: in cook mode, and while a timer runs.
@MainActor
final class StayingAwake {
    /// Whether cook mode is on the screen.
    var isCooking = false {
        didSet { update() }
    }

    /// Whether a timer runs.
    var hasTimers = false {
        didSet { update() }
    }

    /// Called with whether the machine should stay awake, after that has changed.
    var onChange: ((Bool) -> Void)?

    private var isAwake = false

    private func update() {
        guard isAwake != (isCooking || hasTimers) else { return }
        isAwake.toggle()
        onChange?(isAwake)
    }
}
