/// A part of a recipe, such as the dough or the filling. A simple recipe has one section without a name.
public struct RecipeSection: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The steps and notes, in order.
    public var blocks: [Block]

    /// A paragraph of a section.
    public enum Block: Hashable, Sendable {
        /// A step. Steps are numbered in the order of the recipe.
        case step(Step)
        /// A note: background, advice or a story. It has no number.
        case note(String)
    }

    /// Creates a section.
    public init(name: String? = nil, blocks: [Block] = []) {
        self.name = name
        self.blocks = blocks
    }

    /// The steps of the section, in order.
    public var steps: [Step] {
        blocks.compactMap { if case .step(let step) = $0 { step } else { nil } }
    }
}
