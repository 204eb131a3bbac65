import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The key commands that act on several marked recipes at once. They have the ids, and so the keys, of the commands for
/// one recipe. Each is one change, which one undo takes back.
@MainActor
final class MarkedRecipesCommands {
    private let store: Store
    private let editing: RecipeEditing
    private let library: IndexedCookbook
    private weak var list: SectionsViewController?

    init(_ editing: RecipeEditing, _ library: IndexedCookbook, over list: SectionsViewController) {
        self.editing = editing
        store = editing.store
        self.library = library
        self.list = list
    }

    private(set) lazy var all = [
        KitchenCommands.buy.command { [weak self] in self?.withRecipes { $0.buy($1) } },
        PlanCommands.put.command { [weak self] in self?.withRecipes { $0.plan($1) } },
        EditingCommands.tag.command { [weak self] in self?.withRecipes { $0.tag($1) } },
        EditingCommands.move.command { [weak self] in self?.withRecipes { $0.move($1) } },
        EditingCommands.delete.command { [weak self] in self?.withRecipes { $0.delete($1) } },
    ]

    /// Asks for tags of the selected recipe.
    func tagSelected() { withRecipes { $0.tag($1) } }

    /// Calls a closure with the marked recipes or, if none is marked, the selected one, as far as they are still in the
    /// cookbook, in the order of the list.
    private func withRecipes(_ body: @escaping @MainActor (MarkedRecipesCommands, [RecipeSummary]) -> Void) {
        var seen: Set<RecipeID> = []
        let ids = (list?.markedOrSelectedRowIDs ?? []).compactMap { $0.row.base as? RecipeID }.filter {
            seen.insert($0).inserted
        }
        let library = library
        store.read({ _ throws(EditingError) in ids.compactMap { library.recipe($0) } }) { [weak self] result in
            guard let self, let list, list.navigationController?.presentedViewController == nil,
                case .success(let recipes) = result
            else { return }
            guard !recipes.isEmpty else {
                list.unmarkAll()
                return list.showToast(Toast("The marked recipes are gone."))
            }
            body(self, recipes)
        }
    }

    private static func name(_ recipes: [RecipeSummary]) -> String {
        recipes.count == 1 ? "“\(recipes[0].title)”" : "\(recipes.count) recipes"
    }

    /// Makes one change for all recipes and then removes the marks.
    private func change(
        _ title: String, command: CommandDefinition? = nil, failure: String = "Not saved",
        _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void
    ) {
        guard let list else { return }
        store.change(from: list, title, command: command?.command {}, failure: failure, work) { [weak list] in
            list?.unmarkAll()
        }
    }

    // MARK: - Kitchen

    private func buy(_ recipes: [RecipeSummary]) {
        change("Put \(Self.name(recipes)) on the shopping list", command: KitchenCommands.shoppingList) {
            edits throws(EditingError) in
            for recipe in recipes {
                _ = try edits.kitchen.put(recipe.id, factor: edits.entry(of: recipe).factor ?? .one)
            }
        }
    }

    private func plan(_ recipes: [RecipeSummary]) {
        let today = store.timers.clock.today
        store.read({ kitchen throws(EditingError) in try kitchen.plan() }) { [weak self] result in
            guard let self, let list, case .success(let plan) = result else { return }
            let sheet = PlanDaySheet(Self.name(recipes), plan, from: today) { [weak self] day, meal in
                self?.change("Planned \(Self.name(recipes)) for \(day.shortName)", command: PlanCommands.show) {
                    edits throws(EditingError) in
                    for recipe in recipes {
                        let factor = edits.entry(of: recipe).factor ?? .one
                        try edits.kitchen.plan(recipe.id, recipe.plannedQuantity(factor), on: day, meal: meal)
                    }
                }
            }
            list.present(sheet)
        }
    }

    // MARK: - Files

