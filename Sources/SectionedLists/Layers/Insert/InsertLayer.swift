/// A layer that adds rows between the rows of a model: a tip after the second recipe, an advertisement, a divider.
///
/// ```swift
/// list.model = InsertLayer(over: recipes) { section in
///     [.row(TextRow("Tip: taste before you salt."), afterRows: 2)]
/// }
/// ```
///
/// A program does not have to correct indices: rows are read, found and selected as if the inserted rows belonged to
/// the section. The closure is called when a section is first read, and again after rows of the section were changed or
/// reloaded. Reading a row costs O(log(inserted rows of its section)) and creates no other row.
@MainActor
public final class InsertLayer: SectionedModelLayer {
    private let insertions: @MainActor (Section) -> [Insertion]

    /// Creates a layer over a model.
    ///
    /// - Parameters:
    ///   - base: The model below.
    ///   - insertions: Returns the rows to add to a section, in any order. Rows for the same position keep their order.
    public init(over base: any SectionedModel, insertions: @escaping @MainActor (Section) -> [Insertion]) {
        self.insertions = insertions
        super.init(over: base)
    }

    public override func layer(_ section: Section) -> Section {
        let insertions = insertions(section)
        return insertions.isEmpty ? section : InsertedSection(section, insertions)
    }

    public override func isCurrent(_ section: Section, over below: Section) -> Bool {
        let insertions = insertions(below)
        guard section !== below, let section = section as? InsertedSection else { return insertions.isEmpty }
        return section.shows(insertions)
    }
}
