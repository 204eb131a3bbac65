@testable import SectionedLists

/// Notes what a model tells of.
@MainActor
final class ModelWatcher: SectionedModelObserver {
    private(set) var changes: [ListChange] = []

    func model(_ model: any SectionedModel, didChange change: ListChange) {
        changes.append(change)
    }
}
