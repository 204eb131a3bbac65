@testable import SectionedLists

/// An observer that records the changes of a model.
@MainActor
final class ModelWatcher: SectionedModelObserver {
    private(set) var changes: [ListChange] = []

    func model(_ model: any SectionedModel, didChange change: ListChange) {
        changes.append(change)
    }
}
