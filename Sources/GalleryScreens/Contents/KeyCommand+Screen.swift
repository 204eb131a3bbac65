import SectionedLists
import Terminal

extension KeyCommand {
    /// Creates a command of one screen that a letter calls. The footer shows a hint for it.
    convenience init(_ letter: Character, _ title: String, help: String, action: @escaping @MainActor () -> Void) {
        self.init(
            "screen.\(title)", keys: [.character(letter)], title: title, help: help, hint: .init(order: 2),
            action: action)
    }
}
