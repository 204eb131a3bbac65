/// A picture of a recipe. Its first bytes are those of a known picture format.
public struct RecipePicture: Hashable, Sendable {
    /// The file formats of pictures.
    public enum Kind: String, Hashable, Sendable {
        /// The formats, named like the extensions of their files.
        case jpg, png, webp, gif, heic
    }

    /// The content of the picture's file.
    public let bytes: [UInt8]
    /// The format, which the first bytes determine.
    public let kind: Kind
    /// The name of the picture in the export, without folders, or `nil` if it has none.
    public let name: String?
    /// What the picture shows, in the form of ``PictureNames``: an empty text for the dish, `.1` for its first step.
    /// `nil` if this is unknown.
    package var place: String?

    /// The maximum size in bytes.
    package static let sizeLimit = 32 << 20

    /// Creates a picture. Returns `nil` if the bytes are not a picture of a known format or exceed 32 MiB.
    public init?(_ bytes: [UInt8], name: String? = nil) {
        guard bytes.count <= Self.sizeLimit, let kind = Kind(ofFile: bytes[...]) else { return nil }
        self.bytes = bytes
        self.kind = kind
        self.name = name.flatMap { $0.split(separator: "/").last.map(String.init) }
    }
}

extension RecipePicture.Kind {
    /// Creates the format of a picture with the given first bytes. Returns `nil` if they belong to no known format.
    init?(ofFile start: ArraySlice<UInt8>) {
        let start = Array(start.prefix(16))
        func has(_ text: String, at offset: Int) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpg
        } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF", at: 0), has("WEBP", at: 8) {
            self = .webp
        } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
            self = .gif
        } else if has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: { has($0, at: 8) }) {
            self = .heic
        } else {
            return nil
        }
    }
}
