/// The marks a screen is drawn with, each one column wide, and their stand-ins where a terminal has only ASCII.
public struct Symbols: Hashable, Sendable {
    public var horizontalLine: Character
    public var verticalLine: Character
    /// Stands at the left of what keys act on.
    public var marker: Character
    public var scrollThumb: Character
    public var scrollTrack: Character
    /// Parts the names in a path of screens.
    public var pathSeparator: Character
    /// Parts short facts in a line.
    public var factSeparator: Character
    public var unticked: Character
    public var ticked: Character
    public var bullet: Character
    public var ellipsis: Character
    public var up: Character
    public var down: Character
    public var left: Character
    public var right: Character
    public var enter: String
    public var progressFull: Character
    public var progressEmpty: Character
    /// Whether text beyond ASCII can be shown at all.
    public var isUnicode: Bool

    public static let unicode = Symbols(
        horizontalLine: "─", verticalLine: "│", marker: "▌", scrollThumb: "█", scrollTrack: "│",
        pathSeparator: "›", factSeparator: "·", unticked: "☐", ticked: "☑", bullet: "•", ellipsis: "…",
        up: "↑", down: "↓", left: "←", right: "→", enter: "⏎", progressFull: "━", progressEmpty: "─",
        isUnicode: true)

    public static let ascii = Symbols(
        horizontalLine: "-", verticalLine: "|", marker: ">", scrollThumb: "#", scrollTrack: "|",
        pathSeparator: ">", factSeparator: "-", unticked: "o", ticked: "x", bullet: "*", ellipsis: "~",
        up: "^", down: "v", left: "<", right: ">", enter: "enter", progressFull: "=", progressEmpty: "-",
        isUnicode: false)
}
