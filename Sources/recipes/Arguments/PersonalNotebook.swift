import RecipeKit
import RecipeLibrary

/// The user's notebook.
enum PersonalNotebook {
    static func open() throws -> Notebook {
        guard let path = Notebook.personalPath() else {
            throw CommandFailure(
                "there is no home folder that holds your notes; set HOME or XDG_DATA_HOME.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return Notebook(path: path)
    }
}
