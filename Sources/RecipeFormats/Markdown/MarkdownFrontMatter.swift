import RecipeKit
import TextLayout

/// The front matter of a Markdown file in YAML or TOML, with the parts of the recipe that some sites store in it.
struct MarkdownFrontMatter {
    /// The ingredients and directions in lists of a front matter.
    struct Lists {
        fileprivate var ingredients: MetadataValue?
        fileprivate var directions: MetadataValue?

        var isEmpty: Bool { ingredients == nil && directions == nil }
        var hasOnlyIngredients: Bool { ingredients != nil && directions == nil }
    }

    var metadata = MetadataBuilder()
    var lists = Lists()
    /// Whether there is a key that only recipes have.
    var hasRecipeKeys = false
    /// The offset at which the text begins.
    var end = 0

    init(_ bytes: [UInt8], _ diagnostics: DiagnosticCollector) {
        if let frontMatter = FrontMatter.find(in: bytes, from: 0) {
            var entries: [MetadataValue.Entry] = []
            var reader = FrontMatterReader(diagnostics: diagnostics)
            reader.takes = { entry in
                entries.append(entry)
                return Self.part(ofKey: entry.key, entry.value) != .other || Self.fact(entry) != nil
            }
            reader.read(frontMatter, of: bytes, into: &metadata)
            entries.forEach { take($0) }
            for fact in entries.compactMap(Self.fact) { metadata.setUnlessSet(fact.key, to: fact.value) }
            end = frontMatter.bodyStart
        } else if let (entries, end) = TOMLFrontMatter.read(bytes) {
            for entry in entries {
                if Self.part(ofKey: entry.key, entry.value) == .other { metadata.set(entry.key, to: entry.value) }
                take(entry)
            }
            self.end = end
        }
    }

    private mutating func take(_ entry: MetadataValue.Entry) {
        switch Self.part(ofKey: entry.key, entry.value) {
        case .ingredients: lists.ingredients = entry.value
        case .directions: lists.directions = entry.value
        default: break
        }
        hasRecipeKeys = hasRecipeKeys || Self.isOfRecipes(entry)
    }

    /// Returns the fact for a key in another language (`Portionen`), or for a key whose value identifies it (`size: 8
    /// servings`).
    private static func fact(_ entry: MetadataValue.Entry) -> MarkdownFacts.Fact? {
        guard MetadataKey(entry.key) == nil, case .text(let text) = entry.value, !text.isEmpty else { return nil }
        if ["size", "amount", "makes"].contains(entry.key.lowercased()), MarkdownFacts.servings(in: text) != nil {
            return MarkdownFacts.Fact(key: "servings", value: text)
        }
        // These English words are also settings of web pages.
        if ["by", "from", "level", "meal", "total", "active"].contains(entry.key.lowercased()) { return nil }
        return MarkdownFacts.key(entry.key).map { MarkdownFacts.Fact(key: $0, value: text) }
    }

    /// Returns the part for a key with a list. `ingredients: true` is a setting of a page.
    private static func part(ofKey key: String, _ value: MetadataValue) -> MarkdownHeading.Part {
        if MetadataKey(key) != nil { return .other }
        if case .text(let text) = value, !text.contains("\n") { return .other }
        let heading = MarkdownHeading(key)
        guard heading.isExact || MarkdownHeadingTable.words(of: key).words.count == 1 else { return .other }
        return [.ingredients, .directions].contains(heading.part) ? heading.part : .other
    }

    private static func isOfRecipes(_ entry: MetadataValue.Entry) -> Bool {
        switch MetadataKey(entry.key) {
        case .servings, .yield, .prepTime, .cookTime, .cuisine: return entry.value.words != nil
        default: break
        }
        let key = entry.key.lowercased()
        guard ["layout", "type", "tags", "tag", "categories", "category", "class", "schema"].contains(key) else {
            return false
        }
        let words = MarkdownHeadingTable.words(of: entry.value.flattened).words
        return words.contains {
            ["recipe", "recipes", "rezept", "rezepte", "recette", "receta", "ricetta", "рецепт"].contains($0)
        }
    }
}

