import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

extension ModelController where Model == FileDiagnostics {
    /// Creates a model controller that reads the diagnostics of an unreadable file. If the file cannot be opened, the
    /// update fails.
    static func diagnostics(of file: UnreadableRecipe, in cookbook: Cookbook) -> ModelController<FileDiagnostics> {
        ModelController { _ in
            // A path without a recipe format is the path of an unreadable folder. A folder has no source lines.
            guard RecipeFormats.kind(ofFile: file.id.path) != nil else {
                return FileDiagnostics(file.diagnostics, source: [])
            }
            do throws(CookbookError) {
                return FileDiagnostics(try cookbook.load(file.id).diagnostics, source: try cookbook.lines(of: file.id))
            } catch {
                guard error.category == .badData else { throw error }
                let lines = LibraryLog.files.value(orLog: "A diagnostic is shown without its lines") {
                    () throws(CookbookError) in try cookbook.lines(of: file.id)
                }
                return FileDiagnostics([error.diagnostic], source: lines ?? [])
            }
        }
    }
}
