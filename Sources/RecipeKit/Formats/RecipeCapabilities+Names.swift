extension RecipeCapabilities {
    /// Each capability by itself with what people call it, in the order of the documentation's table.
    public static let names: [(capability: RecipeCapabilities, name: String)] = [
        (.description, "description"), (.course, "course"), (.cuisine, "cuisine"), (.difficulty, "difficulty"),
        (.author, "author"), (.source, "source"), (.servings, "servings"), (.times, "times"),
        (.timesInWords, "times in words"), (.tags, "tags"), (.diets, "diets"), (.images, "images"),
        (.locale, "language"), (.otherMetadata, "other metadata"), (.listedIngredients, "list of ingredients"),
        (.ingredientGroups, "groups of ingredients"), (.markedIngredients, "ingredients marked in steps"),
        (.quantities, "amounts apart from names"), (.amountsInWords, "amounts in words"),
        (.preparations, "preparations"), (.optionalIngredients, "optional ingredients"),
        (.recipeReferences, "ingredients that are recipes"), (.cookware, "cookware"), (.timers, "timers"),
        (.sections, "sections"), (.notes, "notes"),
    ]

    /// What is left out altogether by a format that lacks it; whatever else it lacks stays as words.
    public static let saidNowhereElse: RecipeCapabilities = [
        .description, .course, .cuisine, .difficulty, .author, .source, .servings, .times, .timesInWords, .tags, .diets,
        .images, .locale, .otherMetadata,
    ]

    /// The names of all that is in it.
    public var namesInWords: [String] { Self.names.filter { contains($0.capability) }.map(\.name) }

    /// What of its metadata a recipe makes use of.
    public init(metadataOf recipe: Recipe) {
        let metadata = recipe.metadata
        let times = [metadata.prepTime, metadata.cookTime, metadata.statedTotalTime].compactMap(\.self)
        self = []
        func use(_ capability: RecipeCapabilities, _ isUsed: Bool) { if isUsed { formUnion(capability) } }
        use(.description, metadata.description != nil)
        use(.course, metadata.course != nil)
        use(.cuisine, metadata.cuisine != nil)
        use(.difficulty, metadata.difficulty != nil)
        use(.author, metadata.author != nil)
        use(.source, metadata.source != nil)
        use(.servings, metadata.servings != nil)
        use(.times, times.contains { $0.minutes != nil })
        use(.timesInWords, times.contains { $0.minutes == nil })
        use(.tags, !metadata.tags.isEmpty)
        use(.diets, !metadata.diets.isEmpty)
        use(.images, !metadata.images.isEmpty)
        use(.locale, metadata.locale != nil)
        use(.otherMetadata, !metadata.others.isEmpty)
    }
}
