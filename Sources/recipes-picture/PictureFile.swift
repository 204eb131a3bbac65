import CPictures

/// A file in memory that may be a picture.
struct PictureFile {
    /// The largest size of a file in bytes.
    static let sizeLimit = 32 << 20

    private let bytes: [UInt8]

    /// Reads a file. Returns `nil` if it cannot be read, is none, or is too large.
    init?(at path: String) {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.sizeLimit
        else { return nil }
        let size = Int(status.st_size)
        bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let added = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if added < 0, errno == EINTR { continue }
                guard added > 0 else { return }
                count += added
            }
        }
    }

    /// Returns the pixels of the picture, upright and scaled to fit into a box. Returns `nil` if the file is no
    /// picture of a known format, is damaged, or has too many pixels.
    ///
    /// - Parameters:
    ///   - box: The box in pixels.
    ///   - enlargement: How many times as large as it is a small picture may become.
    ///   - background: The colour behind a transparent picture.
    func pixels(fitting box: PixelSize, enlarging enlargement: Int = 1, over background: RGB) -> Pixels? {
        let orientation = Orientation(ofFile: bytes)
        let decoder: ((PixelSize, RGB) -> Pixels?)? =
            switch bytes.prefix(16) {
            case let start where start.starts(with: [0xFF, 0xD8, 0xFF]): JPEGPicture(bytes: bytes).pixels
            case let start where start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]):
                PNGPicture(bytes: bytes).pixels
            case let start where start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8):
                WebPPicture(bytes: bytes).pixels
            default: nil
            }
        let lying = orientation.isOnSide ? PixelSize(width: box.height, height: box.width) : box
        guard let decoded = decoder?(lying, background) else { return nil }
        return decoded.scaled(to: decoded.size.fitted(into: lying, enlarging: enlargement)).turned(orientation)
    }
}

/// The largest pictures that are decoded.
enum PixelLimit {
    /// For a picture that must be in memory as a whole.
    static let whole = 64 << 20
    /// For a picture that is scaled down while it is read.
    static let scaled = 256 << 20
    /// For one side. A picture that is one pixel high is no picture of a dish.
    static let side = 32768

    static func allows(_ size: PixelSize, _ most: Int) -> Bool {
        (1...side).contains(size.width) && (1...side).contains(size.height) && size.width * size.height <= most
    }
}
