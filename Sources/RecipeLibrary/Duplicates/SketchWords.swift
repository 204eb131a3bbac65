/// Converts words of texts into hashes, for the comparison of recipes. Numbers and units are left out, because they
/// differ if the same recipe is in other units. Common words and single Latin letters are left out too. The singular
/// and the plural of a word have the same hash.
struct SketchWords {
    /// Appends the hashes of the words of a text.
    static func append(_ text: String, to hashes: inout [UInt32]) {
        let folded = FoldedWords(text)
        for word in folded.words {
            let letters = folded.bytes[word.folded]
            guard letters.count > 1 || letters.first.map({ $0 >= 0x80 }) == true,
                !letters.contains(where: { (0x30...0x39).contains($0) })
            else { continue }
            let hash = hash(letters)
            if !common.contains(hash) { hashes.append(hash) }
        }
    }

    /// Returns the hash of a folded word without its plural ending.
    static func hash(_ letters: ArraySlice<UInt8>) -> UInt32 {
        var stem = letters
        var ending: UInt8?
        if stem.count > 3, stem.last == UInt8(ascii: "s") {
            stem = stem.dropLast()
            if stem.count > 3, stem.last == UInt8(ascii: "e") {
                let before = stem.dropLast().last
                if before == UInt8(ascii: "o") { stem = stem.dropLast() }
                if before == UInt8(ascii: "i") {
                    stem = stem.dropLast(2)
                    ending = UInt8(ascii: "y")
                }
            } else if stem.last == UInt8(ascii: "s") {
                stem = letters
            }
        }
        var hash: UInt32 = 0x811C_9DC5
        for byte in stem { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        if let ending { hash = (hash ^ UInt32(ending)) &* 0x0100_0193 }
        return hash
    }

    /// The hashes of the words that are left out.
    private static let common: Set<UInt32> = {
        let words = SketchUnit.names + connecting.split(separator: " ").map(String.init)
        return Set(words.map { hash(Array($0.utf8)[...]) })
    }()

    /// Words of several languages that connect other words, and words that other programs add to ingredient lines when
    /// they export recipes.
    private static let connecting = """
        the and or of to in into for with from at on by an as is it its this that be are not no if until about each per \
        plus then than up out off over your you all more optional taste needed none null inch \
        der die das und oder mit von zu in im den dem des ein eine einen auf fur bei nach etwas \
        le la les et ou de du des un une en au aux avec dans pour sur \
        el los las del con por para una al
        """
}
