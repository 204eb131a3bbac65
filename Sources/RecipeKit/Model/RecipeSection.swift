/// A part of a recipe that is made by itself: the dough, the filling. A simple recipe is one section without a name.
public struct RecipeSection: Hashable, Sendable {
    public var name: String?
    public var blocks: [Block]

    /// A paragraph of a section.
    public enum Block: Hashable, Sendable {
        /// Something to do. Steps are numbered within the recipe in the order they stand.
        case step(Step)
        /// Background, advice or a story; not something to do.
        case note(String)
    }

    public init(name: String? = nil, blocks: [Block] = []) {
        self.name = name
        self.blocks = blocks
    }

    public var steps: [Step] {
        blocks.compactMap { if case .step(let step) = $0 { step } else { nil } }
    }
}
