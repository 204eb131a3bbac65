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
