import RecipeKit

extension CooklangText {
    /// Returns the text of a range without the backslashes that escape special characters.
    static func unescaped(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        guard bytes[range].contains(UInt8(ascii: "\\")) else { return UTF8Text.string(range, in: bytes) }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if isEscape(at: index, before: range.upperBound, in: bytes) { index += 1 }
            text.append(bytes[index])
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the offset of the first `mark` without a backslash before it, or `nil` if there is none.
    static func firstMark(_ mark: UInt8, in range: Range<Int>, of bytes: [UInt8]) -> Int? {
        guard bytes[range].contains(UInt8(ascii: "\\")) else { return bytes[range].firstIndex(of: mark) }
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == mark { return index }
            index += isEscape(at: index, before: range.upperBound, in: bytes) ? 2 : 1
        }
        return nil
    }
}
