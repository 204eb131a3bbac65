/// Encodes pictures as sixels, each row of cells on its own. So a row can be sent again without the others.
///
/// Source: DEC, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
enum SixelEncoder {
    /// The levels of red, green and blue: 6 × 7 × 6 colours, which all terminals with sixels have room for. The eye sees
    /// most differences in green.
    private static let levels = (red: 6, green: 7, blue: 6)

    /// The thresholds that mix two levels in squares of 4 × 4 pixels (Bayer), from 0 to 15.
    private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

    /// Returns a control string for each row of cells.
    static func rows(_ rgb: [UInt8], _ size: PixelSize, rowHeight: Int) -> [[UInt8]] {
        var indices = [UInt8](repeating: 0, count: size.width * size.height)
        rgb.withUnsafeBufferPointer { rgb in
            indices.withUnsafeMutableBufferPointer { indices in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let pixel = y * size.width + x
                        let threshold = thresholds[(y & 3) << 2 | x & 3]
                        func level(_ channel: Int, _ count: Int) -> Int {
                            // In sixteenths of a level.
                            let value = Int(rgb[3 * pixel + channel]) * (count - 1) * 16 / 255
                            return min(count - 1, value >> 4 + (value & 15 > threshold ? 1 : 0))
                        }
                        let (red, green) = (level(0, levels.red), level(1, levels.green))
                        let index = (red * levels.green + green) * levels.blue + level(2, levels.blue)
                        indices[pixel] = UInt8(index)
                    }
                }
            }
        }
        return stride(from: 0, to: size.height, by: rowHeight).map { top in
            row(indices, width: size.width, rows: top..<min(size.height, top + rowHeight))
        }
    }

    /// Returns the control string for some rows of pixels.
    private static func row(_ indices: [UInt8], width: Int, rows: Range<Int>) -> [UInt8] {
        // Pixels without a colour keep the background (P2 is 1). A pixel is as high as it is wide.
        var result = Array("\u{1B}P0;1;0q\"1;1;\(width);\(rows.count)".utf8)
        for color in Set(indices[rows.lowerBound * width..<rows.upperBound * width]).sorted() {
            result += definition(of: Int(color)).utf8
        }
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: 6) {
            if top > rows.lowerBound { result.append(UInt8(ascii: "-")) }
            band(indices, width: width, rows: top..<min(rows.upperBound, top + 6), to: &result)
        }
        result += "\u{1B}\\".utf8
        return result
    }

    private static func definition(of color: Int) -> String {
        let (red, green, blue) = (
            color / levels.blue / levels.green, color / levels.blue % levels.green, color % levels.blue
        )
        return "#\(color);2;\(red * 100 / (levels.red - 1));\(green * 100 / (levels.green - 1));"
            + "\(blue * 100 / (levels.blue - 1))"
    }

    /// Appends up to six rows of pixels: for each colour, one character for each column, whose bits are the rows.
    private static func band(_ indices: [UInt8], width: Int, rows: Range<Int>, to result: inout [UInt8]) {
        var bits: [UInt8: [UInt8]] = [:]
        for (bit, y) in rows.enumerated() {
            for x in 0..<width {
                bits[indices[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
            }
        }
        for (number, color) in bits.keys.sorted().enumerated() {
            if number > 0 { result.append(UInt8(ascii: "$")) }
            result += "#\(color)".utf8
            var columns = (bits[color] ?? [])[...]
            while let last = columns.last, last == 0 { columns.removeLast() }
            while let first = columns.first {
                let count = columns.prefix { $0 == first }.count
                if count > 3 { result += "!\(count)".utf8 }
                result += repeatElement(first + 63, count: count > 3 ? 1 : count)
                columns = columns.dropFirst(count)
            }
        }
    }
}
