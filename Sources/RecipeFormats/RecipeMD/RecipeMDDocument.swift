import RecipeKit

/// The content of a RecipeMD file, with the names that the format uses.
///
/// The description, the instructions and the names of ingredients are Markdown. If an ingredient is a link, its name is
/// only the text of the link. All other texts are without Markdown syntax.
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
        /// The address of the link if the ingredient is a link, otherwise `nil`.
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
