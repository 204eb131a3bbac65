import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

extension RecipeEditing {
    // MARK: - New

    /// Asks for the title of a new recipe, creates a file with a template, and opens it in the editor. If the user
    /// leaves the template unchanged, the file is removed again.
    ///
    /// If the cookbook has only single files or must not be changed, presents an alert instead.
    ///
    /// - Parameters:
    ///   - neighbour: The recipe in whose folder the new recipe is created. If `nil`, the new recipe is created in the
    ///     first folder of the cookbook.
    ///   - screen: The screen that presents the questions and alerts.
    func create(beside neighbour: RecipeSummary?, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        let root = neighbour.map { cookbook.folder(containing: $0.id.path) } ?? cookbook.firstFolder
        guard let root = root ?? cookbook.firstFolder else {
            let text = "The cookbook has only single files. Open a folder to add recipes to it."
            return screen.present(AlertViewController(title: "New recipe", text: text))
        }
        let folder =
            neighbour.flatMap {
                cookbook.folder(containing: $0.id.path) == root ? FilePath.folder(of: $0.id.path) : nil
            } ?? root
        let course = folder == root ? neighbour?.course : nil
        let prompt = PromptViewController(
            title: "New recipe", message: "In \(name(of: folder, in: root)). Your editor opens with a template.",
            example: "Leek soup"
        ) { [weak self] title, answer in
            self?.create(title.trimmingSpaces(), course: course, in: folder, of: root, screen, answer)
        }
        prompt.validate = Self.needsTitle
        screen.present(prompt)
    }

    private static func needsTitle(_ title: String) -> String? {
        title.allSatisfy(\.isWhitespace) ? "A recipe needs a title." : nil
    }

    private func create(
        _ title: String, course: String?, in folder: String, of root: String, _ screen: ViewController,
        _ answer: @escaping PromptViewController.Answer
    ) {
        store.change(
            nil,
            { edits throws(EditingError) -> (path: String, text: [UInt8]) in
                let isMarkdown = Cookbook.usesMarkdown(in: folder)
                let text = RecipeTemplate.text(title: title, course: course, isMarkdown: isMarkdown)
                let path = try edits.create(
                    title: title, fileExtension: isMarkdown ? "md" : "cook", in: folder, of: root, text: text)
                // What undo takes back is the recipe that the person is going to write.
                edits.isTemporary = true
                return (path, Array(text.utf8))
            }
        ) { [weak self] result in
            switch result {
            case .failure(let error): answer(error.message)
            case .success(let done):
                answer(nil)
                self?.write(done.value.path, done.value.text, title, screen)
            }
        }
    }

    /// Opens a new file in the editor. If the person leaves the template unchanged, the file is removed again, as if it
    /// had never been. Otherwise undo takes back the file with what was written into it.
    private func write(_ path: String, _ template: [UInt8], _ title: String, _ screen: ViewController) {
        let navigation = screen.navigationController
        _ = editor.edit(path, from: screen, isNew: true)
        store.change(
            nil,
            { edits throws(EditingError) -> Written in
                let now = try edits.content(of: path)
                guard now != template else {
                    edits.isTemporary = true
                    try edits.discard(path, template)
                    return .nothing
                }
                edits.title = "Created \(title.quoted)"
                edits.wasCreated(path, now)
                let source = try? RecipeSourceFile(at: path, bytes: now)
                return .recipe(source?.read(at: 0)?.diagnostics.first)
            }
        ) { [weak self] result in
            // For example, the user has moved or removed the file in the editor. There is nothing to tell.
            guard let self, case .success(let done) = result else { return }
            switch done.value {
            case .nothing: navigation?.showToast(Toast("No new recipe: the template was left unchanged."))
            case .recipe(let problem):
                // The list selects the new recipe.
                navigation?.popToRoot()
                store.tell(done, on: navigation)
                guard let problem else { return }
                let line = problem.location.line.map { "Line \($0): " } ?? ""
                navigation?.present(
                    AlertViewController(title: "Created \(title.quoted)", text: line + problem.message))
            }
        }
    }

