extension StepLines {
    /// The minimum number of pictures for which a line is split.
    private static let fewestPictures = 3

    /// Splits a line after each sentence with the number of a picture: `Beat the eggs [1]. Add flour [2] and stir.` A
    /// sentence without a number belongs to the step of the next number.
    ///
    /// - Parameter line: The line. The numbers are in brackets or parentheses.
    /// - Returns: The steps with the numbers. If there are fewer than three numbers, or if they do not count from 1,
    ///   the result is `nil`.
    static func picturedParts(of line: String) -> [String]? {
        guard line.holds("[1]") && line.holds("[3]") || line.holds("(1)") && line.holds("(3)") else { return nil }
        var parts: [String] = []
        var start = line.startIndex
        var index = start
        /// The end of the last sentence with the number of a picture.
        var end = start
        var count = 0
        func addPart(to end: String.Index) {
            parts.append(SchemaOrgText.folded(String(line[start..<end])))
            start = end
        }
        while let picture = picture(in: line[index...]) {
            count += 1
            guard picture.number == count else { return nil }
            index = picture.range.upperBound
            guard picture.range.lowerBound >= end else { continue }
            addPart(to: end)
            let isAtEnd = endsSentence(before: picture.range.lowerBound, in: line)
            end = isAtEnd ? index : endOfSentence(from: index, in: line)
        }
        guard count >= fewestPictures else { return nil }
        addPart(to: end)
        addPart(to: line.endIndex)
        return parts.filter { !$0.isEmpty }
    }

    /// Returns the first number in brackets or parentheses, and its range with them. If there is no such number,
    /// returns `nil`.
    private static func picture(in text: Substring) -> (number: Int, range: Range<String.Index>)? {
        var rest = text
        while let open = rest.firstIndex(where: { $0 == "[" || $0 == "(" }) {
            rest = rest[open...].dropFirst()
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard digits.count <= 3, let number = Int(digits), digits.endIndex < rest.endIndex,
                rest[digits.endIndex] == (text[open] == "[" ? "]" : ")")
            else { continue }
            return (number, open..<rest.index(after: digits.endIndex))
        }
        return nil
    }

    /// Returns whether a sentence ends before an index. Spaces can follow the sentence.
    private static func endsSentence(before index: String.Index, in line: String) -> Bool {
        line[..<index].last { $0 != " " }.map { ".!?".contains($0) } ?? false
    }

    /// Returns the end of the sentence at an index. A sentence ends at a punctuation mark before a space and a capital
    /// letter, or at the end of the line.
    private static func endOfSentence(from index: String.Index, in line: String) -> String.Index {
        var rest = line[index...]
        while let sign = rest.firstIndex(where: { ".!?".contains($0) }) {
            let end = line.index(after: sign)
            rest = line[end...]
            let next = rest.first { $0 != " " }
            if rest.isEmpty || rest.first == " " && next?.isUppercase == true { return end }
        }
        return line.endIndex
    }
}
