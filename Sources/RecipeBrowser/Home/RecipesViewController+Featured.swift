import RecipeKit
import RecipeLibrary
import SectionedLists

/// Shows favourites as stars in the list, and the featured recipes above the list.
extension RecipesViewController {
    /// Updates the list after the notebook was read or changed.
    func notesDidChange() {
        guard arrangementController.isDefault else {
            arrange(arrangementController.arrangement)
            return reloadVisibleRows()
        }
        // The first reading of the notebook ends after the list is shown. Only this one moves the selection.
        let isAtStart = !hasShownNotes && selection == ListIndexPath(section: 0, row: 0)
        hasShownNotes = true
        showingFeaturedFirst(if: isAtStart) {
            feature()
            reloadVisibleRows()
        }
    }

    /// Makes a change, and selects the first featured recipe if the change adds the section and the user has not moved.
    func showingFeaturedFirst(if isAtStart: Bool, _ change: () -> Void) {
        let isAtStart = isAtStart && !hasFeatured
        change()
        guard isAtStart, hasFeatured else { return }
        select(ListIndexPath(section: 0, row: 0))
        scrollToStart()
    }

    /// Updates the featured recipes. Recipes that are not in the list are left out.
    func feature() {
        guard arrangementController.isDefault, let listing else { return layers.feature([]) }
        let newest = listing.newest()
        let ids = FeaturedRecipes.recipes(session.contents.marks, newest: newest.map(\.recipe.id))
        layers.feature(listing.rowIdentities(of: ids, newest.map { ($0.recipe.id, $0.section) }))
    }

    var hasFeatured: Bool { layers.model.index(ofSection: HomeLayers.featuredID) != nil }
}

extension LibraryListing {
    /// Returns the row identities of recipes, without recipes that are not in the list.
    ///
    /// - Parameter known: The sections of some of the recipes, which need no look-up.
    @MainActor
    fileprivate func rowIdentities(of ids: [RecipeID], _ known: [(id: RecipeID, section: Int)]) -> [RowIdentity] {
        ids.compactMap { id in
            let section = known.first { $0.id == id }?.section ?? indexPath(of: id)?.section
            return section.map { RowIdentity(section: sections[$0].rowsID, row: id) }
        }
    }
}

extension LibrarySection {
    /// The identity of the section in the list.
    @MainActor
    var rowsID: AnyHashable {
        switch kind {
        case .menus: HomeLayers.menusID
        case .course: "course \(id)"
        case .band: "band \(id)"
        }
    }
}
