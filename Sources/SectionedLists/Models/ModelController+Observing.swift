extension ModelController {
    /// An event of a model controller: the callbacks of ``ModelControllerDelegate`` as values.
    public enum Event {
        /// An update began or made progress. The model is the data to show during the update, or `nil` if there is
        /// none. The progress is `nil` when the update begins.
        case updating(Model?, Progress?)
        /// An update succeeded.
        case updated(Model)
        /// An update failed. ``ModelController/data`` is the model of the last successful update. If no update has
        /// succeeded, it is the model given to the initializer, or `nil` if none was given.
        case failed(any Error)
        /// An update was cancelled. The model is the data to show now, or `nil` if there is none.
        case cancelled(Model?)
    }

    /// Calls a closure with each future event, after the delegate was called with that event.
    ///
    /// If the delegate or an observer causes a new event while it handles an event, for example by calling
    /// ``update()``, the remaining observers receive only the new event.
    ///
    /// - Parameter onEvent: The closure to call.
    /// - Returns: The observation. Keep a reference to the observation: the calls end when it is deallocated or
    ///   cancelled.
    public func observe(_ onEvent: @escaping @MainActor (Event) -> Void) -> ModelObservation {
        let observation = ModelObservation()
        observers.add(observation, onEvent)
        return observation
    }
}
