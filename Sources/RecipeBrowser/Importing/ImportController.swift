import RecipeKit
import RecipeLibrary
import SectionedLists

/// Asks the user for a source, imports it into the cookbook, and shows the progress and the result. Only one import
/// runs at a time.
@MainActor
final class ImportController {
    private let cookbook: Cookbook
    private let session: CookingSession
    private let editing: RecipeEditing
    private let screens: CookbookScreens
    private let trash: Trash
    private let readAgain: @MainActor () -> Void
    private var run: ImportRun?

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - session: The notebook and the kitchen files.
    ///   - editing: Changes the files of the cookbook.
    ///   - screens: Opens other screens.
    ///   - trash: The trash to which undo moves imported recipes.
    ///   - readAgain: Reads the cookbook and the notebook again, after an import.
    init(
        _ cookbook: Cookbook, session: CookingSession, editing: RecipeEditing, screens: CookbookScreens, trash: Trash,
        readAgain: @escaping @MainActor () -> Void
    ) {
        self.cookbook = cookbook
        self.session = session
        self.editing = editing
        self.screens = screens
        self.trash = trash
        self.readAgain = readAgain
    }

    /// Shows the running import. If no import runs, asks for the source of a new import. If the cookbook must not be
    /// changed or has no folder, only tells the user so.
    func begin(from screen: ViewController) {
        if let run, run.report.phase.isRunning { return show(run, over: screen) }
        guard editing.isWritable(from: screen) else { return }
        guard let folder = cookbook.firstFolder else {
            return screen.showToast(Toast("There is no folder to import into, only files."))
        }
        let prompt = PromptViewController(
            title: "Import",
            message: "The path of a file, a folder, or an export of another program. What is there already is skipped.",
            example: "~/Downloads/export.paprikarecipes"
        ) { [weak self, weak screen] text in
            guard let self, let screen else { return }
            let run = ImportRun(of: ImportSource.typedPath(text), into: folder, notebook: session.notebook)
            self.run = run
            show(run, over: screen)
        }
        prompt.validate = { text in
            do throws(CookbookError) { try RecipeImport.check(.path(ImportSource.typedPath(text))) } catch {
                return error.diagnostic.message
            }
            return nil
        }
        screen.present(prompt)
    }

    private func show(_ run: ImportRun, over screen: ViewController) {
        screen.navigationController?.push(
            ImportViewController(run, screens: screens, trash: trash) { [readAgain] in readAgain() })
    }

    /// Stops the import. Waits until its current recipe is written, but at most five seconds.
    func finish() { run?.finish() }

    /// Waits until the import has ended. For tests.
    func settle() async { await run?.settle() }
}
