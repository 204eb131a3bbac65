import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

extension RecipeEditing {
    /// The content of a file, with the details of its recipe or the reason why they cannot be changed.
    private struct Reading: Sendable {
        let bytes: [UInt8]
        let details: Result<EditableDetails, EditingObstacle>

        init(_ path: String, index: Int) throws(EditingError) {
            let bytes = try CookbookFiles().content(of: path)
            self.bytes = bytes
            details = Result { () throws(EditingObstacle) in
                guard index == 0 else { throw .severalRecipes }
                return try FormatRegistry.details(of: bytes, file: path)
            }
        }
    }

    /// Presents the form with the details of a recipe. If the form cannot change this file, offers the editor instead.
    /// If the cookbook must not be changed or the file cannot be read, presents an alert. Does nothing if another sheet
    /// is open when the file has been read.
    func editDetails(of recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen) else { return }
        store.read({ _ throws(EditingError) in try Reading(recipe.id.path, index: recipe.id.index) }) {
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
        let form = DetailsForm(details, labelSuggestions()) { [weak self] form, details in
            self?.save(details, form, path, into: .expected(bytes)) { bytes = $0 }
        }
        screen.present(form)
    }

    /// The text into which the changed details are written.
    private enum OldText: Sendable {
        /// The text from which the form was last loaded. If the file has another text, nothing is written.
        case expected([UInt8])
        /// The current text of the file, even if another program has changed it.
        case current
        /// The last known text of a file that no longer exists. The file is created again.
        case gone([UInt8])
    }

    /// Saves the details of a form, and closes the form. If the details cannot be saved, the form stays open, and an
    /// alert shows the reason and what the user can do.
    ///
    /// - Parameters:
    ///   - details: The new details.
    ///   - form: The form.
    ///   - path: The path of the file.
    ///   - old: The text in which the details are changed.
    ///   - onReload: Called with the content of the file if the user loads the form again.
    private func save(
        _ details: EditableDetails, _ form: DetailsForm, _ path: String, into old: OldText,
        onReload: @escaping @MainActor ([UInt8]) -> Void
    ) {
        form.isSaving = true
        let loaded = form.loaded
        store.change("Changed \(details.title.quoted)") { edits throws(EditingError) -> EditingObstacle? in
            let bytes =
                switch old {
                case .expected(let bytes), .gone(let bytes): bytes
                case .current: try edits.content(of: path)
                }
            let text = Result { () throws(EditingObstacle) in
                try FormatRegistry.text(bytes, file: path, changing: loaded, to: details)
            }
            switch text {
            case .failure(let obstacle): return obstacle
            case .success(let text):
                if case .gone = old {
                    try edits.writeAgain(path, text)
                } else {
                    try edits.edit(path, from: bytes, to: text)
                }
                return nil
            }
        } then: { [weak self] result in
            guard let self else { return }
            form.isSaving = false
            let navigation = form.navigationController
            switch result {
            case .success(let done):
                if let obstacle = done.value { return offerEditor(obstacle, path, over: form) }
                form.dismiss()
                if done.change != nil { store.tell(done, on: navigation) }
            case .failure(.changed): askAboutConflict(details, form, path, onReload)
            case .failure(.gone):
                guard case .expected(let bytes) = old else { return tell(.gone(path), title: "Not saved", over: form) }
                askWhetherToWriteAgain(details, form, path, bytes, onReload)
            case .failure(let error): tell(error, title: "Not saved", over: form)
            }
        }
    }

    /// Asks the user what to do, because another program has changed the file while the form was open.
    private func askAboutConflict(
        _ details: EditableDetails, _ form: DetailsForm, _ path: String,
        _ onReload: @escaping @MainActor ([UInt8]) -> Void
    ) {
        let reload = AlertButton("Reload") { [weak self] in self?.reload(form, path, onReload) }
        let overwrite = AlertButton("Overwrite") { [weak self] in
            self?.save(details, form, path, into: .current, onReload: onReload)
        }
        form.present(
            AlertViewController(
                title: "The file has changed",
                text:
                    "Another program has changed \(FilePath.name(of: path).quoted) while you edited. Reload shows the new "
                    + "details and drops yours. Overwrite writes the details that you changed into the new text.",
                buttons: [.cancel("Keep editing"), reload, overwrite]))
    }

