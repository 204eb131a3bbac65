/// Where the parts of a recipe's body stand in its file, in their order there.
struct BodyPlaces {
    /// A part of the body that is written by itself.
    enum Unit: Equatable {
        /// What begins a section.
        case heading(String?)
        case block(RecipeSection.Block)
    }

    /// Offsets in the file; a range ends before the line break.
    var units: [(unit: Unit, range: Range<Int>)] = []
    var metadata: [(key: String, range: Range<Int>)] = []
    /// Where ingredients are listed apart from the steps, with the lines that say so.
    private(set) var lists: [Range<Int>] = []

    private var listStart: Int?
    /// How many blocks of the section that is being read were noted.
    private var blockCount = 0

    /// Notes a block, unless the paragraph gave none.
    mutating func note(_ block: RecipeSection.Block, number: Int, at range: Range<Int>) {
        guard number > blockCount else { return }
        blockCount = number
        units.append((.block(block), range))
    }

    mutating func beginSection() {
        blockCount = 0
        // Nothing under a mark that names no section: it begins none.
        if case .heading(nil)? = units.last?.unit { units.removeLast() }
    }

    mutating func beginList(at start: Int) { listStart = start }

    mutating func endList(at end: Int) {
        if let listStart { lists.append(listStart..<max(listStart, end)) }
        listStart = nil
    }

    /// The parts of a recipe's body as they are written.
    static func units(of sections: [RecipeSection]) -> [Unit] {
        sections.enumerated().flatMap { index, section -> [Unit] in
            let heading: [Unit] = section.name != nil || index > 0 ? [.heading(section.name)] : []
            return heading + section.blocks.map { .block($0) }
        }
    }
}
