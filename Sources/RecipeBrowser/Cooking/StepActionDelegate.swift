import SectionedLists

/// An action delegate that starts cook mode.
@MainActor
protocol StepActionDelegate: ActionDelegate {
    /// Starts cook mode.
    ///
    /// - Parameter number: The number of the first step, counted from 1.
    func cook(from number: Int)
}
