import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Looks at the cookbook and at the kitchen files in it.
struct CookbookExam {
    /// The cookbook, or `nil` if there is none that can be opened.
    private(set) var cookbook: Cookbook?
    /// What was found about the cookbook and its files.
    private(set) var finding = Finding("cookbook", "Cookbook")
    private var kitchen: CookbookKitchen?

    init(_ paths: [String], customs: KitchenCustoms) {
        do {
            let home = paths.isEmpty ? try CookbookArguments.home() : nil
            let places = home.map { [$0.path] } ?? paths
            finding.note(
                "paths", .array(places.map { .string($0) }), places.map(DoctorWords.path).joined(separator: ", "))
            tellWhy(home)
            guard places.allSatisfy(Self.answers) else {
                finding.need(
                    "The folder of the cookbook does not answer.", items: places,
                    remedy: "See whether its disk or its network is there.")
                return
            }
            let cookbook = try Cookbook(paths: places)
            self.cookbook = cookbook
            kitchen = CookbookKitchen(
                of: cookbook, from: home?.origin == .starter ? .starter : home == nil ? .given(name: "") : .own,
                customs: customs)
            read(cookbook)
        } catch let failure as CommandFailure {
            finding.lines.append("none")
            finding.need(
                "There is no cookbook.", remedy: "Make a folder ~/Recipes, or name another one: recipes PATH.")
            if let message = failure.message { finding.facts.append(("problem", .string(message))) }
        } catch {
            let text = (error as? CookbookError)?.description ?? "\(error)"
            finding.note("problem", .string(text))
            finding.need(
                "The cookbook cannot be opened.", items: [text],
                remedy: paths.isEmpty && getenv("RECIPES_HOME") != nil
                    ? "Make this folder, or let RECIPES_HOME name the folder of your recipes." : "Check the path.")
        }
    }

    private mutating func tellWhy(_ home: HomeCookbook?) {
        let (why, words) =
            switch home?.origin {
            case nil: ("arguments", "you named it")
            case .environment?: ("RECIPES_HOME", "because RECIPES_HOME names it")
            case .homeFolder?: ("home", "because it is the folder Recipes in your home folder")
            case .starter?: ("starter", "the starter cookbook, because there is no folder ~/Recipes")
            }
        finding.note("chosenBy", .string(why), words)
        guard home?.origin == .starter else { return }
        if getenv("HOME") == nil {
            finding.need("HOME is not set, so your recipes are not found.", remedy: "Set HOME to your home folder.")
        } else {
            finding.hint(
                "These are the recipes that come with the program.",
                remedy: "To have your own, make a folder ~/Recipes, or import recipes: recipes import SOURCE.")
        }
    }

    /// Returns whether the file system of a path answers within some seconds.
    private static func answers(_ path: String) -> Bool {
        Timeout.result(within: .seconds(5)) { access(path, F_OK) } != nil
    }

    private mutating func read(_ cookbook: Cookbook) {
        let scan = cookbook.scanAll()
        let recipes = scan.recipes.count
        finding.note("recipes", .integer(recipes), DoctorWords.count(recipes, "recipe", "recipes"))
        finding.note("menus", .integer(scan.menus.count))
        finding.note("unreadable", .array(scan.unreadable.map { .string($0.id.path) }))
        if !scan.unreadable.isEmpty {
            let number = scan.unreadable.count
            finding.lines.append(DoctorWords.count(number, "file cannot be read", "files cannot be read"))
            finding.need(
                DoctorWords.count(number, "file cannot be read:", "files cannot be read:"),
                items: scan.unreadable.map { $0.diagnostics.first?.description ?? $0.id.path },
                remedy: "Mend or remove them. In the browser, e on such a file opens it in your editor.")
        }
        let warnings = scan.warnings.map(\.description)
        if !warnings.isEmpty {
            finding.hint(
                "Something was skipped or is empty:", items: warnings,
                remedy: "recipes check lists everything that is odd in the files.")
        }
        if let error = scan.error {
            finding.need(
                "The cookbook holds no recipes.", items: [error.description], remedy: "Put some recipes into it.")
        }
    }