    /// What the person has written into a new file.
    private enum Written {
        case nothing
        /// A recipe, with the first problem in its file.
        case recipe(Diagnostic?)
    }

    // MARK: - Renaming

    /// Asks for a new title. Then changes the title in the file and the name of the file. If the format cannot store a
    /// changed title, or if the file has several recipes, only the name of the file changes.
    func rename(_ recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        let path = recipe.id.path
        let prompt = PromptViewController(
            title: "Rename", message: "The title, and the name of the file \(FilePath.name(of: path).quoted).",
            text: recipe.title
        ) { [weak self, weak screen] title, answer in
            let title = title.trimmingSpaces()
            let name = "Renamed \(recipe.title.quoted) to \(title.quoted)"
            self?.store.change(name, { edits throws(EditingError) in try edits.rename(path, toRecipeTitle: title) }) {
                self?.tell($0, on: screen?.navigationController, answer)
            }
        }
        prompt.validate = Self.needsTitle
        screen.present(prompt)
    }

    /// Answers the prompt that asked for a change, and shows the toast of the change.
    func tell(
        _ result: Result<Store.Done<Void>, EditingError>, on navigation: NavigationController?,
        _ answer: PromptViewController.Answer
    ) {
        switch result {
        case .failure(let error): answer(error.message)
        case .success(let done):
            answer(nil)
            if done.change != nil { store.tell(done, on: navigation) }
        }
    }

    /// Returns the text for a folder: its path relative to `root`, the root folder of the cookbook. For the root folder
    /// itself, returns its name. If `root` is the path `.`, the text for the root folder is `this folder`.
    func name(of folder: String, in root: String) -> String {
        guard folder != root else { return root == "." ? "this folder" : FilePath.name(of: root) }
        let start = root.hasSuffix("/") ? root : root + "/"
        return folder.hasPrefix(start) ? String(folder.dropFirst(start.count)) : folder
    }

    // MARK: - Deleting

    /// Asks whether to delete a recipe. If the user confirms, moves its file to the trash, with all recipes in the
    /// file.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - screen: The screen that presents the questions and alerts.
    ///   - onDelete: Called after the file was moved.
    func delete(
        _ recipe: RecipeSummary, from screen: ViewController, onDelete: @escaping @MainActor () -> Void = {}
    ) {
        guard isWritable(from: screen) else { return }
        let path = recipe.id.path
        let several = "has several recipes. All of them go to the trash."
        store.read({ _ throws(EditingError) in Cookbook.hasSeveralRecipes(path) }) { [weak self] result in
            guard let self, case .success(let hasSeveral) = result, let navigation = screen.navigationController,
                navigation.presentedViewController == nil
            else { return }
            let file = "\(FilePath.name(of: path).quoted)"
            let delete = AlertButton("Delete") { [weak self] in
                self?.store.change(from: screen, "Deleted \(recipe.title.quoted)", failure: "Not deleted") {
                    edits throws(EditingError) in
                    try edits.delete(path)
                } then: {
                    onDelete()
                }
            }
            screen.present(
                AlertViewController(
                    title: "Delete \(recipe.title.quoted)?",
                    text: hasSeveral ? "The file \(file) \(several)" : "The file \(file) goes to the trash.",
                    buttons: [.cancel(), delete]))
        }
    }
}

extension [RecipeSummary] {
    /// The title of the only recipe, or the number of the recipes: `“Leek soup”`, `3 recipes`.
    var nameOfAll: String { count == 1 ? "\(self[0].title.withoutControlCharacters.quoted)" : count.counted("recipe") }

    /// The files of the recipes, each once, although a file can have several recipes.
    var paths: [String] {
        var seen: Set<String> = []
        return map(\.id.path).filter { seen.insert($0).inserted }
    }
}
