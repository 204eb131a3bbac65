import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Optional fields of Mealie exports")
struct MealieReaderTests {
    private func read(_ text: String, _ reader: any ExportReader) -> [ImportedRecipe] {
        let source = ExportSource(text: Array(text.utf8), file: "x", wantsPictures: true, surroundings: nil)
        var recipes: [ImportedRecipe] = []
        _ = reader.read(source) {
            recipes.append($0)
            return true
        }
        return recipes
    }

    private func diagnostics(_ text: String, _ reader: any ExportReader) -> [String] {
        let source = ExportSource(text: Array(text.utf8), file: "x", wantsPictures: true, surroundings: nil)
        return reader.read(source) { _ in true }.map(\.message)
    }

    private func other(_ recipe: ImportedRecipe?, _ key: String) -> String? {
        recipe?.recipe.metadata.others.first { $0.key == key }?.value
    }

    @Test(
        "The servings of a Mealie recipe are words, people or pieces",
        arguments: [
            (#""recipeYield": "4 bowls", "recipeServings": 6"#, "4 bowls"),
            (#""recipeYield": "bowls", "recipeServings": 6.0"#, "6 bowls"),
            (#""recipe_servings": 6.5"#, "6.5"),
            (#""recipeServings": 0, "recipe_yield_quantity": 12, "recipeYield": "bars""#, "12 bars"),
            (#""recipeServings": 6, "recipeYieldQuantity": 12"#, "6"),
            (#""recipeServings": 0, "recipeYieldQuantity": 0, "recipeYield": "a pot""#, "a pot"),
            (#""recipeYieldQuantity": 0"#, nil),
        ] as [(String, String?)])
    func mealieServings(_ members: String, _ servings: String?) {
        #expect(
            read("{\"name\": \"Soup\", \(members)}", MealieReader()).first?.recipe.metadata.servings?.text == servings)
    }

    @Test("A Mealie recipe in either spelling has its days, comments, extras and nutrition")
    func mealie() throws {
        let text =
            #"{"name": "Soup", "date_added": "2024-01-02", "last_made": "2024-02-03T10:00", "cookedDays": ["2024-01-05"], "is_favorite": true, "rating": 4.5, "org_url": "https://example.org","#
            + #""recipe_cuisine": "French", "recipe_category": ["Soup"], "tags": [{"name": "warm"}], "tools": ["pot"], "nutrition": {"fatContent": "3 g", "odd": "1"}, "extras": {"a": "b"},"#
            + #""perform_time": "20 min", "prep_time": "10 min", "comments": [{"text": "Good.", "user": {"username": "ann"}, "created_at": "2024-03-04 10:00"}, {"text": "Fine."}, {"text": ""}],"#
            + #""notes": [{"title": "Tip", "text": "Hot."}], "recipe_instructions": [{"title": "Boil", "text": "Boil it."}, "Stir it."], "image": "https://example.org/a.jpg", "group_id": "g", "level": 3}"#
        let recipe = try #require(read(text, MealieReader()).first)
        let metadata = recipe.recipe.metadata
        #expect(
            recipe.created == "2024-01-02" && recipe.cookedDays == ["2024-01-05", "2024-02-03"] && recipe.isFavourite
                && recipe.rating == 5)
        #expect(
            metadata.cuisine == "French" && metadata.course == "Soup" && metadata.tags == ["warm"]
                && metadata.cookTime?.minutes == 20 && metadata.prepTime?.minutes == 10)
        #expect(
            metadata.source?.url == "https://example.org" && metadata.images == ["https://example.org/a.jpg"]
                && recipe.recipe.listedCookware.map(\.name) == ["pot"])
        #expect(
            recipe.comments == ["ann, 2024-03-04: Good.", "Fine."] && other(recipe, "mealie.extras.a") == "b"
                && other(recipe, "fatContent") == "3 g")
        #expect(
            other(recipe, "mealie.level") == "3" && other(recipe, "mealie.group_id") == nil && recipe.losses.isEmpty)
        #expect(
            recipe.recipe.outline == ["# Boil", "Boil it.", "Stir it."]
                && recipe.recipe.sections.flatMap(\.blocks).contains(.note("Tip: Hot.")))
        #expect(
            read(#"{"name": "Soup", "lastMade": "2024-01-05", "cookedDays": ["2024-01-05"]}"#, MealieReader()).first?
                .cookedDays == ["2024-01-05"])
        #expect(
            read(#"{"name": "Soup", "recipeInstructions": ["1. Boil. 2. Stir."]}"#, MealieReader()).first?.recipe.steps
                .count == 2)
    }

    @Test("A list of Mealie without ingredients, and what a backup contains besides recipes, is reported")
    func mealieDiagnostics() {
        #expect(diagnostics(#"{"items": [{"name": "a"}]}"#, MealieReader()).first?.contains("no ingredients") == true)
        #expect(diagnostics(#"{"items": [{"name": "a", "recipeIngredient": []}]}"#, MealieReader()).isEmpty)
        let backup = #"{"alembic_version": [1], "recipes": [], "group_meal_plans": [{}, {}], "shopping_lists": []}"#
        #expect(diagnostics(backup, MealieReader()) == ["meal plans are not read, and the backup has 2."])
    }
}
