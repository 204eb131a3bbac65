import RecipeKit

/// The ingredient groups of a schema.org recipe. For each group, `supply` contains an `ItemList` with the name of the
/// group and its number of lines.
///
/// The lines themselves are in `recipeIngredient`. This list cannot contain the names of groups, because every program
/// reads each of its elements as an ingredient.
enum SchemaOrgGroups {
    /// Returns the value of `supply`, or `nil` if no group has a name.
    static func value(for groups: [IngredientGroup]) -> JSONText? {
        guard groups.contains(where: { $0.name != nil }) else { return nil }
        return .array(
            groups.map { group in
                .object(present: [
                    ("@type", "ItemList"), ("name", group.name.map { .string($0.singleLine) }),
                    (
                        "numberOfItems",
                        .number(Rational(group.ingredients.reduce(0) { $0 + SchemaOrgWriter.lines(for: $1).count }))
                    ),
                ])
            })
    }

    /// Returns the ingredient lines of a recipe, with a Markdown heading before the lines of each group: `## Sauce`. If
    /// a group has no name, its heading is `##`. If the first group has no name, it has no heading.
    ///
    /// - Parameters:
    ///   - texts: The text of each element of `recipeIngredient`, or `nil` for an element without text. If the number
    ///     of these elements differs from the number of lines in all groups together, no headings are added.
    ///   - recipe: The recipe.
    static func withHeadings(_ texts: [String?], of recipe: JSONValue) -> [String] {
        let lists = recipe["supply"]?.elements.compactMap(list) ?? []
        guard !lists.isEmpty, lists.reduce(0, { $0 + $1.count }) == texts.count else { return texts.compactMap(\.self) }
        var rest = texts[...]
        return lists.enumerated().flatMap { index, list -> [String] in
            let heading = list.name.map { "## \($0)" } ?? (index > 0 ? "##" : nil)
            defer { rest = rest.dropFirst(list.count) }
            return [heading].compactMap(\.self) + rest.prefix(list.count).compactMap(\.self)
        }
    }

    private static func list(_ value: JSONValue) -> (name: String?, count: Int)? {
        guard SchemaOrgTerm.isType("ItemList", value), let words = value["numberOfItems"]?.words,
            let count = Int(words), (0...1_000_000).contains(count)
        else { return nil }
        return (value["name"]?.words, count)
    }
}
