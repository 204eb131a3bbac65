import RecipeKit

/// What a line of a list has only because a program or a page wrote it: the number of the line, and endings for one and
/// for several things.
enum ListedLine {
    /// Endings for several things in parentheses or after a slash, in the languages that write them: `Zwiebel(n)`,
    /// `clove(s)`, `tomat(er)`, `Dose/n`.
    private static let endings: Set<String> = [
        "s", "es", "n", "en", "e", "er", "nen", "se", "x", "r", "ar", "or", "ser", "tjes", "jes",
    ]

    /// Returns the line with the right number of each thing: `1 Dose/n Tomaten` becomes `1 Dose Tomaten`, and
    /// `3 Ei(er)` becomes `3 Eier`. A line without a number at its start does not change. Removes a number with a
    /// parenthesis or a period before an amount: `1) 2 cups milk`, `1. 3 cups flour`.
    static func plain(_ line: String) -> String {
        var line = line
        if let rest = withoutNumber(line), beginsWithNumber(rest) { line = String(rest) }
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") }),
            beginsWithNumber(line[...])
        else { return line }
        var scanner = NumberScanner(line)
        scanner.skipSpaces()
        guard let number = scanner.number() else { return line }
        let rest = scanner.rest
        let isRange = rest.first.map { "-–—".contains($0) } ?? false
        let isPlural = isRange || number > .one
        let words = rest.split(separator: " ", omittingEmptySubsequences: false).map {
            word($0, isPlural: isPlural) ?? String($0)
        }
        return String(line.dropLast(rest.count)) + words.joined(separator: " ")
    }

    /// Returns the lines without their numbers if all lines are counted from 1: `1. flour`, `2. eggs`.
    static func withoutCount(_ lines: [String]) -> [String] {
        guard lines.count > 1, withoutNumber(lines[0]) != nil else { return lines }
        var rests: [String] = []
        for (index, line) in lines.enumerated() {
            guard let rest = withoutNumber(line), Int(line.prefix(while: \.isNumber)) == index + 1 else { return lines }
            rests.append(String(rest))
        }
        return rests
    }

    /// Returns a word with the ending for one or for several things, or `nil` for a word without such endings.
    private static func word(_ word: Substring, isPlural: Bool) -> String? {
        let stem = word.prefix(while: \.isLetter)
        let rest = word[stem.endIndex...]
        guard stem.utf8.count > 1, let sign = rest.first, sign == "(" || sign == "/" else { return nil }
        let ending = rest.dropFirst().prefix(while: \.isLetter)
        var tail = rest[ending.endIndex...]
        // `and/or` has no ending.
        guard endings.contains(String(ending)), sign == "(" || ending.last == "n" else { return nil }
        if sign == "(" {
            guard tail.first == ")" else { return nil }
            tail = tail.dropFirst()
        }
        guard tail.allSatisfy({ ",.;:".contains($0) }) else { return nil }
        return String(stem) + (isPlural ? String(ending) : "") + String(tail)
    }

    /// Returns the line after a number with a parenthesis or a period and a space, or `nil` if it begins without one.
    private static func withoutNumber(_ line: String) -> Substring? {
        let digits = line.utf8.prefix(3).prefix(while: UTF8Text.isDigit)
        guard (1...2).contains(digits.count), case let mark = digits.endIndex, mark < line.utf8.endIndex,
            line.utf8[mark] == UInt8(ascii: ".") || line.utf8[mark] == UInt8(ascii: ")"),
            case let space = line.utf8.index(after: mark),
            space < line.utf8.endIndex, line.utf8[space] == 0x20
        else { return nil }
        let rest = line[space...].drop { $0 == " " }
        return rest.isEmpty ? nil : rest
    }

    private static func beginsWithNumber(_ line: Substring) -> Bool { line.first?.isNumber ?? false }
}
