import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The text of a new recipe, which the user completes in the editor.
package enum RecipeTemplate {
    /// Returns the text for a title.
    ///
    /// - Parameters:
    ///   - title: The title of the recipe.
    ///   - course: The course, or `nil` if the name of the folder determines the course.
    ///   - isMarkdown: Whether the text is Markdown. Otherwise it is Cooklang.
    package static func text(title: String, course: String?, isMarkdown: Bool) -> String {
        let metadata = RecipeMetadata(
            course: course, servings: Servings(parsing: "4"), cookTime: CookingTime(parsing: "30 min"))
        let recipe = Recipe(title: title, metadata: metadata)
        if isMarkdown {
            let head = MarkdownFormat().write?(recipe) ?? ""
            let start = head.firstRange(of: "## ").map { head[..<$0.lowerBound] } ?? head[...]
            return start + "## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Simmer the leeks for 20 minutes.\n"
        }
        let head = CooklangFormat().write?(recipe) ?? ""
        return head
            + """

            -- Mark ingredients with @, cookware with # and times with ~. Two hyphens begin a remark like this one.

            Simmer the @leeks{2} in a #pot{} for ~{20%min}.

            """
    }
}
