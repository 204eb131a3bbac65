import RecipeFormats
import RecipeKit
import SectionedLists

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
    ///   - save: Saves the details, and closes the form when they are saved.
    init(_ details: EditableDetails, save: @escaping Save) {
        loaded = details
        let inputs = EditableDetails.Detail.allCases.map { ($0, Self.field($0, details[$0])) }
        self.inputs = inputs
        super.init(title: "Details of “\(details.title)”", fields: inputs.map(\.1)) { form in
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
        details == loaded ? nil : "What you changed in “\(title)” is not saved."
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
        case .course: "Main dish"
        case .tags: "vegan, quick"
        case .servings: "4, or words such as a crowd"
        case .prepTime: "20 min"
        case .cookTime: "1 h 10 min"
        case .totalTime: "1 h 30 min"
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
