/// The simplest model: an array of sections.
@MainActor
public final class SectionsModel: SectionedModel {
    public weak var observer: (any SectionedModelObserver)?

    /// The sections. Setting them notifies the observer of the difference between the old and the new sections; see
    /// ``ListChange/init(from:to:comparingAtMost:)``. The change also contains the ids of the sections whose objects
    /// were replaced.
    public var sections: [Section] {
        didSet {
            Section.numberUntitled(sections)
            indices = nil
            guard let observer else { return }
            var change = ListChange(from: oldValue, to: sections)
            change.replacedSections = replacedSections(of: oldValue)
            if !change.isEmpty || !change.replacedSections.isEmpty { observer.model(self, didChange: change) }
        }
    }

    private func replacedSections(of old: [Section]) -> Set<AnyHashable> {
        let objects = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        return Set(sections.lazy.filter { section in objects[section.id].map { $0 !== section } ?? false }.map(\.id))
    }

    private var indices: [AnyHashable: Int]?

    /// Creates a model of sections with unique ids.
    public init(_ sections: [Section] = []) {
        self.sections = sections
        Section.numberUntitled(sections)
    }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    public func section(at index: Int) -> Section { sections.section(at: index) }

    /// Returns the index of the first section with an id, or `nil` if there is none. O(1). The first call after the
    /// sections were set is O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? {
        if let indices { return indices[id] }
        let indices = Dictionary(zip(sections.map(\.id), sections.indices)) { first, _ in first }
        self.indices = indices
        return indices[id]
    }
}
