import SectionedLists

/// An action delegate that starts cook mode.
@MainActor
protocol StepActionDelegate: ActionDelegate {
    /// Starts cook mode at a step.
    ///
    /// - Parameter number: The number of the step, counted from 1.
    func cook(from number: Int)
}
