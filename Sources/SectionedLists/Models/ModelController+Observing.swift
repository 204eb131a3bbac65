extension ModelController {
    /// What happened: the callbacks of ``ModelControllerDelegate`` as a value.
    public enum Event {
        /// An update began or made progress. The data is what there is to show meanwhile.
        case updating(Model?, Progress?)
        /// An update brought its model.
        case updated(Model)
        /// An update came to nothing; the data of the one before is kept.
        case failed(any Error)
        /// An update was cancelled. The data is what there is to show now.
        case cancelled(Model?)
    }

    /// Calls a function with all that happens from now on, after the delegate was told.
    ///
    /// Where the reaction of one listener makes something else happen at once, those after it hear of the later event
    /// only: what they are told last is always how things stand.
    ///
    /// - Returns: What to keep for as long as the function is to be called.
    public func observe(_ onEvent: @escaping @MainActor (Event) -> Void) -> ModelObservation {
        let observation = ModelObservation()
        observers.add(observation, onEvent)
        return observation
    }
}
