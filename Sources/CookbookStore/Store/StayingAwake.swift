import RecipeLibrary

/// Decides whether the machine should stay awake: while cook mode is on the screen, or while a timer counts down.
@MainActor
package final class StayingAwake {
    /// Whether cook mode is on the screen.
    package var isCooking = false {
        didSet { update() }
    }

    /// Whether a timer counts down.
    package var hasTimers = false {
        didSet { update() }
    }

    /// Called after the decision has changed, with whether the machine should stay awake.
    package var onChange: ((Bool) -> Void)?

    private var isAwake = false

    private func update() {
        guard isAwake != (isCooking || hasTimers) else { return }
        isAwake.toggle()
        onChange?(isAwake)
    }
}
