import SectionedLists
import Terminal

extension KeyCommand {
    /// Creates a command that a letter calls on one screen, with a hint in the footer.
    convenience init(_ letter: Character, _ title: String, help: String, action: @escaping @MainActor () -> Void) {
        self.init(
            "screen.\(title)", keys: [.character(letter)], title: title, help: help, hint: .init(order: 2),
            action: action)
    }
}
