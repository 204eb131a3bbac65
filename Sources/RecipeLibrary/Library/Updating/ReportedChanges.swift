import Synchronization

/// The changes that the next update must look at.
final class ReportedChanges: Sendable {
    struct Changes: Sendable {
        /// The maximum number of files that are looked at one by one. A walk looks at many files faster, because it
        /// opens each folder only once.
        private static let mostPaths = 256

        /// The paths of the files that may have changed. It is empty if any file may have changed.
        private(set) var paths: [String] = []
        /// Whether any file may have changed.
        private(set) var isEverything = false

        static let everything: Changes = {
            var changes = Changes()
            changes.becomeEverything()
            return changes
        }()

        mutating func becomeEverything() {
            isEverything = true
            paths = []
        }

        mutating func insert(_ path: String) {
            // Two names that differ only in their Unicode normalization form are equal texts, but different files.
            guard !isEverything, !paths.contains(where: { $0.utf8.elementsEqual(path.utf8) }) else { return }
            if paths.count == Self.mostPaths { becomeEverything() } else { paths.append(path) }
        }

        mutating func formUnion(_ other: Changes) {
            if other.isEverything { becomeEverything() }
            for path in other.paths { insert(path) }
        }
    }

    /// Before the first update, nothing is known.
    private let state = Mutex(Changes.everything)

    func add(_ changes: Changes) { state.withLock { $0.formUnion(changes) } }

    /// Returns all changes, and forgets them. If the update fails or is cancelled, add them again.
    func take() -> Changes {
        state.withLock { state in
            defer { state = Changes() }
            return state
        }
    }
}
