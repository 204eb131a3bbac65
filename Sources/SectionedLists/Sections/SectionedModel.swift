/// A source of sections for a list: the number of sections, and the section at an index. A list reads a section only
/// when the list needs the section.
///
/// The simplest model is an array of sections, ``SectionsModel``. The rows of a ``MutableSectionsModel`` can be
/// inserted, deleted and moved one by one. A layer is a model over another model. It shows the sections of the other
/// model, and it can add, remove or move sections and rows. Any model can be tested without a terminal: a test calls
/// the methods that a list would call.
///
/// A model must notify its observer whenever the results of its methods or properties change. Between two changes,
/// ``section(at:)`` returns the same object for the same index.
@MainActor
public protocol SectionedModel: AnyObject {
    /// The observer, which the model notifies after each change. Declare the property `weak`. When the model is first
    /// shown by a list or a layer, this property is set to an object that notifies all lists and layers that show the
    /// model.
    var observer: (any SectionedModelObserver)? { get set }

    /// The number of sections. Lists read this property often, so reading it must be cheap.
    var numberOfSections: Int { get }

    /// Returns the section at an index. The method must be cheap and must not create the rows.
    func section(at index: Int) -> Section

    /// Returns the index of the section with an id, or `nil` if there is none.
    func index(ofSection id: AnyHashable) -> Int?
}

extension SectionedModel {
    /// Returns the index of the first section with an id, or `nil` if there is none. Reads the sections one after the
    /// other. O(number of sections).
    public func index(ofSection id: AnyHashable) -> Int? {
        (0..<numberOfSections).first { section(at: $0).id == id }
    }
}

/// A type that a model notifies of its changes.
@MainActor
public protocol SectionedModelObserver: AnyObject {
    /// Called after the model has changed.
    func model(_ model: any SectionedModel, didChange change: ListChange)
}

/// The observers of one model: the lists and layers that show it at the same time.
///
/// This object is the ``SectionedModel/observer`` of the model, which references it weakly. The lists and layers retain
/// this object. If the program had already set an observer, this object notifies that observer too.
@MainActor
final class SectionedModelObservers: SectionedModelObserver {
    private struct Entry {
        weak var observer: (any SectionedModelObserver)?
        /// All changes about which the observer was not notified yet, as one change. `nil` if there are none.
        var pending: ListChange?
    }

    private var entries: [Entry] = []
    private weak var model: (any SectionedModel)?
    /// The observer that a program set before this object became the observer.
    private weak var earlier: (any SectionedModelObserver)?

    /// Retains each object of this type that notifies an observer set by the program. Such an object must exist even
    /// when no list and no layer retains it.
    private static var kept: [SectionedModelObservers] = []

    private init() {}

    /// Whether this object still notifies an observer that a program set.
    private var isNeeded: Bool { earlier != nil && model?.observer === self }

    /// Adds an observer to the observers of a model.
    ///
    /// - Returns: An object that the observer must retain while it observes the model.
    static func add(_ observer: any SectionedModelObserver, to model: any SectionedModel) -> SectionedModelObservers {
        if let shared = model.observer as? SectionedModelObservers {
            shared.entries.removeAll { $0.observer == nil }
            shared.entries.append(Entry(observer: observer))
            return shared
        }
        let shared = SectionedModelObservers()
        let earlier = model.observer
        if let earlier { shared.entries.append(Entry(observer: earlier)) }
        shared.entries.append(Entry(observer: observer))
        shared.model = model
        shared.earlier = earlier
        model.observer = shared
        kept.removeAll { !$0.isNeeded }
        if earlier != nil { kept.append(shared) }
        return shared
    }

    func remove(_ observer: any SectionedModelObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// Notifies all observers, one after another. If a notified observer changes the model again, the observers that
    /// were not notified yet receive both changes as one change, because they read the model only after both changes.
    func model(_ model: any SectionedModel, didChange change: ListChange) {
        entries.removeAll { $0.observer == nil }
        for index in entries.indices {
            entries[index].pending = entries[index].pending.map { Self.union($0, change) } ?? change
        }
        while let index = entries.firstIndex(where: { $0.pending != nil }) {
            let entry = entries[index]
            entries[index].pending = nil
            guard let pending = entry.pending else { continue }
            entry.observer?.model(model, didChange: pending)
        }
    }

    /// Returns both changes as one change. If both changes insert, delete or move sections, returns
    /// ``ListChange/everything``. The reason: the first change may delete a section, and the second change may insert a
    /// section that has the same id but other rows.
    private static func union(_ first: ListChange, _ second: ListChange) -> ListChange {
        first.hasOtherSections && second.hasOtherSections ? .everything : first.union(second)
    }
}

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
