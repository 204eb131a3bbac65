/// How a screen shows pictures.
public enum PictureForm: Hashable, Sendable {
    /// Not at all: the terminal cannot show them, the user does not want them, or nobody would see them.
    case none
    /// In cells of two colours, one above the other. Each cell shows two pixels.
    case halfBlocks

    /// The number of pixels of one cell, or `nil` if the screen shows no pictures.
    public var pixelsOfCell: (columns: Int, rows: Int)? {
        switch self {
        case .none: nil
        case .halfBlocks: (1, 2)
        }
    }
}

/// How the user wants pictures to be shown.
public enum PictureWish: String, Hashable, Sendable, CaseIterable {
    /// As well as the terminal can.
    case auto
    case off
    case halfBlocks = "half-blocks"
}
