import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The sections of the list of recipes, in this order: featured recipes, a message about the index, the courses, the
/// menus, files that could not be read, and the guide. If the list is sorted by another value than the title, ranges
/// such as “Up to 30 min” replace the courses.
@MainActor
final class RecipesModel {
    private let layers = HomeLayers()
    private let library: IndexedCookbook
    private let store: Store
    private let hasGuide: Bool
    /// Whether the rows say what must be bought for the recipes.
    var showsMissing = false
    /// The current listing, or `nil` if there is none yet.
    private var listing: LibraryListing?

    /// Creates the model. If the library has an index from an earlier run, shows the listing of this index.
    init(_ library: IndexedCookbook, origin: CookbookOrigin, store: Store) {
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

    /// Shows no rows, until other contents are shown.
    func showNothing() {
        listing = nil
        layers.base.sections = []
        layers.feature([])
    }

    private func show(_ listing: LibraryListing, isArranged: Bool) {
        layers.base.sections =
            notices(listing)
            + listing.sections.indices.map {
                ListedSection($0, of: listing, store: store, showsMissing: isArranged && showsMissing)
            }
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
        // The first row that can be selected is a recipe, so that Enter opens one.
        let row = WrappedTextRow(StyledText(notice), isSelectable: false, id: "notice")
        return [Section("The index", id: "notice", rows: [row])]
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

/// Selects the recipes at the top of the home screen: favourites, recently cooked recipes, and new recipes.
enum FeaturedRecipes {
    /// The number of featured recipes that are visible until the user chooses “more”.
    static let shownAtFirst = 5
    /// The maximum number of recently cooked recipes.
    private static let maximumOfCooked = 5

    /// Returns the featured recipes, each of them once. Up to two favourites, two cooked recipes and one new recipe
    /// come first, so that some of each kind are visible. Each kind begins with the latest recipe.
    ///
    /// - Parameters:
    ///   - marks: The recipe marks of the notebook.
    ///   - newest: The recipes that were added to the cookbook last, latest first.
    static func recipes(_ marks: RecipeMarks, newest: [RecipeID] = []) -> [RecipeID] {
        guard !marks.isEmpty || !newest.isEmpty else { return [] }
        let favourites = latest(marks) { $0.favouriteSince }
        let cooked = Array(latest(marks) { $0.lastCooked }.prefix(maximumOfCooked))
        var seen: Set<RecipeID> = []
        let first = [favourites.prefix(2), cooked.prefix(2), newest.prefix(1)].joined()
        let remaining = [favourites, cooked, newest].joined()
        return (Array(first) + remaining).filter { seen.insert($0).inserted }
    }

    /// Returns the recipes for which a closure returns a time, latest first.
    private static func latest<Time: Comparable>(_ marks: RecipeMarks, _ time: (RecipeMark) -> Time?) -> [RecipeID] {
        let timed = marks.all.compactMap { mark in time(mark).map { (mark.id, $0) } }
        return timed.sorted { left, right in
            left.1 == right.1 ? (left.0.path, left.0.index) < (right.0.path, right.0.index) : left.1 > right.1
        }.map(\.0)
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

/// A section of a listing. It reads a recipe from the index when the row of the recipe comes into view.
final class ListedSection: Section {
    private let listing: LibraryListing
    private let number: Int
    private let store: Store
    private let showsMissing: Bool
    /// The positions of rows that were already found. A later search can fail, because the index of the library may
    /// have changed.
    private var foundRows: [RecipeID: Int] = [:]

    /// - Parameters:
    ///   - number: The index of the section in the listing.
    ///   - listing: The listing.
    ///   - store: The notebook and the kitchen files.
    ///   - showsMissing: Whether the rows say what must be bought.
    init(_ number: Int, of listing: LibraryListing, store: Store, showsMissing: Bool) {
        self.showsMissing = showsMissing
        self.listing = listing
        self.number = number
        self.store = store
        let section = listing.sections[number]
        super.init(section.title, detail: String(section.count), id: section.rowsID)
    }

    override var numberOfRows: Int { listing.sections[number].count }

    override func row(at index: Int) -> any Row {
        guard let recipe = listing.recipe(at: index, inSection: number) else {
            // The recipe was removed after the listing was created. The next listing has no row for it.
            return TextRow("no longer there", role: .dim, id: [number, index])
        }
        return RecipeRow(recipe, store, showsMissing: showsMissing)
    }

    override func index(ofRow id: AnyHashable) -> Int? {
        guard let recipe = id.base as? RecipeID else { return nil }
        if let row = foundRows[recipe] { return row }
        let row = listing.row(of: recipe, inSection: number)
        foundRows[recipe] = row
        return row
    }
}
