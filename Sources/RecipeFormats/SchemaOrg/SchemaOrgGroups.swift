import RecipeKit

/// The ingredient groups of a schema.org recipe. The member `supply` contains the name and the number of lines of each
/// group.
///
/// The lines themselves are in `recipeIngredient`. The names cannot be there, because programs would read them as
/// ingredients.
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

    /// Returns the ingredient lines of a recipe, with a Markdown heading before each group: `## Sauce`, or `##` for a
    /// later group without a name.
    ///
    /// - Parameters:
    ///   - texts: The text of each element of `recipeIngredient`, or `nil` for an element without text. If the groups
    ///     have a different number of lines, no headings are added.
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
