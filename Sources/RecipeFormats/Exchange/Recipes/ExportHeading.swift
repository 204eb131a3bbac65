import RecipeKit

/// Finds headings among the lines of ingredients and steps.
enum ExportHeading {
    /// The maximum length of a heading in characters. A longer line that ends in a colon is a sentence. Up to four
    /// characters for marks such as `**` are allowed in addition.
    private static let longest = 80

    /// Returns the words of a heading, or `nil` if the line is not a heading.
    ///
    /// These lines are headings:
    ///
    /// - A line that begins with number signs: `# Filling`.
    /// - A line in brackets: `[Filling]`.
    /// - A line that is bold from its start to its end: `**Filling**`.
    /// - A line that ends in a colon: `Filling:`.
    /// - A line of capital letters, if the next line does not consist of capital letters: `FILLING`.
    /// - The name of a part of a dish, if the next line begins with a number: `Filling`.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - next: The next line that is not empty, or `nil` if there is none. Without a next line, only a line with
    ///     brackets, number signs or bold text can be a heading.
    static func words(of line: String, before next: String?) -> String? {
        guard let first = line.utf8.first, line.count <= longest + 4 else { return nil }
        if first == UInt8(ascii: "#") {
            let rest = line.drop { $0 == "#" }
            let name = rest.trimmingSpaces()
            return !name.isEmpty && (rest.first == " " || line.hasPrefix("##")) ? withoutColon(name) : nil
        }
        if first == UInt8(ascii: "["), line.hasSuffix("]"), !line.hasPrefix("[photo:"), !line.hasPrefix("[recipe:") {
            return ExportText.line(withoutColon(String(line.dropFirst().dropLast())))
        }
        for mark in ["**", "__"] where line.hasPrefix(mark) && line.utf8.count > 4 {
            var inner = line.dropFirst(2)
            if inner.hasSuffix(":") { inner.removeLast() }
            if inner.hasSuffix(mark), !inner.dropLast(2).contains(mark) {
                return ExportText.line(withoutColon(String(inner.dropLast(2))))
            }
        }
        guard let next, !UTF8Text.isDigit(first) else { return nil }
        if isUpperCase(line), !isUpperCase(next) { return line }
        if partNames.contains(line.lowercased()), next.first?.isNumber == true { return line }
        let plain = ExportText.withoutMarks(line)
        // Some programs add a period after the colon: `Filling:.`
        let ended = plain.hasSuffix(":.") ? String(plain.dropLast()) : plain
        guard ended.hasSuffix(":"), !ended.dropLast().contains(". "), !ended.contains("://") else { return nil }
        let name = withoutColon(ended)
        return name.contains(where: \.isLetter) ? name : nil
    }

    /// The names of parts of a dish, which are not ingredients. If the next line begins with a number, a line with such
    /// a name is a heading even without a colon.
    private static let partNames: Set<String> = [
        "dough", "filling", "topping", "toppings", "sauce", "marinade", "dressing", "crust", "glaze", "frosting",
        "icing",
        "batter", "crumble", "streusel", "garnish", "the dough", "the filling", "for the dough", "for the filling",
        "for the sauce", "for the topping", "for serving", "teig", "füllung", "belag", "soße", "guss",
        "für den teig", "für die füllung", "für den belag", "für die soße", "pâte", "garniture", "pour la pâte",
        "pour la garniture", "pour la sauce", "masa", "relleno", "para la masa", "para el relleno", "impasto",
        "ripieno",
        "per l'impasto", "per il ripieno",
    ]

    /// Returns whether a line that ends in a colon names a part of a dish: `Dough:`, `For the sauce:`.
    static func namesPart(_ line: String) -> Bool {
        let name = withoutColon(line)
        guard name.utf8.count <= longest, !name.contains(where: \.isNumber) else { return false }
        return partNames.contains(name.lowercased()) || MarkdownComponentWords.areAll(of: name)
    }

    /// Returns a line of the directions that is one word and a number: `Day 2`, `Layer 1`. Returns `nil` for any other line,
    /// such as the number of a step.
    static func numberedPart(_ line: String) -> String? {
        let words = line.split(separator: " ")
        let isPart =
            words.count == 2 && words[0].utf8.count > 2 && words[0].allSatisfy(\.isLetter)
            && words[1].utf8.count <= 2 && words[1].utf8.allSatisfy(UTF8Text.isDigit) && !StepLines.isNumber(line)
        return isPart ? line : nil
    }

    /// Returns whether a line has at least four characters, consists of capital letters, spaces, apostrophes, hyphens
    /// and `&`, and ends in a letter.
    private static func isUpperCase(_ line: String) -> Bool {
        guard line.count > 3, line.last?.isLetter == true else { return false }
        return line.allSatisfy { $0.isUppercase || $0 == " " || $0 == "'" || $0 == "’" || $0 == "-" || $0 == "&" }
    }

    /// Returns whether a heading announces notes and not steps.
    static func announcesNotes(_ heading: String) -> Bool {
        noteWords.contains(heading.lowercased().trimmingSpaces())
    }

    private static let noteWords: Set<String> = [
        "note", "notes", "recipe note", "recipe notes", "cook's note", "cook's notes", "tip", "tips", "author notes",
        "remarque", "remarques", "astuce", "astuces", "conseil", "conseils", "anmerkung", "anmerkungen", "hinweis",
        "hinweise", "tipp", "tipps", "nota", "notas", "consejo", "consejos", "consigli", "consiglio",
    ]

    private static func withoutColon(_ name: String) -> String {
        var name = name.trimmingSpaces()[...]
        while name.hasSuffix(":") { name = name.dropLast().trimmingSpaces()[...] }
        return String(name)
    }
}
