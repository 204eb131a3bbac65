/// An encoding of an East Asian language, in which a character has one to four bytes.
///
/// The rules and the names are those of the Encoding Standard, so a page is read as browsers read it.
enum MultiByteEncoding: String {
    case big5
    case eucJP = "euc-jp"
    case eucKR = "euc-kr"
    /// Browsers read it as GB18030, which contains it.
    case gbk
    case gb18030
    case iso2022JP = "iso-2022-jp"
    case shiftJIS = "shift_jis"

    /// What the bytes at a place mean.
    enum Reading {
        case character(Unicode.Scalar, length: Int)
        /// A letter with a mark, for which Unicode has no single character.
        case marked(Unicode.Scalar, mark: Unicode.Scalar)
        /// Bytes that mean nothing in the encoding.
        case invalid(length: Int)
    }

    /// Returns a text as UTF-8. Bytes that are invalid in the encoding become U+FFFD. The time is linear in the number of
    /// bytes.
    func utf8(of bytes: [UInt8]) -> [UInt8] {
        var output = UTF8Output(capacity: bytes.count * 2)
        if self == .iso2022JP {
            var decoder = ISO2022JP(bytes)
            while let next = decoder.next() { output.append(next) }
            return output.bytes
        }
        let text = EncodedBytes(bytes)
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                output.bytes.append(bytes[index])
                index += 1
                continue
            }
            switch reading(of: text, at: index) {
            case .character(let scalar, let length):
                output.append(scalar)
                index += length
            case .marked(let scalar, let mark):
                output.append(scalar)
                output.append(mark)
                index += 2
            case .invalid(let length):
                output.append("\u{FFFD}")
                index += length
            }
        }
        return output.bytes
    }

    private func reading(of text: EncodedBytes, at index: Int) -> Reading {
        switch self {
        case .big5: big5(text, index)
        case .eucJP: eucJP(text, index)
        case .eucKR: eucKR(text, index)
        case .gbk, .gb18030: gb18030(text, index)
        case .iso2022JP, .shiftJIS: shiftJIS(text, index)
        }
    }

    private func big5(_ text: EncodedBytes, _ index: Int) -> Reading {
        let (lead, trail) = (text[index], text[index + 1])
        guard 0x81...0xFE ~= lead else { return .invalid(length: 1) }
        guard 0x40...0x7E ~= trail || 0xA1...0xFE ~= trail else { return text.invalidPair(at: index) }
        let pointer = (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62)
        switch pointer {
        case 1133: return .marked("Ê", mark: "\u{304}")
        case 1135: return .marked("Ê", mark: "\u{30C}")
        case 1164: return .marked("ê", mark: "\u{304}")
        case 1166: return .marked("ê", mark: "\u{30C}")
        default: return text.pair(EncodingTable.big5[pointer], at: index)
        }
    }

    private func eucKR(_ text: EncodedBytes, _ index: Int) -> Reading {
        let (lead, trail) = (text[index], text[index + 1])
        guard 0x81...0xFE ~= lead else { return .invalid(length: 1) }
        guard 0x41...0xFE ~= trail else { return text.invalidPair(at: index) }
        return text.pair(EncodingTable.eucKR[(lead - 0x81) * 190 + trail - 0x41], at: index)
    }

    private func eucJP(_ text: EncodedBytes, _ index: Int) -> Reading {
        let (lead, trail) = (text[index], text[index + 1])
        switch lead {
        case 0x8E where 0xA1...0xDF ~= trail: return text.pair(JapaneseText.halfWidth(trail), at: index)
        case 0x8F where 0xA1...0xFE ~= trail:
            let last = text[index + 2]
            guard 0xA1...0xFE ~= last, let scalar = EncodingTable.jis0212[(trail - 0xA1) * 94 + last - 0xA1] else {
                return .invalid(length: text.isASCII(at: index + 2) ? 2 : 3)
            }
            return .character(scalar, length: 3)
        case 0x8E, 0x8F: return text.invalidPair(at: index)
        case 0xA1...0xFE:
            guard 0xA1...0xFE ~= trail else { return text.invalidPair(at: index) }
            return text.pair(EncodingTable.jis0208[(lead - 0xA1) * 94 + trail - 0xA1], at: index)
        default: return .invalid(length: 1)
        }
    }

    private func shiftJIS(_ text: EncodedBytes, _ index: Int) -> Reading {
        let (lead, trail) = (text[index], text[index + 1])
        switch lead {
        case 0x80: return .character("\u{80}", length: 1)
        case 0xA1...0xDF: return .character(JapaneseText.halfWidth(lead), length: 1)
        case 0x81...0x9F, 0xE0...0xFC: break
        default: return .invalid(length: 1)
        }
        guard 0x40...0x7E ~= trail || 0x80...0xFC ~= trail else { return text.invalidPair(at: index) }
        let pointer = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + trail - (trail < 0x7F ? 0x40 : 0x41)
        // Characters that users defined themselves, in Windows.
        if 8836...10715 ~= pointer { return text.pair(Unicode.Scalar(UInt32(0xE000 + pointer - 8836)), at: index) }
        return text.pair(EncodingTable.jis0208[pointer], at: index)
    }

    private func gb18030(_ text: EncodedBytes, _ index: Int) -> Reading {
        let (lead, trail) = (text[index], text[index + 1])
        if lead == 0x80 { return .character("€", length: 1) }
        guard 0x81...0xFE ~= lead else { return .invalid(length: 1) }
        if 0x30...0x39 ~= trail {
            let (third, fourth) = (text[index + 2], text[index + 3])
            guard 0x81...0xFE ~= third, 0x30...0x39 ~= fourth else { return .invalid(length: 1) }
            let pointer = (lead - 0x81) * 12_600 + (trail - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30
            guard let scalar = GB18030Ranges.scalar(pointer) else { return .invalid(length: 4) }
            return .character(scalar, length: 4)
        }
        guard 0x40...0x7E ~= trail || 0x80...0xFE ~= trail else { return text.invalidPair(at: index) }
        return text.pair(EncodingTable.gb18030[(lead - 0x81) * 190 + trail - (trail < 0x7F ? 0x40 : 0x41)], at: index)
    }
}

