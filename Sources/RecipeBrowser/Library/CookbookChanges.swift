import RecipeKit
import RecipeLibrary
import SectionedLists

/// Notifies screens after each reading of the cookbook. A screen can also request a reading.
@MainActor
final class CookbookChanges {
    /// The library, which finds recipes whose files were moved.
    let library: RecipeLibrary
    private let source: ModelController<LibraryContents>

    init(_ library: RecipeLibrary, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    func readAgain() { source.update() }

    /// Starts to read the cookbook again whenever the system reports changed files.
    func followFiles() {
        library.whenChanged { [weak source] in
            Task { @MainActor in source?.update() }
        }
    }

    /// Registers a closure to call after each reading, even after a failed one.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
