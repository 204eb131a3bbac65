/// How a camera was held, as the metadata of a picture say (EXIF, tag 0x0112): the transformation that makes the picture
/// upright.
enum Orientation: Int {
    case upright = 1
    case mirrored
    case upsideDown
    case flipped
    case transposed
    case turnedLeft
    case transversed
    case turnedRight

    /// Whether the sides of the upright picture are exchanged.
    var isOnSide: Bool { rawValue >= Self.transposed.rawValue }

    /// Returns the pixel of the stored picture that is shown at a place of the upright one.
    ///
    /// - Parameter size: The size of the stored picture.
    func source(x: Int, y: Int, in size: PixelSize) -> (x: Int, y: Int) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        return switch self {
        case .upright: (x, y)
        case .mirrored: (right - x, y)
        case .upsideDown: (right - x, bottom - y)
        case .flipped: (x, bottom - y)
        case .transposed: (y, x)
        case .turnedLeft: (y, bottom - x)
        case .transversed: (right - y, bottom - x)
        case .turnedRight: (right - y, x)
        }
    }

    /// Reads the orientation of a picture. It is upright if the file does not say it.
    init(ofFile bytes: [UInt8]) {
        self = Self.metadata(of: bytes).flatMap(Self.tag).flatMap(Orientation.init(rawValue:)) ?? .upright
    }

    /// Returns the EXIF metadata of a file: a block in the format of TIFF.
    private static func metadata(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        if bytes.starts(with: [0xFF, 0xD8]) {
            let mark = Array("Exif\0\0".utf8)
            let segment = JPEGSegments(of: bytes).first { $0.marker == 0xE1 && $0.content.starts(with: mark) }
            return segment?.content.dropFirst(mark.count)
        }
        if bytes.starts(with: "RIFF".utf8) {
            // Each chunk: name, length with the last byte last, content, and a byte if the length is odd.
            let content = chunk(named: "EXIF", in: bytes, from: 12, nameFirst: true, bigEndian: false) { ($0 + 1) & ~1 }
            let mark = Array("Exif\0\0".utf8)
            return content.map { $0.starts(with: mark) ? $0.dropFirst(mark.count) : $0 }
        }
        // Each chunk: length, name, content, checksum.
        return chunk(named: "eXIf", in: bytes, from: 8, nameFirst: false, bigEndian: true) { $0 + 4 }
    }

    private static func chunk(
        named name: String, in bytes: [UInt8], from start: Int, nameFirst: Bool, bigEndian: Bool,
        room: (Int) -> Int
    ) -> ArraySlice<UInt8>? {
        var position = start
        while position + 8 <= bytes.count {
            let fields = (bytes[position..<position + 4], bytes[position + 4..<position + 8])
            let length = number(nameFirst ? fields.1 : fields.0, bigEndian: bigEndian)
            let end = position + 8 + length
            guard end <= bytes.count else { return nil }
            if (nameFirst ? fields.0 : fields.1).elementsEqual(name.utf8) { return bytes[position + 8..<end] }
            position += 8 + room(length)
        }
        return nil
    }

    /// Returns the value of the tag in the first directory of a block.
    private static func tag(in block: ArraySlice<UInt8>) -> Int? {
        let block = Array(block)
        guard block.count >= 8 else { return nil }
        let isBig = block[0] == 0x4D
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= block.count else { return nil }
            return Self.number(block[offset..<offset + count], bigEndian: isBig)
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + 12 * entry
            guard let tag = number(offset, 2) else { return nil }
            if tag == 0x0112 { return number(offset + 8, 2) }
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> Int {
        let ordered = bigEndian ? Array(bytes) : bytes.reversed()
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
}
