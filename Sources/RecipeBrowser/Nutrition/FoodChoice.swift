import CookbookStore
import Kitchen
import RecipeLibrary
import SectionedLists

/// Lets the user choose how an ingredient counts in the nutrition: as a food, with the values on a packet, or as
/// nothing. Stores the choice in the configuration.
@MainActor
final class FoodChoice {
    private weak var screen: ViewController?
    private let store: Store

    /// The maximum number of foods in the sheet.
    private static let maximumFoods = 12

    init(over screen: ViewController, store: Store) {
        self.screen = screen
        self.store = store
    }

    /// Presents a menu of foods for an ingredient: the current food, and foods with similar names.
    func choose(for ingredient: IngredientNutrition) {
        var foods = [ingredient.food].compactMap(\.self)
        let last = ingredient.ingredient.split(separator: " ").last.map(String.init)
        let words = [ingredient.ingredient, ingredient.food?.name, last].compactMap(\.self)
        for found in words.flatMap({ NutrientTable().foods(matching: $0, limit: Self.maximumFoods) })
        where !foods.contains(found) && foods.count < Self.maximumFoods {
            foods.append(found)
        }
        show(foods, for: ingredient)
    }

    private func show(_ foods: [NutrientFood], for ingredient: IngredientNutrition) {
        let name = ingredient.ingredient
        screen?.present(
            FoodSheet(
                ingredient: name, foods: foods, current: ingredient.food,
                isNothing: ingredient.status == .ignored && ingredient.food == nil,
                isOwnChoice: store.customs.nutrition[name] != nil
            ) { [weak self] choice in
                guard let self else { return }
                switch choice {
                case .food(let food): if let number = food.number { keep(String(number), food.name, for: name) }
                case .other: search(for: ingredient)
                case .values: askForValues(of: name)
                case .nothing: keep("none", "nothing", for: name)
                case .automatic: keep(nil, "what the program finds", for: name)
                }
            })
    }

    private func keep(_ value: String?, _ food: String, for ingredient: String) {
        guard let screen else { return }
        store.set(
            .nutrition(of: ingredient, value), named: "“\(ingredient)” counts as \(food) now", from: screen)
    }

    private func search(for ingredient: IngredientNutrition) {
        let prompt = PromptViewController(
            title: "Food", message: "Words of a food in the tables of the USDA, in English.", example: "feta"
        ) { [weak self] text in
            self?.show(NutrientTable().foods(matching: text, limit: Self.maximumFoods), for: ingredient)
        }
        prompt.validate = { text in
            NutrientTable().foods(matching: text, limit: 1).isEmpty ? "No food has these words." : nil
        }
        screen?.present(prompt)
    }

    private func askForValues(of ingredient: String) {
        let prompt = PromptViewController(
            title: ingredient.withoutControlCharacters.shortenedToRow,
            message: "The values of 100 g, as a packet states them: kcal, and g of protein, fat, carbohydrate, sugar, "
                + "fibre and salt. What you leave out is zero.",
            example: "370 kcal, 80 g protein, 8 g carbohydrate"
        ) { [weak self] text in self?.keep(text, "your own values", for: ingredient) }
        prompt.validate = { text in
            var customs = KitchenCustoms()
            do throws(KitchenCustomsError) { try customs.setNutrition(of: ingredient, to: text) } catch {
                return "Write values such as 370 kcal, 80 g protein, 0.2 g salt."
            }
            return nil
        }
        screen?.present(prompt)
    }
}
