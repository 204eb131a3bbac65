/// A layer that shows only the first rows of long sections. After ``open(_:)`` was called for a section, the section
/// shows all of its rows.
final class LimitLayer: SectionedModelLayer {
    private let firstRows: @MainActor (Section) -> Int?
    private(set) var opened: Set<AnyHashable> = []

    init(over base: any SectionedModel, firstRows: @escaping @MainActor (Section) -> Int?) {
        self.firstRows = firstRows
        super.init(over: base)
    }

    override func layer(_ section: Section) -> Section {
        guard !opened.contains(section.id), let rows = firstRows(section), section.numberOfRows - 1 > max(0, rows)
        else { return section }
        return LimitedSection(section, rows: max(0, rows))
    }

    override func isCurrent(_ section: Section, over below: Section) -> Bool {
        (section === below) == (layer(below) === below) && section.numberOfRows == layer(below).numberOfRows
    }

    /// Shows all rows of a section.
    func open(_ id: AnyHashable) {
        guard opened.insert(id).inserted else { return }
        didChange(ListChange(sectionsWithOtherRows: [id]))
    }

    /// Returns the number of rows that the limit hides in a section. Returns `nil` if all rows of the section are
    /// shown, or if the section is not cached.
    func hiddenRows(ofSection id: AnyHashable) -> Int? {
        (knownSection(id) as? LimitedSection).map { $0.numberOfRowsBelow - $0.numberOfRows }
    }
}

/// A section that shows the first rows of another section.
final class LimitedSection: LayeredSection {
    private let rows: Int

    init(_ base: Section, rows: Int) {
        self.rows = rows
        super.init(base)
    }

    override var numberOfRows: Int { min(rows, numberOfRowsBelow) }

    /// The number of trailing rows of the section below that are among the shown rows. It is 0 if the limit hides all
    /// trailing rows.
    override var numberOfTrailingRows: Int {
        max(0, numberOfRows - (numberOfRowsBelow - base.trailingRows))
    }

    override func index(ofRowBelow index: Int) -> Int? { index < numberOfRows ? index : nil }
}
