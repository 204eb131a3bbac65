import RecipeLibrary

/// Two recipes that look the same, and the others of their group.
struct DuplicatePair: Hashable, Sendable {
    let first: DuplicateGroup.Member
    let second: DuplicateGroup.Member
    let relation: RecipeRelation
    /// The recipes of the group without the second one, which is the one in question.
    let others: [RecipeID]

    /// The pair of a recipe of a group and the first recipe of the group. For the first recipe, it is the pair with the
    /// second.
    init(_ group: DuplicateGroup, member index: Int) {
        first = group.members[0]
        second = group.members[max(1, index)]
        relation = group.relation
        others = group.members.map(\.id).filter { [second] in $0 != second.id }
    }

    /// One of the two recipes.
    enum Side: Hashable, Sendable, CaseIterable {
        case first, second

        /// The number of the recipe on the screen.
        var number: Int { self == .first ? 1 : 2 }
        /// The other recipe.
        var other: Side { self == .first ? .second : .first }
    }

    subscript(side: Side) -> DuplicateGroup.Member { side == .first ? first : second }
}
