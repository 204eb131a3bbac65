import RecipeKit

extension RecipeDraft {
    /// Fills the draft from a schema.org recipe of a program. The caller adds the ingredients and steps, because
    /// programs have their own conventions for headings.
    ///
    /// - Returns: The lines of the ingredients.
    mutating func add(schemaOrg object: JSONValue) -> [String] {
        let metadata = SchemaOrgMetadata(object).metadata
        title = object["name"]?.words ?? ""
        let (course, tags) = (metadata.course, metadata.tags)
        self.metadata = metadata
        setServings(metadata.servings?.text)
        setTimes(
            prep: object["prepTime"]?.words, cook: object["cookTime", "performTime"]?.words,
            total: object["totalTime"]?.words)
        self.metadata.course = nil
        self.metadata.tags = []
        addCategories((course ?? "").split(separator: ",").map { $0.trimmingSpaces() })
        for tag in tags { addTag(tag) }
        self.metadata.others.removeAll { ["date", "description"].contains($0.key) }
        addNutrition(object["nutrition"]?["description"]?.plainText)
        cookware = (object["tool"]?.wordList ?? []).map { Cookware(name: $0) }
        created = ExportDay.day(object["dateCreated", "datePublished"]?.plainText)
        return (object["recipeIngredient"]?.elements ?? []).compactMap(\.writtenText).map {
            Self.withoutEmptyAmount(SchemaOrgText.line($0))
        }
    }

    /// Returns an ingredient line without the empty parts that Tandoor writes. For example, `0.0 None olive oil`
    /// becomes `olive oil`, and `1.0 cup` becomes `1 cup`.
    private static func withoutEmptyAmount(_ line: String) -> String {
        for empty in ["0.0 None ", "0 None ", "0.0 "] where line.hasPrefix(empty) {
            return String(line.dropFirst(empty.count))
        }
        let amount = line.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard amount.hasSuffix(".0"), amount.count < line.count else { return line }
        var rest = line[amount.endIndex...]
        if rest.hasPrefix(" None ") { rest = rest.dropFirst(5) }
        return String(amount.dropLast(2) + rest)
    }
}
