/// The purpose of a piece of text. A ``Theme`` has a style for each role.
///
/// Cells use roles instead of colours, so that a theme can change the look of all cells.
public enum Role: Int, CaseIterable, Hashable, Sendable {
    /// Ordinary text.
    case text
    /// The name of a screen or of its content.
    case title
    /// The header of a section.
    case header
    /// The row that keys act on.
    case selection
    /// The mark of a marked row.
    case marked
    /// Secondary text: times, counts, separator lines, hints.
    case dim
    /// Text that needs attention: the marker of the selected row, a timer.
    case accent
    /// Emphasized text: an amount inside a step.
    case strong
    /// A match of a search.
    case match
    /// Text about something completed: a tick.
    case done
    /// An error message.
    case error
    /// A key that can be pressed.
    case key
}

extension Role {
    /// The name of the role in the configuration file: `selection`.
    public var name: String { String(describing: self) }

    /// The purpose of the role, as a sentence without a full stop.
    public var explanation: String {
        switch self {
        case .text: "Ordinary text"
        case .title: "The name of a screen or of its content"
        case .header: "The header of a section"
        case .selection: "The row that keys act on"
        case .marked: "The mark of a marked row"
        case .dim: "Secondary text: times, counts, lines, hints"
        case .accent: "Text that should be noticed: a marker, a timer"
        case .strong: "Emphasized text: an amount inside a step"
        case .match: "A match of a search"
        case .done: "Something done: a tick"
        case .error: "An error message"
        case .key: "A key that can be pressed"
        }
    }
}
