import Terminal

/// A controller that waits for the user to type a letter of the section index. Any character counts as a letter. Esc
/// only ends the wait. Any other key and the mouse also end the wait and have their usual effect.
@MainActor
final class IndexPicker: ViewController {
    private let onEnd: @MainActor (Character?) -> Void
    private let letters: String

    /// Creates a controller that waits for a letter.
    ///
    /// - Parameters:
    ///   - letters: The first and the last letter of the index, such as `A–Z`. The footer shows this text in the hint.
    ///   - onEnd: Called with the letter, or with `nil` if the wait ends without a letter.
    init(letters: String, onEnd: @escaping @MainActor (Character?) -> Void) {
        self.letters = letters
        self.onEnd = onEnd
        super.init()
    }

    override func reserves(_ key: Key) -> Bool { key == .escape || character(of: key) != nil }

    override func handle(_ event: InputEvent) -> Bool {
        let character = if case .key(let key) = event { character(of: key) } else { Character?.none }
        onEnd(character)
        return character != nil
    }

    private func character(of key: Key) -> Character? {
        guard case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) else { return nil }
        return character
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(
                "index.cancel", keys: [.escape], title: "jump", help: "Stay where you are",
                hint: .init(order: 90) { [letters] _ in letters }
            ) { [onEnd] in onEnd(nil) }
        ]
    }
}
