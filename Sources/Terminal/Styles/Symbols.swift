/// The marks a screen is drawn with, each one column wide, and their stand-ins where a terminal has only ASCII.
public struct Symbols: Hashable, Sendable {
    /// A piece of a line from left to right.
    public var horizontalLine: Character
    /// A piece of a line from top to bottom.
    public var verticalLine: Character
    /// The corners of a frame.
    public var topLeft: Character
    /// The upper right corner of a frame.
    public var topRight: Character
    /// The lower left corner of a frame.
    public var bottomLeft: Character
    /// The lower right corner of a frame.
    public var bottomRight: Character
    /// Stands at the left of what keys act on.
    public var marker: Character
    /// Stands at the left of a row that was marked.
    public var mark: Character
    /// A piece of the part of a scroll bar that shows where the window is.
    public var scrollThumb: Character
    /// What a progress bar is made of where the work is done, and where it is not.
    public var barDone: Character
    /// What a progress bar is made of where the work is not done yet.
    public var barLeft: Character
    /// Parts the names in a path of screens.
    public var pathSeparator: Character
    /// Parts short facts in a line.
    public var factSeparator: Character
    /// Stands before a number of pieces or portions.
    public var times: Character
    /// Stands before what can be ticked off.
    public var unticked: Character
    /// Stands before what has been ticked off.
    public var ticked: Character
    /// Stands beside what somebody likes best, and for each point of a rating.
    public var star: Character
    /// Stands for each point that a rating lacks.
    public var emptyStar: Character
    /// Stands where text was cut off.
    public var ellipsis: Character
    /// The upward arrow key, in hints.
    public var up: Character
    /// The downward arrow key, in hints.
    public var down: Character
    /// The Enter key, in hints; a word where there is no mark for it.
    public var enter: String
    /// Whether text beyond ASCII can be shown at all.
    public var isUnicode: Bool

    /// Marks for terminals that show Unicode.
    public static let unicode = Symbols(
        horizontalLine: "─", verticalLine: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
        marker: "▌", mark: "✓", scrollThumb: "█", barDone: "█", barLeft: "░", pathSeparator: "›", factSeparator: "·",
        times: "×",
        unticked: "☐", ticked: "☑", star: "★", emptyStar: "☆", ellipsis: "…", up: "↑", down: "↓", enter: "⏎",
        isUnicode: true)

    /// Marks for terminals that show only ASCII.
    public static let ascii = Symbols(
        horizontalLine: "-", verticalLine: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
        marker: ">", mark: "*", scrollThumb: "#", barDone: "#", barLeft: "-", pathSeparator: ">", factSeparator: "-",
        times: "x",
        unticked: "o", ticked: "x", star: "*", emptyStar: ".", ellipsis: "~", up: "^", down: "v", enter: "enter",
        isUnicode: false)
}
