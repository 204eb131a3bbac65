/// A feature of a recipe that some formats cannot store.
public enum RecipeFeature: CaseIterable, Hashable, Sendable {
    /// Metadata: texts, the source and the servings.
    case title, description, course, cuisine, difficulty, author, source, servings, servingsInWords
    /// Further metadata: times, tags, diets, images, the language, nutrition, and entries without a property of their
    /// own.
    case times, timesInWords, tags, diets, images, language, nutrition, otherMetadata
    /// The lines of the ingredient list, their groups, and the forms of their amounts.
    case ingredients, ingredientGroups, nestedGroups, amounts, amountsInWords, lockedAmounts
    /// Parts of an ingredient besides its name and its amount.
    case preparations, optionalIngredients, recipeReferences
    /// The directions: steps, sections with a name, notes, and the structure of their texts.
    case steps, sections, notes, paragraphs, lineBreaks
    /// Ingredients that are marked in the text of a step.
    case markedIngredients, otherNames, hiddenIngredients, earlierResults
    /// The list of cookware, and the cookware and timers that are marked in steps.
    case cookware, markedCookware, timers, timerNames

    /// The name of the feature, as the user sees it.
    public var name: String {
        switch self {
        case .title: "title"
        case .description: "description"
        case .course: "course"
        case .cuisine: "cuisine"
        case .difficulty: "difficulty"
        case .author: "author"
        case .source: "source"
        case .servings: "servings"
        case .servingsInWords: "servings in words"
        case .times: "times"
        case .timesInWords: "times in words"
        case .tags: "tags"
        case .diets: "diets"
        case .images: "images"
        case .language: "language"
        case .nutrition: "nutrition"
        case .otherMetadata: "other metadata"
        case .ingredients: "list of ingredients"
        case .ingredientGroups: "groups of ingredients"
        case .nestedGroups: "groups inside groups"
        case .amounts: "amounts apart from names"
        case .amountsInWords: "amounts in words"
        case .lockedAmounts: "amounts that do not scale"
        case .preparations: "preparations"
        case .optionalIngredients: "optional ingredients"
        case .recipeReferences: "ingredients that are recipes"
        case .steps: "words of the steps"
        case .sections: "sections"
        case .notes: "notes"
        case .paragraphs: "paragraphs inside texts"
        case .lineBreaks: "line breaks inside texts"
        case .markedIngredients: "ingredients marked in steps"
        case .otherNames: "other names in steps"
        case .hiddenIngredients: "ingredients hidden from the list"
        case .earlierResults: "results of earlier steps"
        case .cookware: "list of cookware"
        case .markedCookware: "cookware marked in steps"
        case .timers: "timers"
        case .timerNames: "names of timers"
        }
    }
}
