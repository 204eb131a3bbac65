import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Asks the user for a source, imports it into the cookbook, and shows the progress and the result. Only one import
/// runs at a time.
@MainActor
final class ImportController {
    private let cookbook: Cookbook
    private let store: Store
    private let editing: RecipeEditing
    private let screens: CookbookScreens
    private let readAgain: @MainActor () -> Void
    private var run: ImportRun?

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - store: The notebook and the kitchen files.
    ///   - editing: Changes the files of the cookbook.
    ///   - screens: Opens other screens.
    ///   - readAgain: Reads the cookbook and the notebook again, after an import.
    init(
        _ cookbook: Cookbook, store: Store, editing: RecipeEditing, screens: CookbookScreens,
        readAgain: @escaping @MainActor () -> Void
    ) {
        self.cookbook = cookbook
        self.store = store
        self.editing = editing
        self.screens = screens
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
            let run = ImportRun(of: ImportSource.typedPath(text), into: folder, store: store)
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
            ImportViewController(run, screens: screens) { [readAgain] in readAgain() })
    }

    /// Stops the import. Waits until its current recipe is written, but at most five seconds.
    func finish() { run?.finish() }

    /// Waits until the import has ended. For tests.
    func settle() async { await run?.settle() }
}
