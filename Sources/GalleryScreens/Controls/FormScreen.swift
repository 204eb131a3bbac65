import SectionedLists

/// A form with texts, a choice, a number and a toggle. Each value is read from its field and has its own type.
final class FormScreen: FormViewController, Exhibit {
    static let name = "A form"
    static let summary = "Fill in the fields; a wrong value says so when you leave it. Ctrl-S sends, Esc asks first."

    private enum Room: String, CaseIterable {
        case garden, winter = "winter garden", cellar = "vaulted cellar"
    }

    private let guest = FormTextField("Name", placeholder: "Ada Lovelace") { $0.isEmpty ? "A name, please." : nil }
    private let mail = FormTextField("E-mail", placeholder: "ada@example.org") { text in
        text.isEmpty || text.contains("@") ? nil : "An address contains the sign @."
    }
    private let guests = FormStepper("Guests", value: 2, in: 1...12)
    private let room = FormChoice("Room", value: Room.garden, options: Room.allCases) { $0.rawValue }
    private let child = FormToggle("High chair", note: "for a small child")
    private let wishes = FormTextField("Wishes", placeholder: "A table at the window", lines: 3)

    private var answer: String? {
        didSet { setNeedsDisplay() }
    }

    init() {
        let fields = [FormHeading("Who comes"), guest, mail, guests, FormHeading("Where"), room, child, wishes]
        super.init(title: Self.name, fields: fields, submitTitle: "Book") { form in (form as? FormScreen)?.book() }
        closesOnSubmit = false
    }

    override var status: String? { answer ?? (isModified ? "not sent" : "nothing changed") }

    private func book() {
        if guest.text.lowercased() == "ada" { return guest.problem = "Ada has a table already." }
        answer = "\(guests.value) at a table in the \(room.value.rawValue)" + (child.isOn ? ", with a high chair" : "")
    }
}
