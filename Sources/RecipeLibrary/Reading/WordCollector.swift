/// Collects the words of a field of a recipe in ``FoldedWords`` form, separated by spaces and without repetitions.
struct WordCollector {
    /// A slot of a hash table of words. A slot with the number of an earlier field counts as empty, so that the table
    /// need not be cleared for each field.
    private struct Slot {
        var field: UInt32 = 0
        var start: Int32 = 0
        var length: Int32 = 0
        var hash: UInt32 = 0
    }

    private var slots = [Slot](repeating: Slot(), count: 1024)
    /// The number of the current field, counted from 1.
    private var field: UInt32 = 0
    private var count = 0

    /// Starts the next field. All following words belong to it.
    mutating func begin() {
        field += 1
        count = 0
    }

    /// Adds the words of a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - bytes: Receives the words. It must be the same array for all lines of a field.
    mutating func add(_ line: String, to bytes: inout [UInt8]) {
        var line = line
        let isPlain = line.withUTF8 { addPlain($0, to: &bytes) }
        if !isPlain { addAny(line, to: &bytes) }
    }

    /// Adds the words of a line of ASCII without apostrophes.
    ///
    /// - Returns: Whether the line has this form. If not, nothing was added.
    mutating func addPlain(_ line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
        guard line.allSatisfy({ $0 < 0x80 && $0 != 0x27 }) else { return false }
        Self.folded.withUTF8Buffer { folded in
            var index = 0
            while index < line.count {
                guard folded[Int(line[index])] != 0x20 else {
                    index += 1
                    continue
                }
                let start = bytes.count
                var hash: UInt32 = 0x811C_9DC5
                while index < line.count {
                    let letter = folded[Int(line[index])]
                    guard letter != 0x20 else { break }
                    bytes.append(letter)
                    hash = (hash ^ UInt32(letter)) &* 0x0100_0193
                    index += 1
                }
                keep(from: start, hash: hash, in: &bytes)
            }
        }
        return true
    }

    private mutating func addAny(_ line: String, to bytes: inout [UInt8]) {
        let folded = FoldedWords(line)
        for word in folded.words {
            let start = bytes.count
            var hash: UInt32 = 0x811C_9DC5
            for letter in folded.bytes[word.folded] {
                bytes.append(letter)
                hash = (hash ^ UInt32(letter)) &* 0x0100_0193
            }
            keep(from: start, hash: hash, in: &bytes)
        }
    }

    /// Keeps the word at the end of the bytes: appends a space and records the position of the word. If the field
    /// already has the same word, removes the word from the end instead.
    private mutating func keep(from start: Int, hash: UInt32, in bytes: inout [UInt8]) {
        let length = bytes.count - start
        let mask = slots.count - 1
        var index = Int(hash ^ hash >> 15) & mask
        while slots[index].field == field {
            let slot = slots[index]
            if slot.hash == hash, Int(slot.length) == length, Self.isSame(Int(slot.start), start, length, in: bytes) {
                bytes.removeLast(length)
                return
            }
            index = (index + 1) & mask
        }
        bytes.append(0x20)
        slots[index] = Slot(field: field, start: Int32(start), length: Int32(length), hash: hash)
        count += 1
        if count * 2 > slots.count { grow() }
    }

    private static func isSame(_ one: Int, _ other: Int, _ length: Int, in bytes: [UInt8]) -> Bool {
        for offset in 0..<length where bytes[one + offset] != bytes[other + offset] { return false }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        let mask = slots.count - 1
        for slot in old where slot.field == field {
            var index = Int(slot.hash ^ slot.hash >> 15) & mask
            while slots[index].field == field { index = (index + 1) & mask }
            slots[index] = slot
        }
    }

    /// The folded form of each ASCII character. A separator becomes a space.
    private static let folded: StaticString = """
        \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\
        \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\
        \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\
        0123456789\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\
        \u{20}abcdefghijklmnopqrstuvwxyz\u{20}\u{20}\u{20}\u{20}\u{20}\
        \u{20}abcdefghijklmnopqrstuvwxyz\u{20}\u{20}\u{20}\u{20}\u{20}
        """
}
