import RecipeKit

/// The ranges in the file of the parts of a recipe's body, in file order.
struct BodyRanges {
    /// A part of the body that can be written separately.
    enum Unit: Equatable {
        /// The heading of a section.
        case heading(String?)
        case block(RecipeSection.Block)
    }

    /// The parts with their ranges in the file. A range ends before the line break.
    var units: [(unit: Unit, range: Range<Int>)] = []
    var metadata: [(key: String, range: Range<Int>)] = []
    /// The ranges of the lists of ingredients outside the steps, including their `[mode]` lines.
    private(set) var lists: [Range<Int>] = []

    private var listStart: Int?
    /// The number of blocks of the current section that were already added.
    private var blockCount = 0

    /// Adds a block, unless the paragraph is empty.
    mutating func note(_ block: RecipeSection.Block, number: Int, at range: Range<Int>) {
        guard number > blockCount else { return }
        blockCount = number
        units.append((.block(block), range))
    }

    mutating func beginSection() {
        blockCount = 0
        // A heading without a name and without content does not begin a section.
        if case .heading(nil)? = units.last?.unit { units.removeLast() }
    }

    mutating func beginList(at start: Int) { listStart = start }

    mutating func endList(at end: Int) {
        if let listStart { lists.append(listStart..<max(listStart, end)) }
        listStart = nil
    }

    /// Returns the units of a body in the order in which the writer writes them.
    static func units(of sections: [RecipeSection]) -> [Unit] {
        sections.enumerated().flatMap { index, section -> [Unit] in
            let heading: [Unit] = section.name != nil || index > 0 ? [.heading(section.name)] : []
            return heading + section.blocks.map { .block($0) }
        }
    }
}
