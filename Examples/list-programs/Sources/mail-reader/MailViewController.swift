import SectionedLists

/// One mail. The mailbox passes in the commands that answer the mail and delete it.
final class MailViewController: SectionsViewController {
    private let commands: [KeyCommand]

    init(_ mail: Mail, commands: [KeyCommand]) {
        self.commands = commands
        super.init(title: mail.subject)
        sections = [Section(mail.person, detail: "\(mail.priority) priority", text: mail.text)]
    }

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
