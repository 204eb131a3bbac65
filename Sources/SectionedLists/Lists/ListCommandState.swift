import Terminal

/// The state on which the key commands of a list depend.
struct ListCommandState: Equatable {
    let hasSeveralSectionsWithRows: Bool
    let canOpen: Bool
    let canTick: Bool
    let marking: Marking?
    let finding: ListFinder.CommandState?
    /// The first and the last title of the section index, or `nil` if there is no command for the index.
    let index: [String]?

    /// The state on which the commands for marking depend.
    struct Marking: Equatable {
        let key: Key
        let hasRange: Bool
        /// The number of marked rows, or `nil` if no row is marked.
        let count: Int?

        /// Creates the state for the given ``ListMarking``. Returns `nil` if marking is not allowed.
        @MainActor
        init?(_ marking: ListMarking) {
            guard marking.isAllowed else { return nil }
            key = marking.key
            hasRange = marking.hasRange
            count = marking.rows.isEmpty ? nil : marking.count
        }
    }
}
