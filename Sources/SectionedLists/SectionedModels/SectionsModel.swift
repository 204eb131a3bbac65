/// The simplest model: an array of sections.
@MainActor
public final class SectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// The sections. Setting them tells the observer what is different; see
    /// ``ListChange/init(from:to:comparingAtMost:)``.
    public var sections: [Section] {
        didSet {
            Section.numberUntitled(sections)
            guard let observer else { return }
            // A section that looks as it did is not looked at again, but must reach whoever its rows ask.
            let delegate = oldValue.lazy.compactMap(\.actionDelegate).first
            for section in sections where section.actionDelegate == nil { section.actionDelegate = delegate }
            let change = ListChange(from: oldValue, to: sections)
            if !change.isEmpty { observer.model(self, didChange: change) }
        }
    }

    /// A model made of sections, whose ids must differ from one another.
    public init(_ sections: [Section] = []) {
        self.sections = sections
        Section.numberUntitled(sections)
    }

    /// How many sections there are now.
    public var numberOfSections: Int { sections.count }

    public func section(at index: Int) -> Section {
        guard sections.indices.contains(index) else {
            ProgrammingError.report("There is no section \(index) among \(sections.count)")
            return Section()
        }
        return sections[index]
    }
}
