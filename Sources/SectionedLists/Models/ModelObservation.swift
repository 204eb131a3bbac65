/// Stands for listening to a ``ModelController``, whatever its model: who lets go of it hears no more.
@MainActor
public final class ModelObservation {
    private(set) var isCancelled = false

    init() {}

    /// Ends the listening before the observation itself goes.
    public func cancel() {
        isCancelled = true
    }
}

/// Those who listen to one model controller.
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

    /// The number of an event that is about to be told.
    func beginEvent() -> Int {
        lastEvent += 1
        return lastEvent
    }

    /// Tells everybody, unless a later event overtakes this one.
    func tell(_ event: Event, number: Int) {
        for observer in observers where observer.isActive && number == lastEvent { observer.onEvent(event) }
    }
}
