import Terminal

/// The first letters of the sections of a list, in a column at the right edge. The user can jump to a section by its
/// letter.
///
/// Each section with a ``Section/indexTitle`` has an entry: the first character of that title. Neighbouring sections
/// with the same character share one entry. If there are more entries than lines, letters and dots alternate: A, ·, H,
/// ·, P. A dot stands for the entries between the letters above and below it.
@MainActor
struct SectionIndex {
    struct Entry: Equatable {
        /// The first character of the index titles.
        let title: String
        /// The index of the first section that the entry stands for.
        let section: Int
    }

    let entries: [Entry]
    /// The width of the widest title in columns, at least 1.
    let titleWidth: Int

    /// Reads the title of every section. O(sections).
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

    /// One line of the column: a letter, or a dot that stands for omitted entries.
    struct Line: Equatable {
        /// The index of the entry to which a press on the line jumps.
        let entry: Int
        let isDot: Bool
    }

    /// Returns the lines of the index for a column of the given height. If there are more entries than lines and the
    /// column has fewer than 3 lines, the array is empty.
    func lines(height: Int) -> [Line] {
        if entries.count <= height { return entries.indices.map { Line(entry: $0, isDot: false) } }
        let letters = max(1, (height + 1) / 2)
        guard letters > 1 else { return [] }
        let last = entries.count - 1
        return (0..<(2 * letters - 1)).map { line in
            Line(entry: line * last / (2 * letters - 2), isDot: !line.isMultiple(of: 2))
        }
    }

    /// Returns the first entry with the given letter. If no entry has the letter, returns the entry with the next
    /// letter in the alphabet. If there is no next letter either, returns `nil`. Case and accents are ignored.
    func entry(for letter: Character) -> Entry? {
        let needle = FindNeedle(String(letter))
        let letters = entries.map { (entry: $0, needle: FindNeedle($0.title)) }
        let same = letters.first { $0.needle == needle }
        let next = letters.filter { needle.precedes($0.needle) }.min { $0.needle.precedes($1.needle) }
        return (same ?? next)?.entry
    }

    /// Returns the index of the entry to which a section belongs, or `nil` if there is no such entry.
    func entry(ofSection section: Int) -> Int? { entries.lastIndex { $0.section <= section } }
}
