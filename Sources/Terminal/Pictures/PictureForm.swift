/// How a screen shows pictures.
public enum PictureForm: Hashable, Sendable {
    /// Not at all: the terminal cannot show them, the user does not want them, or nobody would see them.
    case none
    /// In cells of two colours, one above the other. Each cell shows two pixels.
    case halfBlocks
    /// By the graphics protocol of kitty, with placeholders in the cells.
    case kitty(cell: PixelSize)
    /// As sixels, row by row.
    case sixel(cell: PixelSize)

    /// The number of pixels of one cell, or `nil` if the screen shows no pictures.
    public var pixelsOfCell: PixelSize? {
        switch self {
        case .none: nil
        case .halfBlocks: PixelSize(width: 1, height: 2)
        case .kitty(let cell), .sixel(let cell): cell
        }
    }
}

/// A number of pixels in width and height.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// How the user wants pictures to be shown.
public enum PictureWish: String, Hashable, Sendable, CaseIterable {
    /// As well as the terminal can.
    case auto
    case off
    case halfBlocks = "half-blocks"
    case kitty
    case sixel
}
