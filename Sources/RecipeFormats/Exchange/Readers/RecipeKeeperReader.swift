import RecipeKit

/// Reads recipes of Recipe Keeper: an archive with a `recipes.html` of microdata and a folder of pictures.
struct RecipeKeeperReader: ExportReader {
    let name = "Recipe Keeper"
    let identifier = "recipekeeper"
    let sharedExtensions = ["html", "htm"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isMarkup && start.holds("recipe-details") && start.holds("recipeId")
            || start.isMarkup && start.holds("recipeIngredients") && start.holds("recipeDirections")
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        for recipe in MarkupNode.html(source.text).all({ $0.classes.contains("recipe-details") }) {
            guard deliver(self.recipe(from: recipe, source)) else { return [] }
        }
        return []
    }

    private func recipe(from node: MarkupNode, _ source: ExportSource) -> ImportedRecipe {
        var items = Items(node)
        var draft = RecipeDraft(self, source)
        draft.title = items.line("name") ?? ""
        draft.addCategories(items.lines("recipeCourse"))
        draft.addCategories(items.lines("recipeCategory"))
        for collection in items.lines("recipeCollection") { draft.addTag(collection) }
        draft.setSource(items.line("recipeSource"))
        draft.setServings(items.line("recipeYield"))
        draft.setTimes(prep: items.line("prepTime"), cook: items.line("cookTime"))
        draft.setRating(items.line("recipeRating").flatMap(Double.init))
        draft.isFavourite = items.line("recipeIsFavourite") == "True"
        draft.ingredients.add(lines: items.paragraphs("recipeIngredients"))
        draft.steps.add(lines: items.paragraphs("recipeDirections"))
        draft.addNote(items.paragraphs("recipeNotes").joined(separator: "\n"))
        for nutrient in items.nutrients { draft.addOther(nutrient.key, nutrient.value) }
        for picture in node.all({ $0.name == "img" }) { draft.addPicture(at: picture["src"]) }
        draft.addOwn("recipeId", items.line("recipeId"))
        draft.addOwn("recipeShareId", items.line("recipeShareId"))
        for other in items.others { draft.addOwn(other.key, other.value) }
        return draft.finished()
    }
}

extension RecipeKeeperReader {
    /// The items of a recipe by the names of their properties.
    private struct Items {
        private let items: [(name: String, node: MarkupNode)]
        private var taken: Set<String> = []

        init(_ node: MarkupNode) {
            items = node.all { $0["itemprop"] != nil }.map { ($0["itemprop"] ?? "", $0) }
        }

        private mutating func nodes(_ name: String) -> [MarkupNode] {
            taken.insert(name)
            return items.filter { $0.name == name }.map(\.node)
        }

        mutating func lines(_ name: String) -> [String] {
            nodes(name).compactMap { $0.name == "meta" ? $0["content"].flatMap(ExportText.line) : $0.line }
        }

        mutating func line(_ name: String) -> String? { lines(name).first }

        /// Returns the lines in the paragraphs of an item. An empty paragraph is an empty line.
        mutating func paragraphs(_ name: String) -> [String] {
            nodes(name).flatMap { node in
                let paragraphs = node.all { $0.name == "p" }
                guard !paragraphs.isEmpty else { return ExportText.lines(node.text) }
                return paragraphs.flatMap { ExportText.lines($0.text) }
            }
        }

        /// The nutrients. A value that ends in a number gets a unit, unless it is the size of a serving.
        var nutrients: [(key: String, value: String)] {
            items.compactMap { item in
                guard item.name.hasPrefix("recipeNut"), let value = item.node["content"].flatMap(ExportText.line),
                    let key = NutritionLines.key(String(item.name.dropFirst("recipeNut".count)))
                else { return nil }
                let unit =
                    switch key {
                    case "servingSize": ""
                    case "calories": " kcal"
                    case "sodiumContent", "cholesterolContent": " mg"
                    default: " g"
                    }
                return (key, value + (value.last?.isNumber == true ? unit : ""))
            }
        }

        /// The values of properties that were not read, except pictures and known nutrients.
        var others: [(key: String, value: String?)] {
            items.filter { item in
                !taken.contains(item.name) && !item.name.hasPrefix("photo")
                    && !(item.name.hasPrefix("recipeNut")
                        && NutritionLines.key(String(item.name.dropFirst("recipeNut".count))) != nil)
            }.map { ($0.name, $0.node["content"] ?? $0.node.line) }
        }
    }
}
