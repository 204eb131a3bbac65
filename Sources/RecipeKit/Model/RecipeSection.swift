/// A part of a recipe, such as the dough or the filling. A simple recipe has one section without a name.
public struct RecipeSection: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The steps and other paragraphs, in order.
    public var blocks: [Block]

    /// A paragraph of a section: a step or other text.
    public enum Block: Hashable, Sendable {
        /// A step. The numbers of steps continue from section to section.
        case step(Step)
        /// Background, advice or a story. Such a paragraph has no number.
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