    /// Asks the user whether to write the file again, because another program has moved or deleted the file while the
    /// form was open.
    private func askWhetherToWriteAgain(
        _ details: EditableDetails, _ form: DetailsForm, _ path: String, _ bytes: [UInt8],
        _ onReload: @escaping @MainActor ([UInt8]) -> Void
    ) {
        let write = AlertButton("Write it again") { [weak self] in
            self?.save(details, form, path, into: .gone(bytes), onReload: onReload)
        }
        form.present(
            AlertViewController(
                title: "The file is gone",
                text:
                    "Another program has moved or deleted \(FilePath.name(of: path).quoted) while you edited. Write it again "
                    + "creates the file with the text that it had, and with your details.",
                buttons: [.cancel("Keep editing"), write]))
    }

    private func reload(_ form: DetailsForm, _ path: String, _ onReload: @escaping @MainActor ([UInt8]) -> Void) {
        store.read({ _ throws(EditingError) in try Reading(path, index: 0) }) { [weak self] result in
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

/// The form that changes the details of a recipe. It stays open while the details are being saved.
@MainActor
final class DetailsForm: FormViewController {
    typealias Save = @MainActor (DetailsForm, EditableDetails) -> Void

    /// The details that the form showed when it was opened, or when the user last reloaded it.
    private(set) var loaded: EditableDetails
    /// Whether the details are being saved now.
    var isSaving = false

    private let inputs: [(detail: EditableDetails.Detail, field: FormTextField)]

    /// - Parameters:
    ///   - details: The current details of the recipe.
    ///   - labels: Offers courses and tags while the user types, or `nil` to offer none.
    ///   - save: Saves the details, and closes the form when they are saved.
    init(_ details: EditableDetails, _ labels: LabelSuggestions? = nil, save: @escaping Save) {
        loaded = details
        let inputs = EditableDetails.Detail.allCases.map { ($0, Self.field($0, details[$0])) }
        for (detail, field) in inputs {
            switch detail {
            case .course: field.suggest = { labels?.courses($0) ?? [] }
            case .tags: field.suggest = { labels?.tags($0) ?? [] }
            default: break
            }
        }
        self.inputs = inputs
        super.init(title: "Details of \(details.title.quoted)", fields: inputs.map(\.1)) { form in
            guard let form = form as? DetailsForm, !form.isSaving else { return }
            save(form, form.details)
        }
        closesOnSubmit = false
    }

    /// The details that the fields contain now.
    var details: EditableDetails {
        var details = loaded
        for input in inputs { details[input.detail] = input.field.text }
        return details
    }

    /// Replaces the values of the fields by other details, for example after another program has changed the file.
    func reload(_ details: EditableDetails) {
        loaded = details
        for input in inputs { input.field.text = details[input.detail] }
        markSaved()
    }

    override var unsavedChanges: String? {
        details == loaded ? nil : "What you changed in \(title.quoted) is not saved."
    }

    /// Returns the field for a detail. The text from the file always counts as valid, so that a wrong text does not
    /// prevent changes of other details.
    private static func field(_ detail: EditableDetails.Detail, _ text: String) -> FormTextField {
        FormTextField(
            label(of: detail), text: text, placeholder: example(of: detail), lines: detail == .description ? 3 : 1
        ) { entered in entered == text ? nil : problem(detail, entered) }
    }

    private static func label(of detail: EditableDetails.Detail) -> String {
        switch detail {
        case .prepTime: "Preparation"
        case .cookTime: "Cooking"
        case .totalTime: "Total time"
        default: detail.rawValue.prefix(1).uppercased() + detail.rawValue.dropFirst()
        }
    }

    private static func example(of detail: EditableDetails.Detail) -> String {
        switch detail {
        case .title, .description: ""
        case .course: "e.g. Main dish"
        case .tags: "e.g. vegan, quick"
        case .servings: "e.g. 4, or words such as a crowd"
        case .prepTime: "e.g. 20 min"
        case .cookTime: "e.g. 1 h 10 min"
        case .totalTime: "e.g. 1 h 30 min"
        case .source: "a name, an address, or Name <address>"
        }
    }

    /// Returns an error message if a text is not valid for a detail, or else `nil`.
    static func problem(_ detail: EditableDetails.Detail, _ text: String) -> String? {
        let isEmpty = text.allSatisfy(\.isWhitespace)
        switch detail {
        case .title: return isEmpty ? "A recipe needs a title." : nil
        case .prepTime, .cookTime, .totalTime:
            guard !isEmpty, CookingTime(parsing: text).minutes == nil else { return nil }
            return "This is not a time; write 45 min or 1 h 20 min, or leave it empty."
        case .servings:
            guard !isEmpty, let first = text.first(where: { !$0.isWhitespace }) else { return nil }
            let isNone = Servings(parsing: text).number == nil && (first.isNumber || first == "-")
            return isNone ? "Servings are at least 1; write 4, 4-6, 12 cookies, or words." : nil
        default: return nil
        }
    }
}
