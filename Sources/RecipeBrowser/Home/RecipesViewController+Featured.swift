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
        let isAtStart = selection == ListIndexPath(section: 0, row: 0) && !hasFeatured
        feature()
        reloadVisibleRows()
        // What is featured stands above whatever was first, before anybody moved.
        if isAtStart, hasFeatured {
            select(ListIndexPath(section: 0, row: 0))
            scrollToStart()
        }
    }

    /// Features what is to be featured by now, as far as it is in the list.
    func feature() {
        let ids = FeaturedRecipes.recipes(session.notes.marks)
        layers.feature(ids.isEmpty || !arranging.isPlain ? [] : listing?.places(of: ids) ?? [])
    }

    private var hasFeatured: Bool { layers.model.index(ofSection: HomeLayers.featuredID) != nil }
}

extension LibraryListing {
    /// Where recipes stand in the list, without those that are not in it.
    @MainActor
    fileprivate func places(of ids: [RecipeID]) -> [RowIdentity] {
        ids.compactMap { id in place(of: id).map { RowIdentity(section: sections[$0.section].rowsID, row: id) } }
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
