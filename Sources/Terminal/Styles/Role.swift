/// What a piece of text is for. A ``Theme`` says how each role looks, so that no cell names a colour.
public enum Role: Int, CaseIterable, Hashable, Sendable {
    /// Ordinary text.
    case text
    /// The name of a screen or of what it shows.
    case title
    /// The header of a section.
    case header
    /// The row that keys act on.
    case selection
    /// The mark of a row that was marked, to do something with all that are.
    case marked
    /// What is secondary: times, counts, lines, hints.
    case dim
    /// What the eye should find: a marker, a time to wait.
    case accent
    /// What stands out from the text around it: an amount inside a step.
    case strong
    /// A part of a text that was looked for.
    case match
    /// Something that is done: a tick.
    case done
    /// Something that went wrong.
    case error
    /// A key that can be pressed.
    case key
}

extension Role {
    /// The role's name in a person's configuration: `selection`.
    public var name: String { String(describing: self) }

    /// What the role is for, as a sentence without a full stop.
    public var explanation: String {
        switch self {
        case .text: "Ordinary text"
        case .title: "The name of a screen or of what it shows"
        case .header: "The header of a section"
        case .selection: "The row that keys act on"
        case .marked: "The mark of a row that was marked"
        case .dim: "What is secondary: times, counts, lines, hints"
        case .accent: "What the eye should find: a marker, a time to wait"
        case .strong: "What stands out from the text around it: an amount inside a step"
        case .match: "A part of a text that was looked for"
        case .done: "Something that is done: a tick"
        case .error: "Something that went wrong"
        case .key: "A key that can be pressed"
        }
    }
}
