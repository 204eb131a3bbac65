import CPictures

/// A JPEG picture, decoded by libjpeg-turbo.
struct JPEGPicture {
    let bytes: [UInt8]

    /// Returns the pixels, scaled down while they are decoded, but not below what fits into a box.
    func pixels(fitting box: PixelSize, over background: RGB) -> Pixels? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        return bytes.withUnsafeBufferPointer { buffer -> Pixels? in
            guard let start = buffer.baseAddress else { return nil }
            let count = UInt(buffer.count)
            var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard tjDecompressHeader3(decoder, start, count, &width, &height, &subsampling, &space) == 0 else {
                return nil
            }
            let whole = PixelSize(width: Int(width), height: Int(height))
            let size = Self.scaled(whole, for: box)
            guard PixelLimit.allows(whole, PixelLimit.scaled), PixelLimit.allows(size, PixelLimit.whole) else {
                return nil
            }
            let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
            let channels = isCMYK ? 4 : 3
            let format = Int32(bitPattern: UInt32(isCMYK ? TJPF_CMYK.rawValue : TJPF_RGB.rawValue))
            var decoded = [UInt8](repeating: 0x80, count: size.width * size.height * channels)
            let result = tjDecompress2(
                decoder, start, count, &decoded, Int32(size.width), 0, Int32(size.height), format,
                TJFLAG_LIMITSCANS | TJFLAG_FASTDCT)
            // After a warning, such as that the end is missing, the rest of the pixels is there.
            guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { return nil }
            return Pixels(size: size, bytes: isCMYK ? rgb(ofCMYK: decoded) : decoded)
        }
    }

    /// Returns the smallest size in which the library can decode a picture that is not smaller than what fits into a
    /// box.
    private static func scaled(_ whole: PixelSize, for box: PixelSize) -> PixelSize {
        let wanted = whole.fitted(into: box)
        let sizes = [1, 2, 4, 8].map { divisor in
            PixelSize(
                width: (whole.width + divisor - 1) / divisor, height: (whole.height + divisor - 1) / divisor)
        }
        return sizes.last { $0.width >= wanted.width && $0.height >= wanted.height } ?? whole
    }

    /// Converts the four colours of print. Programs of Adobe store them inverted, and say so in a segment of their own.
    private func rgb(ofCMYK pixels: [UInt8]) -> [UInt8] {
        let isInverted = JPEGSegments(of: bytes).contains { $0.marker == 0xEE && $0.content.starts(with: "Adobe".utf8) }
        var rgb = [UInt8](repeating: 0, count: pixels.count / 4 * 3)
        for pixel in 0..<pixels.count / 4 {
            let black = isInverted ? Int(pixels[4 * pixel + 3]) : 255 - Int(pixels[4 * pixel + 3])
            for channel in 0..<3 {
                let ink = Int(pixels[4 * pixel + channel])
                rgb[3 * pixel + channel] = UInt8((isInverted ? ink : 255 - ink) * black / 255)
            }
        }
        return rgb
    }
}

/// The segments of a JPEG file before its pixels.
struct JPEGSegments: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 2

    init(of bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (marker: UInt8, content: ArraySlice<UInt8>)? {
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            // Fill bytes before a marker.
            if marker == 0xFF {
                position += 1
                continue
            }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            guard marker != 0xDA, marker != 0xD9, length >= 2, position + 2 + length <= bytes.count else { return nil }
            defer { position += 2 + length }
            return (marker, bytes[position + 4..<position + 2 + length])
        }
        return nil
    }
}
