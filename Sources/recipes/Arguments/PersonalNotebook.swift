import CookbookStore
import RecipeKit
import RecipeLibrary

/// The user's notebook, for commands that need one.
enum PersonalNotebook {
    /// Returns the user's notebook. Its file may be missing.
    ///
    /// - Throws: ``CommandFailure`` if no environment variable determines the folder of the notebook.
    static func open() throws -> Notebook {
        guard let path = Notebook.personalPath() else {
            throw CommandFailure(
                "there is no home folder that holds your notes; set HOME or XDG_DATA_HOME.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return Notebook(path: path)
    }
}

extension Notebook {
    /// Prints the notice of the notebook if the notebook was damaged and then repaired.
    func reportNotice() {
        if let notice = takeNotice() { Output.error("Your notes: \(notice)") }
    }
}
