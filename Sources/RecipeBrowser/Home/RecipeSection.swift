import RecipeKit
import SectionedLists

/// The recipes of a course.
final class RecipeSection: Section {
    private let recipes: [RecipeSummary]
    private let session: CookingSession
    /// Made when a recipe is looked for first.
    private lazy var indices = Dictionary(
        zip(recipes.map(\.id), recipes.indices), uniquingKeysWith: { first, _ in first })

    init(_ title: String, id: AnyHashable, recipes: [RecipeSummary], session: CookingSession) {
        self.recipes = recipes
        self.session = session
        super.init(title, detail: String(recipes.count), id: id)
    }

    override var numberOfRows: Int { recipes.count }

    override func row(at index: Int) -> any Row { RecipeRow(recipes[index], session) }

    override func index(ofRow id: AnyHashable) -> Int? { (id.base as? RecipeID).flatMap { indices[$0] } }
}
