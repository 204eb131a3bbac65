import SectionedLists

/// A custom layer that adds a section with a caption above the sections of any model.
///
/// Any layer that adds a section overrides the three members below: the number of sections, the section at an index,
/// and the index of a section.
final class CaptionLayer: SectionedModelLayer {
    private let caption: Section

    init(_ text: String, over base: any SectionedModel) {
        caption = .caption(text)
        super.init(over: base)
    }

    override var numberOfSections: Int { base.numberOfSections + 1 }

    override func section(at index: Int) -> Section {
        index == 0 ? caption : super.section(at: index - 1)
    }

    override func index(ofSection id: AnyHashable) -> Int? {
        id == caption.id ? 0 : super.index(ofSection: id).map { $0 + 1 }
    }
}
