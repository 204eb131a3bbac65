import RecipeKit

/// Writes a recipe as Markdown with a front matter, a list of ingredients and numbered directions.
struct MarkdownWriter {
    func text(for recipe: Recipe) -> String {
        var blocks = [FrontMatterWriter.text(title: recipe.title.singleLine, recipe.metadata).trimmingSpaces()]
        let groups = recipe.ingredientGroups
        if !groups.isEmpty {
            blocks.append("## Ingredients")
            blocks += MarkdownIngredientsWriter(marksAmounts: false).blocks(for: groups, level: 3)
        }
        let cookware = recipe.cookwareList.map { "- \(MarkdownText.words($0.line(.unicode).singleLine))" }
        if !cookware.isEmpty { blocks += ["## Cookware", cookware.joined(separator: "\n")] }
        // If a recipe has no ingredients, the heading of the directions shows that the text is a recipe.
        if !recipe.sections.isEmpty || groups.isEmpty { blocks.append("## Directions") }
        blocks += MarkdownStepsWriter.blocks(for: recipe.sections, level: 3)
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}
