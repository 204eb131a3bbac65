import SectionedLists

/// Any controller can be shown as a sheet over a screen. The screen remains visible but receives no keys until the
/// sheet is dismissed.
///
/// An alert asks for a decision. A prompt asks for a line of text. Any other controller works too, here a list.
final class SheetsScreen: SectionsViewController, Exhibit {
    static let name = "Sheets, alerts, prompts"
    static let summary =
        "An alert, a prompt and a list over the screen; Esc or q closes them, the answer shows at the top."

    private var answer = "no answer yet" {
        didSet { setNeedsDisplay() }
    }

    init() {
        super.init(title: Self.name)
        let choices = Section("Over this screen", rows: ["An alert", "A prompt", "A list"].map { TextRow($0) })
        sections = [
            .caption(Self.summary),
            choices.onSelect { [weak self] _, index in self?.show(index) },
        ]
    }

    override var status: String? { answer }

    private func show(_ index: Int) {
        switch index {
        case 0: showAlert()
        case 1: showPrompt()
        default: present(DrinksSheet { [weak self] drink in self?.answer = drink })
        }
    }

    private func showAlert() {
        let stay = AlertButton("Stay", isCancel: true) { [weak self] in self?.answer = "stayed" }
        let leave = AlertButton("Leave") { [weak self] in self?.answer = "left" }
        let text = "The dessert has not been served."
        present(AlertViewController(title: "Leave the table?", text: text, buttons: [stay, leave]))
    }

    private func showPrompt() {
        let prompt = PromptViewController(title: "Name", message: "Who is at the table?", text: "Ada") {
            [weak self] name in
            self?.answer = "\(name) is there"
        }
        prompt.validate = { $0.isEmpty ? "A name, please." : nil }
        present(prompt)
    }
}

/// A list with as many lines as its rows need, so that its sheet is small.
private final class DrinksSheet: SectionsViewController {
    init(take: @escaping (String) -> Void) {
        super.init(title: "Drinks")
        let drinks = Section(rows: ["Water", "Wine", "Coffee"].map { TextRow($0) })
        sections = [
            drinks.onSelect { [weak self] row, _ in
                self?.dismiss()
                take("\(row.id)")
            }
        ]
    }
}
