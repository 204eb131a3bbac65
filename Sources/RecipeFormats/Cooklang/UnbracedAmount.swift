import CookingLanguages
import RecipeKit

/// An ingredient whose amount is not in braces, so that its name ends too early: `@sour cream 200 g`. Such an amount is
/// neither scaled nor bought, and the name is wrong.
struct UnbracedAmount {
    /// What is written: `@sour cream 200 g`.
    let written: String
    /// What the author means: `@sour cream{200%g}`.
    let meant: String

    /// The words that can belong to the name behind its first word.
    private static let mostWords = 2
    /// The bytes that are looked at. The longest names and amounts have fewer.
    private static let mostBytes = 80

    /// Looks behind a name without braces. `nil` if no amount follows, or if what follows is the amount of another
    /// ingredient, as in `@onions in 2 tbsp oil`.
    init?(behind outline: ComponentOutline, in bytes: [UInt8], lineEnd: Int, _ language: () -> CookingLanguage) {
        guard outline.marker == UInt8(ascii: "@"), outline.amount == nil, outline.end == outline.name.upperBound,
            outline.end + 1 < lineEnd, bytes[outline.end] == UInt8(ascii: " ")
        else { return nil }
        let rest = bytes[outline.end..<min(lineEnd, outline.end + Self.mostBytes)]
        guard rest.contains(where: UTF8Text.isDigit) else { return nil }
        let pieces = String(decoding: rest, as: UTF8.self).split(separator: " ").map(String.init)
        guard let start = pieces.firstIndex(where: { $0.utf8.first.map(UTF8Text.isDigit) == true }),
            start <= Self.mostWords,
            let amount = Amount(pieces[start...], functionWords: { Self.functionWords(language()) })
        else { return nil }
        let words = pieces[..<start]
        let functionWords = Self.functionWords(language())
        guard words.allSatisfy({ $0.allSatisfy(\.isLetter) && !functionWords.contains($0.lowercased()) }) else {
            return nil
        }
        let name = ([String(decoding: bytes[outline.start..<outline.end], as: UTF8.self)] + words)
            .joined(separator: " ")
        written = "\(name) \(amount.number) \(amount.unit)"
        meant = "\(name){\(amount.number)%\(amount.unit)}"
    }

    /// Looks at a number in place of a name: `@2 eggs`. `nil` if no name follows.
    init?(at marker: Int, in bytes: [UInt8], lineEnd: Int) {
        guard bytes[marker] == UInt8(ascii: "@"), marker + 1 < lineEnd, UTF8Text.isDigit(bytes[marker + 1]),
            marker == 0 || !UTF8Text.isAlphanumeric(bytes[marker - 1])
        else { return nil }
        let rest = bytes[(marker + 1)..<min(lineEnd, marker + Self.mostBytes)]
        let pieces = String(decoding: rest, as: UTF8.self).split(separator: " ").map(String.init)
        guard pieces.count > 1, pieces[0].utf8.allSatisfy({ UTF8Text.isDigit($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        let isMeasure = pieces.count > 2 && CooklangMeasure.isKitchenUnit(pieces[1])
        let name = pieces[isMeasure ? 2 : 1].prefix(while: \.isLetter)
        // `@ 350 degrees` and `@180 C` mean a temperature.
        guard name.count > 2, !name.lowercased().hasPrefix("deg") else { return nil }
        let unit = isMeasure ? pieces[1] + " " : ""
        written = "@\(pieces[0]) \(unit)\(name)"
        meant = "@\(name){\(pieces[0])\(isMeasure ? "%" + pieces[1] : "")}"
    }

    private static func functionWords(_ language: CookingLanguage) -> Set<String> {
        Set((language.entries(.functionWord) + CookingLanguage.english.entries(.functionWord)).map { $0.lowercased() })
    }

    /// A number and a unit of the kitchen, behind which nothing is measured.
    private struct Amount {
        let number: String
        let unit: String

        init?(_ pieces: ArraySlice<String>, functionWords: () -> Set<String>) {
            guard let first = pieces.first else { return nil }
            let number = first.prefix { !$0.isLetter }
            var rest = pieces.dropFirst()
            let glued = first.dropFirst(number.count)
            let second = glued.isEmpty ? rest.popFirst().map { $0[...] } : glued
            guard let second, !number.contains(where: { ",;:!?".contains($0) && $0 == number.last }) else { return nil }
            let unit = second.prefix { $0.isLetter }
            guard CooklangMeasure.isKitchenUnit(String(unit)) else { return nil }
            let isAtEnd = unit.count < second.count || rest.isEmpty
            guard isAtEnd || rest.first.map({ functionWords().contains($0.lowercased()) }) == true else { return nil }
            self.number = String(number)
            self.unit = String(unit)
        }
    }
}
