import SectionedLists
import Terminal

extension KeyCommand {
    /// Creates a key command of one screen, with a letter as its default key. The footer shows a hint for the command.
    convenience init(_ letter: Character, _ title: String, help: String, action: @escaping @MainActor () -> Void) {
        self.init(
            "screen.\(title)", keys: [.character(letter)], title: title, help: help, hint: .init(order: 2),
            action: action)
    }
}