/// The bytes of a text, of which a decoder may read some behind the end.
struct EncodedBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The byte at an index, or -1 behind the end.
    subscript(index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : -1 }

    /// Returns whether there is an ASCII character, or nothing any more. An invalid character never contains it.
    func isASCII(at index: Int) -> Bool { self[index] < 0x80 }

    /// Returns the reading of two bytes that should be one character.
    func pair(_ scalar: Unicode.Scalar?, at index: Int) -> MultiByteEncoding.Reading {
        scalar.map { .character($0, length: 2) } ?? invalidPair(at: index)
    }

    /// Returns the reading of two bytes that are no character.
    func invalidPair(at index: Int) -> MultiByteEncoding.Reading {
        .invalid(length: isASCII(at: index + 1) ? 1 : 2)
    }
}

/// Text in UTF-8 that grows by characters.
struct UTF8Output {
    var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(_ scalar: Unicode.Scalar) { bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
}

/// The characters of GB18030 that have four bytes.
private enum GB18030Ranges {
    /// Returns the character of a number, or `nil` if there is none.
    static func scalar(_ pointer: Int) -> Unicode.Scalar? {
        guard pointer <= 39_419 || 189_000...1_237_575 ~= pointer else { return nil }
        if pointer == 7457 { return "\u{E7C7}" }
        guard let range = ranges.last(where: { $0.pointer <= pointer }) else { return nil }
        return Unicode.Scalar(UInt32(range.code + pointer - range.pointer))
    }

    /// The numbers from which on the code points follow each other.
    private static let ranges: [(pointer: Int, code: Int)] = {
        EncodingTable.gb18030Ranges.description.split(separator: ",").compactMap { part in
            let numbers = part.split(separator: " ").compactMap { Int($0) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
    }()
}
