import CPictures

/// A PNG picture, decoded by libpng: with 1 to 16 bits, with a palette, interlaced or transparent.
struct PNGPicture {
    let bytes: [UInt8]

    func pixels(fitting box: PixelSize, over background: RGB) -> Pixels? {
        var image = png_image()
        defer { png_image_free(&image) }
        return bytes.withUnsafeBytes { buffer -> Pixels? in
            guard picture_png_begin(&image, buffer.baseAddress, buffer.count) != 0 else { return nil }
            let size = PixelSize(width: Int(image.width), height: Int(image.height))
            guard PixelLimit.allows(size, PixelLimit.whole) else { return nil }
            var pixels = [UInt8](repeating: 0, count: size.width * size.height * 3)
            guard picture_png_finish(&image, &pixels, background.red, background.green, background.blue) != 0 else {
                return nil
            }
            return Pixels(size: size, bytes: pixels)
        }
    }
}

extension Pixels {
    /// The pixels as a PNG file. Empty if it cannot be made.
    var png: [UInt8] {
        // A picture that cannot be compressed grows by a few bytes for each row and each block.
        let room = bytes.count + bytes.count / 64 + 16 * size.height + 4096
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = picture_png_write(bytes, UInt32(size.width), UInt32(size.height), buffer.baseAddress, room)
        }
    }
}
