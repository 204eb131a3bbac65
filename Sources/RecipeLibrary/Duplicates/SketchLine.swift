/// The words and the amount of an ingredient line.
struct SketchLine {
    /// The range of the line's words in ``RecipeSketch/lineWords``.
    var words: Range<Int32>
    /// The amount in pieces, grams or millilitres. 0 if there is none.
    var amount: Float
    /// What the amount measures.
    var kind: SketchUnit.Kind

    /// Returns the amount at the start of a line, such as `1 1/2 cups`. If no known unit follows the number, the amount
    /// is a number of pieces. If the line does not begin with a number, the amount is 0.
    static func amount(of line: String) -> (amount: Float, kind: SketchUnit.Kind) {
        var numbers = LeadingNumbers(line)
        guard let number = numbers.sum() else { return (0, .count) }
        let word = FoldedWords(numbers.nextWord())
        guard let first = word.words.first, let unit = SketchUnit.unit(word.bytes[first.folded]) else {
            return (number, .count)
        }
        return (number * unit.size, unit.kind)
    }
}

/// Reads the number at the start of a line: `1`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1½`. Of a range such as `1-2`, reads
/// the first number.
private struct LeadingNumbers {
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) { rest = line.unicodeScalars[...] }

    /// Returns the number, or `nil` if the line does not begin with a number.
    mutating func sum() -> Float? {
        var sum: Float?
        while true {
            skipSpaces()
            guard let number = next(after: sum) else { return sum }
            sum = (sum ?? 0) + number
        }
    }

    /// Returns the word after the number, or an empty text if there is none.
    mutating func nextWord() -> String {
        skipSpaces()
        // The size of a package in parentheses is not the unit of the number.
        if rest.first == "(" { rest = rest[(rest.firstIndex(of: ")") ?? rest.startIndex)...] }
        // Everything before the next letter is skipped, such as the second number of a range.
        while let first = rest.first, !first.properties.isAlphabetic { rest.removeFirst() }
        return String(String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic }))
    }

    private mutating func skipSpaces() { while rest.first.map(isSpace) == true { rest.removeFirst() } }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool { [" ", "\u{A0}", "\u{2009}"].contains(scalar) }

    /// Returns the next number, or `nil` if there is none. After a first number, only a fraction counts, such as `1/2`
    /// in `1 1/2`.
    private mutating func next(after sum: Float?) -> Float? {
        guard let first = rest.first else { return nil }
        if first.value >= 0x80 {
            guard first.properties.numericType == .numeric, let value = first.properties.numericValue else {
                return nil
            }
            rest.removeFirst()
            return Float(value)
        }
        let start = rest
        guard let number = digits() else { return nil }
        if rest.first == "/" || rest.first == "\u{2044}" {
            rest.removeFirst()
            if let denominator = digits(), denominator > 0 { return number / denominator }
        } else if sum == nil {
            return number
        }
        rest = start
        return nil
    }

    private mutating func digits() -> Float? {
        var text = ""
        while let first = rest.first, ("0"..."9").contains(first) || ((first == "." || first == ",") && !text.isEmpty) {
            text.unicodeScalars.append(first == "," ? "." : first)
            rest.removeFirst()
        }
        while text.last == "." { text.removeLast() }
        return Float(text)
    }
}

/// The units that the comparison of recipes needs.
enum SketchUnit {
    /// What an amount measures. Amounts of different kinds are not compared.
    enum Kind: UInt8 {
        case count, mass, volume
    }

    /// Returns what a unit measures, and the size of the unit in pieces, grams or millilitres: 1000 for `kg`. Returns
    /// `nil` if the word is not a known unit.
    ///
    /// - Parameter word: A word in lower case without accents.
    static func unit(_ word: ArraySlice<UInt8>) -> (kind: Kind, size: Float)? { units[SketchWords.hash(word)] }

    /// All names of units.
    static var names: [String] { table.flatMap(\.names) + others }

    private static let units: [UInt32: (kind: Kind, size: Float)] = {
        var units: [UInt32: (kind: Kind, size: Float)] = [:]
        for row in table {
            for name in row.names { units[SketchWords.hash(Array(name.utf8)[...])] = (row.kind, row.size) }
        }
        return units
    }()

    private static let table: [(kind: Kind, size: Float, names: [String])] = [
        (.mass, 1, ["g", "gr", "gram", "gramme", "gramm", "gramo"]),
        (.mass, 1000, ["kg", "kilo", "kilogram", "kilogramm"]),
        (.mass, 28.35, ["oz", "ounce"]), (.mass, 453.6, ["lb", "lbs", "pound"]), (.mass, 500, ["pfund"]),
        (.volume, 1, ["ml", "milliliter", "millilitre"]), (.volume, 10, ["cl", "centiliter", "centilitre"]),
        (.volume, 100, ["dl", "deciliter", "decilitre"]), (.volume, 1000, ["l", "liter", "litre", "litro"]),
        (.volume, 4.93, ["tsp", "teaspoon", "tl", "teeloffel", "cc", "cucharadita"]),
        (.volume, 14.8, ["tbsp", "tbs", "tablespoon", "el", "essloffel", "cs", "cucharada"]),
        (.volume, 236.6, ["cup", "tasse", "taza"]), (.volume, 473, ["pt", "pint"]), (.volume, 946, ["qt", "quart"]),
        (.volume, 3785, ["gal", "gallon"]),
    ]

    /// Words that are used like units but stand for no known weight or volume.
    private static let others = [
        "fl", "fluid", "pinch", "dash", "can", "package", "pkg", "packet", "bunch", "prise", "pincee", "dose", "sachet",
        "large", "medium", "small", "cm", "mm", "degree", "minute", "min", "hour",
    ]
}

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