    private func tag(_ recipes: [RecipeSummary]) {
        guard let list, editing.isWritable(from: list) else { return }
        let prompt = PromptViewController(
            title: "Tags of \(Self.name(recipes))",
            message: "Commas separate several. A tag after a minus is removed.", example: "quick, -winter"
        ) { [weak self] text in
            let tags = TagChange(text)
            self?.change("Tagged \(Self.name(recipes))") { edits throws(EditingError) in
                for recipe in recipes { try tags.apply(to: recipe, edits) }
            }
        }
        prompt.validate = { TagChange($0).isEmpty ? "Type a tag." : nil }
        list.present(prompt)
    }

    private func move(_ recipes: [RecipeSummary]) {
        guard let list, editing.isWritable(from: list),
            let root = editing.cookbook.folder(containing: recipes[0].id.path)
        else { return }
        store.read({ _ throws(EditingError) in Cookbook.folders(in: root) }) { [weak self] result in
            guard let self, case .success(let folders) = result else { return }
            let names = folders.map { (path: $0, name: self.editing.name(of: $0, in: root)) }
            let paths = Self.paths(of: recipes)
            let move: @MainActor (String) -> Void = { [weak self] folder in
                self?.change("Moved \(Self.name(recipes)) to \(FilePath.name(of: folder))", failure: "Not moved") {
                    edits throws(EditingError) in
                    for path in paths { try edits.move(path, toFolder: folder, of: root) }
                }
            }
            list.present(
                FolderSheet(names, current: "", choose: move) { [weak list] in
                    let prompt = PromptViewController(
                        title: "New folder", message: "\(Self.name(recipes)) are moved to it.", example: "Soups"
                    ) { move(Cookbook.folder(named: $0, in: root)) }
                    prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "A folder needs a name." : nil }
                    list?.present(prompt)
                })
        }
    }

    private func delete(_ recipes: [RecipeSummary]) {
        guard let list, editing.isWritable(from: list) else { return }
        let paths = Self.paths(of: recipes)
        let delete = AlertButton("Delete") { [weak self] in
            self?.change("Deleted \(Self.name(recipes))", failure: "Not deleted") { edits throws(EditingError) in
                for path in paths { try edits.delete(path) }
            }
        }
        list.present(
            AlertViewController(
                title: "Delete \(Self.name(recipes))?",
                text: paths.count == 1 ? "Its file goes to the trash." : "\(paths.count) files go to the trash.",
                buttons: [.cancel(), delete]))
    }

    /// The files of recipes, each once, although a file can have several recipes.
    private static func paths(of recipes: [RecipeSummary]) -> [String] {
        var seen: Set<String> = []
        return recipes.map(\.id.path).filter { seen.insert($0).inserted }
    }
}

/// Tags to add and to remove, as the user types them: `quick, -winter`.
struct TagChange: Sendable {
    private let added: [String]
    private let removed: Set<String>

    init(_ text: String) {
        let words = text.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        added = words.filter { !$0.hasPrefix("-") }
        removed = Set(words.filter { $0.hasPrefix("-") }.map { $0.dropFirst().trimmingSpaces().lowercased() })
    }

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// Returns the tags of a recipe after the change, with commas between them. A tag that differs from another only in
    /// its capitals is not added.
    func tags(from old: String) -> String {
        var tags = old.split(separator: ",").map { $0.trimmingSpaces() }.filter { !removed.contains($0.lowercased()) }
        for tag in added where !tags.contains(where: { $0.lowercased() == tag.lowercased() }) { tags.append(tag) }
        return tags.joined(separator: ", ")
    }

    /// Changes the tags in the file of a recipe.
    func apply(to recipe: RecipeSummary, _ edits: Edits) throws(EditingError) {
        let path = recipe.id.path
        let bytes = try edits.content(of: path)
        let text = Result { () throws(EditingObstacle) in
            guard recipe.id.index == 0 else { throw .severalRecipes }
            let old = try FormatRegistry.details(of: bytes, file: path)
            var new = old
            new.tags = tags(from: old.tags)
            return new == old ? nil : try FormatRegistry.text(bytes, file: path, changing: old, to: new)
        }
        switch text {
        case .success(let text?): try edits.edit(path, from: bytes, to: text)
        case .success(nil): break
        case .failure(let obstacle): throw .refused("“\(recipe.title)”: \(obstacle.sentence)")
        }
    }
}
