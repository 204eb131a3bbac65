import RecipeKit
import SectionedLists

/// What the home screen lays over the list of recipes: a section of featured ones, and the first rows only of what would
/// push the recipes away.
@MainActor
final class HomeLayers {
    /// The recipes, menus and troubles; below all layers.
    let base: SectionsModel
    /// What the list shows.
    let model: LoadMoreLayer
    private let featured: FeaturedLayer

    static let featuredID: AnyHashable = "featured"
    static let menusID: AnyHashable = "menus"
    static let problemsID: AnyHashable = "problems"

    init() {
        base = SectionsModel()
        featured = FeaturedLayer("Featured", over: base, id: Self.featuredID, rows: [])
        model = LoadMoreLayer(over: featured) { section in
            switch section.id {
            case Self.featuredID: FeaturedRecipes.shownAtFirst
            case Self.menusID: 5
            case Self.problemsID: 10
            default: nil
            }
        }
    }

    /// Features recipes by where they stand in the list.
    func feature(_ rows: [RowIdentity]) { featured.feature(rows) }
}
