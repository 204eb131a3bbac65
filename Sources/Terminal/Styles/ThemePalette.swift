/// The colours of a theme, from which its styles are made.
struct ThemePalette {
    /// The background for which the colours are made, as `0xRRGGBB`. It is not drawn: the terminal keeps its own.
    var background: UInt32?
    /// Ordinary text. The default colour is that of the terminal.
    var text: Color = .default
    /// Secondary text.
    var dim: Color
    var header: Color
    /// Amounts, times, and what should be noticed.
    var accent: Color
    var tag: Color
    var star: Color
    var done: Color
    var error: Color
    /// The text of the selected row, and the bar behind it.
    var selection: (text: Color, bar: Color)

    private static func index(_ index: UInt8) -> Color { Color(palette: index) }
    private static func rgb(_ rgb: UInt32) -> Color { Color(rgb: rgb) }

    // The colours 16 to 255 of the palette look the same on all terminals. Their contrast to all common backgrounds is
    // tested. The sixteen ANSI colours are not used, because users choose how they look: in Solarized, bright black is
    // the background.

    static let dark = ThemePalette(
        dim: index(246), header: index(73), accent: index(215), tag: index(176), star: index(221), done: index(114),
        error: index(210), selection: (index(255), index(239)))

    static let light = ThemePalette(
        dim: index(243), header: index(23), accent: index(94), tag: index(127), star: index(58), done: index(22),
        error: index(160), selection: (index(234), index(251)))

    static let highContrastDark = ThemePalette(
        text: index(231), dim: index(254), header: index(123), accent: index(222), tag: index(219), star: index(226),
        done: index(120), error: index(217), selection: (index(16), index(231)))

    static let highContrastLight = ThemePalette(
        text: index(16), dim: index(236), header: index(23), accent: index(52), tag: index(53), star: index(58),
        done: index(22), error: index(88), selection: (index(231), index(16)))

    // Source: ethanschoonover.com/solarized, “The Values”: base0 and base00 are the text of the terminal.
    static let solarizedDark = ThemePalette(
        background: 0x002B36, dim: rgb(0x657B83), header: rgb(0x2AA198), accent: rgb(0xCB4B16), tag: rgb(0xD33682),
        star: rgb(0xB58900), done: rgb(0x859900), error: rgb(0xDC322F), selection: (rgb(0xFDF6E3), rgb(0x586E75)))

    // The text is base01 of the same palette: base00, which it names for text, has a contrast of only 4.1.
    static let solarizedLight = ThemePalette(
        background: 0xFDF6E3, text: rgb(0x586E75), dim: rgb(0x839496), header: rgb(0x2AA198), accent: rgb(0xCB4B16),
        tag: rgb(0xD33682), star: rgb(0xB58900), done: rgb(0x859900), error: rgb(0xDC322F),
        selection: (rgb(0x002B36), rgb(0x93A1A1)))

    // Source: github.com/morhetz/gruvbox, colors/gruvbox.vim: the bright colours on dark0, the faded ones on light0.
    static let gruvboxDark = ThemePalette(
        background: 0x282828, dim: rgb(0xA89984), header: rgb(0x8EC07C), accent: rgb(0xFE8019), tag: rgb(0xD3869B),
        star: rgb(0xFABD2F), done: rgb(0xB8BB26), error: rgb(0xFB4934), selection: (rgb(0xFBF1C7), rgb(0x504945)))

    static let gruvboxLight = ThemePalette(
        background: 0xFBF1C7, dim: rgb(0x7C6F64), header: rgb(0x427B58), accent: rgb(0xAF3A03), tag: rgb(0x8F3F71),
        star: rgb(0xB57614), done: rgb(0x79740E), error: rgb(0x9D0006), selection: (rgb(0x282828), rgb(0xD5C4A1)))

    // Source: github.com/catppuccin/palette, palette.json: Mocha and Latte.
    static let catppuccinMocha = ThemePalette(
        background: 0x1E1E2E, dim: rgb(0x9399B2), header: rgb(0x94E2D5), accent: rgb(0xFAB387), tag: rgb(0xF5C2E7),
        star: rgb(0xF9E2AF), done: rgb(0xA6E3A1), error: rgb(0xF38BA8), selection: (rgb(0xCDD6F4), rgb(0x45475A)))

    static let catppuccinLatte = ThemePalette(
        background: 0xEFF1F5, dim: rgb(0x7C7F93), header: rgb(0x179299), accent: rgb(0xFE640B), tag: rgb(0xEA76CB),
        star: rgb(0xDF8E1D), done: rgb(0x40A02B), error: rgb(0xD20F39), selection: (rgb(0x4C4F69), rgb(0xBCC0CC)))

}

extension ThemePalette {
    /// Returns the palette of a theme, or `nil` if it has no colours.
    init?(_ name: ThemeName, isLight: Bool) {
        switch name {
        case .auto: self = isLight ? .light : .dark
        case .dark: self = .dark
        case .light: self = .light
        case .highContrast: self = isLight ? .highContrastLight : .highContrastDark
        case .mono: return nil
        case .solarized: self = isLight ? .solarizedLight : .solarizedDark
        case .gruvbox: self = isLight ? .gruvboxLight : .gruvboxDark
        case .catppuccin: self = isLight ? .catppuccinLatte : .catppuccinMocha
        }
    }

    /// Makes every colour readable on the background of the terminal or, if it is not known, on that of the palette.
    func readable(in terminal: TerminalColors) -> ThemePalette {
        var palette = self
        let count = terminal.count
        if let own = terminal.background ?? background {
            let paths: [WritableKeyPath<ThemePalette, Color>] = [
                \.text, \.header, \.accent, \.tag, \.star, \.done, \.error,
            ]
            for path in paths {
                palette[keyPath: path] = self[keyPath: path].readable(on: own, ratio: Contrast.text, colors: count)
            }
            palette.dim = dim.readable(on: own, ratio: Contrast.secondary, colors: count)
            // The terminal's own text too, such as that of Solarized on its light background.
            if text == .default, let foreground = terminal.foreground,
                Contrast.ratio(foreground, own) < Contrast.text
            {
                palette.text = Color(rgb: foreground).readable(on: own, ratio: Contrast.text, colors: count)
            }
        }
        palette.selection.bar = selection.bar.shown(withColors: count)
        if let bar = palette.selection.bar.fixedRGB {
            palette.selection.text = selection.text.readable(on: bar, ratio: Contrast.text, colors: count)
        }
        return palette
    }
}
