import RecipeLibrary

/// Two recipes of a group of duplicates, which the user compares.
struct DuplicatePair: Hashable, Sendable {
    let first: DuplicateGroup.Member
    let second: DuplicateGroup.Member
    let relation: RecipeRelation
    /// All recipes of the group except the second recipe of the pair.
    let others: [RecipeID]

    /// Creates the pair of the first recipe of a group and the recipe at an index. For the index 0, creates the pair of
    /// the first two recipes.
    init(_ group: DuplicateGroup, member index: Int) {
        first = group.members[0]
        second = group.members[max(1, index)]
        relation = group.relation
        others = group.members.map(\.id).filter { [second] in $0 != second.id }
    }

    /// One of the two recipes.
    enum Side: Hashable, Sendable, CaseIterable {
        case first, second

        /// The number of the recipe on the screen, 1 or 2.
        var number: Int { self == .first ? 1 : 2 }
        /// The other recipe.
        var other: Side { self == .first ? .second : .first }
    }

    subscript(side: Side) -> DuplicateGroup.Member { side == .first ? first : second }
}
