/// A text to search for. The search ignores case and accents.
///
/// A Latin letter with an accent matches its base letter, and a ligature or `ß` matches its letters: `Crème brûlée`
/// contains `creme`, `Œuf` contains `oeuf`, and `Strauß` contains `strauss`. Standalone combining marks are ignored.
@MainActor
struct FindNeedle: Equatable {
    /// The text in lower case and without accents, in UTF-8.
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Self.folded(text) }

    var isEmpty: Bool { bytes.isEmpty }

    /// Returns whether a text contains the needle. An empty needle is in every text. The usual cost is O(length of the
    /// text). For an ASCII text, no memory is allocated.
    func isIn(_ text: String) -> Bool {
        let isInASCII = text.utf8.withContiguousStorageIfAvailable { text -> Bool? in
            text.allSatisfy { $0 < 0x80 } ? isIn(text) : nil
        }
        if case .some(.some(let found)) = isInASCII { return found }
        return Self.folded(text).withUnsafeBufferPointer(isIn)
    }

    private func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, text.count >= bytes.count else { return bytes.isEmpty }
        for start in 0...(text.count - bytes.count) where Self.lowercased(text[start]) == first {
            var matched = 1
            while matched < bytes.count, Self.lowercased(text[start + matched]) == bytes[matched] { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }

    /// Returns whether this needle comes before `other` in sorted order. Case and accents are ignored.
    func precedes(_ other: FindNeedle) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }

    // MARK: - Folding

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }

    /// Returns a text in lower case and without accents, in UTF-8.
    private static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                bytes.append(lowercased(UInt8(scalar.value)))
            } else {
                bytes += folded(scalar)
            }
        }
        return bytes
    }

    /// A cache of the folded forms of scalars beyond ASCII. It stays small, because the texts of a list contain few
    /// different scalars.
    private static var known: [UInt32: [UInt8]] = [:]

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        if let bytes = known[scalar.value] { return bytes }
        let properties = scalar.properties
        let capitals = properties.uppercaseMapping
        var text = properties.lowercaseMapping
        if let letters = latinLetters(of: properties.name ?? "") {
            text = letters
        } else if capitals.unicodeScalars.count > 1 {
            text = capitals.lowercased()
        }
        let bytes = text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
            .flatMap { Array(String($0).utf8) }
        known[scalar.value] = bytes
        return bytes
    }

    /// Returns the base letters of a Latin letter, in lower case. They are part of its Unicode name: `e` for
    /// `LATIN SMALL LETTER E WITH ACUTE`, `oe` for `LATIN SMALL LIGATURE OE`.
    ///
    /// For other names, returns `nil`. For `LATIN SMALL LETTER SHARP S`, which is `ß`, also returns `nil`, because the
    /// letters of `ß` are `ss`.
    private static func latinLetters(of name: String) -> String? {
        guard name.hasPrefix("LATIN ") else { return nil }
        var words = name.split(separator: " ")
        if let with = words.firstIndex(of: "WITH") { words.removeSubrange(with...) }
        guard let letters = words.last, letters.utf8.count <= 2, words.dropLast().last != "SHARP" else { return nil }
        return letters.lowercased()
    }
}

/// A search through all rows of a list, down or up. After the last row, a search down continues at the first row. After
/// the first row, a search up continues at the last row.
@MainActor
struct FindRun {
    private let needle: FindNeedle
    /// The number of the next row to search. Rows are numbered from 0 at the start of the list.
    private var number: Int
    /// The number of rows still to be searched.
    private var rest: Int
    /// The direction: 1 for down, -1 for up.
    private let step: Int
    /// The number of rows in the list.
    private let total: Int

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - needle: The text to search for.
    ///   - number: The number of the first row to search. -1 means the last row, and `total` means the first row.
    ///   - step: The direction: 1 for down, -1 for up.
    ///   - total: The number of rows in the list, at least 1.
    init(needle: FindNeedle, from number: Int, step: Int, total: Int) {
        self.needle = needle
        self.number = (number + total) % total
        rest = total
        self.step = step
        self.total = total
    }

    /// Whether all rows were searched.
    var isAtEnd: Bool { rest == 0 }

    /// Searches rows until a match is found, the slice ends or all rows were searched. Returns the first selectable row
    /// that contains the text, or `nil` if this slice contains no such row.
    mutating func nextMatch(in window: ListWindow, within slice: FindSlice) -> ListIndexPath? {
        var slice = slice
        let reader = window.reader
        let contents = reader.contents
        // The section that was searched last, and the numbers of its rows. So each section is looked up only once.
        var known: (index: Int, numbers: Range<Int>)?
        var searched = 0
        while rest > 0, !slice.ends(afterTextOf: searched) {
            searched = 0
            let number = takeNumber()
            if known?.numbers.contains(number) != true {
                guard let path = contents.indexPath(ofRow: number), reader.hasExpectedRows(sectionAt: path.section)
                else { continue }
                known = (path.section, contents.rowsBefore[path.section]..<contents.rowsBefore[path.section + 1])
            }
            guard let known else { continue }
            let path = ListIndexPath(section: known.index, row: number - known.numbers.lowerBound)
            let origin = reader.origin(ofRowAt: path)
            guard let text = origin.section.findText(ofRowAt: origin.index) else { continue }
            searched = text.utf8.count
            if needle.isIn(text), window.selectableRow(at: path) != nil { return path }
        }
        return nil
    }

    /// Returns the number of the next row, and moves on to the row after it.
    private mutating func takeNumber() -> Int {
        defer {
            number = (number + step + total) % total
            rest -= 1
        }
        return number
    }
}

/// A part of a search, after which the list handles keys again. A slice takes about ``duration``. It never ends in the
/// middle of the text of a row.
@MainActor
struct FindSlice {
    /// The duration of a slice: half of a frame of 16 ms, so that the list responds to a key within one frame.
    static let duration = Duration.milliseconds(8)
    /// The amount of work after which the slice reads the clock, in bytes of text. Reading the clock for each row would
    /// cost more than searching a short row.
    private static let bytesBetweenLooks = 4_096
    /// The amount of work for reading one row, in bytes of text. The length of the row's text is added to this amount.
    private static let bytesOfRow = 256

    private let now: @MainActor () -> ContinuousClock.Instant
    private let end: ContinuousClock.Instant
    /// The amount of work since the clock was last read, in bytes of text.
    private var bytes = 0

    /// Starts a slice.
    ///
    /// - Parameter now: Returns the time.
    init(now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.now = now
        end = now() + Self.duration
    }

    /// Adds the work for reading a row and searching its text. Returns whether the slice has ended.
    ///
    /// - Parameter count: The length of the text in bytes.
    mutating func ends(afterTextOf count: Int) -> Bool {
        bytes += count + Self.bytesOfRow
        guard bytes >= Self.bytesBetweenLooks else { return false }
        bytes = 0
        return now() >= end
    }
}
