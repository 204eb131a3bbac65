import RecipeKit
import SectionedLists

/// What the home screen shows of what a cook added: stars in the list, and the featured recipes above it.
extension RecipesViewController {
    /// Something was added, or was read.
    func notesDidChange() {
        guard arranging.isPlain else {
            arrange(arranging.arrangement)
            return reloadVisibleRows()
        }
        // What was noted before the program began comes after the list; what is noted now leaves the selection alone.
        let isAtStart = !hasShownNotes && selection == ListIndexPath(section: 0, row: 0)
        hasShownNotes = true
        showingFeaturedFirst(if: isAtStart) {
            feature()
            reloadVisibleRows()
        }
    }

    /// What is featured by a change stands above whatever was first, and shows, where nobody moved yet.
    func showingFeaturedFirst(if isAtStart: Bool, _ change: () -> Void) {
        let isAtStart = isAtStart && !hasFeatured
        change()
        guard isAtStart, hasFeatured else { return }
        select(ListIndexPath(section: 0, row: 0))
        scrollToStart()
    }

    /// Features what is to be featured by now, as far as it is in the list.
    func feature() {
        guard arranging.isPlain, let listing else { return layers.feature([]) }
        let newest = listing.newest()
        let ids = FeaturedRecipes.recipes(session.notes.marks, newest: newest.map(\.recipe.id))
        layers.feature(listing.places(of: ids, newest.map { ($0.recipe.id, $0.section) }))
    }

    var hasFeatured: Bool { layers.model.index(ofSection: HomeLayers.featuredID) != nil }
}

extension LibraryListing {
    /// Where recipes stand in the list, without those that are not in it.
    ///
    /// - Parameter known: Of some the section.
    @MainActor
    fileprivate func places(of ids: [RecipeID], _ known: [(id: RecipeID, section: Int)]) -> [RowIdentity] {
        ids.compactMap { id in
            let section = known.first { $0.id == id }?.section ?? place(of: id)?.section
            return section.map { RowIdentity(section: sections[$0].rowsID, row: id) }
        }
    }
}

extension LibrarySection {
    /// What the list calls the section.
    @MainActor
    var rowsID: AnyHashable {
        switch kind {
        case .menus: HomeLayers.menusID
        case .course: "course \(id)"
        case .band: "band \(id)"
        }
    }
}
