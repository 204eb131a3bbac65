/// A key for sorting and comparing titles. It ignores case and accents, and it sorts numbers by their value.
///
/// Create a key once for each title, and compare keys. The comparison is byte by byte. It is much faster than a
/// comparison by the rules of a locale, and it needs no ICU tables. A key has these limits:
///
/// - All languages share one order: Swedish ö sorts with o and not after z.
/// - Letters of other scripts sort by code point: Chinese does not sort by pronunciation.
/// - Only Latin and Greek letters and the Cyrillic ё lose their accents.
/// - Articles (`The`, `La`) are not ignored.
public struct SortingKey: Hashable, Comparable, Sendable {
    /// Lower-case words separated by single spaces, without punctuation. A number is stored as `0`, a byte for the
    /// count of its digits, and the digits without leading zeros.
    package let utf8: [UInt8]

    /// Creates the key of a text. O(n).
    public init(_ text: String) {
        var folding = Folding()
        folding.bytes.reserveCapacity(text.utf8.count + 4)
        for scalar in text.unicodeScalars { folding.add(scalar) }
        folding.endNumber()
        utf8 = folding.bytes
    }

    /// Returns whether the first key sorts before the second.
    public static func < (left: SortingKey, right: SortingKey) -> Bool {
        left.utf8.withUnsafeBufferPointer { a in
            right.utf8.withUnsafeBufferPointer { b in
                for index in 0..<min(a.count, b.count) where a[index] != b[index] { return a[index] < b[index] }
                return a.count < b.count
            }
        }
    }

    /// The key as a string. Tables of names use such strings as keys.
    package var text: String { String(decoding: utf8, as: UTF8.self) }
}

/// Builds the bytes of a ``SortingKey``.
private struct Folding {
    var bytes: [UInt8] = []
    private var digits: [UInt8] = []
    private var isInNumber = false
    private var isAfterGap = false

    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39: addDigit(UInt8(truncatingIfNeeded: scalar.value))
        case 0x61...0x7A: addLetter(UInt8(truncatingIfNeeded: scalar.value))
        case 0x41...0x5A: addLetter(UInt8(truncatingIfNeeded: scalar.value | 0x20))
        case 0x27, 0x2019: break  // An apostrophe does not separate words: `Shepherd's` is one word.
        case 0..<0x80, 0x80...0xBF, 0x2000...0x206F, 0x3000...0x3003: addGap()
        case 0x300...0x36F: break  // Combining marks, such as accents, are ignored.
        default: addOther(scalar)
        }
    }

    private mutating func addLetter(_ letter: UInt8) {
        closeGap()
        bytes.append(letter)
    }

    private mutating func addOther(_ scalar: Unicode.Scalar) {
        closeGap()
        scalar.appendFolded(to: &bytes)
    }

    private mutating func addDigit(_ digit: UInt8) {
        if !isInNumber {
            closeGap()
            isInNumber = true
        }
        if digit != 0x30 || !digits.isEmpty { digits.append(digit) }
    }

    private mutating func addGap() {
        endNumber()
        isAfterGap = !bytes.isEmpty
    }

    private mutating func closeGap() {
        endNumber()
        if isAfterGap { bytes.append(0x20) }
        isAfterGap = false
    }

    /// Appends the digits that were read as a number. Does nothing if no number was read.
    ///
    /// The number begins with `0`, so that numbers sort before letters. Then a byte for the number of its digits
    /// follows, so that 9 sorts before 10. The digits are last.
    mutating func endNumber() {
        guard isInNumber else { return }
        isInNumber = false
        bytes += [0x30, 0x21 + UInt8(min(digits.count, 80))]
        bytes += digits
        digits.removeAll(keepingCapacity: true)
    }
}

extension SortingKey {
    /// Returns whether this key begins with another one.
    public func hasPrefix(_ other: SortingKey) -> Bool { utf8.starts(with: other.utf8) }

    /// Returns whether this key contains another one at any position.
    public func contains(_ other: SortingKey) -> Bool { text.contains(other.text) }
}
