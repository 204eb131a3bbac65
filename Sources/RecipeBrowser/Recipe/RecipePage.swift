import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe that is prepared for its screen: the parts of the screen, from top to bottom.
struct RecipePage: Sendable {
    let parts: [any RecipePart]
    /// The recipe that was read.
    let read: ReadRecipe
    /// The recipe in the size and the units of the page.
    let shown: ShownRecipe
    /// The fingerprint that identifies the notebook entry of the recipe.
    let fingerprint: RecipeFingerprint
    /// The data that the pages of all sizes of this recipe share.
    private let reading: Reading

    /// Data about one reading of the file.
    private final class Reading: Sendable {
        /// The ingredients as written. Combining them takes time, so it is done once.
        let ingredientGroups: [IngredientGroup]
        let isSmall: Bool
        let doubts: Set<ScalingAdvice.Doubt>
        let pictures: LocalPictures

        init(_ recipe: Recipe, pictures: LocalPictures) {
            self.pictures = pictures
            ingredientGroups = recipe.ingredientGroups
            isSmall =
                recipe.steps.count + recipe.listedIngredients.count <= maximumOfParts
                && ingredientGroups.reduce(0) { $0 + $1.ingredients.count } <= maximumOfParts
            doubts = ScalingAdvice.Doubt.all(in: recipe, with: ingredientGroups)
        }
    }

    /// A small recipe has at most this many ingredients, and at most this many steps and groups together. The content
    /// hash of a larger recipe would take too long, so the notebook does not recognize a larger recipe after its file
    /// was moved.
    private static let maximumOfParts = 500

    /// The types of the parts, from top to bottom of the screen.
    private static let kinds: [any RecipePart.Type] = [
        HeadPart.self,
        IngredientsPart.self,
        CookwarePart.self,
        StepsPart.self,
        TimesPart.self,
        DescriptionPart.self,
        CookedPart.self,
        SourcePart.self,
        DiagnosticsPart.self,
    ]

    /// Whether the recipe is small enough to prepare its page on the main actor.
    var isSmall: Bool { reading.isSmall }

    /// What the user must check if the size of the recipe changes much, such as times and pans.
    var doubts: Set<ScalingAdvice.Doubt> { reading.doubts }

    /// The pictures of the recipe. Empty if they were not looked for.
    var pictures: LocalPictures { reading.pictures }

    /// Creates the page of a recipe.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the recipe. Do not call this initializer on the main actor.
    init(
        _ read: ReadRecipe, _ presentation: RecipePresentation = .init(), style: QuantityStyle,
        wantsPictures: Bool = false
    ) {
        let recipe = read.result.recipe
        let pictures =
            wantsPictures ? LocalPictures(of: read.summary.id, named: recipe.metadata.images) : LocalPictures()
        let reading = Reading(recipe, pictures: pictures)
        let fingerprint = RecipeFingerprint(
            read.summary.id, title: recipe.title, recipe: reading.isSmall ? recipe : nil)
        let shown = ShownRecipe(
            read.result, presentation, style: style, ingredientGroups: reading.ingredientGroups)
        self.init(read, reading, fingerprint, shown, style: style)
    }

    private init(
        _ read: ReadRecipe, _ reading: Reading, _ fingerprint: RecipeFingerprint, _ shown: ShownRecipe,
        style: QuantityStyle
    ) {
        self.read = read
        self.reading = reading
        self.fingerprint = fingerprint
        self.shown = shown
        parts = Self.kinds.compactMap { $0.init(shown, style: style) }
    }

    /// Returns the page of the same recipe in another size or other units.
    func presented(in presentation: RecipePresentation, style: QuantityStyle) -> RecipePage {
        guard presentation != shown.presentation else { return self }
        let new = ShownRecipe(
            read.result, presentation, style: style, ingredientGroups: reading.ingredientGroups, after: shown)
        return RecipePage(read, reading, fingerprint, new, style: style)
    }

    /// Returns whether another page comes from the same reading of the file.
    func isFromSameReading(as other: RecipePage) -> Bool { reading === other.reading }
}

extension ReadRecipe {
    /// A message for the user if the file of the recipe was changed, moved or deleted since the last reading. `nil` if
    /// the file is unchanged.
    var notice: String? {
        let file = FilePath.name(of: summary.id.path)
        return switch change {
        case .unchanged: nil
        case .edited: "The file has changed; the recipe shows as it is now."
        case .moved: "The file is now \(file.quoted)."
        case .deleted: "\(file.quoted) is gone; the recipe shows as it was read last."
        }
    }
}
