/// What the command line of the program says.
struct PictureOptions {
    var path = ""
    /// The box into which the picture must fit, in pixels.
    var box = PixelSize(width: 1, height: 1)
    /// The colour behind a transparent picture.
    var background = RGB(red: 0, green: 0, blue: 0)
    var form = OutputForm.ppm
    /// How many times as large as it is a small picture may become.
    var enlargement = 1
    var isVersionAsked = false

    static let usage = """
        usage: recipes-picture [--background RRGGBB] [--form ppm] [--enlarge TIMES] WIDTHxHEIGHT FILE
        Writes a JPEG, PNG or WebP picture, scaled to fit into the box, to standard output.
        """

    /// The largest box. No terminal has as many pixels.
    private static let largestSide = 8192
    private static let largestEnlargement = 8

    static func parse(_ words: [String]) throws(UsageError) -> PictureOptions {
        var options = PictureOptions()
        var others: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--version": options.isVersionAsked = true
            case "--background":
                guard let text = rest.popFirst(), let color = RGB(text) else {
                    throw UsageError(message: "--background needs a colour, such as 1e1e2e.")
                }
                options.background = color
            case "--enlarge":
                guard let text = rest.popFirst(), let times = Int(text), (1...largestEnlargement).contains(times) else {
                    throw UsageError(message: "--enlarge needs a number up to \(largestEnlargement).")
                }
                options.enlargement = times
            case "--form":
                guard let text = rest.popFirst(), let form = OutputForm(text) else {
                    throw UsageError(message: "--form needs a name: \(OutputForm.names).")
                }
                options.form = form
            case "--":
                others += rest
                rest = []
            case _ where word.hasPrefix("-"): throw UsageError(message: "there is no option \(word).")
            default: others.append(word)
            }
        }
        if options.isVersionAsked { return options }
        let sides = others.first?.split(separator: "x").compactMap { Int($0) } ?? []
        guard others.count == 2, sides.count == 2, sides.allSatisfy({ (1...largestSide).contains($0) }) else {
            throw UsageError(message: "a box and a file are needed, such as 80x60 pie.jpg.")
        }
        options.box = PixelSize(width: sides[0], height: sides[1])
        options.path = others[1]
        return options
    }
}

struct UsageError: Error {
    let message: String
}

struct PixelSize: Equatable {
    var width: Int
    var height: Int

    /// Returns the largest size with the same proportions that fits into a box.
    ///
    /// - Parameter most: How many times as large as this size the result may be.
    func fitted(into box: PixelSize, enlarging most: Int = 1) -> PixelSize {
        if width * most <= box.width, height * most <= box.height {
            return PixelSize(width: width * most, height: height * most)
        }
        let isWide = width * box.height > height * box.width
        return isWide
            ? PixelSize(width: box.width, height: max(1, (height * box.width + width / 2) / width))
            : PixelSize(width: max(1, (width * box.height + height / 2) / height), height: box.height)
    }
}

struct RGB {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    init?(_ text: String) {
        guard text.utf8.count == 6, let number = UInt32(text, radix: 16) else { return nil }
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}

/// How the picture is written.
enum OutputForm {
    /// A portable pixmap: a header with the size, and three bytes for each pixel.
    case ppm
    case png

    static let names = "ppm, png"

    init?(_ name: String) {
        switch name {
        case "ppm": self = .ppm
        case "png": self = .png
        default: return nil
        }
    }

    func bytes(of pixels: Pixels) -> [UInt8] {
        switch self {
        case .ppm: Array("P6\n\(pixels.size.width) \(pixels.size.height)\n255\n".utf8) + pixels.bytes
        case .png: pixels.png
        }
    }
}
