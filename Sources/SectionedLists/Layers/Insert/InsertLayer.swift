/// Adds rows between those of a model: a tip after the second recipe, an advertisement, a divider.
///
/// ```swift
/// list.model = InsertLayer(over: recipes) { section in
///     [.row(TextRow("Tip: taste before you salt."), afterRows: 2)]
/// }
/// ```
///
/// No index has to be corrected anywhere: rows are asked for, found and selected as if they were all in one section. The
/// closure is asked once for a section and once after each change of it; reading a row costs O(log(rows inserted in its
/// section)), and no other row is made for it.
@MainActor
public final class InsertLayer: SectionedModelLayer {
    private let insertions: @MainActor (Section) -> [Insertion]

    /// - Parameters:
    ///   - base: The model below.
    ///   - insertions: The rows to add to a section, in any order; those for the same place stay in theirs.
    public init(over base: any SectionedModel, insertions: @escaping @MainActor (Section) -> [Insertion]) {
        self.insertions = insertions
        super.init(over: base)
    }

    public override func layer(_ section: Section) -> Section {
        let insertions = insertions(section)
        return insertions.isEmpty ? section : InsertedSection(section, insertions)
    }
}
