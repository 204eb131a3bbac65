/// An observation of a model controller; see ``ModelController/observe(_:)``. It ends when this object is deallocated
/// or ``cancel()`` is called.
@MainActor
public final class ModelObservation {
    private(set) var isCancelled = false

    init() {}

    /// Ends the observation.
    public func cancel() {
        isCancelled = true
    }
}

/// The observers of one model controller.
@MainActor
final class ModelObservers<Event> {
    private struct Observer {
        weak var observation: ModelObservation?
        let onEvent: @MainActor (Event) -> Void

        @MainActor var isActive: Bool { observation.map { !$0.isCancelled } ?? false }
    }

    private var observers: [Observer] = []
    /// The number of the most recent event.
    private var lastEvent = 0

    func add(_ observation: ModelObservation, _ onEvent: @escaping @MainActor (Event) -> Void) {
        observers.removeAll { !$0.isActive }
        observers.append(Observer(observation: observation, onEvent: onEvent))
    }

    /// Begins an event. Returns the number of the event, which ``notify(_:number:)`` needs.
    func beginEvent() -> Int {
        lastEvent += 1
        return lastEvent
    }

    /// Calls each observer with an event. If an observer causes a later event, does not call the remaining observers.
    func notify(_ event: Event, number: Int) {
        for observer in observers where observer.isActive && number == lastEvent { observer.onEvent(event) }
    }
}
