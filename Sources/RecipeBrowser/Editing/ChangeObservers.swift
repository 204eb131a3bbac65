/// The screens that are told about changes, as long as they exist.
@MainActor
struct ChangeObservers<Change> {
    private struct Observer {
        weak var owner: AnyObject?
        let onChange: @MainActor (Change) -> Void
    }

    private var observers: [Observer] = []

    /// Calls a closure after each change, as long as an object exists.
    mutating func add(_ owner: AnyObject, _ onChange: @escaping @MainActor (Change) -> Void) {
        observers.removeAll { $0.owner == nil }
        observers.append(Observer(owner: owner, onChange: onChange))
    }

    /// Tells all observers about a change.
    func publish(_ change: Change) {
        for observer in observers where observer.owner != nil { observer.onChange(change) }
    }
}
