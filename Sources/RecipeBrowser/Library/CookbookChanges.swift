import RecipeKit
import RecipeLibrary
import SectionedLists

/// Informs screens after each reading of the cookbook. Screens can also start a reading.
@MainActor
final class CookbookChanges {
    /// The library of the cookbook. Screens need it to find recipes whose files were moved.
    let library: RecipeLibrary
    private let source: ModelController<LibraryContents>

    init(_ library: RecipeLibrary, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    /// Starts to read the whole cookbook again.
    func readAgain() {
        library.anythingMayHaveChanged()
        source.update()
    }

    /// Starts to read files that the program, or the editor, has changed, created or removed.
    func read(_ paths: Set<String>) {
        library.filesDidChange(paths)
        source.update()
    }

    /// Reads the changed files whenever the library reports changes.
    ///
    /// - Parameter onChange: Called after each change in the folders of the cookbook, so that the kitchen files can be
    ///   read again too. They are usually in the folder of the cookbook.
    func followFiles(_ onChange: @escaping @MainActor () -> Void) {
        library.whenChanged { [weak source] change in
            Task { @MainActor in
                if change == .recipes { source?.update() }
                onChange()
            }
        }
    }

    /// Calls a closure after each reading of the cookbook, even if the reading has failed. The calls end when the
    /// returned observation is deallocated.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
