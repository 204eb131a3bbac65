import RecipeKit

/// The content of a RecipeMD file, with the names that the format uses. Text is unchanged Markdown.
struct RecipeMDDocument: Hashable {
    struct Amount: Hashable {
        var factor: Rational
        var unit: String?
    }

    struct Ingredient: Hashable {
        var name: String
        /// The name on one line, without Markdown syntax.
        var words: String
        var amount: Amount?
        var link: String?
    }

    struct Group: Hashable {
        var title: String
        var ingredients: [Ingredient] = []
        var groups: [Group] = []
    }

    var title = ""
    var description: String?
    /// The description without Markdown syntax, with an empty line between paragraphs.
    var descriptionWords = ""
    var tags: [String] = []
    var yields: [Amount] = []
    var ingredients: [Ingredient] = []
    var groups: [Group] = []
    var instructions: String?
}
