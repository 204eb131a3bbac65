/// The simplest model: an array of sections.
@MainActor
public final class SectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// The sections. Setting them tells the observer what is different; see
    /// ``ListChange/init(from:to:comparingAtMost:)``.
    public var sections: [Section] {
        didSet {
            Section.numberUntitled(sections)
            indices = nil
            guard let observer else { return }
            let change = ListChange(from: oldValue, to: sections)
            if !change.isEmpty { observer.model(self, didChange: change) }
        }
    }

    private var indices: [AnyHashable: Int]?

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

    /// Where a section is; the first of those with the id. O(1), but for the first question after sections were set.
    public func index(ofSection id: AnyHashable) -> Int? {
        if let indices { return indices[id] }
        let indices = Dictionary(zip(sections.map(\.id), sections.indices)) { first, _ in first }
        self.indices = indices
        return indices[id]
    }
}
