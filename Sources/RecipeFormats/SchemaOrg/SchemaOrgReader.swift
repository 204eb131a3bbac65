import RecipeKit

/// Converts a schema.org `Recipe` object to a recipe. The object can be from any syntax, such as JSON-LD or microdata.
package struct SchemaOrgReader {
    /// Whether the data is from a web page. In a web page, a line break in a step is a space.
    private let isOfPage: Bool

    package init(isOfPage: Bool = false) { self.isOfPage = isOfPage }

    /// Returns the recipe. Its title is empty if the data has none.
    package func recipe(from value: JSONValue) -> Recipe {
        Recipe(
            title: title(of: value), metadata: SchemaOrgMetadata(value).metadata,
            listedIngredients: SchemaOrgIngredients.groups(of: value),
            listedCookware: (value["tool"]?.wordList ?? []).map { Cookware(name: $0) },
            sections: SchemaOrgInstructions.sections(of: value, foldsSteps: isOfPage))
    }

    /// Returns only the title and the metadata of the recipe.
    package func header(from value: JSONValue) -> RecipeHeader {
        RecipeHeader(title: title(of: value), metadata: SchemaOrgMetadata(value).metadata)
    }

    private func title(of value: JSONValue) -> String { value["name", "headline"]?.words ?? "" }
}
