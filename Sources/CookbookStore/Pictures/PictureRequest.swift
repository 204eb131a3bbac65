import RecipeLibrary

/// A picture to decode, and the form in which it is wanted.
public struct PictureRequest: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The box into which the picture must fit, in pixels.
    public var width: Int
    public var height: Int
    /// The colour behind a transparent picture, `0xRRGGBB`.
    public var background: UInt32
    /// How many times as large as it is a small picture may become.
    public var enlargement: Int

    public init(path: String, width: Int, height: Int, background: UInt32 = 0, enlargement: Int = 1) {
        (self.path, self.width, self.height) = (path, width, height)
        (self.background, self.enlargement) = (background, enlargement)
    }

    /// The arguments of the helper.
    var arguments: [String] {
        let digits = String(background & 0xFF_FFFF, radix: 16)
        return ["--enlarge", String(enlargement)] + [
            "--background", String(repeating: "0", count: 6 - digits.count) + digits, "\(width)x\(height)", "--", path,
        ]
    }
}

/// A picture as pixels.
public struct PixelPicture: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Red, green and blue of each pixel, row by row from the top left.
    public let rgb: [UInt8]

    /// Reads a portable pixmap, as the helper writes it. Returns `nil` if the bytes are none, or if some are missing.
    init?(pixmap bytes: [UInt8]) {
        // The header: P6, the width and height, and the largest value, each on a line.
        var lines: [Substring] = []
        var position = 0
        while lines.count < 3 {
            guard let end = bytes[position...].prefix(32).firstIndex(of: 0x0A) else { return nil }
            lines.append(Substring(decoding: bytes[position..<end], as: UTF8.self))
            position = end + 1
        }
        let sides = lines[1].split(separator: " ").compactMap { Int($0) }
        guard lines[0] == "P6", lines[2] == "255", sides.count == 2, sides.allSatisfy({ (1...8192).contains($0) }),
            bytes.count - position == sides[0] * sides[1] * 3
        else { return nil }
        (width, height, rgb) = (sides[0], sides[1], Array(bytes[position...]))
    }
}
