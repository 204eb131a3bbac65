import CursesTerminal
import SectionedLists
import Terminal

/// A row of the mailbox: the person, the subject and the priority.
struct MailRow: Row, Equatable {
    var mail: Mail
    var id: AnyHashable { mail.id }
    var findText: String? { "\(mail.person) \(mail.subject)" }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(mail.subject, role: mail.isUnread ? .strong : .text)
        cell.text.append("  \(mail.person)", .dim)
        cell.detail = mail.priority == .normal ? nil : mail.priority.rawValue
    }
}

/// A mailbox with sections. The user can open, answer and delete mails, and undo a deletion.
final class MailboxViewController: SectionsViewController {
    private let mails = MutableSectionsModel([
        MutableSection("Today", rows: Mail.today.map { MailRow(mail: $0) }),
        MutableSection("Earlier", rows: Mail.earlier.map { MailRow(mail: $0) }),
        MutableSection("Sent"),
    ])
    private lazy var undo = UndoStack(of: self)

    init() {
        super.init(title: "Mail")
        allowsMultipleSelection = true
        for section in mails.sections { section.onSelect { [weak self] row, _ in self?.open(row) } }
        model = mails
    }

    override var status: String? { "\(mails.rows(of: MailRow.self).count { $0.mail.isUnread }) unread" }

    private var selectedMail: Mail? { (selectedRow as? MailRow)?.mail }

    private func open(_ row: any Row) {
        guard var mail = (row as? MailRow)?.mail, let section = selectedIdentity?.section else { return }
        mail.isUnread = false
        mails.performBatch { $0.reload(MailRow(mail: mail), inSection: section) }
        navigationController?.push(MailViewController(mail, commands: [answer, delete]))
    }

    private lazy var write = KeyCommand(
        "mail.write", of: self, keys: ["c"], title: "compose", help: "Write a mail", hint: .init(order: 2)
    ) { $0.compose() }

    private lazy var answer = KeyCommand(
        "mail.answer", of: self, keys: ["r"], title: "reply", help: "Answer the mail", hint: .init(order: 3)
    ) { box in
        if let mail = box.selectedMail { box.compose(to: mail.person, subject: "Re: \(mail.subject)") }
    }

    private lazy var delete = KeyCommand(
        "mail.delete", of: self, keys: ["d"], title: "delete", help: "Delete the marked mails, or the selected one",
        hint: .init(order: 4)
    ) { $0.deleteMails() }

    private func compose(to person: String = "", subject: String = "") {
        navigationController?.push(ComposeForm(to: person, subject: subject) { [weak self] in self?.send($0) })
    }

    private func deleteMails() {
        navigationController?.popToRoot()
        let rows = markedOrSelectedRowIDs
        let name = rows.count == 1 ? "Deleted “\(selectedMail?.subject ?? "")”" : "Deleted \(rows.count) mails"
        undo.perform(name, on: mails) { $0.deleteRows(rows) }
    }

    private func send(_ mail: Mail) {
        mails.performBatch { $0.insert(MailRow(mail: mail), .start, inSection: "Sent") }
        showToast(Toast("Sent to \(mail.person)"))
    }

    override var keyCommands: [KeyCommand] {
        let selected = selectedMail == nil ? [] : [answer, delete]
        return [write] + selected + undo.keyCommands + super.keyCommands
    }
}

let search = SearchViewController(over: MailboxViewController(), activation: .after("/"))
Application.main(on: CursesScreen.self, root: NavigationController(root: search))
