import RecipeKit

/// Checks that the bytes of a file are UTF-8 text, with or without a byte order mark.
package enum TextDecoding {
    /// Returns the bytes of the text without a byte order mark.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path for the error message.
    /// - Throws: ``CookbookError`` if the bytes are UTF-16, UTF-32 or not UTF-8. For a byte that is not UTF-8, the
    ///   error contains its line and column.
    package static func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        if let encoding = foreignEncoding(of: bytes) {
            throw CookbookError(.badData, file, "the text is \(encoding); save it as UTF-8.")
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if let bad = bytes.withUnsafeBytes({ firstInvalidUTF8($0) }) {
            let location = location(of: bad, in: bytes[start...], file: file)
            throw CookbookError(
                .badData, at: location, message(ofInvalid: bytes[bad], LegacyEncoding.name(of: bytes[start...])))
        }
        return start == 0 ? bytes : Array(bytes[start...])
    }

    /// Returns the offset of the first byte that is not UTF-8, and a message about it. If all bytes are UTF-8, returns
    /// `nil`.
    package static func firstError(in bytes: UnsafeRawBufferPointer) -> (offset: Int, message: String)? {
        firstInvalidUTF8(bytes).map { ($0, message(ofInvalid: bytes[$0])) }
    }

    private static func message(ofInvalid byte: UInt8, _ encoding: String? = nil) -> String {
        let message = "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8"
        guard let encoding else { return message + "; save the file as UTF-8." }
        return message + "; the text looks like \(encoding); save it as UTF-8."
    }

    /// Returns the name of the encoding if the bytes are UTF-16 or UTF-32, otherwise `nil`. A byte order mark or a zero
    /// byte shows the encoding.
    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): return bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): return "UTF-16"
        case (0, 0): return bytes.starts(with: [0, 0, 0xFE, 0xFF]) ? "UTF-32" : nil
        case (0, 1...), (1..., 0): return "UTF-16 without a mark, or no text at all"
        default: return nil
        }
    }

    private static func location(of offset: Int, in bytes: ArraySlice<UInt8>, file: String) -> SourceLocation {
        var line = 1
        var lineStart = bytes.startIndex
        var index = bytes.startIndex
        while index < offset {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.endIndex && bytes[index] == 0x0A)) {
                line += 1
                lineStart = index
            }
        }
        let before = String(decoding: bytes[min(lineStart, offset)..<offset], as: UTF8.self)
        return SourceLocation(file: file, line: line, column: before.count + 1)
    }

    /// Returns the offset of the first byte that is not part of well-formed UTF-8, or `nil` if there is none.
    ///
    /// The time is linear in the number of bytes. ASCII text is read eight bytes at a time.
    package static func firstInvalidUTF8(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count,
                bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
                continue
            }
            guard let length = sequenceLength(at: index, in: bytes) else { return index }
            index += length
        }
        return nil
    }

    /// Returns the length in bytes of the well-formed sequence at `index` (Unicode standard, table 3-7), or `nil` if
    /// the sequence is ill-formed.
    private static func sequenceLength(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
