import SectionedLists
import Terminal

extension KeyCommand {
    /// What a letter does on one screen only; it stands in the footer.
    convenience init(_ letter: Character, _ title: String, help: String, action: @escaping @MainActor () -> Void) {
        self.init(
            "screen.\(title)", keys: [.character(letter)], title: title, help: help, hint: .init(order: 2),
            action: action)
    }
}
