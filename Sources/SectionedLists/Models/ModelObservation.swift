/// An observation of a ``ModelController`` with any type of model. It ends when it is deallocated.
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
    private var lastEvent = 0

    func add(_ observation: ModelObservation, _ onEvent: @escaping @MainActor (Event) -> Void) {
        observers.removeAll { !$0.isActive }
        observers.append(Observer(observation: observation, onEvent: onEvent))
    }

    /// Returns the number of the next event.
    func beginEvent() -> Int {
        lastEvent += 1
        return lastEvent
    }

    /// Calls every observer with an event, and stops if a later event was announced meanwhile.
    func notify(_ event: Event, number: Int) {
        for observer in observers where observer.isActive && number == lastEvent { observer.onEvent(event) }
    }
}
