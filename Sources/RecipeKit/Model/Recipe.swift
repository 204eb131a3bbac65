/// A recipe with the shape its author gave it: sections, groups of ingredients, amounts and times inside the steps.
///
/// What a format says is kept; nothing is flattened. The list of ingredients is derived from the steps where the format
/// marks them there (``ingredientGroups``).
public struct Recipe: Hashable, Sendable {
    public var title: String
    public var metadata: RecipeMetadata
    public var sections: [RecipeSection]

    public init(title: String, metadata: RecipeMetadata = RecipeMetadata(), sections: [RecipeSection] = []) {
        self.title = title
        self.metadata = metadata
        self.sections = sections
    }

    /// Every step, in order, whatever its section.
    public var steps: [Step] { sections.flatMap(\.steps) }
}
