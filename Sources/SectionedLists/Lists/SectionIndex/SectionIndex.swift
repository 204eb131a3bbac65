import Terminal

/// The first letters of a list's sections, in a column at the right edge, from which a person jumps to a section.
///
/// Each section stands there by its ``Section/indexTitle``, those in a row that have the same one by one of them. Where
/// there are more than lines, every other line is a dot that stands for what was left out. A list that is narrow or low,
/// or has fewer than two letters, shows none.
@MainActor
struct SectionIndex {
    struct Entry: Equatable {
        let title: String
        /// The first of the sections that have the title.
        let section: Int
    }

    let entries: [Entry]
    /// Columns of the widest title.
    let titleWidth: Int

    /// Asks every section for its title. O(sections).
    init(_ model: any SectionedModel) {
        var entries: [Entry] = []
        for index in 0..<model.numberOfSections {
            guard let title = model.section(at: index).indexTitle?.prefix(1), !title.isEmpty,
                entries.last?.title != String(title)
            else { continue }
            entries.append(Entry(title: String(title), section: index))
        }
        self.entries = entries
        titleWidth = entries.reduce(1) { max($0, $1.title.displayWidth) }
    }

    /// One line of the column: a letter, or a dot in place of several.
    struct Line: Equatable {
        let entry: Int
        let isDot: Bool
    }

    /// What stands on each line of a column of a height.
    func lines(height: Int) -> [Line] {
        if entries.count <= height { return entries.indices.map { Line(entry: $0, isDot: false) } }
        let letters = max(1, (height + 1) / 2)
        guard letters > 1 else { return [] }
        let last = entries.count - 1
        return (0..<(2 * letters - 1)).map { line in
            Line(entry: line * last / (2 * letters - 2), isDot: !line.isMultiple(of: 2))
        }
    }

    /// The entry of a letter, whatever its case and accent; else the nearest one that comes after it.
    func entry(for letter: Character) -> Entry? {
        let needle = FindNeedle(String(letter))
        let letters = entries.map { (entry: $0, needle: FindNeedle($0.title)) }
        let same = letters.first { $0.needle == needle }
        let next = letters.filter { needle.precedes($0.needle) }.min { $0.needle.precedes($1.needle) }
        return (same ?? next)?.entry
    }

    /// The entry that a section stands by, or the one before it does.
    func entry(ofSection section: Int) -> Int? { entries.lastIndex { $0.section <= section } }
}
