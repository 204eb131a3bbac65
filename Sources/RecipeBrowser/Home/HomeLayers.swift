import RecipeKit
import SectionedLists

/// The layers over the list of recipes.
///
/// One layer adds the section of featured recipes. The other one shows only the first rows of the featured recipes, the
/// menus and the unreadable files until the user asks for more.
@MainActor
final class HomeLayers {
    /// The model below the layers: recipes, menus and unreadable files.
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

    /// Features the recipes of the given rows.
    func feature(_ rows: [RowIdentity]) { featured.feature(rows) }
}
