import Terminal

/// A picture of a screen as SVG, for the documentation.
struct GridPicture {
    private let grid: Grid
    /// The size of a column and a row in pixels.
    private static let cell = (width: 8.4, height: 18.0)
    private static let margin = 12.0
    private static let foreground = "#d8dee9"
    private static let background = "#1f2430"
    /// The first sixteen colours of the palette, which every terminal defines for itself.
    private static let palette = [
        "#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#88c0d0", "#e5e9f0",
        "#6b7689", "#d08770", "#b5d19c", "#f0d8a0", "#94b4d4", "#c9a6c3", "#9bd3e2", "#ffffff",
    ]

    init(_ grid: Grid) { self.grid = grid }

    /// The text of the SVG file.
    var svg: String {
        let width = Self.cell.width * Double(grid.size.columns) + 2 * Self.margin
        let height = Self.cell.height * Double(grid.size.rows) + 2 * Self.margin
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
            font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
            <rect width="100%" height="100%" rx="8" fill="\(Self.background)"/>

            """
        for y in 0..<grid.size.rows { text += row(y) }
        return text + "</svg>\n"
    }

    /// Returns the runs of a row that have one style.
    private func row(_ y: Int) -> String {
        var text = ""
        var x = 0
        while x < grid.size.columns {
            let start = x
            let style = grid[x, y].style
            var content = ""
            repeat {
                if grid[x, y].width > 0 { content += grid[x, y].cluster.text }
                x += 1
            } while x < grid.size.columns && (grid[x, y].width == 0 || grid[x, y].style == style)
            text += run(content, style, columns: start..<x, y: y)
        }
        return text
    }

    private func run(_ content: String, _ style: Style, columns: Range<Int>, y: Int) -> String {
        var colors = (
            text: Self.color(style.foreground) ?? Self.foreground, behind: Self.color(style.background)
        )
        if style.attributes.contains(.reverse) { colors = (colors.behind ?? Self.background, colors.text) }
        let left = Self.margin + Self.cell.width * Double(columns.lowerBound)
        let top = Self.margin + Self.cell.height * Double(y)
        let width = Self.number(Self.cell.width * Double(columns.count))
        var text = ""
        if let behind = colors.behind {
            text += "<rect x=\"\(Self.number(left))\" y=\"\(Self.number(top))\" width=\"\(width)\" "
            text += "height=\"\(Self.number(Self.cell.height))\" fill=\"\(behind)\"/>\n"
        }
        guard content.contains(where: { $0 != " " }) else { return text }
        text += "<text x=\"\(Self.number(left))\" y=\"\(Self.number(top + 13.5))\" textLength=\"\(width)\" "
        text += "lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"\(colors.text)\""
        if style.attributes.contains(.bold) { text += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { text += " font-style=\"italic\"" }
        if style.attributes.contains(.underline) { text += " text-decoration=\"underline\"" }
        if style.attributes.contains(.dim) { text += " opacity=\"0.6\"" }
        return text + ">\(Self.escaped(content))</text>\n"
    }

    private static func color(_ color: Color) -> String? {
        if let rgb = color.rgb { return hex(Int(rgb)) }
        guard let index = color.paletteIndex.map(Int.init) else { return nil }
        switch index {
        case ..<16: return palette[index]
        case 232...: return hex((8 + 10 * (index - 232)) * 0x01_01_01)
        default:
            let levels = [0, 95, 135, 175, 215, 255]
            let cube = index - 16
            return hex(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
        }
    }

    private static func hex(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Returns a number with at most one decimal.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
