/// A message to a user who is perhaps not looking at the terminal, for example that a timer has ended.
///
/// The texts can come from any file, so they are cleaned. Control characters are removed. Each `;` becomes a comma,
/// because in a control sequence for the terminal, a `;` would begin the next part.
public struct TerminalNotification: Hashable, Sendable {
    /// The title, a few words.
    public let title: String
    /// The text. It can be empty.
    public let text: String

    /// The maximum number of characters of a title or text.
    private static let limit = 200

    /// Creates a notification. A title or text is cut off after 200 characters.
    public init(title: String, text: String = "") {
        self.title = Self.cleaned(title)
        self.text = Self.cleaned(text)
    }

    private static func cleaned(_ text: String) -> String {
        String(text.prefix(limit)).withoutControlCharacters.replacing(";", with: ",")
    }
}
