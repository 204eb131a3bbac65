import CookingLanguages
import RecipeKit

/// Removes the numbers of steps, and splits lines with several numbered steps.
enum StepNumbers {
    /// Returns the steps in each line of a recipe, without their numbers. If fewer than two steps are numbered, returns
    /// `nil`.
    ///
    /// The numbers begin with 1 at the start of a line, and can begin again. Before the number 1, a line with a colon
    /// at its end is a heading.
    static func steps(in lines: [SchemaOrgText.Line]) -> [[SchemaOrgText.Line]]? {
        let counted = lines.map { number(atStartOf: $0.text) }
        guard counted.contains(where: { $0?.number == 1 }) else { return nil }
        var lastLines: [Int: Int] = [:]
        for (index, start) in counted.enumerated() {
            if let start { lastLines[start.number] = index }
        }
        var next = 1
        var count = 0
        let steps = lines.indices.map { index -> [SchemaOrgText.Line] in
            var line = lines[index]
            line.isHeading = line.isHeading || line.text.hasSuffix(":") && counted[after: index]?.number == 1
            if let start = counted[index], start.number == next || start.number == 1 {
                line.text = start.rest
                next = start.number + 1
                count += 1
            }
            guard next > 1, !line.isHeading else { return [line] }
            var parts: [SchemaOrgText.Line] = []
            var rest = line.text[...]
            // If a later line begins with the next number, this line is not split at the number.
            while lastLines[next, default: -1] <= index, let mark = mark(next, in: rest) {
                parts.append(SchemaOrgText.Line(text: SchemaOrgText.folded(String(rest[..<mark.lowerBound]))))
                rest = rest[mark.upperBound...]
                next += 1
                count += 1
            }
            guard !parts.isEmpty else { return [line] }
            parts.append(SchemaOrgText.Line(text: SchemaOrgText.folded(String(rest))))
            return parts.filter { !StepLines.isNumber($0.text) }
        }
        return count > 1 ? steps : nil
    }

    /// Words before the number of a step, with a space.
    private static let stepWords = CookingLanguage.entriesOfAll(.stepHeading).map { $0.lowercased() + " " }

    /// Returns whether a word is before the number of a step: `Step`.
    static func isStepWord(_ word: Substring) -> Bool {
        let word = word.lowercased()
        return stepWords.contains { $0.dropLast() == word } || ["paso", "passo", "stap", "steg"].contains(word)
    }

    /// Returns the number of the step at the start of a line, and the text after the number: 1 and `Mix` for `1. Mix`,
    /// 3 and `Eat` for `Step 3: Eat`. If the line does not begin with the number of a step, returns `nil`.
    static func number(atStartOf line: String) -> (number: Int, rest: String)? {
        var text = line[...]
        if text.first?.isLetter == true {
            let start = text.prefix(8).lowercased()
            guard let word = stepWords.first(where: start.hasPrefix) else { return nil }
            text = text.dropFirst(word.count)
        }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), digits.count <= 2, let mark = text[digits.endIndex...].first else { return nil }
        let rest = text[digits.endIndex...].dropFirst()
        guard ".):".contains(mark) || text.startIndex > line.startIndex && mark == " " else { return nil }
        // `1.5 cups` and `2:30` are not steps.
        guard rest.first == " " || rest.first?.isLetter == true && mark != ":" else { return nil }
        let words = rest.trimmingSpaces()
        return words.isEmpty ? nil : (number, words)
    }

    /// Returns the range of the first place where a number begins a step: `2. ` or `2) `. The range includes the
    /// punctuation and the space. If there is no such place, returns `nil`.
    static func mark(_ number: Int, in text: Substring) -> Range<String.Index>? {
        let digits = Array(String(number).utf8)
        let bytes = text.utf8
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: digits[0]) {
            index = bytes.index(after: start)
            guard bytes[start...].starts(with: digits), isBoundary(text[..<start].unicodeScalars.last) else { continue }
            let sign = bytes.index(start, offsetBy: digits.count)
            guard sign < bytes.endIndex, bytes[sign] == UInt8(ascii: ".") || bytes[sign] == UInt8(ascii: ")") else {
                continue
            }
            let end = bytes.index(after: sign)
            guard end < bytes.endIndex else { continue }
            if bytes[end] == UInt8(ascii: " ") { return start..<bytes.index(after: end) }
            if text[end].isLetter, !text[end].isLowercase { return start..<end }
        }
        return nil
    }

    /// Returns whether the number of a step can follow a scalar. `nil` means the start of the text.
    private static func isBoundary(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar {
        case nil, " ", ".", ")", "!", "。", "！", "？", "；": true
        default: false
        }
    }
}

extension Array {
    /// The element after an index, or `nil` if there is none.
    fileprivate subscript<Wrapped>(after index: Int) -> Wrapped? where Element == Wrapped? {
        index + 1 < count ? self[index + 1] : nil
    }
}
