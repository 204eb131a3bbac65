import CNcurses
import Terminal

/// Writing the cells of pictures.
///
/// ncurses could not: it has no direct colours on most terminals, it stores each combination of two colours as a pair, of
/// which a picture has hundreds, and it knows no graphics. So it receives placeholders, as for glyphs of ambiguous width.
extension CursesScreen {
    /// Returns whether a glyph is a cell of a picture that this terminal can show.
    @inline(__always)
    func isPicture(_ glyph: Glyph) -> Bool { PictureCell.isFound(in: glyph) && pictureColors != nil }

    /// Returns the end of the cells of pictures that begin at a column.
    func endOfPicture(in row: [Glyph], from start: Int) -> Int {
        row[start...].firstIndex { !isPicture($0) } ?? row.count
    }

    /// Writes cells of pictures. Before and after them, the terminal has the plain style, as ncurses knows.
    ///
    /// - Parameters:
    ///   - columns: The cells.
    ///   - run: All cells of pictures around them.
    func writePicture(_ columns: Range<Int>, in run: Range<Int>, of row: [Glyph], y: Int) {
        guard let pictureColors else { return }
        output.hasPicture = true
        DirectOutput.append(pairs.rendition(of: .plain))
        if case .sixel = appearance.pictures, PictureCell.place(of: row[columns.lowerBound]) != nil {
            return writeSixels(in: run, of: row, y: y)
        }
        for column in columns {
            if let id = PictureCell.place(of: row[column])?.id { transmit(id) }
        }
        DirectOutput.append(moveTo: Point(x: columns.lowerBound, y: y))
        var last: Style?
        for glyph in row[columns] {
            if glyph.style != last { DirectOutput.append(pictureColors.sequence(for: glyph.style, after: last)) }
            last = glyph.style
            DirectOutput.append(glyph.cluster.text)
        }
        DirectOutput.append("\u{1B}[m")
    }

    /// Sends the pixels of a picture to a terminal with the protocol of kitty, unless it has them already.
    private func transmit(_ id: UInt8) {
        guard graphics.transmitted.insert(id).inserted, let content = graphics.contents[id]?.content,
            case .kitty(let base64, let size) = content.data
        else { return }
        let passing: (String) -> String = { [multiplexer] in multiplexer?.passing($0) ?? $0 }
        for part in KittyTransmission.parts(of: base64, size, id: id, in: content.size) {
            DirectOutput.append(passing(part))
        }
    }

    /// Writes the rows of sixels in a run of cells. A row of which something else covers a part is left out, because it
    /// can only be sent as a whole.
    private func writeSixels(in run: Range<Int>, of row: [Glyph], y: Int) {
        DirectOutput.append(moveTo: Point(x: run.lowerBound, y: y))
        DirectOutput.append(String(repeating: " ", count: run.count))
        var column = run.lowerBound
        while column < run.upperBound {
            guard let place = PictureCell.place(of: row[column]), place.column == 0,
                let content = graphics.contents[place.id]?.content, case .sixel(let rows) = content.data,
                rows.indices.contains(place.row), column + content.size.columns <= run.upperBound,
                let last = PictureCell.place(of: row[column + content.size.columns - 1]),
                last == (place.id, place.row, content.size.columns - 1)
            else {
                column += 1
                continue
            }
            DirectOutput.append(moveTo: Point(x: column, y: y))
            DirectOutput.append(rows[place.row])
            column += content.size.columns
        }
    }
}

/// The pictures that the terminal has, or will get.
struct ScreenGraphics {
    /// A content that the owner of a picture keeps.
    struct Entry {
        weak var content: PictureContent?
    }

    private(set) var contents: [UInt8: Entry] = [:]
    /// The numbers of the pictures whose pixels the terminal has.
    var transmitted: Set<UInt8> = []
    private var last: UInt8 = 0

    /// Adds a picture, and returns its number. If there are too many, it is that of the oldest one.
    mutating func add(_ content: PictureContent) -> UInt8 {
        last = last == Self.most ? 1 : last + 1
        contents[last] = Entry(content: content)
        transmitted.remove(last)
        return last
    }

    /// More pictures are never on a screen, and a terminal need not keep more.
    private static let most: UInt8 = 32
}

/// The control strings of the graphics protocol of kitty that send a picture. Source: its documentation, “Unicode
/// placeholders” and “Remote client”.
enum KittyTransmission {
    /// The most bytes of a part.
    private static let limit = 4096

    /// Returns the parts: the pixels, with which the terminal replaces placeholders in an area of cells. The terminal does
    /// not answer.
    static func parts(of base64: [UInt8], _ size: PixelSize, id: UInt8, in cells: Size) -> [String] {
        stride(from: 0, to: base64.count, by: limit).map { start in
            let end = min(base64.count, start + limit)
            let more = end < base64.count ? 1 : 0
            let head =
                start == 0
                ? "a=T,U=1,q=2,f=24,i=\(id),s=\(size.width),v=\(size.height),c=\(cells.columns),r=\(cells.rows),m=\(more)"
                : "q=2,m=\(more)"
            return "\u{1B}_G\(head);\(String(decoding: base64[start..<end], as: UTF8.self))\u{1B}\\"
        }
    }
}

/// The colours in which a terminal shows pictures.
enum PictureColors: Hashable {
    /// Any mixture of red, green and blue.
    case direct
    /// The 240 colours of the palette that are the same on all terminals.
    case palette

    /// Creates the colours of a terminal. Returns `nil` if it has fewer than 256. The environment says whether it also has
    /// direct ones; most descriptions of terminals do not. GNU Screen has none, whatever its terminal has.
    init?(colors: Int, environment: (String) -> String?) {
        guard colors >= 256 else { return nil }
        let isDirect = colors > 256 || ["truecolor", "24bit"].contains(environment("COLORTERM")?.lowercased())
        let isInScreen = TerminalMultiplexer.of(environment) == .screen
        self = isDirect && !isInScreen ? .direct : .palette
    }

    /// Returns the control sequence for the colours of a cell.
    ///
    /// - Parameter last: The style that is set already, or `nil` if none is.
    func sequence(for style: Style, after last: Style?) -> String {
        var parts: [String] = []
        if style.foreground != last?.foreground { parts.append("38;\(code(of: style.foreground))") }
        if style.background != last?.background { parts.append(background(style.background)) }
        return parts.isEmpty ? "" : "\u{1B}[\(parts.joined(separator: ";"))m"
    }

    private func background(_ color: Color) -> String { color == .default ? "49" : "48;\(code(of: color))" }

    private func code(of color: Color) -> String {
        if self == .direct, let rgb = color.rgb { return "2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)" }
        return "5;\(color.paletteIndex ?? 0)"
    }
}
