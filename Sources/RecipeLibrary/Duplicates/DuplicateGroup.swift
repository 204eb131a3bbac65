/// A group of equal recipes, or a pair of similar recipes.
public struct DuplicateGroup: Hashable, Sendable {
    /// A recipe of a group.
    public struct Member: Hashable, Sendable {
        /// The identity of the recipe.
        public var id: RecipeID
        /// The title.
        public var title: String
    }

    /// The relation of the recipes. Only a group of equal recipes can have more than two members.
    public var relation: RecipeRelation
    /// The recipes, in the order in which they were read.
    public var members: [Member]

    package init(relation: RecipeRelation, members: [Member]) {
        self.relation = relation
        self.members = members
    }
}
