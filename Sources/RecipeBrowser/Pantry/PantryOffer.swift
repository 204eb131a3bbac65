import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Offers to subtract the ingredients of a cooked recipe from the pantry.
@MainActor
enum PantryOffer {
    /// The maximum number of items that the sheet lists.
    private static let namedItems = 6

    /// Presents a sheet that offers to subtract the ingredients of a recipe from the pantry. Does nothing if the pantry
    /// contains none of the ingredients.
    ///
    /// - Parameters:
    ///   - recipe: The cooked recipe.
    ///   - factor: The factor by which the cooked recipe is scaled.
    ///   - screen: The screen that presents the sheet.
    ///   - store: The kitchen files.
    static func present(
        for recipe: RecipeSummary, factor: Rational, over screen: ViewController, _ store: Store
    ) {
        store.read({ kitchen throws(EditingError) in try kitchen.taking(recipe.id, factor: factor) }) {
            [weak screen] result in
            guard let screen, case .success(let changes) = result, !changes.isEmpty,
                screen.navigationController?.presentedViewController == nil
            else { return }
            screen.present(sheet(recipe, factor, changes, screen, store))
        }
    }

    private static func sheet(
        _ recipe: RecipeSummary, _ factor: Rational, _ changes: [PantryFile.Change], _ screen: ViewController,
        _ store: Store
    ) -> ViewController {
        var items: [(name: String, before: String?, after: String?)] = []
        for change in changes {
            // Two ingredients of the recipe can change the same item. Then the sheet shows both changes as one.
            if let index = items.firstIndex(where: { $0.name == change.name && $0.after == change.before }) {
                items[index].after = change.after
            } else {
                items.append((change.name, change.before, change.after))
            }
        }
        let texts = items.prefix(namedItems).map { "\($0.name): \(text($0.before)) → \(text($0.after))" }
        let more = items.count > namedItems ? [", and \(items.count - namedItems) more"] : []
        let take = AlertButton("Take out") { [weak screen] in
            guard let screen else { return }
            store.change(from: screen, "Took the ingredients of “\(recipe.title)” out") { edits throws(EditingError) in
                try edits.kitchen.take(recipe.id, factor: factor)
            }
        }
        return AlertViewController(
            title: "Take the ingredients out of the pantry?",
            text: (texts.joined(separator: ", ") + more.joined()).withoutControlCharacters,
            buttons: [.cancel("Not now"), take])
    }

    /// Returns an amount of the pantry file in ordinary notation: `750 g` for `750%g`, and `some` for `nil`.
    private static func text(_ amount: String?) -> String {
        amount.map { PantryItem("", place: "", amount: $0).quantity?.formatted() ?? $0 } ?? "some"
    }
}
