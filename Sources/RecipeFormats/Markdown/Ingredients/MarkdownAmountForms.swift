import RecipeKit

/// Converts forms of amounts that only informal recipes use: `eggs x2`, `400g - 500g flour`, `sugar : water = 1 : 2`,
/// `people * 30 g`.
enum MarkdownAmountForms {
    /// Returns a line with its amount in the usual form. A line whose amount is already in the usual form does not
    /// change.
    static func resolved(_ line: String) -> String {
        let line = withSpoons(withoutBars(line))
        return multiple(line) ?? range(line) ?? sizes(line) ?? line
    }

    /// Returns `3 large bananas (4 small)` for `3 large / 4 small bananas`. Returns `nil` for a line of another form.
    private static func sizes(_ line: String) -> String? {
        guard line.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 6, words[2] == "/", let first = words[0].first, first.isNumber,
            let second = words[3].first, second.isNumber, sizeWords.contains(words[1].lowercased()),
            sizeWords.contains(words[4].lowercased())
        else { return nil }
        return "\(words[0]) \(words[1]) \(words[5...].joined(separator: " ")) (\(words[3]) \(words[4]))"
    }

    private static let sizeWords: Set<String> = [
        "small", "medium", "large", "big", "kleine", "mittlere", "große", "petites", "petits", "grandes", "grands",
        "pequeñas",
        "pequeños", "piccole", "grandi",
    ]

