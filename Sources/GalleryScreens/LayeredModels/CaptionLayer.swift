import SectionedLists

/// A layer of the gallery's own: a section with a caption above those of any model.
///
/// A layer that adds a section says how many there are now, which one stands where, and where one is.
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
