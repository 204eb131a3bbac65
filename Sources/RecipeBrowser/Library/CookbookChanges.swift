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

    /// Starts to read the cookbook again.
    func readAgain() { source.update() }

    /// Reads the cookbook again whenever the library reports that files have changed.
    ///
    /// - Parameter onChange: Called at the start of each such reading, so that the kitchen files can be read again too.
    ///   The kitchen files are usually in the folder of the cookbook.
    func followFiles(_ onChange: @escaping @MainActor () -> Void) {
        library.whenChanged { [weak source] in
            Task { @MainActor in
                source?.update()
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
