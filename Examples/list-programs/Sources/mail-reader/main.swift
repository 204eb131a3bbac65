import CursesTerminal
import Foundation
import SectionedLists
import Terminal

/// A row of the mailbox: the person, the subject and the priority.
struct MailRow: Row, Equatable {
    var mail: Mail
    var id: AnyHashable { mail.number }
    var findText: String? { "\(mail.person) \(mail.subject)" }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(mail.subject, role: mail.isUnread ? .strong : .text)
        cell.text.append("  \(mail.person)", .dim)
        cell.detail = mail.priority == .normal ? nil : mail.priority.rawValue
    }
}

/// A mailbox with sections. Mails are opened, answered and deleted, and deleting can be undone.
final class MailboxViewController: SectionsViewController {
    private let mails = MutableSectionsModel([
        MutableSection("Today", rows: Mail.today.map { MailRow(mail: $0) }),
        MutableSection("Earlier", rows: Mail.earlier.map { MailRow(mail: $0) }),
        MutableSection("Sent"),
    ])
    private lazy var undo = UndoStack(of: self)
    private var lastNumber = 100

    init() {
        super.init(title: "Mail")
        allowsMultipleSelection = true
        for section in mails.sections { section.onSelect { [weak self] row, _ in self?.open(row) } }
        model = mails
    }

    override var status: String? {
        let all = mails.sections.compactMap { $0 as? MutableSection }.flatMap(\.rows)
        return "\(all.count { ($0 as? MailRow)?.mail.isUnread == true }) unread"
    }

    private var selectedMail: Mail? { (selectedRow as? MailRow)?.mail }

    private func open(_ row: any Row) {
        guard var mail = (row as? MailRow)?.mail, let section = selectedIdentity?.section else { return }
        mail.isUnread = false
        mails.performBatch { $0.reload(MailRow(mail: mail), inSection: section) }
        navigationController?.push(MailViewController(mail, commands: [answer, delete]))
    }

    private lazy var write = KeyCommand(
        "mail.write", keys: [.character("c")], title: "compose", help: "Write a mail", hint: .init(order: 2)
    ) { [weak self] in
        self?.navigationController?.push(ComposeForm { self?.send($0) })
    }

    private lazy var answer = KeyCommand(
        "mail.answer", keys: [.character("r")], title: "reply", help: "Answer the mail", hint: .init(order: 3)
    ) { [weak self] in
        guard let self, let mail = selectedMail else { return }
        navigationController?.push(ComposeForm(to: mail.person, subject: "Re: \(mail.subject)") { self.send($0) })
    }

    private lazy var delete = KeyCommand(
        "mail.delete", keys: [.character("d")], title: "delete", help: "Delete the marked mails, or the selected one",
        hint: .init(order: 4)
    ) { [weak self] in
        guard let self else { return }
        navigationController?.popToRoot()
        let rows = selectedRowIDs.isEmpty ? [selectedIdentity].compactMap(\.self) : selectedRowIDs
        guard !rows.isEmpty else { return }
        let name = rows.count == 1 ? "Deleted “\(selectedMail?.subject ?? "")”" : "Deleted \(rows.count) mails"
        undo.perform(name, on: mails) { batch in
            for row in rows { batch.deleteRow(row.row, inSection: row.section) }
        }
    }

    private func send(_ mail: Mail) {
        lastNumber += 1
        var mail = mail
        mail.number = lastNumber
        mails.performBatch { $0.insert(MailRow(mail: mail), .start, inSection: "Sent") }
        showToast(Toast("Sent to \(mail.person)"))
    }

    override var keyCommands: [KeyCommand] {
        let selected = selectedMail == nil ? [] : [answer, delete]
        return [write] + selected + undo.keyCommands + super.keyCommands
    }
}

let search = SearchViewController(over: MailboxViewController(), activation: .after(.character("/")))
Application.main(on: CursesScreen.self, root: NavigationController(root: search))
