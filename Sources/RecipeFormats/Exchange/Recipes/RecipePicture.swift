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

/// A picture with its place among the pictures of a recipe. The place determines the name of its file.
package struct PlacedPicture {
    package let picture: RecipePicture
    /// The part of the picture's file name between the name of the recipe's file and the extension: an empty text, `.1`
    /// or `.2.1`.
    package let place: String

    /// Returns the name of the picture's file.
    ///
    /// - Parameter stem: The name of the recipe's file without its extension.
    package func name(stem: String) -> String { "\(stem)\(place).\(picture.kind.rawValue)" }

    /// Returns pictures with their places. If several pictures have the same place, only the first of these pictures
    /// keeps the place. The other pictures, and the pictures without a place, get the free places in order: the place
    /// of the dish, and then the numbers from 1 up.
    package static func placed(_ pictures: [RecipePicture]) -> [PlacedPicture] {
        var taken: Set<String> = []
        var result: [PlacedPicture] = []
        var others: [RecipePicture] = []
        for picture in pictures {
            if let place = picture.place, taken.insert(place).inserted {
                result.append(PlacedPicture(picture: picture, place: place))
            } else {
                others.append(picture)
            }
        }
        var number = 0
        for picture in others {
            var place = number == 0 ? "" : ".\(number)"
            while !taken.insert(place).inserted {
                number += 1
                place = ".\(number)"
            }
            result.append(PlacedPicture(picture: picture, place: place))
        }
        return result
    }
}

/// The names of the pictures that belong to a recipe's file. Cooklang has this convention: `Dish.jpg` shows the dish,
/// `Dish.1.jpg` its first step, and `Dish.2.1.jpg` the first step of its second section. Steps are numbered from 0 or
/// 1.
package enum PictureNames {
    /// The extensions of pictures, in the order in which they are tried.
    private static let extensions = ["jpg", "jpeg", "png", "webp", "gif", "heic", "JPG", "PNG"]

    /// Returns the pictures of a file: the dish first, then the steps.
    ///
    /// - Parameters:
    ///   - stem: The name of the recipe's file without its extension.
    ///   - exists: Returns whether a file exists. The method calls it up to eight times for each place, and 40 times
    ///     if there are no pictures.
    /// - Returns: The names of the pictures with their places. A place is the part of a name between the stem and the
    ///   extension: an empty text, `.1` or `.2.1`.
    package static func find(
        ofStem stem: String, where exists: (String) -> Bool
    ) -> [(name: String, place: String)] {
        var pictures: [(name: String, place: String)] = []
        func add(_ place: String) -> Bool {
            for fileExtension in extensions where exists("\(stem)\(place).\(fileExtension)") {
                pictures.append(("\(stem)\(place).\(fileExtension)", place))
                return true
            }
            return false
        }
        /// Adds pictures with numbers from 0 or 1 up, and returns whether there are any.
        func addNumbered(after prefix: String) -> Bool {
            let count = pictures.count
            _ = add("\(prefix).0")
            for number in 1..<1000 where !add("\(prefix).\(number)") { break }
            return pictures.count > count
        }
        _ = add("")
        _ = addNumbered(after: "")
        for number in 1..<1000 where !addNumbered(after: ".\(number)") { break }
        return pictures
    }
}