    /// Removes the bars from a line that begins with a bar: `| 2 C. | flour` becomes `2 C. flour`. Returns any other
    /// line unchanged.
    private static func withoutBars(_ line: String) -> String {
        guard line.utf8.first == UInt8(ascii: "|") else { return line }
        return line.split(separator: "|").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Replaces unusual abbreviations of Russian spoons by the usual ones: `ч/л` becomes `ч.л.`.
    private static func withSpoons(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "/")), line.utf8.contains(0xD0) || line.utf8.contains(0xD1) else {
            return line
        }
        return line.replacing("ч/л", with: "ч.л.").replacing("ст/л", with: "ст.л.")
    }

    /// Returns `2 eggs` for `eggs x2`, and `2 garlic cloves` for `garlic cloves 2`. Returns `nil` for a line of another
    /// form.
    private static func multiple(_ line: String) -> String? {
        guard line.utf8.last.map(UTF8Text.isDigit) == true, !line.utf8.contains(where: EastAsianText.isLead) else {
            return nil
        }
        let number = line.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
        let rest = line.dropLast(number.count).trimmingSpaces()
        guard number.count <= 2, let sign = rest.last else { return nil }
        guard "xX×".contains(sign) else { return count(String(number), behind: rest, in: line) }
        let name = rest.dropLast()
        guard name.last == " " || sign == "×", !name.contains(where: \.isNumber) else { return nil }
        let words = name.trimmingSpaces()
        return words.isEmpty ? nil : String(number) + " " + words
    }

    /// Returns `2 garlic cloves` for `garlic cloves 2`, or `nil` if the number is probably not a count.
    ///
    /// - Parameters:
    ///   - number: The number at the end of the line.
    ///   - name: The text before the number.
    ///   - line: The whole line.
    private static func count(_ number: String, behind name: String, in line: String) -> String? {
        guard let value = Int(number), (1...12).contains(value), !number.hasPrefix("0"),
            line.dropLast(number.count).last == " "
        else { return nil }
        let words = name.split(separator: " ")
        guard words.count <= 3, words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } }),
            let last = words.last?.lowercased(), !labels.contains(last), last.count > 1
        else { return nil }
        return "\(number) \(name)"
    }

    /// Words after which a number is a part of the name: `flour type 1`.
    private static let labels: Set<String> = [
        "type", "typ", "size", "no", "nr", "number", "grade", "vitamin", "тип", "сорт", "step", "day", "part", "x",
    ]

    /// Returns `400-500 g flour` for `400g - 500g flour`, or `nil` for a line of another form.
    private static func range(_ line: String) -> String? {
        guard line.utf8.first.map(UTF8Text.isDigit) == true, let (low, unit, rest) = amount(line[...]), !unit.isEmpty
        else { return nil }
        let behind = rest.drop { $0 == " " }
        guard let dash = behind.first, "-–—~".contains(dash),
            let (high, other, words) = amount(behind.dropFirst().drop { $0 == " " }), unit == other,
            words.first == " "
        else { return nil }
        return "\(low)-\(high) \(unit)\(words)"
    }

    /// Splits a text into a number at its start, the letters after the number, and the rest. Returns `nil` if the text
    /// does not begin with a number.
    private static func amount(_ text: Substring) -> (number: Substring, unit: Substring, rest: Substring)? {
        let number = text.prefix { $0.isNumber || ".,/".contains($0) }
        guard number.first?.isNumber == true else { return nil }
        let behind = text[number.endIndex...].drop { $0 == " " }
        let unit = behind.prefix(while: \.isLetter)
        return (number, unit, behind[unit.endIndex...])
    }

    /// Returns one line for each ingredient of a ratio: `sugar : water = 1 : 2` becomes `1 sugar` and `2 water`. If a
    /// name is East Asian, its number comes after the name. Returns `nil` if the line is not a ratio.
    static func ratio(_ line: String) -> [String]? {
        let bytes = line.utf8
        guard bytes.contains(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF }), bytes.contains(where: UTF8Text.isDigit),
            let first = line.firstIndex(where: \.isNumber)
        else { return nil }
        let numbers = line[first...].split { ":：".contains($0) }.map { $0.trimmingSpaces() }
        guard numbers.count >= 2, numbers.allSatisfy({ $0.allSatisfy { $0.isNumber || ".,".contains($0) } }) else {
            return nil
        }
        let names = line[..<first].reversed().drop { " =＝:：≈".contains($0) }.reversed()
        let parts = String(names).split { ":：".contains($0) }.map { $0.trimmingSpaces() }
        guard parts.count == numbers.count, parts.allSatisfy({ $0.contains(where: \.isLetter) }) else { return nil }
        return zip(parts, numbers).map { name, number in
            name.utf8.contains(where: EastAsianText.isLead) ? "\(name) \(number)" : "\(number) \(name)"
        }
    }

    /// Splits a line into a name and the calculation of its amount: `rice = people * 30 g` becomes `rice` and
    /// `people * 30 g`. Returns `nil` if the line contains no such calculation.
    static func formula(_ line: String) -> (name: String, amount: String)? {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == 0xC3 || $0 == 0xEF }),
            let sign = line.firstIndex(where: { "*×＊".contains($0) })
        else { return nil }
        let left = line[..<sign].trimmingSpaces()
        let right = line[line.index(after: sign)...].trimmingSpaces()
        guard let begin = left.lastIndex(where: { " =＝:：".contains($0) }) else { return nil }
        let factor = left[left.index(after: begin)...]
        let name = left[..<begin].reversed().drop { " =＝:：".contains($0) }.reversed()
        guard !name.isEmpty, !name.contains(where: \.isNumber), name.contains(where: \.isLetter), !factor.isEmpty,
            right.first?.isNumber == true || factor.allSatisfy(\.isNumber) && counted.contains(right)
        else { return nil }
        guard counted.contains(String(factor)) || counted.contains(right) else { return nil }
        return (String(name), line[left.index(after: begin)...].trimmingSpaces())
    }

    /// Words for the number of people or servings. In a calculation, such a word can replace a factor:
    /// `people * 30 g`.
    private static let counted: Set<String> = [
        "人数", "份数", "份", "人", "個数", "people", "persons", "servings", "portions", "personen", "portionen",
        "personnes", "personas", "porciones", "человек", "порций", "порции", "인원", "인분",
    ]
}