extension MarkdownFrontMatter.Lists {
    /// Adds the lists to a recipe whose text does not contain them.
    func add(to reader: inout MarkdownReader) {
        if let ingredients, reader.ingredients.count == 0 {
            reader.ingredients.beginGroup(nil, level: 0, kind: .plain)
            add(ingredients, to: &reader.ingredients)
        }
        if let directions, reader.steps.sections.allSatisfy(\.steps.isEmpty) {
            var steps = MarkdownSteps()
            steps.beginSection(nil)
            add(directions, to: &steps)
            steps.end()
            reader.steps.replace(with: steps.sections + reader.steps.sections, images: [])
        }
    }

    private func add(_ value: MetadataValue, to ingredients: inout MarkdownIngredients) {
        switch value {
        case .text(let text):
            let lines = text.lines().map { $0.trimmingSpaces().drop { "-*• ".contains($0) }.trimmingSpaces() }
            _ = ingredients.add(lines: lines.filter { !$0.isEmpty }, beforeList: false)
        case .list(let values):
            var isInGroup = false
            for value in values {
                let isGroup = Self.items(of: value) != nil
                // An entry behind a group belongs to no group.
                if isInGroup, !isGroup, Self.isIngredient(value) { ingredients.beginGroup(nil, level: 0, kind: .plain) }
                isInGroup = isGroup
                if case .text(let text) = value { ingredients.addEntry(text) } else { add(value, to: &ingredients) }
            }
        case .entries(let entries): add(entries, to: &ingredients)
        }
    }

    /// Returns the ingredients of a group, or `nil` if the value is not a group.
    private static func items(of value: MetadataValue) -> MetadataValue? {
        guard case .entries(let entries) = value else { return nil }
        let keys = ["items", "ingredients", "list", "zutaten", "group", "entries"]
        return entries.first { entry in
            guard keys.contains(entry.key.lowercased()) else { return false }
            if case .text(let text) = entry.value { return text.contains("\n") }
            return true
        }?.value
    }

    /// Whether a value has a key for the name of an ingredient.
    private static func isIngredient(_ value: MetadataValue) -> Bool {
        guard case .entries(let entries) = value else { return false }
        return entries.contains { ["name", "ingredient", "item", "food"].contains($0.key.lowercased()) }
    }

    /// Adds an ingredient with its parts under keys, or groups with their names as keys.
    private func add(_ entries: [MetadataValue.Entry], to ingredients: inout MarkdownIngredients) {
        func words(_ names: String...) -> String? {
            entries.first { names.contains($0.key.lowercased()) }?.value.words
        }
        if let items = Self.items(of: .entries(entries)) {
            ingredients.beginGroup(words("name", "title", "group", "section", "label"), level: 0, kind: .plain)
            add(items, to: &ingredients)
        } else if let name = words("name", "ingredient", "item", "food", "title", "zutat") {
            let amount = [words("amount", "quantity", "qty", "menge"), words("unit", "units", "measure", "einheit")]
            let remark = words("note", "notes", "preparation", "prep", "comment")
            ingredients.addEntry(
                (amount + [name]).compactMap(\.self).joined(separator: " ") + (remark.map { ", \($0)" } ?? ""))
        } else {
            for entry in entries {
                if case .text(let text) = entry.value {
                    ingredients.addEntry([text, entry.key].filter { !$0.isEmpty }.joined(separator: " "))
                } else {
                    ingredients.beginGroup(entry.key, level: 0, kind: .plain)
                    add(entry.value, to: &ingredients)
                }
            }
        }
    }

    private func add(_ value: MetadataValue, to steps: inout MarkdownSteps) {
        switch value {
        case .text(let text):
            for line in text.lines() { steps.addStep(line.trimmingSpaces()) }
        case .list(let values):
            for value in values {
                if values.count > 1, case .text(let text) = value {
                    // The lines of one entry are wrapped.
                    steps.addStep(
                        text.lines().map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.joined(separator: " "))
                } else {
                    add(value, to: &steps)
                }
            }
        case .entries(let entries):
            let text = entries.first { ["step", "text", "description", "instruction"].contains($0.key.lowercased()) }
            if let text {
                add(text.value, to: &steps)
                return
            }
            for entry in entries {
                // “Note: keep it cold” in a list is meant as a sentence, but is a key in YAML.
                if case .text(let text) = entry.value {
                    steps.addStep("\(entry.key): \(text)")
                } else {
                    let isList = ["list", "items", "steps", "entries"].contains(entry.key.lowercased())
                    steps.beginSection(isList ? nil : entry.key)
                    add(entry.value, to: &steps)
                }
            }
        }
    }
}
