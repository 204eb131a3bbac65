import RecipeKit
import RecipeLibrary
import SectionedLists

/// Notifies screens after each reading of the cookbook, and lets them start a reading.
@MainActor
final class CookbookChanges {
    /// The library of the cookbook. Screens need it to find recipes whose files were moved.
    let library: RecipeLibrary
    private let source: ModelController<LibraryContents>

    init(_ library: RecipeLibrary, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    /// Starts to read the cookbook again.
    func readAgain() { source.update() }

    /// Reads the cookbook again whenever the library reports that files have changed.
    ///
    /// - Parameter onChange: Called then, too, because the folder also has files that are no recipes.
    func followFiles(_ onChange: @escaping @MainActor () -> Void) {
        library.whenChanged { [weak source] in
            Task { @MainActor in
                source?.update()
                onChange()
            }
        }
    }

    /// Calls a closure after each reading, even after a failed one, until the returned observation ends.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
