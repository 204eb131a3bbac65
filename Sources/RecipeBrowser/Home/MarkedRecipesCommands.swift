import CookbookStore
import Kitchen
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
    private let chosen: @MainActor () -> [RecipeID]

    /// - Parameters:
    ///   - editing: Changes the files of the cookbook.
    ///   - library: The library of the recipes.
    ///   - list: The list with the recipes, or the screen of one.
    ///   - shown: Returns the recipe of the screen. By default, the commands act on the marked or selected rows.
    init(
        _ editing: RecipeEditing, _ library: IndexedCookbook, over list: SectionsViewController,
        showing shown: (@MainActor () -> RecipeID?)? = nil
    ) {
        self.editing = editing
        store = editing.store
        self.library = library
        self.list = list
        chosen = { [weak list] in
            if let shown { return [shown()].compactMap(\.self) }
            return (list?.markedOrSelectedRowIDs ?? []).compactMap { $0.row.base as? RecipeID }
        }
    }

    private(set) lazy var all = [
        KitchenCommands.buy.command { [weak self] in self?.withRecipes { $0.buy($1) } },
        PlanCommands.put.command { [weak self] in self?.withRecipes { $0.plan($1) } },
        tagSelected,
        EditingCommands.move.command { [weak self] in self?.withRecipes { $0.move($1) } },
        EditingCommands.delete.command { [weak self] in self?.withRecipes { $0.delete($1) } },
        exportSelected,
    ]

    /// Exports the marked recipes or, if none is marked, the selected one.
    private(set) lazy var exportSelected = SharingCommands.export.command { [weak self] in
        self?.withRecipes { $0.export($1) }
    }

    /// Asks for tags of the marked recipes or, if none is marked, of the selected one.
    private(set) lazy var tagSelected = EditingCommands.tag.command { [weak self] in self?.withRecipes { $0.tag($1) } }

    /// Calls a closure with the marked recipes or, if none is marked, the selected one, as far as they are still in the
    /// cookbook, in the order of the list.
    private func withRecipes(_ body: @escaping @MainActor (MarkedRecipesCommands, [RecipeSummary]) -> Void) {
        var seen: Set<RecipeID> = []
        let ids = chosen().filter { seen.insert($0).inserted }
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
        change("Put \(recipes.nameOfAll) on the shopping list", command: KitchenCommands.shoppingList) {
            edits throws(EditingError) in
            for recipe in recipes {
                _ = try edits.kitchen.put(recipe.id, factor: edits.entry(of: recipe).factor ?? .one)
            }
        }
    }

    private func plan(_ recipes: [RecipeSummary]) {
        let (today, meals) = (store.timers.clock.today, store.customs.meals)
        store.read({ kitchen throws(EditingError) in try kitchen.plan() }) { [weak self] result in
            guard let self, let list, case .success(let plan) = result else { return }
            list.present(
                PlanDaySheet(
                    recipes.nameOfAll, plan, from: today, meals: meals, isSeveral: recipes.count > 1
                ) { [weak self] day, meal, isTogether in
                    let days =
                        isTogether
                        ? recipes.map { _ in day } : plan.days(without: meal, from: day, number: recipes.count)
                    self?.plan(recipes, on: days, meal: meal)
                })
        }
    }

    private func plan(_ recipes: [RecipeSummary], on days: [CalendarDay], meal: String) {
        guard let first = days.first, let last = days.last else { return }
        let time = first == last ? first.shortName : "\(first.shortName) to \(last.shortName)"
        change("Planned \(recipes.nameOfAll) for \(time)", command: PlanCommands.show) { edits throws(EditingError) in
            for (recipe, day) in zip(recipes, days) {
                let factor = edits.entry(of: recipe).factor ?? .one
                try edits.kitchen.plan(recipe.id, recipe.plannedQuantity(factor), on: day, meal: meal)
            }
        }
    }

    // MARK: - Files

    private func tag(_ recipes: [RecipeSummary]) {
        guard let list, editing.isWritable(from: list) else { return }
        let prompt = PromptViewController(
            title: "Tags of \(recipes.nameOfAll)",
            message: "Commas separate several. A tag after a minus is removed, and course:Soup changes the course.",
            example: "quick, -winter"
        ) { [weak self] text in
            let tags = TagChange(text)
            self?.change("Tagged \(recipes.nameOfAll)") { edits throws(EditingError) in
                for recipe in recipes { try tags.apply(to: recipe, edits) }
            }
        }
        prompt.validate = { TagChange($0).isEmpty ? "Type a tag." : nil }
        if let labels = editing.labelSuggestions() {
            labels.onRead = { [weak prompt] in prompt?.refreshSuggestions() }
            prompt.suggest = { labels.tags($0) }
        }
        list.present(prompt)
    }

    private func move(_ recipes: [RecipeSummary]) {
        guard let list else { return }
        editing.move(recipes, from: list) { [weak list] in list?.unmarkAll() }
    }

    private func export(_ recipes: [RecipeSummary]) {
        guard let list else { return }
        let sheet = ChoiceSheet(title: "Export \(recipes.nameOfAll) for")
        sheet.sections = [
            sheet.section(of: CookbookExport.identifiers, row: { ChoiceRow($0, id: $0) }) { [weak self] in
                self?.export(recipes, to: $0)
            }
        ]
        list.present(sheet)
    }

    private func export(_ recipes: [RecipeSummary], to program: String) {
        guard let list, let fileExtension = CookbookExport(to: program)?.fileExtension else { return }
        let prompt = PromptViewController(
            title: "Export \(recipes.nameOfAll)", message: "The file to write, for \(program). Tab completes a folder.",
            text: "~/recipes-\(program).\(fileExtension)"
        ) { [weak self] text, answer in
            let path = ImportSource.typedPath(text)
            self?.store.export(recipes, to: program, at: path) { [weak self] result in
                switch result {
                case .failure(let error): answer(error.message)
                case .success(let report):
                    answer(nil)
                    self?.list?.unmarkAll()
                    self?.list?.showToast(Toast(report))
                }
            }
        }
        prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "Type the path of a file." : nil }
        prompt.suggest = { text in
            ImportSource.paths(beginning: text).filter { $0.path != text }.map {
                PromptSuggestion($0.path, title: $0.name)
            }
        }
        list.present(prompt)
    }

    private func delete(_ recipes: [RecipeSummary]) {
        guard let list, editing.isWritable(from: list) else { return }
        let paths = recipes.paths
        let delete = AlertButton("Delete") { [weak self] in
            self?.change("Deleted \(recipes.nameOfAll)", failure: "Not deleted") { edits throws(EditingError) in
                for path in paths { try edits.delete(path) }
            }
        }
        list.present(
            AlertViewController(
                title: "Delete \(recipes.nameOfAll)?",
                text: paths.count == 1 ? "Its file goes to the trash." : "\(paths.count) files go to the trash.",
                buttons: [.cancel(), delete]))
    }
}

