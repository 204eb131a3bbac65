import SectionedLists

/// A custom layer that adds rows. It converts indices of rows in both directions: from the layer to the section below,
/// and from the section below to the layer.
///
/// Rows, model and list do not depend on the layer.
final class OwnLayerScreen: SectionsViewController, Exhibit {
    static let name = "A layer of one's own"
    static let summary = "Every tenth row is followed by one that counts, in a list of a hundred thousand."

    init() {
        super.init(title: Self.name)
        let steps = Section("Steps", count: 100_000, indexOfRow: { $0 as? Int }) { TextRow("One more step", id: $0) }
        model = CaptionLayer(Self.summary, over: CountingLayer(over: SectionsModel([steps])))
    }
}

/// A layer that adds a row with a number after every tenth row.
private final class CountingLayer: SectionedModelLayer {
    override func layer(_ section: Section) -> Section { CountingSection(section) }
}

private final class CountingSection: LayeredSection {
    override var numberOfRows: Int { numberOfRowsBelow + numberOfRowsBelow / 10 }

    // Eleven rows are a group: ten rows of the section below, and one row of this layer.
    override func source(ofRowAt index: Int) -> Source {
        let groups = index / 11
        guard index % 11 == 10 else { return .below(index - groups) }
        let count = TextRow(
            "\((10 * (groups + 1)).grouped) so far", role: .accent, isSelectable: false, id: "\(groups)")
        return .own(count)
    }

    override func index(ofRowBelow index: Int) -> Int? { index + index / 10 }
}
