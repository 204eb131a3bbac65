import RecipeKit
import RecipeLibrary
import SectionedLists

extension SectionsViewController {
    /// The recipe of the selected row, or `nil` if the row shows no recipe.
    var selectedRecipe: RecipeSummary? {
        // A cast to a class that fails is slow the first time, because Swift then searches the program for a type of
        // Foundation. So the type is compared first.
        guard let row = selectedRow, type(of: row) == RecipeRow.self else { return nil }
        return (row as? RecipeRow)?.recipe
    }

    /// Whether the first row is selected, or no row is selected.
    var isSelectionAtStart: Bool { selection == nil || selection == ListIndexPath(section: 0, row: 0) }

    /// Runs a closure and keeps the same recipe selected. If this is not possible, scrolls to the start.
    func keepingSelectedRecipe(_ change: () -> Void) {
        let selected = selectedRecipe?.id
        change()
        guard let selected else { return scrollToStart() }
        for (index, section) in sections.enumerated() where section.id != HomeLayers.featuredID {
            guard let row = section.index(ofRow: selected) else { continue }
            select(ListIndexPath(section: index, row: row))
            return
        }
        scrollToStart()
    }

    /// Selects a recipe in its own section, not in the section of featured recipes.
    ///
    /// - Returns: Whether the list contains the recipe.
    func select(_ recipe: RecipeID) -> Bool {
        for (index, section) in sections.enumerated() where section.id != HomeLayers.featuredID {
            guard let row = section.index(ofRow: recipe) else { continue }
            select(ListIndexPath(section: index, row: row))
            return true
        }
        return false
    }

    /// Selects the first row and scrolls to it.
    func selectFirstRow() {
        select(ListIndexPath(section: 0, row: 0))
        scrollToStart()
    }
}
