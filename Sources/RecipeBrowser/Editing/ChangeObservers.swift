/// Closures that are called after each change. Each closure belongs to an object, such as a screen, and is removed when
/// the object is deallocated.
@MainActor
struct ChangeObservers<Change> {
    private struct Observer {
        weak var owner: AnyObject?
        let onChange: @MainActor (Change) -> Void
    }

    private var observers: [Observer] = []

    /// Adds a closure that is called after each change, until its owner is deallocated.
    mutating func add(_ owner: AnyObject, _ onChange: @escaping @MainActor (Change) -> Void) {
        observers.removeAll { $0.owner == nil }
        observers.append(Observer(owner: owner, onChange: onChange))
    }

    /// Calls the closures of all owners that still exist.
    func publish(_ change: Change) {
        for observer in observers where observer.owner != nil { observer.onChange(change) }
    }
}
