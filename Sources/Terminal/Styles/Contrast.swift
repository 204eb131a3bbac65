#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The contrast of two colours by the formula of WCAG 2.1: from 1 for equal colours to 21 for black and white.
enum Contrast {
    /// The contrast that text needs.
    static let text = 4.5
    /// The contrast that secondary text needs.
    static let secondary = 3.0

    static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
        let (first, second) = (luminance(first), luminance(second))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ rgb: UInt32) -> Double {
        func channel(_ shift: UInt32) -> Double {
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }
}

extension Color {
    /// Red, green and blue as `0xRRGGBB`, or `nil` for the default colour and for those of the sixteen ANSI colours, which
    /// the user of the terminal chooses.
    var fixedRGB: UInt32? {
        if let rgb { return rgb }
        guard let index = paletteIndex.map(UInt32.init), index >= 16 else { return nil }
        if index >= 232 { return (8 + 10 * (index - 232)) * 0x01_0101 }
        let level = { (step: UInt32) in step == 0 ? 0 : 55 + 40 * step }
        let cube = index - 16
        return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }

    init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }

    /// The colour as a terminal with a number of colours shows it.
    func shown(withColors count: Int) -> Color {
        guard count <= 256, rgb != nil, let paletteIndex else { return self }
        return Color(palette: paletteIndex)
    }

    /// Returns this colour or, if it cannot be read on a background, a lighter or darker one that can.
    ///
    /// - Parameters:
    ///   - background: The background as `0xRRGGBB`.
    ///   - ratio: The contrast that is needed.
    ///   - count: The number of colours of the terminal.
    func readable(on background: UInt32, ratio: Double, colors count: Int) -> Color {
        guard let own = fixedRGB else { return self }
        let end: UInt32 = Contrast.ratio(0, background) > Contrast.ratio(0xFF_FFFF, background) ? 0 : 0xFF
        for step in 0...UInt32(20) {
            var mixed: UInt32 = 0
            for shift in [UInt32(16), 8, 0] {
                mixed |= (((own >> shift & 0xFF) * (20 - step) + end * step) / 20) << shift
            }
            let color = (step == 0 ? self : Color(rgb: mixed)).shown(withColors: count)
            if let rgb = color.fixedRGB, Contrast.ratio(rgb, background) >= ratio { return color }
        }
        return Color(rgb: end * 0x01_0101).shown(withColors: count)
    }
}
