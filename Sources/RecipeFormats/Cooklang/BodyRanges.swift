import RecipeKit

/// The parts of a recipe's body, each with its range in the file, in file order.
struct BodyRanges {
    /// A part of the body that can be written separately.
    enum Unit: Equatable {
        /// The heading of a section.
        case heading(String?)
        case block(RecipeSection.Block)
    }

    /// The headings and blocks with their ranges in the file. A range ends before the line break.
    var units: [(unit: Unit, range: Range<Int>)] = []
    /// The metadata lines with their ranges in the file.
    var metadata: [(key: String, range: Range<Int>)] = []
    /// The ranges of the lists of ingredients outside the steps. Each range includes the `[mode]` lines of the list.
    private(set) var lists: [Range<Int>] = []

    /// The start of the current list, or `nil` if there is none.
    private var listStart: Int?
    /// The number of blocks of the current section that are in ``units``.
    private var blockCount = 0

    /// Adds the last block of the current section to ``units``. If the block was already added, does nothing.
    ///
    /// - Parameters:
    ///   - block: The last block of the section.
    ///   - number: The number of blocks of the section.
    ///   - range: The range of the paragraph in the file.
    mutating func note(_ block: RecipeSection.Block, number: Int, at range: Range<Int>) {
        guard number > blockCount else { return }
        blockCount = number
        units.append((.block(block), range))
    }

    mutating func beginSection() {
        blockCount = 0
        // A section without a name and content is dropped, and so is its heading.
        if case .heading(nil)? = units.last?.unit { units.removeLast() }
    }

    mutating func beginList(at start: Int) { listStart = start }

    mutating func endList(at end: Int) {
        if let listStart { lists.append(listStart..<max(listStart, end)) }
        listStart = nil
    }

    /// Returns the parts of sections in the order in which the writer writes them.
    static func units(of sections: [RecipeSection]) -> [Unit] {
        sections.enumerated().flatMap { index, section -> [Unit] in
            let heading: [Unit] = section.name != nil || index > 0 ? [.heading(section.name)] : []
            return heading + section.blocks.map { .block($0) }
        }
    }
}
