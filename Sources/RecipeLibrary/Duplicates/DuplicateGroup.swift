/// Recipes that are the same, or two that are forms of the same recipe.
public struct DuplicateGroup: Hashable, Sendable {
    /// A recipe of a group.
    public struct Member: Hashable, Sendable {
        /// The identity of the recipe.
        public var id: RecipeID
        /// The title.
        public var title: String
    }

    /// What the recipes are to each other. A group of recipes that are not the same has two members.
    public var relation: RecipeRelation
    /// The recipes, in the order in which they were read.
    public var members: [Member]
}
