import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

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
        let folder = neighbour.flatMap { cookbook.folder(containing: $0.id.path) == root ? $0.id.folder : nil } ?? root
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
        perform({ files throws(EditingError) in
            let isMarkdown = Cookbook.usesMarkdown(in: folder)
            return try files.create(
                title: title, fileExtension: isMarkdown ? "md" : "cook", in: folder, of: root,
                text: RecipeTemplate.text(title: title, course: course, isMarkdown: isMarkdown))
        }) { [weak self] result in
            switch result {
            case .failure(let error): answer(error.message)
            case .success(let change):
                answer(nil)
                self?.write(change, title, screen)
            }
        }
    }

    /// Opens a newly created file in the editor. If the user leaves the file unchanged, removes it. Otherwise registers
    /// the new file, so that the user can undo its creation.
    private func write(_ created: CookbookFiles.Change, _ title: String, _ screen: ViewController) {
        guard let path = created.path else { return }
        let navigation = screen.navigationController
        _ = editor.edit(path, from: screen, isNew: true)
        perform({ files throws(EditingError) in
            try files.discard(created)
                ? nil : CookbookFiles.Change.created(path: path, content: files.content(of: path))
        }) { [weak self] result in
            switch result {
            case .success(let change?): self?.register("Created “\(title)”", change, navigation)
            case .success(nil): navigation?.showToast(Toast("No new recipe: the template was left unchanged."))
            // For example, the user has moved or removed the file in the editor. There is nothing to register.
            case .failure: break
            }
        }
    }

    // MARK: - Renaming and moving

    /// Asks for a new title. Then changes the title in the file and the name of the file. If the format cannot store a
    /// changed title, or if the file has several recipes, only the name of the file changes.
    func rename(_ recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        let path = recipe.id.path
        let prompt = PromptViewController(
            title: "Rename", message: "The title, and the name of the file “\(EditedFile.name(path))”.",
            text: recipe.title
        ) { [weak self, weak screen] title, answer in
            let title = title.trimmingSpaces()
            self?.perform({ files throws(EditingError) in try files.rename(path, toRecipeTitle: title) }) { result in
                switch result {
                case .failure(let error): answer(error.message)
                case .success(let change):
                    let navigation = screen?.navigationController
                    answer(nil)
                    if let change { self?.register("Renamed “\(recipe.title)” to “\(title)”", change, navigation) }
                }
            }
        }
        prompt.validate = Self.needsTitle
        screen.present(prompt)
    }

    /// Presents a menu of the folders of the cookbook, and moves the file to the folder that the user chooses. A file
    /// that was opened as a single file cannot be moved, so an alert is presented instead.
    func move(_ recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        guard let root = cookbook.folder(containing: recipe.id.path) else {
            let text =
                "“\(EditedFile.name(recipe.id.path))” was opened as a single file, so there is no cookbook to move it in."
            return screen.present(AlertViewController(title: "Move", text: text))
        }
        perform({ _ throws(EditingError) in Cookbook.folders(in: root) }) { [weak self] result in
            guard let self, case .success(let folders) = result, let navigation = screen.navigationController,
                navigation.presentedViewController == nil
            else { return }
            let names = folders.map { (path: $0, name: self.name(of: $0, in: root)) }
            let sheet = FolderSheet(
                names, current: recipe.id.folder,
                choose: { [weak self] in self?.move(recipe, to: $0, of: root, navigation) },
                new: { [weak self] in self?.askForFolder(recipe, root, navigation) })
            screen.present(sheet)
        }
    }

    private func askForFolder(_ recipe: RecipeSummary, _ root: String, _ navigation: NavigationController) {
        let prompt = PromptViewController(
            title: "New folder", message: "In \(name(of: root, in: root)). “\(recipe.title)” is moved to it.",
            example: "Soups"
        ) { [weak self] name, answer in
            let folder = Cookbook.folder(named: name, in: root)
            self?.perform({ files throws(EditingError) in try files.move(recipe.id.path, toFolder: folder, of: root) })
            {
                result in
                self?.finishMoving(recipe, folder, result, navigation, answer)
            }
        }
        prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "A folder needs a name." : nil }
        navigation.present(prompt)
    }

    private func move(_ recipe: RecipeSummary, to folder: String, of root: String, _ navigation: NavigationController) {
        perform({ files throws(EditingError) in try files.move(recipe.id.path, toFolder: folder, of: root) }) {
            [weak self] result in
            self?.finishMoving(recipe, folder, result, navigation) { problem in
                guard let problem else { return }
                navigation.present(AlertViewController(title: "Not moved", text: problem))
            }
        }
    }

    private func finishMoving(
        _ recipe: RecipeSummary, _ folder: String, _ result: Result<CookbookFiles.Change?, EditingError>,
        _ navigation: NavigationController, _ answer: PromptViewController.Answer
    ) {
        switch result {
        case .failure(let error): answer(error.message)
        case .success(let change):
            answer(nil)
            guard let change else { return }
            let place = cookbook.folder(containing: folder + "/").map { name(of: folder, in: $0) } ?? folder
            register("Moved “\(recipe.title)” to \(place)", change, navigation)
        }
    }

    /// Returns the text for a folder: its path relative to `root`, the root folder of the cookbook. For the root folder
    /// itself, returns its name. If `root` is the path `.`, the text for the root folder is `this folder`.
    private func name(of folder: String, in root: String) -> String {
        guard folder != root else { return root == "." ? "this folder" : EditedFile.name(root) }
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
        perform({ _ throws(EditingError) in Cookbook.hasSeveralRecipes(path) }) { [weak self] result in
            guard let self, case .success(let hasSeveral) = result, let navigation = screen.navigationController,
                navigation.presentedViewController == nil
            else { return }
            let file = "“\(EditedFile.name(path))”"
            let delete = AlertButton("Delete") { [weak self] in
                self?.perform({ files throws(EditingError) in try files.delete(path) }) { result in
                    switch result {
                    case .failure(let error):
                        navigation.present(AlertViewController(title: "Not deleted", text: error.message))
                    case .success(let change):
                        onDelete()
                        self?.register("Deleted “\(recipe.title)”", change, navigation)
                    }
                }
            }
            screen.present(
                AlertViewController(
                    title: "Delete “\(recipe.title)”?",
                    text: hasSeveral ? "The file \(file) \(several)" : "The file \(file) goes to the trash.",
                    buttons: [.cancel(), delete]))
        }
    }
}

extension RecipeID {
    /// The path of the folder that contains the file, or `.` if the path of the file names no folder.
    var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
