import RecipeKit
import SectionedLists

/// Tells screens that the cookbook's files were read again, and reads them again when a screen asks.
@MainActor
final class CookbookChanges {
    /// Where recipes are found that went elsewhere.
    let library: RecipeLibrary
    private let source: ModelController<LibraryContents>

    init(_ library: RecipeLibrary, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    func readAgain() { source.update() }

    /// Calls a function after each reading, one that failed included.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
