import SectionedLists

/// A form for a new mail.
final class ComposeForm: FormViewController {
    init(to person: String = "", subject: String = "", send: @escaping @MainActor (Mail) -> Void) {
        let to = FormTextField("To", text: person, placeholder: "mira@orchard.example") {
            $0.contains(/^[^@]+@[^@]+$/) ? nil : "An address has a name, the sign @ and a place."
        }
        let topic = FormTextField("Subject", text: subject) { $0.isEmpty ? "A subject, please." : nil }
        let priority = FormChoice("Priority", value: Mail.Priority.normal, options: Mail.Priority.allCases)
        let text = FormTextField("Text", placeholder: "Dear Mira", lines: 6)
        super.init(title: "New mail", fields: [to, topic, priority, text], submitTitle: "Send") { _ in
            let (person, subject) = (to.text, topic.text)
            send(Mail(person: person, subject: subject, text: text.text, priority: priority.value, isUnread: false))
        }
        if !person.isEmpty { focus(on: text) }
    }
}
