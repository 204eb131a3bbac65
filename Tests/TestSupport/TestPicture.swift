/// Pictures that tests make.
public enum TestPicture {
    /// Returns a PNG picture, not compressed.
    ///
    /// - Parameters:
    ///   - bits: 8 or 16 bits for each of red, green and blue.
    ///   - pixel: Returns red, green and blue of a pixel, `0xRRGGBB`.
    public static func png(
        width: Int, height: Int, bits: Int = 8, chunks: [(name: String, content: [UInt8])] = [],
        pixel: (_ x: Int, _ y: Int) -> UInt32
    ) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            // Each row begins with its filter: none.
            rows.append(0)
            for x in 0..<width {
                let color = pixel(x, y)
                for shift: UInt32 in [16, 8, 0] {
                    let byte = UInt8(color >> shift & 0xFF)
                    rows += bits == 16 ? [byte, byte] : [byte]
                }
            }
        }
        let header = number(width) + number(height) + [UInt8(bits), 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunks.flatMap { chunk($0.name, $0.content) } + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    /// Returns the header of a PNG picture of any size, without its pixels.
    public static func pngHeader(width: Int, height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0]) + chunk("IDAT", stored([0, 0, 0, 0]))
            + chunk("IEND", [])
    }

    /// Returns the EXIF metadata that tell an orientation.
    public static func exif(orientation: Int) -> [UInt8] {
        Array("MM\0*\0\0\0\u{8}".utf8) + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    }

    private static func number(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return number(content.count) + named + number(Int(checksum(named)))
    }

    /// CRC-32.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    /// The bytes in the format of zlib, in blocks that are not compressed.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(bytes.count, start + 65535)
            let count = end - start
            result.append(end == bytes.count ? 1 : 0)
            for number in [count, ~count] {
                result.append(UInt8(truncatingIfNeeded: number))
                result.append(UInt8(truncatingIfNeeded: number >> 8))
            }
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        // Adler-32.
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return result + number(b << 16 | a)
    }
}
