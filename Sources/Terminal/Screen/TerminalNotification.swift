/// A message to a user who may not look at the terminal, such as that a timer has ended.
///
/// The texts come from anywhere, so they are cleaned: they contain no control characters, and a `;`, which separates the
/// parts of a terminal's control sequences, becomes a comma.
public struct TerminalNotification: Hashable, Sendable {
    /// The title, a few words.
    public let title: String
    /// The text. It can be empty.
    public let text: String

    /// The maximum number of characters of a title or text.
    private static let limit = 200

    /// Creates a notification. Longer texts than 200 characters are cut.
    public init(title: String, text: String = "") {
        self.title = Self.cleaned(title)
        self.text = Self.cleaned(text)
    }

    private static func cleaned(_ text: String) -> String {
        String(text.prefix(limit)).withoutControlCharacters.replacing(";", with: ",")
    }
}
