import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// A section of a listing. It reads a recipe from the index when the row of the recipe comes into view.
final class ListedSection: Section {
    private let listing: LibraryListing
    private let number: Int
    private let store: Store
    /// The positions of rows that were already found. A later search can fail, because the index of the library may
    /// have changed.
    private var foundRows: [RecipeID: Int] = [:]

    /// - Parameters:
    ///   - number: The index of the section in the listing.
    ///   - listing: The listing.
    ///   - store: The notebook and the kitchen files.
    init(_ number: Int, of listing: LibraryListing, store: Store) {
        self.listing = listing
        self.number = number
        self.store = store
        let section = listing.sections[number]
        super.init(section.title, detail: String(section.count), id: section.rowsID)
    }

    override var numberOfRows: Int { listing.sections[number].count }

    override func row(at index: Int) -> any Row {
        guard let recipe = listing.recipe(at: index, inSection: number) else { return MissingRow(index, number) }
        return RecipeRow(recipe, store)
    }

    override func index(ofRow id: AnyHashable) -> Int? {
        guard let recipe = id.base as? RecipeID else { return nil }
        if let row = foundRows[recipe] { return row }
        let row = listing.row(of: recipe, inSection: number)
        foundRows[recipe] = row
        return row
    }
}
