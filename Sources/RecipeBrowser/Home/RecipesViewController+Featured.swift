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
        layers.feature(ids.isEmpty || !arranging.isPlain ? [] : source.data?.places(of: ids) ?? [])
    }

    private var hasFeatured: Bool { layers.model.index(ofSection: HomeLayers.featuredID) != nil }
}

extension Library {
    /// Where recipes stand in the list, without those that are not in it.
    fileprivate func places(of ids: [RecipeID]) -> [RowIdentity] {
        let wanted = Set(ids)
        var sections: [RecipeID: String] = [:]
        for course in courses where sections.count < wanted.count {
            for recipe in course.recipes where wanted.contains(recipe.id) {
                sections[recipe.id] = "course \(course.id)"
            }
        }
        return ids.compactMap { id in sections[id].map { RowIdentity(section: $0, row: id) } }
    }
}
