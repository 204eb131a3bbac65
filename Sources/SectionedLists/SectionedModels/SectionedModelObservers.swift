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
