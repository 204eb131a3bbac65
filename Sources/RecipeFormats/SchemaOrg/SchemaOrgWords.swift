import RecipeKit

/// Removes words for search engines that web pages add to a recipe, such as repeated tags.
enum SchemaOrgWords {
    /// Selects the course among several names.
    ///
    /// - Returns: `course` is the first name of a well-known kind of meal, and `others` are the names that mean
    ///   something else. If there is no such name, or only one name, `course` contains all names, and `others` is
    ///   empty.
    static func course(of names: [String]) -> (course: String?, others: [String]) {
        let names = once(names)
        let parts = names.flatMap { $0.split(separator: ",").map { $0.trimmingSpaces() } }.filter { !$0.isEmpty }
        guard parts.count > 1, let course = parts.first(where: Course.isWellKnown) else {
            return (names.isEmpty ? nil : names.joined(separator: ", "), [])
        }
        return (course, parts.filter { Course(named: $0) != Course(named: course) })
    }

    /// Returns the tags without repetitions of the title, the course or an earlier tag. `Soup recipes` repeats `soup`.
    /// A tag that only means “recipe” is left out.
    static func tags(_ tags: [String], title: String, course: String?) -> [String] {
        guard !tags.isEmpty else { return [] }
        var known = KeyIndex<[UInt8]>()
        for words in [title, course ?? "", ""] { _ = known.index(adding: key(words)) }
        return tags.filter { known.insert(key($0)) }
    }

    /// Returns texts without duplicates, ignoring case and accents.
    static func once(_ words: [String]) -> [String] {
        guard words.count > 1 else { return words }
        var known = KeyIndex<[UInt8]>()
        return words.filter { known.insert(SortingKey($0).utf8) }
    }

    /// Returns a description without the nutrition and the yield that programs add to it.
    ///
    /// - Returns: `text` is the rest of the description, or `nil` if nothing remains. `nutrition` is the removed
    ///   nutrition.
    static func description(_ text: String) -> (text: String?, nutrition: [RecipeMetadata.Entry]) {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return (text, []) }
        var nutrition: [RecipeMetadata.Entry] = []
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let entry = nutritionEntry(line) {
                nutrition.append(entry)
            } else {
                let kept = withoutYield(line)
                if !kept.isEmpty || line.isEmpty { lines.append(kept) }
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let kept = lines.drop(while: \.isEmpty).joined(separator: "\n")
        return (kept.isEmpty ? nil : kept, nutrition)
    }

    /// Returns a key for comparing tags. The keys of `Soup recipes` and `soup` are equal.
    private static func key(_ words: String) -> [UInt8] {
        let key = SortingKey(words).utf8
        guard mayNameRecipes(key) else { return key }
        let space = UInt8(ascii: " ")
        let parts = key.split(separator: space).filter { !namesOfRecipes.contains(String(decoding: $0, as: UTF8.self)) }
        return Array(parts.joined(separator: [space]))
    }

    /// Returns whether a key contains the start of a word in ``namesOfRecipes``. This check is faster than splitting
    /// the key into words.
    private static func mayNameRecipes(_ key: [UInt8]) -> Bool {
        guard key.count > 5 else { return false }
        for index in 0..<key.count - 2 where key[index] == UInt8(ascii: "r") {
            switch (key[index + 1], key[index + 2]) {
            case (UInt8(ascii: "e"), UInt8(ascii: "c")), (UInt8(ascii: "e"), UInt8(ascii: "z")),
                (UInt8(ascii: "i"), UInt8(ascii: "c")):
                return true
            default: continue
            }
        }
        return false
    }

    /// The words that mean “recipe”. They are ignored when tags are compared.
    private static let namesOfRecipes: Set<String> = [
        "recipe", "recipes", "rezept", "rezepte", "recette", "recettes", "receta", "recetas", "ricetta", "ricette",
    ]

    /// Returns the entry for a line such as `Calories: 495 kcal`, or `nil` for any other line.
    private static func nutritionEntry(_ line: Substring) -> RecipeMetadata.Entry? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon].trimmingSpaces().lowercased()
        let value = line[line.index(after: colon)...].trimmingSpaces()
        guard let key = nutrients[name], value.utf8.count < 16, let first = value.utf8.first,
            (0x30...0x39).contains(first)
        else { return nil }
        return .init(key: key, value: value)
    }

    private static let nutrients = [
        "calories": "calories", "energy": "calories", "kalorien": "calories", "carbohydrates": "carbohydrateContent",
        "carbs": "carbohydrateContent", "protein": "proteinContent", "fat": "fatContent", "fiber": "fiberContent",
        "fibre": "fiberContent", "sugar": "sugarContent", "sodium": "sodiumContent",
        "cholesterol": "cholesterolContent",
        "saturated fat": "saturatedFatContent",
    ]

    /// Returns a line without a sentence such as `1x recipe yields 8 servings.`, which a program adds.
    private static func withoutYield(_ line: Substring) -> String {
        guard line.contains("ecipe yields"), let range = line.range(ofWord: "x recipe yields") else {
            return String(line)
        }
        var start = range.lowerBound
        while start > line.startIndex, line[line.index(before: start)].isNumber { start = line.index(before: start) }
        guard start < range.lowerBound else { return String(line) }
        let mark = line[range.upperBound...].firstIndex { $0 == "." || $0 == "!" }
        let end = mark.map { line.index(after: $0) } ?? line.endIndex
        let rest = "\(line[..<start].trimmingSpaces()) \(line[end...].trimmingSpaces())".trimmingSpaces()
        // Parentheses around the sentence are removed too.
        return rest.contains { $0.isLetter || $0.isNumber } ? rest : ""
    }
}

extension Substring {
    /// Returns the range of the first occurrence of a text, ignoring case, or `nil` if there is none.
    ///
    /// - Parameter words: The text, in lower case.
    fileprivate func range(ofWord words: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            let rest = self[index...]
            if rest.prefix(words.count).lowercased() == words {
                return index..<self.index(index, offsetBy: words.count)
            }
            index = self.index(after: index)
        }
        return nil
    }
}
