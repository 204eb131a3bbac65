/// The simplest model: an array of sections.
@MainActor
public final class SectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// The sections. Setting them tells the observer that everything may be different.
    public var sections: [Section] {
        didSet {
            Section.numberUntitled(sections)
            observer?.model(self, didChange: .everything)
        }
    }

    public init(_ sections: [Section] = []) {
        self.sections = sections
        Section.numberUntitled(sections)
    }

    public var numberOfSections: Int { sections.count }

    public func section(at index: Int) -> Section { sections[index] }
}