/// Tags to add and to remove, and perhaps a course, as the user types them: `quick, -winter, course:Soup`.
struct TagChange: Sendable {
    private let added: [String]
    private let removed: Set<String>
    /// The new course, or `nil` to keep the course.
    private let course: String?

    /// What begins the name of a course among the tags.
    static let coursePrefix = "course:"

    init(_ text: String) {
        let all = text.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        let isCourse = { (word: String) in word.lowercased().hasPrefix(Self.coursePrefix) }
        course = all.last(where: isCourse).map { $0.dropFirst(Self.coursePrefix.count).trimmingSpaces() }
        let words = all.filter { !isCourse($0) }
        added = words.filter { !$0.hasPrefix("-") }
        removed = Set(words.filter { $0.hasPrefix("-") }.map { $0.dropFirst().trimmingSpaces().lowercased() })
    }

    var isEmpty: Bool { added.isEmpty && removed.isEmpty && course?.isEmpty != false }

    /// Returns the tags of a recipe after the change, with commas between them. A tag that differs from another only in
    /// its capitals is not added.
    func tags(from old: String) -> String {
        var tags = old.split(separator: ",").map { $0.trimmingSpaces() }.filter { !removed.contains($0.lowercased()) }
        for tag in added where !tags.contains(where: { $0.lowercased() == tag.lowercased() }) { tags.append(tag) }
        return tags.joined(separator: ", ")
    }

    /// Changes the tags and the course in the file of a recipe.
    func apply(to recipe: RecipeSummary, _ edits: Edits) throws(EditingError) {
        let obstacle = try edits.changeDetails(of: recipe.id) { details in
            details.tags = tags(from: details.tags)
            if let course { details.course = course }
        }
        if let obstacle { throw .refused("\(recipe.title.quoted): \(obstacle.sentence)") }
    }
}
