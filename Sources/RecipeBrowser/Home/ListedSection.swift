import RecipeKit
import SectionedLists

/// The recipes of a section of a listing, read when they come into view.
final class ListedSection: Section {
    private let listing: LibraryListing
    private let number: Int
    private let session: CookingSession
    /// Where recipes were found. The listing stays as it is while the index behind it goes on, and may no longer know.
    private var known: [RecipeID: Int] = [:]

    /// - Parameter number: Which section of the listing it is.
    init(_ number: Int, of listing: LibraryListing, session: CookingSession) {
        self.listing = listing
        self.number = number
        self.session = session
        let section = listing.sections[number]
        super.init(section.title, detail: String(section.count), id: section.rowsID)
    }

    override var numberOfRows: Int { listing.sections[number].count }

    override func row(at index: Int) -> any Row {
        guard let recipe = listing.recipe(at: index, inSection: number) else { return MissingRow(index, number) }
        return RecipeRow(recipe, session)
    }

    override func index(ofRow id: AnyHashable) -> Int? {
        guard let recipe = id.base as? RecipeID else { return nil }
        if let row = known[recipe] { return row }
        let row = listing.row(of: recipe, inSection: number)
        known[recipe] = row
        return row
    }
}
