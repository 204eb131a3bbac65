/// The themes that the user can choose from. ``Theme/init(_:for:)`` makes the styles of one for a terminal.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
    /// ``dark`` or ``light``, as the background of the terminal is.
    case auto
    /// For dark backgrounds of any colour.
    case dark
    /// For light backgrounds of any colour.
    case light
    /// Nothing is fainter than it must be, and the selection is black on white or white on black.
    case highContrast = "high-contrast"
    /// No colours: bold, dim and reversed text.
    case mono
    /// The colours of Solarized, on its dark or its light background.
    case solarized
    /// The colours of Gruvbox, on its dark or its light background.
    case gruvbox
    /// The colours of Catppuccin: Mocha or Latte.
    case catppuccin

    /// The name as the user reads it.
    public var title: String {
        switch self {
        case .auto: "As the terminal"
        case .dark: "Dark"
        case .light: "Light"
        case .highContrast: "High contrast"
        case .mono: "No colours"
        case .solarized: "Solarized"
        case .gruvbox: "Gruvbox"
        case .catppuccin: "Catppuccin"
        }
    }

    /// Whether the styles depend on the background of the terminal.
    public var dependsOnBackground: Bool {
        switch self {
        case .auto, .highContrast, .solarized, .gruvbox, .catppuccin: true
        case .dark, .light, .mono: false
        }
    }
}

/// The colours of a terminal: how many it can show, and its own two, as far as it has told them.
public struct TerminalColors: Hashable, Sendable {
    /// The number of colours that it can show. Fewer than 8 count as none.
    public var count: Int
    /// The terminal's own foreground as `0xRRGGBB`, or `nil` if it is not known.
    public var foreground: UInt32?
    /// The terminal's own background as `0xRRGGBB`, or `nil` if it is not known.
    public var background: UInt32?
    /// Whether the background counts as light while ``background`` is not known.
    public var isLightOtherwise: Bool

    public init(
        count: Int = 256, foreground: UInt32? = nil, background: UInt32? = nil, isLightOtherwise: Bool = false
    ) {
        self.count = count
        self.foreground = foreground
        self.background = background
        self.isLightOtherwise = isLightOtherwise
    }

    /// Whether the background is light: black is easier to read on it than white. A terminal that has told nothing is
    /// dark, as most are.
    public var isLight: Bool {
        guard let background else { return isLightOtherwise }
        return Contrast.ratio(0, background) > Contrast.ratio(0xFF_FFFF, background)
    }
}
