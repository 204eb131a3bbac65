/// The most recently created key commands of a view controller, with the state for which they were created.
///
/// ``ViewController/keyCommands`` is read at each key press and each drawing. With this cache, the array is created
/// again only if the state has changed.
struct KeyCommandCache<State: Equatable> {
    // Two properties, because Swift would copy a tuple, and increment its reference counts, for each comparison.
    private var state: State?
    private var commands: [KeyCommand] = []

    /// Returns the commands for a state.
    ///
    /// - Parameters:
    ///   - state: Everything that the commands depend on.
    ///   - make: Creates the commands. Called only if the state differs from the state at the last call.
    @MainActor
    mutating func commands(for state: State, make: () -> [KeyCommand]) -> [KeyCommand] {
        if self.state != state {
            commands = make()
            self.state = state
        }
        return commands
    }
}

/// The key commands of two sources in one array.
///
/// Creating the array takes time, because it increments the reference count of each command. So the array is created
/// again only if one of the two sources returns another array than before.
package struct JoinedKeyCommands {
    private var last: (first: [KeyCommand], second: [KeyCommand], joined: [KeyCommand])?

    package init() {}

    /// Returns the commands of the first array, and after them those of the second.
    @MainActor
    package mutating func join(_ first: [KeyCommand], _ second: [KeyCommand]) -> [KeyCommand] {
        if let last, last.first.isSameArray(as: first), last.second.isSameArray(as: second) { return last.joined }
        let joined = first + second
        last = (first, second, joined)
        return joined
    }
}

extension [KeyCommand] {
    /// Returns whether two arrays share their storage. Such arrays are equal. Takes O(1).
    fileprivate func isSameArray(as other: [KeyCommand]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }
}
