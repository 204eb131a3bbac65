import RecipeKit
import RecipeLibrary
import SectionedLists

/// Notifies screens after the cookbook was read again, and reads it again if a screen asks for it.
@MainActor
final class CookbookChanges {
    /// The library that finds recipes whose files were moved.
    let library: RecipeLibrary
    private let source: ModelController<LibraryContents>

    init(_ library: RecipeLibrary, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    func readAgain() { source.update() }

    /// Reads the cookbook again whenever the system reports changed files.
    func followFiles() {
        library.whenChanged { [weak source] in
            Task { @MainActor in source?.update() }
        }
    }

    /// Calls a closure after each reading, including one that failed.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
