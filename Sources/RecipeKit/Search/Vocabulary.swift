/// The words of a cookbook's recipes, each once, in the order of their bytes.
///
/// Costs the words' bytes in memory and eight more for each: 300 KB for 20,000 words.
struct Vocabulary: Sendable {
    /// Each word with a line feed behind it.
    private var bytes: [UInt8] = []
    /// Where each word begins in ``bytes``.
    private var starts: [UInt32] = []
    /// How many recipes have the word by name, and how many in the steps, added up.
    private var counts: [UInt32] = []

    private static let end = UInt8(ascii: "\n")

    /// An empty vocabulary.
    init() {}

    /// - Parameter counts: How many recipes have each word.
    init(_ counts: [String: Int]) {
        let words = counts.map { (bytes: Array($0.key.utf8), count: $0.value) }
        for word in words.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            word.bytes.withUnsafeBytes { append($0, count: word.count) }
        }
    }

    /// Adds a word that comes behind all others. A word of more than 60 bytes is left out: nobody types it.
    mutating func append(_ word: UnsafeRawBufferPointer, count: Int) {
        guard !word.isEmpty, word.count <= 60 else { return }
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        bytes.append(contentsOf: word)
        bytes.append(Self.end)
        counts.append(UInt32(clamping: count))
    }

    /// A word with the number of recipes that have it.
    struct Entry: Hashable {
        var word: String
        var count: Int
    }

    private func range(of index: Int) -> Range<Int> {
        let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
        return Int(starts[index])..<(end - 1)
    }

    private func entry(at index: Int) -> Entry {
        Entry(word: String(decoding: bytes[range(of: index)], as: UTF8.self), count: Int(counts[index]))
    }

    // MARK: - Beginnings

    /// The words that begin with some letters, by their places.
    private func places(beginningWith letters: String) -> Range<Int> {
        let letters = Array(letters.utf8)
        let start = firstPlace { !bytes[range(of: $0)].lexicographicallyPrecedes(letters) }
        return start..<firstPlace { $0 >= start && !bytes[range(of: $0)].starts(with: letters) }
    }

    /// The first place from which on something holds.
    private func firstPlace(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// How many recipes have a word, or at least words that begin so.
    func count(of word: String, isPrefix: Bool) -> Int {
        let places = places(beginningWith: word)
        guard !isPrefix else { return places.reduce(0) { $0 + Int(counts[$1]) } }
        guard let first = places.first, range(of: first).count == word.utf8.count else { return 0 }
        return Int(counts[first])
    }

    // MARK: - Parts

    /// The words that hold some letters behind their beginning. One pass over all bytes: some milliseconds for a million
    /// words.
    func words(holding part: String) -> [Entry] {
        let part = Array(part.utf8)
        guard let first = part.first else { return [] }
        var places: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var place = 1
            while place + part.count < bytes.count {
                defer { place += 1 }
                guard bytes[place] == first, bytes[place - 1] != Self.end,
                    bytes[place..<place + part.count].elementsEqual(part)
                else { continue }
                // Words follow each other, and so do the places where they hold the part.
                index = lastIndex(startingAtOrBefore: place, from: index)
                if places.last != index { places.append(index) }
            }
        }
        return places.map(entry)
    }

    private func lastIndex(startingAtOrBefore place: Int, from index: Int) -> Int {
        var (low, high) = (index, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= place { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: - Neighbours

    /// The words that somebody meant who typed one that no recipe has, the most likely first.
    func neighbours(of word: String, isPrefix: Bool, most: Int) -> [Entry] {
        var neighbours = SpellingNeighbours(of: word, isPrefix: isPrefix)
        guard neighbours.canExist else { return [] }
        for place in places(beginningWith: neighbours.beginning) {
            neighbours.add(bytes[range(of: place)], count: Int(counts[place]))
        }
        return neighbours.best(most)
    }
}
