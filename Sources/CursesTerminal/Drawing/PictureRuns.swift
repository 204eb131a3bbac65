import CNcurses
import Terminal

/// Writing the cells of pictures.
///
/// ncurses could not: it has no direct colours on most terminals, and it stores each combination of two colours as a pair,
/// of which a picture has hundreds. So it receives placeholders, as for glyphs of ambiguous width.
extension CursesScreen {
    /// Returns whether a glyph is a cell of a picture that this terminal can show.
    @inline(__always)
    func isPicture(_ glyph: Glyph) -> Bool { PictureCell.isFound(in: glyph) && pictureColors != nil }

    /// Returns the end of the cells of pictures that begin at a column.
    func endOfPicture(in row: [Glyph], from start: Int) -> Int {
        row[start...].firstIndex { !isPicture($0) } ?? row.count
    }

    /// Writes cells of a picture. Before and after them, the terminal has the plain style, as ncurses knows.
    func writePicture(_ columns: Range<Int>, of row: [Glyph], y: Int) {
        guard let pictureColors else { return }
        DirectOutput.append(pairs.rendition(of: .plain))
        DirectOutput.append(moveTo: Point(x: columns.lowerBound, y: y))
        var last: Style?
        for glyph in row[columns] {
            if glyph.style != last { DirectOutput.append(pictureColors.sequence(for: glyph.style, after: last)) }
            last = glyph.style
            DirectOutput.append(glyph.cluster.text)
        }
        DirectOutput.append("\u{1B}[m")
    }
}

/// The colours in which a terminal shows pictures.
enum PictureColors: Hashable {
    /// Any mixture of red, green and blue.
    case direct
    /// The 240 colours of the palette that are the same on all terminals.
    case palette

    /// Creates the colours of a terminal. Returns `nil` if it has fewer than 256. The environment says whether it also has
    /// direct ones; most descriptions of terminals do not.
    init?(colors: Int, environment: (String) -> String?) {
        guard colors >= 256 else { return nil }
        let isDirect = colors > 256 || ["truecolor", "24bit"].contains(environment("COLORTERM")?.lowercased())
        self = isDirect ? .direct : .palette
    }

    /// Returns the control sequence for the colours of a cell.
    ///
    /// - Parameter last: The style that is set already, or `nil` if none is.
    func sequence(for style: Style, after last: Style?) -> String {
        var parts: [String] = []
        if style.foreground != last?.foreground { parts.append("38;\(code(of: style.foreground))") }
        if style.background != last?.background { parts.append("48;\(code(of: style.background))") }
        return parts.isEmpty ? "" : "\u{1B}[\(parts.joined(separator: ";"))m"
    }

    private func code(of color: Color) -> String {
        if self == .direct, let rgb = color.rgb { return "2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)" }
        return "5;\(color.paletteIndex ?? 0)"
    }
}

/// Chooses how pictures are shown.
enum PictureChoice {
    /// Returns the form for a terminal.
    ///
    /// - Parameters:
    ///   - wish: The setting of the user.
    ///   - hasColors: Whether the terminal has the colours of pictures.
    ///   - appearance: The appearance without pictures.
    static func form(wish: PictureWish, hasColors: Bool, appearance: Appearance) -> PictureForm {
        guard wish != .off, hasColors, appearance.symbols.isUnicode, !appearance.isAccessible,
            appearance.theme.allowsColors
        else { return .none }
        return .halfBlocks
    }
}
