import CursesTerminal
import Foundation
import SectionedLists
import Terminal

enum Theme: String, CaseIterable { case light, dark, automatic }

/// A form for the settings of an imaginary editor. It stays open, so that the user can save more than once.
final class SettingsViewController: FormViewController {
    private let name = FormTextField("Name", placeholder: "Ada Lovelace") { $0.isEmpty ? "A name, please." : nil }
    private let mail = FormTextField("E-mail", placeholder: "ada@example.org") { text in
        text.isEmpty || text.contains("@") ? nil : "An address contains the sign @."
    }
    private let width = FormStepper("Tab width", value: 4, in: 1...16)
    private let theme = FormChoice("Theme", value: Theme.automatic, options: Theme.allCases) { $0.rawValue }
    private let wraps = FormToggle("Wrap lines", note: "at the edge of the window")
    private var file: SettingsFile

    init(_ file: SettingsFile) {
        self.file = file
        name.text = file["name"] ?? ""
        mail.text = file["email"] ?? ""
        super.init(
            title: "Settings", fields: [FormHeading("Author"), name, mail, FormHeading("Editor"), width, theme, wraps],
            cancelTitle: "Quit"
        ) { form in (form as? SettingsViewController)?.save() }
        closesOnSubmit = false
        onCancel = { [weak self] in self?.application?.quit() }
        read("tab-width", width) { Int($0).map { self.width.value = $0 } }
        read("theme", theme) { Theme(rawValue: $0).map { self.theme.value = $0 } }
        read("wrap", wraps) { Bool($0).map { self.wraps.isOn = $0 } }
        markSaved()
    }

    override var status: String? { isModified ? "not saved" : URL(fileURLWithPath: file.path).lastPathComponent }

    /// Reads a setting into a field. If the text of the setting is not a valid value, the field shows a problem.
    ///
    /// - Parameters:
    ///   - key: The key of the setting.
    ///   - field: The field.
    ///   - set: Sets the value of the field from the text. Returns `nil` if the text is not a valid value.
    private func read(_ key: String, _ field: FormField, set: (String) -> Void?) {
        guard let text = file[key] else { return }
        if set(text) == nil { field.problem = "The file says \(text)." }
    }

    private func save() {
        file["name"] = name.text
        file["email"] = mail.text
        file["tab-width"] = String(width.value)
        file["theme"] = theme.value.rawValue
        file["wrap"] = String(wraps.isOn)
        do {
            try file.write()
            showToast(Toast("Saved"))
        } catch {
            name.problem = "The file was not saved: \(error.localizedDescription)"
        }
    }
}

guard CommandLine.arguments.count == 2 else { fail("usage: settings-form FILE", status: 64) }
do {
    let form = SettingsViewController(try SettingsFile(path: CommandLine.arguments[1]))
    Application.main(on: CursesScreen.self, root: NavigationController(root: form))
} catch {
    fail(error.localizedDescription, status: 74)
}

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("settings-form: \(message)\n".utf8))
    exit(status)
}
