import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The key command that puts the selected recipe on the shopping list.
@MainActor
final class BuyCommand {
    /// Finds the factor by which a recipe is scaled, and calls a closure with this factor as soon as it is known.
    typealias Factor = @MainActor (RecipeSummary, @escaping @MainActor (Rational) -> Void) -> Void

    let command: KeyCommand

    /// - Parameters:
    ///   - store: The notebook and the kitchen files.
    ///   - screen: The screen that shows messages.
    ///   - recipe: Returns the selected recipe.
    ///   - factor: Finds the factor. By default, the factor in the notebook.
    init(
        _ store: Store, over screen: ViewController, recipe: @escaping @MainActor () -> RecipeSummary?,
        factor: Factor? = nil
    ) {
        let factor = factor ?? Self.stored(in: store)
        command = KitchenCommands.buy.command { [weak screen] in
            guard let recipe = recipe() else { return }
            factor(recipe) { [weak screen] factor in
                guard let screen else { return }
                Self.put(recipe, factor, store, screen)
            }
        }
    }

    /// Returns a function that finds the factor of a recipe in the notebook. If the notebook has none, the recipe is for
    /// the household.
    static func stored(in store: Store) -> Factor {
        { recipe, answer in
            store.withEntry(of: recipe) {
                answer($0.factor ?? store.customs.openingFactor(of: recipe.servings))
            }
        }
    }

    /// Puts the ingredients of a recipe on the list.
    static func put(_ recipe: RecipeSummary, _ factor: Rational, _ store: Store, _ screen: ViewController) {
        let title = factor == .one ? recipe.title.quoted : "\(recipe.title.quoted) × \(factor.formatted())"
        store.change(from: screen, command: KitchenCommands.shoppingList.command {}) { edits throws(EditingError) in
            edits.title =
                switch try edits.kitchen.put(recipe.id, factor: factor) {
                case .added: "Put \(title) on the shopping list"
                case .rescaled: "The shopping list now has \(title)"
                case .unchanged: "\(title) is on the shopping list already"
                }
        }
    }
}