    // MARK: - The kitchen

    /// Returns what is known about the aisles of the foods in the recipes, or `nil` if there are no recipes.
    func foods() -> Finding? {
        guard let cookbook, let kitchen else { return nil }
        var finding = Finding("foods", "Foods")
        let aisles: AisleFile?
        do throws(EditingError) { aisles = try kitchen.aisles() } catch {
            finding.lines.append("the aisles cannot be read")
            finding.need("The aisles of your shop cannot be read.", items: [error.message], remedy: "Mend the file.")
            return finding
        }
        let options = kitchen.options(aisles: aisles)
        var known: [String: Bool] = [:]
        var foods: [String: (name: String, recipes: [String])] = [:]
        _ = cookbook.readAll(
            { _, result in
                for ingredient in result.recipe.ingredientGroups.flatMap(\.ingredients)
                where ingredient.recipeReference == nil {
                    let grocery = options.names.grocery(for: ingredient.name)
                    let hasAisle =
                        known[grocery.key] ?? (options.aisles.place(of: grocery).source != .none)
                    known[grocery.key] = hasAisle
                    guard !hasAisle, !grocery.key.isEmpty else { continue }
                    var food = foods[grocery.key] ?? (grocery.name, [])
                    if food.recipes.last != result.recipe.title { food.recipes.append(result.recipe.title) }
                    foods[grocery.key] = food
                }
                return true
            }, report: { _ in })
        let sorted = foods.values.sorted { ($1.recipes.count, $0.name) < ($0.recipes.count, $1.name) }
        finding.note("number", .integer(known.count))
        finding.note(
            "withoutAisle",
            .array(
                sorted.map { food in
                    .object([
                        ("name", .string(food.name)), ("recipes", .array(food.recipes.map { .string($0) })),
                    ])
                }))
        let all = DoctorWords.count(known.count, "food", "foods")
        guard !sorted.isEmpty else {
            finding.lines.append("\(all), each with an aisle")
            return finding
        }
        finding.lines.append("\(all), \(sorted.count) without an aisle")
        finding.hint(
            DoctorWords.count(sorted.count, "food has no aisle:", "foods have no aisle:"),
            items: sorted.map { food in
                let more = food.recipes.count > 2 ? " and \(food.recipes.count - 2) more" : ""
                return "\(food.name): \(food.recipes.prefix(2).joined(separator: ", "))\(more)"
            },
            remedy: "When one of them is on the shopping list, open it there and choose its aisle.")
        return finding
    }

    /// Returns what is known about the pantry, or `nil` if there is no cookbook.
    func pantry() -> Finding? {
        guard let kitchen else { return nil }
        var finding = Finding("pantry", "Pantry")
        do throws(EditingError) {
            let pantry = try kitchen.pantry()
            let expired = pantry.items.filter { item in
                !item.isUsedUp && (item.expiry().map { $0 < .today } ?? false)
            }
            finding.note("items", .integer(pantry.items.count))
            finding.note("expired", .array(expired.map { .string($0.name) }))
            let items = pantry.items.isEmpty ? "empty" : DoctorWords.count(pantry.items.count, "item", "items")
            finding.lines.append(expired.isEmpty ? items : "\(items), \(expired.count) expired")
            if !expired.isEmpty {
                finding.hint(
                    DoctorWords.count(
                        expired.count, "thing in the pantry has expired:", "things in the pantry have expired:"),
                    items: expired.map { item in
                        [item.name, item.expiry().map { $0.name(from: .today) }].compactMap(\.self).joined(
                            separator: ", ")
                    },
                    remedy: "Look at them; take out what is no longer good: recipes pantry remove ITEM.")
            }
            let problems = try kitchen.fileProblems(includesPantry: true)
            if !problems.isEmpty {
                finding.need(
                    "Lines of the kitchen files are not understood:", items: problems, remedy: "Mend these lines.")
            }
        } catch {
            finding.lines.append("it cannot be read")
            finding.need("The pantry cannot be read.", items: [error.message], remedy: "Mend the file.")
        }
        return finding
    }
}
