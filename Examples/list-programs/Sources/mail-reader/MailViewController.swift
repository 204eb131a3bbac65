import SectionedLists

/// The screen of one mail. Its commands answer and delete the mail. They come from the mailbox.
final class MailViewController: SectionsViewController {
    private let commands: [KeyCommand]

    init(_ mail: Mail, commands: [KeyCommand]) {
        self.commands = commands
        super.init(title: mail.subject)
        sections = [Section(mail.person, detail: "\(mail.priority) priority", text: mail.text)]
    }

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
