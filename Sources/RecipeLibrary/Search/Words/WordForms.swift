/// Derives the singular and the plural of a folded word from its letters, by the rules of English. French and Spanish
/// plurals have the same endings. If a derived form does not exist in the language, the search finds nothing for it.
enum WordForms {
    /// Returns the possible singulars of a word. The array is empty if the word does not look like a plural.
    static func singulars(of word: String) -> [String] {
        guard word.utf8.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return []
        }
        let stem = String(word.dropLast())
        if word.hasSuffix("ies") { return [stem, word.dropLast(3) + "y"] }
        if word.hasSuffix("ves") { return [stem, word.dropLast(3) + "f"] }
        let endings = ["oes", "ses", "xes", "zes", "ches", "shes"]
        return endings.contains(where: word.hasSuffix) ? [stem, String(word.dropLast(2))] : [stem]
    }

    /// Returns the possible plurals of a word.
    static func plurals(of word: String) -> [String] {
        guard word.utf8.count > 1, word.last?.isLetter == true else { return [] }
        if word.hasSuffix("y") { return [word + "s", word.dropLast() + "ies"] }
        if word.hasSuffix("f") { return [word + "s", word.dropLast() + "ves"] }
        let endings = ["o", "s", "x", "z", "ch", "sh"]
        return endings.contains(where: word.hasSuffix) ? [word + "s", word + "es"] : [word + "s"]
    }
}
