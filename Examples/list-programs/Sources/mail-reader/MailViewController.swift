import SectionedLists
import Terminal

/// One mail. The mailbox passes in the commands that answer the mail and delete it.
final class MailViewController: SectionsViewController {
    private let commands: [KeyCommand]

    init(_ mail: Mail, commands: [KeyCommand]) {
        self.commands = commands
        super.init(title: mail.subject)
        let details = [("With", mail.person), ("Priority", mail.priority.rawValue)].map { label, text in
            TextRow(label, detail: text, role: .dim, isSelectable: false)
        }
        let paragraphs = mail.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        let text = paragraphs.map { index, paragraph in
            BlockRow(id: index, cell: WrappedTextCell.self) { $0.text = StyledText(String(paragraph)) }
        }
        sections = [Section(id: "details", rows: details), Section("Text", rows: text)]
    }

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
