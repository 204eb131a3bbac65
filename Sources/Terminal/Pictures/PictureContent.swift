/// The pixels of a picture, prepared for the form in which a screen shows it. Preparing takes some milliseconds, so it
/// belongs on another thread than that of the screen.
public final class PictureContent: Sendable {
    /// The form for which the picture is prepared.
    public let form: PictureForm
    /// The number of columns and rows.
    public let size: Size
    /// The cells of a picture of half blocks.
    let cells: [Glyph]
    /// What a terminal with graphics receives.
    package let data: GraphicsData

    /// What a terminal with graphics receives.
    package enum GraphicsData: Sendable {
        case none
        /// The pixels of a whole picture, in base 64.
        case kitty(base64: [UInt8], PixelSize)
        /// A control string for each row.
        case sixel(rows: [[UInt8]])
    }

    /// Prepares a picture. Returns `nil` if there is nothing to show, or if bytes are missing.
    ///
    /// Of half blocks, the last row of pixels is left out if their number is odd.
    ///
    /// - Parameters:
    ///   - rgb: Red, green and blue of each pixel, row by row from the top left.
    ///   - width: The number of pixels in a row.
    ///   - form: The form.
    public init?(rgb: [UInt8], width: Int, form: PictureForm) {
        guard width > 0, !rgb.isEmpty, rgb.count % (3 * width) == 0, let cell = form.pixelsOfCell,
            cell.width > 0, cell.height > 0
        else { return nil }
        let height = rgb.count / (3 * width)
        self.form = form
        switch form {
        case .none: return nil
        case .halfBlocks:
            size = Size(columns: width, rows: height / 2)
            cells = Self.halfBlocks(rgb, size)
            data = .none
        case .kitty:
            size = Self.cells(of: PixelSize(width: width, height: height), cell)
            cells = []
            data = .kitty(base64: Base64.encoded(rgb), PixelSize(width: width, height: height))
        case .sixel:
            size = Self.cells(of: PixelSize(width: width, height: height), cell)
            cells = []
            data = .sixel(rows: SixelEncoder.rows(rgb, PixelSize(width: width, height: height), rowHeight: cell.height))
        }
        let most = PlaceholderMarks.count
        guard size.rows > 0, form == .halfBlocks || size.columns <= most && size.rows <= most else { return nil }
    }

    private static func cells(of pixels: PixelSize, _ cell: PixelSize) -> Size {
        Size(
            columns: (pixels.width + cell.width - 1) / cell.width, rows: (pixels.height + cell.height - 1) / cell.height
        )
    }

    private static func halfBlocks(_ rgb: [UInt8], _ size: Size) -> [Glyph] {
        func color(_ x: Int, _ y: Int) -> Color {
            let index = 3 * (y * size.columns + x)
            return Color(red: rgb[index], green: rgb[index + 1], blue: rgb[index + 2])
        }
        let block = Cluster(base: PictureCell.halfBlock)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(size.rows * size.columns)
        for y in 0..<size.rows {
            for x in 0..<size.columns {
                let style = Style(foreground: color(x, 2 * y), background: color(x, 2 * y + 1))
                glyphs.append(Glyph(cluster: block, width: 1, style: style))
            }
        }
        return glyphs
    }
}

/// Bytes as letters, digits, `+` and `/`.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        bytes.withUnsafeBufferPointer { bytes in
            digits.withUnsafeBufferPointer { digits in
                var index = 0
                while index < bytes.count {
                    let count = min(3, bytes.count - index)
                    var group = Int(bytes[index]) << 16
                    if count > 1 { group |= Int(bytes[index + 1]) << 8 }
                    if count > 2 { group |= Int(bytes[index + 2]) }
                    for place in 0..<4 {
                        let digit = digits[group >> (18 - 6 * place) & 0x3F]
                        result.append(place <= count ? digit : UInt8(ascii: "="))
                    }
                    index += 3
                }
            }
        }
        return result
    }
}
