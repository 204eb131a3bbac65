/// The marks a screen is drawn with, each one column wide, and their stand-ins where a terminal has only ASCII.
public struct Symbols: Hashable, Sendable {
    public var horizontalLine: Character
    public var verticalLine: Character
    /// The corners of a frame.
    public var topLeft: Character
    public var topRight: Character
    public var bottomLeft: Character
    public var bottomRight: Character
    /// Stands at the left of what keys act on.
    public var marker: Character
    /// Stands at the left of a row that was marked.
    public var mark: Character
    public var scrollThumb: Character
    /// What a progress bar is made of where the work is done, and where it is not.
    public var barDone: Character
    public var barLeft: Character
    /// Parts the names in a path of screens.
    public var pathSeparator: Character
    /// Parts short facts in a line.
    public var factSeparator: Character
    /// Stands before a number of pieces or portions.
    public var times: Character
    public var unticked: Character
    public var ticked: Character
    public var ellipsis: Character
    public var up: Character
    public var down: Character
    /// The Enter key, in hints; a word where there is no mark for it.
    public var enter: String
    /// Whether text beyond ASCII can be shown at all.
    public var isUnicode: Bool

    public static let unicode = Symbols(
        horizontalLine: "─", verticalLine: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
        marker: "▌", mark: "✓", scrollThumb: "█", barDone: "█", barLeft: "░", pathSeparator: "›", factSeparator: "·",
        times: "×",
        unticked: "☐", ticked: "☑", ellipsis: "…", up: "↑", down: "↓", enter: "⏎", isUnicode: true)

    public static let ascii = Symbols(
        horizontalLine: "-", verticalLine: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
        marker: ">", mark: "*", scrollThumb: "#", barDone: "#", barLeft: "-", pathSeparator: ">", factSeparator: "-",
        times: "x",
        unticked: "o", ticked: "x", ellipsis: "~", up: "^", down: "v", enter: "enter", isUnicode: false)
}
