import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization

/// A search for duplicates: recipes that are several times in the cookbook. It runs on a thread of its own.
@MainActor
final class DuplicateSearch {
    /// What the search does now.
    enum Phase: Hashable, Sendable {
        /// The search reads the recipes of the cookbook. The value is the number of recipes read so far.
        case reading(Int)
        /// The search compares the recipes.
        case comparing
        /// The search has ended, and the groups are known.
        case ended
    }

    /// What the search does now.
    private(set) var phase = Phase.reading(0)
    /// The groups of recipes that are the same, or that differ only in size or in some parts. Empty until the search
    /// has ended.
    private(set) var groups: [DuplicateGroup] = []
    /// Called on the main thread after each change of ``phase``.
    var onChange: (@MainActor () -> Void)?

    private let thread = WorkThread()
    private let isStopped = Flag()

    private final class Flag: Sendable {
        let value = Mutex(false)
    }

    /// The number of recipes between two reports of the progress to the main thread.
    private nonisolated static let step = 512

    /// Starts a search through a cookbook.
    init(in cookbook: Cookbook) {
        thread.run { [isStopped, weak self] in
            let tell: @Sendable (Phase, [DuplicateGroup]) -> Void = { phase, groups in
                Task { @MainActor in self?.show(phase, groups) }
            }
            var finder = DuplicateFinder()
            // Unreadable files are ignored here, because the list of recipes shows them.
            _ = finder.add(cookbook) { count in
                if count.isMultiple(of: Self.step) { tell(.reading(count), []) }
                return !isStopped.value.withLock { $0 }
            } report: { _ in
            }
            guard !isStopped.value.withLock({ $0 }) else { return }
            tell(.comparing, [])
            tell(.ended, finder.groups())
        }
    }

    isolated deinit { stop() }

    /// Ends the search early. There is no result.
    func stop() { isStopped.value.withLock { $0 = true } }

    private func show(_ phase: Phase, _ groups: [DuplicateGroup]) {
        self.phase = phase
        self.groups = groups
        onChange?()
    }

    /// Waits until the search has ended. For tests.
    func settle() async {
        while phase != .ended {
            await withCheckedContinuation { done in thread.run { done.resume() } }
            await Task.yield()
        }
    }
}
