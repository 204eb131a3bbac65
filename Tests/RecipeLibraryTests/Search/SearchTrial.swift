@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// Recipes for tests of searches.
enum SearchTrial {
    static func recipe(
        _ title: String, _ ingredients: [String] = [], tags: [String] = [], steps: [String] = [],
        course: String? = nil, minutes: Int? = nil
    ) -> (summary: RecipeSummary, document: SearchDocument) {
        let time = minutes.map { CookingTime(minutes: $0, text: "\($0) min") }
        let summary = RecipeSummary(
            id: RecipeID(path: title), title: title, course: course, totalTime: time, tags: tags)
        let document = SearchDocument(
            title: title, ingredients: ingredients, tags: tags + [course].compactMap(\.self), steps: steps)
        return (summary, document)
    }
}
