/// Reads and writes base64. The reader accepts two alphabets: the standard one, and the one for URLs.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each byte, or 255 if the byte is in neither alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
        // The variant for URLs uses `-` and `_` in place of `+` and `/`.
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()

    /// Decodes a text. White space and a prefix such as `data:image/jpeg;base64,` are ignored. Decoding ends at the
    /// first byte that is in neither alphabet.
    static func bytes(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { text in
            var start = 0
            if text.starts(with: "data:".utf8), let comma = text.prefix(128).firstIndex(of: UInt8(ascii: ",")) {
                start = comma + 1
            }
            return bytes(UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// Decodes a text. White space is ignored.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - skipsOthers: Whether to ignore bytes that are in neither alphabet, as is usual for mails. If `false`,
    ///     decoding ends at such a byte.
    static func bytes(_ text: UnsafeBufferPointer<UInt8>, skipsOthers: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in text where byte > 0x20 {
            let value = values[Int(byte)]
            guard value < 64 else {
                if skipsOthers { continue }
                break
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }

    /// Encodes bytes as text on one line.
    static func text(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let bits =
                UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            for place in 0..<4 {
                let isPadding = place > rest
                result.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63])
            }
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
