import CookingLanguages

/// Words for the components of a dish, such as `sauce`, and other words of headings. A line that consists of words for
/// components names a group of ingredients and not an ingredient.
enum MarkdownComponentWords {
    /// Returns whether a line consists of one to four words for components, with optional words such as `for the`. In
    /// scripts without spaces, always `false`.
    static func areAll(of line: some StringProtocol) -> Bool {
        guard line.utf8.count <= 60 else { return false }
        let (words, hasDigit, isUnspaced) = MarkdownHeadingTable.words(of: line)
        guard !words.isEmpty, words.count <= 4, !hasDigit, !isUnspaced else { return false }
        let fillers = words.filter { MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
        return words.count > fillers.count
            && words.allSatisfy { known.contains($0) || MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
    }

    /// Returns whether a heading announces what is put on the dish when it is served: `Toppings`, `To serve`.
    static func isTopping(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count <= 4 && toppings.contains { words == $0 || words.count > 1 && words.starts(with: $0) }
    }

    /// Returns whether a heading only says that a recipe follows: `Recipe`.
    static func isWholeDish(_ name: String) -> Bool { wholes.contains(MarkdownHeadingTable.words(of: name).words) }

    /// Returns whether a title is the title of several recipes: `My recipes`.
    static func isCollection(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count <= 3 && words.contains { collections.contains($0) }
    }

    /// Returns whether a heading can announce ingredients or their preparation: `准备` (“preparation”).
    static func isPreparation(_ name: String) -> Bool {
        preparations.contains(MarkdownHeadingTable.words(of: name).words.joined())
    }

    /// Returns whether a heading announces only further text: `其他` (“other”).
    static func isRemainder(_ name: String) -> Bool {
        remainders.contains(MarkdownHeadingTable.words(of: name).words.joined(separator: " "))
    }

    /// Returns whether a heading can announce ingredients or cookware: `Benodigdheden` (“requirements”).
    static func isRequirement(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count == 1 && requirements.contains(words[0])
    }

    private static let collections = words(.recipesWord)
    private static let preparations = Set(CookingLanguage.entriesOfAll(.preparationHeading))
    private static let remainders = Set(phrases(.otherHeading).map { $0.joined(separator: " ") })
    private static let requirements = words(.requirementHeading)
    private static let toppings = Set(phrases(.topping))
    private static let wholes = Set(phrases(.recipeWord))
    private static let known = words(.component)

    private static func phrases(_ role: CookingLanguage.Role) -> [[String]] {
        CookingLanguage.entriesOfAll(role).map { MarkdownHeadingTable.words(of: $0).words }
    }

    private static func words(_ role: CookingLanguage.Role) -> Set<String> { Set(phrases(role).joined()) }
}
