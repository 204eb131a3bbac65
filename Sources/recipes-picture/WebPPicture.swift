import CPictures

/// A WebP picture, decoded by libwebp. Of an animated one, the first picture.
struct WebPPicture {
    let bytes: [UInt8]

    /// Returns the pixels, scaled down to fit into a box while they are decoded.
    func pixels(fitting box: PixelSize, over background: RGB) -> Pixels? {
        bytes.withUnsafeBufferPointer { buffer -> Pixels? in
            var features = WebPBitstreamFeatures()
            guard WebPGetFeatures(buffer.baseAddress, buffer.count, &features) == VP8_STATUS_OK else { return nil }
            if features.has_animation == 0 { return Self.pixels(buffer, box, background) }
            var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
            guard let parts = WebPDemux(&data) else { return nil }
            defer { WebPDemuxDelete(parts) }
            var first = WebPIterator()
            guard WebPDemuxGetFrame(parts, 1, &first) != 0 else { return nil }
            defer { WebPDemuxReleaseIterator(&first) }
            return Self.pixels(
                UnsafeBufferPointer(start: first.fragment.bytes, count: first.fragment.size), box, background)
        }
    }

    private static func pixels(_ buffer: UnsafeBufferPointer<UInt8>, _ box: PixelSize, _ background: RGB) -> Pixels? {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0,
            WebPGetFeatures(buffer.baseAddress, buffer.count, &config.input) == VP8_STATUS_OK
        else { return nil }
        let whole = PixelSize(width: Int(config.input.width), height: Int(config.input.height))
        guard PixelLimit.allows(whole, PixelLimit.scaled) else { return nil }
        let size = whole.fitted(into: box)
        config.options.use_scaling = 1
        config.options.scaled_width = Int32(size.width)
        config.options.scaled_height = Int32(size.height)
        config.output.colorspace = MODE_RGBA
        defer { WebPFreeDecBuffer(&config.output) }
        guard WebPDecode(buffer.baseAddress, buffer.count, &config) == VP8_STATUS_OK,
            let rgba = config.output.u.RGBA.rgba
        else { return nil }
        let stride = Int(config.output.u.RGBA.stride)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size.width * size.height * 3)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let pixel = rgba + y * stride + 4 * x
                let alpha = Int(pixel[3])
                func over(_ color: UInt8, _ behind: UInt8) -> UInt8 {
                    UInt8((Int(color) * alpha + Int(behind) * (255 - alpha)) / 255)
                }
                pixels.append(over(pixel[0], background.red))
                pixels.append(over(pixel[1], background.green))
                pixels.append(over(pixel[2], background.blue))
            }
        }
        return Pixels(size: size, bytes: pixels)
    }
}
