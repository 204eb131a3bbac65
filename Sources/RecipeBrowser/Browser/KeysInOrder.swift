import CookbookStore
import SectionedLists

/// Keeps keys that act on what a screen shows until the change of the key before them is shown. Without this, the second
/// of two quick presses would act on a row as it was before the first.
@MainActor
final class KeysInOrder {
    private var isChanging = false
    private var waiting: [@MainActor () -> Void] = []

    /// Runs an action now, or after the changes that earlier keys asked for are shown.
    func run(_ action: @escaping @MainActor () -> Void) {
        if isChanging { waiting.append(action) } else { action() }
    }

    fileprivate func begin() { isChanging = true }

    /// Runs the actions that waited, up to the next one that makes a change.
    ///
    /// - Parameter isRefused: Whether the change was refused. The keys after it were meant for what it would have made.
    fileprivate func end(isRefused: Bool) {
        isChanging = false
        if isRefused { waiting = [] }
        while !isChanging, !waiting.isEmpty { waiting.removeFirst()() }
    }
}

extension Store {
    /// Makes a change as ``change(from:_:command:failure:_:then:finally:)`` does, and reads and shows again what the keys
    /// of the screen act on, before the next of these keys acts.
    func change<Shown: Sendable>(
        from screen: ViewController, inOrder keys: KeysInOrder, _ title: String,
        _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void,
        reading: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Shown,
        show: @escaping @MainActor (Shown) -> Void
    ) {
        keys.begin()
        var isRefused = true
        change(
            from: screen, title, work, then: { isRefused = false },
            finally: { [weak self] in
                guard let self else { return keys.end(isRefused: true) }
                read(reading) { result in
                    if case .success(let shown) = result { show(shown) }
                    keys.end(isRefused: isRefused)
                }
            })
    }
}
