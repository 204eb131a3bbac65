import RecipeKit

/// A hash table of words and their meanings.
///
/// The table is filled when a step is shown for the first time. A dictionary of 900 strings takes ten times as long to
/// fill, and the user would notice this delay.
struct AmountWordTable {
    private struct Entry {
        let start: Int
        let count: Int
        var meaning: AmountWord
    }

    private static let slotCount = 8192
    private static let emptySlot: Int16 = -1

    /// The UTF-8 of all words, without separators.
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// The index of the entry in each slot, or ``emptySlot``. If the slot of a word is taken, the word uses the next
    /// free slot.
    private var slots = [Int16](repeating: emptySlot, count: slotCount)

    /// Creates an empty table.
    init() {
        bytes.reserveCapacity(32_768)
        entries.reserveCapacity(4096)
    }

    /// Adds words with one meaning. A word that was added before gets the new meaning.
    ///
    /// The table has room for 4,096 words. Further words are ignored.
    ///
    /// - Parameters:
    ///   - words: The words, with spaces or line feeds between them.
    ///   - meaning: The meaning of all of these words.
    mutating func add(_ words: String, _ meaning: AmountWord) {
        var words = words
        words.withUTF8 { text in
            var start = 0
            for index in 0...text.count where index == text.count || text[index] == 0x20 || text[index] == 0x0A {
                if index > start { add(UnsafeBufferPointer(rebasing: text[start..<index]), meaning) }
                start = index + 1
            }
        }
    }

    private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ meaning: AmountWord) {
        let slot = slot(of: word)
        if slots[slot] != Self.emptySlot {
            entries[Int(slots[slot])].meaning = meaning
        } else if entries.count < Self.slotCount / 2 {
            slots[slot] = Int16(entries.count)
            entries.append(Entry(start: bytes.count, count: word.count, meaning: meaning))
            bytes.append(contentsOf: word)
        }
    }

    /// Returns the meaning of a word, or `nil` if the table does not contain the word.
    subscript(word: String) -> AmountWord? {
        var word = word
        let index = word.withUTF8 { slots[slot(of: $0)] }
        return index == Self.emptySlot ? nil : entries[Int(index)].meaning
    }

    /// Returns the slot of a word. For a word that the table does not contain, returns the empty slot where the word
    /// would be added.
    private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = FNV1a.offsetBasis
        for byte in word { hash = FNV1a.adding(byte, to: hash) }
        var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
        while slots[slot] != Self.emptySlot, !isWord(word, of: entries[Int(slots[slot])]) {
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return slot
    }

    private func isWord(_ word: UnsafeBufferPointer<UInt8>, of entry: Entry) -> Bool {
        guard word.count == entry.count else { return false }
        for index in 0..<word.count where bytes[entry.start + index] != word[index] { return false }
        return true
    }
}
