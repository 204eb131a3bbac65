/// The symbols that screens are drawn with, in Unicode or in ASCII. Each symbol except ``enter`` is one column wide.
public struct Symbols: Hashable, Sendable {
    /// A piece of a horizontal line.
    public var horizontalLine: Character
    /// A piece of a vertical line.
    public var verticalLine: Character
    /// The top left corner of a frame.
    public var topLeft: Character
    /// The top right corner of a frame.
    public var topRight: Character
    /// The bottom left corner of a frame.
    public var bottomLeft: Character
    /// The bottom right corner of a frame.
    public var bottomRight: Character
    /// The marker at the left of the selected row.
    public var marker: Character
    /// The sign at the left of a marked row.
    public var mark: Character
    /// A piece of the thumb of a scroll bar.
    public var scrollThumb: Character
    /// A piece of the filled part of a progress bar.
    public var barDone: Character
    /// A piece of the empty part of a progress bar.
    public var barLeft: Character
    /// A piece of a thick horizontal line.
    public var heavyLine: Character
    /// The separator between the names in a path of screens.
    public var pathSeparator: Character
    /// The separator between short facts in a line.
    public var factSeparator: Character
    /// The multiplication sign, shown before a number (`×4`). It is also the sign for removing something.
    public var times: Character
    /// The box of an item that is not ticked.
    public var unticked: Character
    /// The box of a ticked item.
    public var ticked: Character
    /// The sign for a favourite and for each point of a rating.
    public var star: Character
    /// The sign for each missing point of a rating.
    public var emptyStar: Character
    /// The sign that replaces the end of text that is cut off.
    public var ellipsis: Character
    /// An arrow that points up, for example for the up arrow key in hints.
    public var up: Character
    /// An arrow that points down, for example for the down arrow key in hints.
    public var down: Character
    /// The sign for the Enter key, in hints. It is a word in ``ascii``.
    public var enter: String
    /// Whether the terminal can show text beyond ASCII.
    public var isUnicode: Bool
    /// Whether the screen is read aloud.
    public private(set) var isSpoken = false

    /// The symbols for terminals with Unicode.
    public static let unicode = Symbols(
        horizontalLine: "─", verticalLine: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
        marker: "▌", mark: "✓", scrollThumb: "┃", barDone: "█", barLeft: "░", heavyLine: "━", pathSeparator: "›",
        factSeparator: "·",
        times: "×",
        unticked: "☐", ticked: "☑", star: "★", emptyStar: "☆", ellipsis: "…", up: "↑", down: "↓", enter: "⏎",
        isUnicode: true)

    /// The symbols for terminals with only ASCII.
    public static let ascii = Symbols(
        horizontalLine: "-", verticalLine: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
        marker: ">", mark: "*", scrollThumb: "#", barDone: "#", barLeft: "-", heavyLine: "=", pathSeparator: ">",
        factSeparator: "-",
        times: "x",
        unticked: "o", ticked: "x", star: "*", emptyStar: ".", ellipsis: "~", up: "^", down: "v", enter: "enter",
        isUnicode: false)
}

extension Symbols {
    /// The symbols for a screen that is read aloud: spaces in place of lines, bars, blocks and boxes, whose names say
    /// nothing. A ticked item has a tick and another one has nothing.
    public var spoken: Symbols {
        var symbols = self
        let lines: [WritableKeyPath<Symbols, Character>] = [
            \.horizontalLine, \.verticalLine, \.topLeft, \.topRight, \.bottomLeft, \.bottomRight, \.marker,
            \.scrollThumb, \.barDone, \.barLeft, \.heavyLine, \.unticked,
        ]
        for line in lines { symbols[keyPath: line] = " " }
        symbols.ticked = mark
        symbols.factSeparator = ","
        symbols.enter = "Enter"
        symbols.isSpoken = true
        return symbols
    }
}
