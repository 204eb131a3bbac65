extension ModelController {
    /// An event of a model controller: the callbacks of ``ModelControllerDelegate`` as values.
    public enum Event {
        /// An update began or made progress. The model is the data to show meanwhile.
        case updating(Model?, Progress?)
        /// An update succeeded.
        case updated(Model)
        /// An update failed. The data of the last successful update is kept.
        case failed(any Error)
        /// An update was cancelled. The model is the data to show now.
        case cancelled(Model?)
    }

    /// Calls a function with each future event, after the delegate was called.
    ///
    /// If an observer causes another event while it handles one, the observers after it receive only the later event.
    /// So the last event that an observer receives always describes the current state.
    ///
    /// - Returns: The observation. Keep it for as long as the function should be called.
    public func observe(_ onEvent: @escaping @MainActor (Event) -> Void) -> ModelObservation {
        let observation = ModelObservation()
        observers.add(observation, onEvent)
        return observation
    }
}
