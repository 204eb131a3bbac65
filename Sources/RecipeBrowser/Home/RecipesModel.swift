import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The sections of the list of recipes, in this order: featured recipes, a message about the index, the courses, the
/// menus, files that could not be read, and the guide. If the list is sorted by another value than the title, ranges
/// such as “Up to 30 min” replace the courses.
@MainActor
final class RecipesModel {
    private let layers = HomeLayers()
    private let library: RecipeLibrary
    private let store: Store
    private let hasGuide: Bool
    /// The current listing, or `nil` if there is none yet.
    private var listing: LibraryListing?

    /// Creates the model. If the library has an index from an earlier run, shows the listing of this index.
    init(_ library: RecipeLibrary, origin: CookbookOrigin, store: Store) {
        self.library = library
        self.store = store
        hasGuide = origin == .starter
        listing = library.openListing()
        if let listing { show(listing, isArranged: false) }
    }

    /// The model that the list shows.
    var sections: LoadMoreLayer { layers.model }

    /// The contents of the current listing, or `nil` if there is none yet.
    var contents: LibraryContents? { listing?.contents }

    var hasFeatured: Bool { layers.model.index(ofSection: HomeLayers.featuredID) != nil }

    /// Waits until the layers have no work left. For tests.
    func settle() async { await layers.model.settle() }

    /// Shows contents of the library. Does nothing if the contents are already shown, or if the index cannot be opened.
    ///
    /// - Parameters:
    ///   - contents: The contents of the library.
    ///   - isArranged: Whether the user chose a sort order or filters. If so, the list has no featured recipes and no
    ///     guide.
    func show(_ contents: LibraryContents, isArranged: Bool) {
        guard contents != listing?.contents, let listing = library.listing(of: contents, replacing: listing) else {
            return
        }
        self.listing = listing
        show(listing, isArranged: isArranged)
    }

    private func show(_ listing: LibraryListing, isArranged: Bool) {
        layers.base.sections =
            notices(listing) + listing.sections.indices.map { ListedSection($0, of: listing, store: store) }
            + unreadableFiles(listing) + (isArranged ? [] : guide)
        if isArranged { layers.feature([]) } else { feature() }
    }

    /// Updates the section of featured recipes from the notebook and from the new recipes of the cookbook. Omits
    /// recipes that are not in the list.
    func feature() {
        guard let listing else { return layers.feature([]) }
        let newest = listing.newest()
        let ids = FeaturedRecipes.recipes(store.notes.marks, newest: newest.map(\.recipe.id))
        layers.feature(listing.rowIdentities(of: ids, newest.map { ($0.recipe.id, $0.section) }))
    }

    // MARK: - Sections

    private func notices(_ listing: LibraryListing) -> [Section] {
        guard let notice = listing.contents.notice else { return [] }
        return [Section("The index", id: "notice", rows: [DescriptionRow(notice)])]
    }

    private func unreadableFiles(_ listing: LibraryListing) -> [Section] {
        let files = listing.contents.unreadable
        guard !files.isEmpty else { return [] }
        return [
            Section(
                "Could not be read", detail: String(files.count), id: HomeLayers.unreadableFilesID,
                rows: files.map(UnreadableFileRow.init))
        ]
    }

    private var guide: [Section] { hasGuide ? [Section("Your own", id: "guide", rows: [GuideRow()])] : [] }
}

extension LibraryListing {
    /// Returns the row identities of recipes. Omits recipes that are not in the list.
    ///
    /// - Parameters:
    ///   - ids: The recipes.
    ///   - known: Recipes whose sections are known. The sections of all other recipes are looked up in the listing.
    @MainActor
    fileprivate func rowIdentities(of ids: [RecipeID], _ known: [(id: RecipeID, section: Int)]) -> [RowIdentity] {
        ids.compactMap { id in
            let section = known.first { $0.id == id }?.section ?? indexPath(of: id)?.section
            return section.map { RowIdentity(section: sections[$0].rowsID, row: id) }
        }
    }
}
