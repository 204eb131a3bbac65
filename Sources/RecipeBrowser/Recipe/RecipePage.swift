import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe that is prepared for its screen: its parts, from the top of the screen to its end.
struct RecipePage: Sendable {
    let parts: [any RecipePart]
    /// The recipe that was read, or `nil` if the screen shows no recipe.
    let read: ReadRecipe?
    /// The recipe in the size and the units of the page, or `nil` if the screen shows no recipe.
    let shown: ShownRecipe?
    /// The fingerprint of the recipe, for its notebook entry, or `nil` if the screen shows no recipe.
    let fingerprint: RecipeFingerprint?
    /// What the page shares with the pages of other sizes.
    private let reading: Reading

    /// A reading of the recipe's file.
    private final class Reading: Sendable {
        let isSmall: Bool
        /// What is doubtful if the size of the recipe changes much.
        let doubts: Set<ScalingAdvice.Doubt>

        init(_ recipe: Recipe? = nil) {
            isSmall = recipe.map(RecipePage.isSmall) ?? true
            doubts = recipe.map(ScalingAdvice.Doubt.all) ?? []
        }
    }

    /// The maximum number of ingredients, and of steps and groups, of a small recipe. The content hash of a larger recipe
    /// would take too long, so the notebook does not recognize it after its file was moved.
    private static let maximumOfParts = 500

    /// The kinds of parts, from the top of the screen to its end.
    private static let kinds: [any RecipePart.Type] = [
        AboutPart.self,
        TimesPart.self,
        NotebookPart.self,
        IngredientsPart.self,
        CookwarePart.self,
        StepsPart.self,
        SourcePart.self,
        DiagnosticsPart.self,
    ]

    /// Creates an empty page for a screen that shows no recipe.
    init() {
        parts = []
        read = nil
        shown = nil
        fingerprint = nil
        reading = Reading()
    }

    /// Whether the recipe is so small that it can be prepared again on the main actor.
    var isSmall: Bool { reading.isSmall }

    /// What is doubtful if the size of the recipe changes much.
    var doubts: Set<ScalingAdvice.Doubt> { reading.doubts }

    private static func isSmall(_ recipe: Recipe) -> Bool {
        recipe.steps.count + recipe.listedIngredients.count <= maximumOfParts
            && recipe.ingredientGroups.reduce(0) { $0 + $1.ingredients.count } <= maximumOfParts
    }

    /// Creates the page of a recipe.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the recipe. Do not call it on the main actor.
    init(_ read: ReadRecipe, _ presentation: RecipePresentation = .init(), style: QuantityStyle) {
        let recipe = read.result.recipe
        let reading = Reading(recipe)
        let fingerprint = RecipeFingerprint(
            read.summary.id, title: recipe.title, recipe: reading.isSmall ? recipe : nil)
        self.init(
            read, reading, fingerprint, ShownRecipe(read.result, presentation, style: style), style: style)
    }

    private init(
        _ read: ReadRecipe, _ reading: Reading, _ fingerprint: RecipeFingerprint?, _ shown: ShownRecipe,
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
        guard let read, presentation != shown?.presentation else { return self }
        let new = ShownRecipe(read.result, presentation, style: style, after: shown)
        return RecipePage(read, reading, fingerprint, new, style: style)
    }

    /// Whether another page was made from the same reading of the recipe's file.
    func isFromSameReading(as other: RecipePage) -> Bool { reading === other.reading }
}
