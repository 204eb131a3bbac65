import RecipeLibrary
import SectionedLists

/// Reads kitchen files for a screen. The screen shows only the result of its newest reading.
@MainActor
final class NewestReading {
    private var number = 0

    /// Ignores the results of all earlier readings, because the screen already shows a change that these results may
    /// not contain.
    func ignoreResults() { number += 1 }

    /// Reads kitchen files on another thread. If this fails, the screen shows the reason in place of its sections.
    ///
    /// - Parameters:
    ///   - kitchen: The store of the kitchen files.
    ///   - screen: The screen.
    ///   - work: Reads the files.
    ///   - show: Called with the result on the main thread. If a newer reading has begun, this closure is not called.
    func read<Value: Sendable>(
        from kitchen: KitchenStore, for screen: SectionsViewController,
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then show: @escaping @MainActor (Value) -> Void
    ) {
        number += 1
        kitchen.perform(work) { [weak self, weak screen, number] result in
            guard let self, let screen, number == self.number else { return }
            switch result {
            case .success(let value): show(value)
            case .failure(let error):
                screen.emptyText = error.message
                screen.sections = []
            }
        }
    }
}
