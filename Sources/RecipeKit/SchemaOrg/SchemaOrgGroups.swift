/// The groups of a schema.org recipe's ingredients: lists in `supply` with their names and how many lines each has.
///
/// The lines themselves are in `recipeIngredient`, of which every program takes each for an ingredient.
enum SchemaOrgGroups {
    /// The lists; `nil` where no group has a name.
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

    /// The texts of a list, before each group a heading with number signs.
    ///
    /// - Parameter texts: All elements of the list, of which the groups must have as many.
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
