import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

extension RecipeEditing {
    /// The details of a file, and its content when they were read.
    private struct Reading: Sendable {
        let bytes: [UInt8]
        let details: Result<EditableDetails, EditingObstacle>

        init(_ path: String, index: Int, _ files: CookbookFiles) throws(EditingError) {
            let bytes = try files.content(of: path)
            self.bytes = bytes
            details = Result { () throws(EditingObstacle) in
                guard index == 0 else { throw .severalRecipes }
                return try RecipeFormats.details(of: bytes, file: path)
            }
        }
    }

    /// Presents the form with the details of a recipe. If the file cannot be changed so, offers the editor.
    func editDetails(of recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        perform({ files throws(EditingError) in try Reading(recipe.id.path, index: recipe.id.index, files) }) {
            [weak self] result in
            guard let self, let navigation = screen.navigationController, navigation.presentedViewController == nil
            else { return }
            switch result {
            case .failure(let error): tell(error, title: "Details", over: screen)
            case .success(let reading):
                switch reading.details {
                case .failure(let obstacle): offerEditor(obstacle, recipe.id.path, over: screen)
                case .success(let details): present(details, reading.bytes, recipe.id.path, over: screen)
                }
            }
        }
    }

    private func offerEditor(_ obstacle: EditingObstacle, _ path: String, over screen: ViewController) {
        let open = AlertButton("Open the editor") { [weak self, weak screen] in
            guard let screen else { return }
            _ = self?.editor.edit(path, from: screen)
        }
        screen.present(
            AlertViewController(
                title: "Not changed here", text: "\(obstacle.sentence) You can change it in your editor.",
                buttons: [.cancel(), open]))
    }

    private func present(
        _ details: EditableDetails, _ bytes: [UInt8], _ path: String, over screen: ViewController
    ) {
        var bytes = bytes
        let form = DetailsForm(details) { [weak self] form, details in
            self?.save(details, form, path, expecting: bytes) { bytes = $0 }
        }
        screen.present(form)
    }

    /// Saves the details of a form.
    ///
    /// - Parameters:
    ///   - old: The content that the file should have, or `nil` to write the changed details into whatever it has.
    ///   - onReload: Called with the content of the file if the user loads the form again.
    private func save(
        _ details: EditableDetails, _ form: DetailsForm, _ path: String, expecting old: [UInt8]?,
        onReload: @escaping @MainActor ([UInt8]) -> Void
    ) {
        enum Outcome: Sendable {
            case saved(CookbookFiles.Change?)
            case obstacle(EditingObstacle)
        }
        form.isSaving = true
        let loaded = form.loaded
        perform({ files throws(EditingError) in
            let bytes = if let old { old } else { try files.content(of: path) }
            let text = Result { () throws(EditingObstacle) in
                try RecipeFormats.text(bytes, file: path, changing: loaded, to: details)
            }
            switch text {
            case .failure(let obstacle): return Outcome.obstacle(obstacle)
            case .success(let text):
                return .saved(text == bytes ? nil : try files.edit(path, from: bytes, to: text))
            }
        }) { [weak self] result in
            guard let self else { return }
            form.isSaving = false
            let navigation = form.navigationController
            switch result {
            case .success(.saved(let change)):
                form.dismiss()
                if let change { register("Changed “\(details.title)”", change, navigation) }
            case .success(.obstacle(let obstacle)): offerEditor(obstacle, path, over: form)
            case .failure(.changed): askAboutConflict(details, form, path, onReload)
            case .failure(let error): tell(error, title: "Not saved", over: form)
            }
        }
    }

    /// Asks what to do if another program has changed the file while the form was open.
    private func askAboutConflict(
        _ details: EditableDetails, _ form: DetailsForm, _ path: String,
        _ onReload: @escaping @MainActor ([UInt8]) -> Void
    ) {
        let reload = AlertButton("Reload") { [weak self] in self?.reload(form, path, onReload) }
        let overwrite = AlertButton("Overwrite") { [weak self] in
            self?.save(details, form, path, expecting: nil, onReload: onReload)
        }
        form.present(
            AlertViewController(
                title: "The file has changed",
                text: "Another program has changed “\(EditedFile.name(path))” while you edited. Reload shows the new "
                    + "details and drops yours. Overwrite writes the details that you changed into the new text.",
                buttons: [.cancel("Keep editing"), reload, overwrite]))
    }

    private func reload(_ form: DetailsForm, _ path: String, _ onReload: @escaping @MainActor ([UInt8]) -> Void) {
        perform({ files throws(EditingError) in try Reading(path, index: 0, files) }) { [weak self] result in
            switch result {
            case .failure(let error): self?.tell(error, title: "Not read", over: form)
            case .success(let reading):
                switch reading.details {
                case .failure(let obstacle): self?.offerEditor(obstacle, path, over: form)
                case .success(let details):
                    onReload(reading.bytes)
                    form.reload(details)
                }
            }
        }
    }
}
