import Terminal

/// The key commands of a form. They are created once for each form.
@MainActor
final class FormKeyCommands {
    private let others: [KeyCommand]
    private let cancel: KeyCommand

    var all: [KeyCommand] { others + [cancel] }

    /// Returns the commands that are active in the form. The command that cancels is omitted if `canCancel` is `false`.
    func active(canCancel: Bool) -> [KeyCommand] { canCancel ? all : others }

    init(of form: FormViewController, submitTitle: String) {
        others = [
            KeyCommand(
                "form.next", keys: [.tab, .enter], title: "next", help: "Go to the next field", hint: .init(order: 0)
            ) { [weak form] in form?.moveFocus(by: 1, wraps: true) },
            KeyCommand("form.previous", keys: [.shiftTab], title: "previous", help: "Go to the field before") {
                [weak form] in form?.moveFocus(by: -1, wraps: true)
            },
            KeyCommand("form.down", keys: [.down, .pageDown], title: "down", help: "Go to the field below") {
                [weak form] in form?.moveFocus(by: 1, wraps: false)
            },
            KeyCommand("form.up", keys: [.up, .pageUp], title: "up", help: "Go to the field above") {
                [weak form] in form?.moveFocus(by: -1, wraps: false)
            },
            KeyCommand(
                "form.submit", keys: [.control("s")], title: submitTitle.lowercased(), help: "Submit the form",
                hint: .init(order: 3)
            ) { [weak form] in form?.submit() },
        ]
        cancel = KeyCommand(
            "form.cancel", keys: [.escape], title: "cancel", help: "Leave the form without submitting it",
            hint: .closing
        ) { [weak form] in form?.cancel() }
    }
}
