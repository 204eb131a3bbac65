import RecipeKit

/// The lines of a text, which are decoded one by one.
struct TextLines {
    let bytes: [UInt8]
    private let ranges: [Range<Int>]

    /// Creates the lines of a text.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var reader = LineReader(bytes)
        var ranges: [Range<Int>] = []
        while let line = reader.next() { ranges.append(line) }
        self.ranges = ranges
    }

    var count: Int { ranges.count }
    var indices: Range<Int> { ranges.indices }

    /// The text of a line without its line break. Each tab is replaced by spaces up to the next multiple of eight
    /// columns.
    subscript(index: Int) -> String {
        Self.text(of: utf8(index))
    }

    /// The text of a line without its line break, with its tabs.
    func raw(_ index: Int) -> String { String(decoding: bytes[ranges[index]], as: UTF8.self) }

    /// The lines of a range, with tabs as spaces.
    subscript(range: Range<Int>) -> [String] { range.map { self[$0] } }

    /// Returns the offset at which a line begins, or the end of the text for an index after the last line.
    func start(of index: Int) -> Int { index < ranges.count ? ranges[index].lowerBound : bytes.count }

    /// The bytes of a line.
    func utf8(_ index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

    func isBlank(_ index: Int) -> Bool { utf8(index).allSatisfy { $0 <= 0x20 } }

    /// Returns the index of the first line between `start` and `end` that is not blank. If all are blank, returns
    /// `end`.
    func firstInk(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isBlank(index) { index += 1 }
        return index
    }

    /// Returns the text of bytes. Each tab is replaced by spaces up to the next multiple of eight columns.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x09) else { return text }
        var result = ""
        var column = 0
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                let count = 8 - column % 8
                result += String(repeating: " ", count: count)
                column += count
            } else {
                result.unicodeScalars.append(scalar)
                column += 1
            }
        }
        return result
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain an ASCII text, ignoring letter case.
    ///
    /// - Parameter text: The text in lowercase.
    func holdsIgnoringCase(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard self.count >= count else { return false }
        for start in startIndex...(endIndex - count) where starts(with: text, at: start) { return true }
        return false
    }

    /// Returns whether an ASCII text begins at an index, ignoring letter case.
    ///
    /// - Parameters:
    ///   - text: The text in lowercase.
    ///   - start: The index.
    func starts(with text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard endIndex - start >= count else { return false }
        for offset in 0..<count {
            let byte = self[start + offset]
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if lower != text.utf8Start[offset] { return false }
        }
        return true
    }

    /// The bytes without white space at both ends.
    var trimmed: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}
