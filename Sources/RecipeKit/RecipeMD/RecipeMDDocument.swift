/// What a RecipeMD file says, in the format's own terms; words are Markdown as it stands in the file.
struct RecipeMDDocument: Hashable {
    struct Amount: Hashable {
        var factor: Rational
        var unit: String?
    }

    struct Ingredient: Hashable {
        var name: String
        /// The same without marks, in one line.
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
    /// The description without marks, an empty line between paragraphs.
    var descriptionWords = ""
    var tags: [String] = []
    var yields: [Amount] = []
    var ingredients: [Ingredient] = []
    var groups: [Group] = []
    var instructions: String?
}
