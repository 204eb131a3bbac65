import RecipeKit
import SectionedLists

/// The layers over the list of recipes. The lower layer adds the section of featured recipes. The upper layer shows
/// only the first rows of some sections until the user chooses “more”.
@MainActor
final class HomeLayers {
    /// The model below the layers: all sections except that of the featured recipes.
    let base: SectionsModel
    /// The model that the list shows.
    let model: LoadMoreLayer
    private let featured: FeaturedLayer

    static let featuredID: AnyHashable = "featured"
    static let menusID: AnyHashable = "menus"
    static let unreadableFilesID: AnyHashable = "problems"

    init() {
        base = SectionsModel()
        featured = FeaturedLayer("Featured", over: base, id: Self.featuredID, rows: [])
        model = LoadMoreLayer(over: featured) { section in
            switch section.id {
            case Self.featuredID: FeaturedRecipes.shownAtFirst
            case Self.menusID: 5
            case Self.unreadableFilesID: 10
            default: nil
            }
        }
    }

    /// Replaces the rows of the featured section. The new rows also remain in the sections from which they come.
    func feature(_ rows: [RowIdentity]) { featured.feature(rows) }
}
