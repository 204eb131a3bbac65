/// Makes a recipe of a schema.org `Recipe`, whatever notation it was written in.
struct SchemaOrgReader {
    /// Whether the data is that of a page, where line breaks in the text of a step mean nothing.
    var isOfPage = false

    /// The recipe. Its title is empty where the data has none.
    func recipe(from value: JSONValue) -> Recipe {
        Recipe(
            title: title(of: value), metadata: SchemaOrgMetadata(value).metadata,
            listedIngredients: SchemaOrgIngredients.groups(of: value),
            listedCookware: (value["tool"]?.wordList ?? []).map { Cookware(name: $0) },
            sections: SchemaOrgInstructions.sections(of: value, foldsSteps: isOfPage))
    }

    /// What a list shows of it.
    func header(from value: JSONValue) -> RecipeHeader {
        RecipeHeader(title: title(of: value), metadata: SchemaOrgMetadata(value).metadata)
    }

    private func title(of value: JSONValue) -> String { value["name", "headline"]?.words ?? "" }
}
