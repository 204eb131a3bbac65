import RecipeKit
import TextLayout

/// The front matter of a Markdown file in YAML or TOML. Some sites store parts of the recipe in it.
struct MarkdownFrontMatter {
    /// The ingredients, directions and notes in a front matter.
    struct Lists {
        var ingredients: MetadataValue?
        var directions: MetadataValue?
        var notes: [String] = []

        var isEmpty: Bool { ingredients == nil && directions == nil }
        var hasOnlyIngredients: Bool { ingredients != nil && directions == nil }
    }

    var metadata = MetadataBuilder()
    var lists = Lists()
    /// Whether the front matter has a key that only recipes have.
    var hasRecipeKeys = false
    /// The offset after the front matter, at which the Markdown text begins.
    var end = 0

    /// Reads the front matter at the start of a file, if there is one.
    init(_ bytes: [UInt8], _ diagnostics: DiagnosticCollector) {
        if let frontMatter = FrontMatter.find(in: bytes, from: 0) {
            var entries: [MetadataValue.Entry] = []
            var reader = FrontMatterReader(diagnostics: diagnostics)
            reader.takes = { entry in
                entries.append(entry)
                return Self.part(ofKey: entry.key, entry.value) != .other || Self.fact(entry) != nil
                    || Self.notes(in: entry) != nil
                    || MarkdownFrontMatterParts(in: entry).isFound
            }
            reader.read(frontMatter, of: bytes, into: &metadata)
            entries.forEach { take($0) }
            for fact in entries.compactMap(Self.fact) { metadata.setUnlessSet(fact.key, to: fact.value) }
            end = frontMatter.bodyStart
        } else if let (entries, end) = TOMLFrontMatter.read(bytes) {
            for entry in entries {
                take(entry)
                guard Self.part(ofKey: entry.key, entry.value) == .other else { continue }
                // A table with an unknown key contains settings of the page.
                if case .entries = entry.value, MetadataKey(entry.key) == nil { continue }
                if MarkdownFrontMatterParts(in: entry).isFound || Self.notes(in: entry) != nil { continue }
                metadata.set(entry.key, to: entry.value)
            }
            for fact in entries.compactMap(Self.fact) { metadata.setUnlessSet(fact.key, to: fact.value) }
            self.end = end
        }
    }

    /// Stores an entry if it is a part of the recipe.
    private mutating func take(_ entry: MetadataValue.Entry) {
        switch Self.part(ofKey: entry.key, entry.value) {
        case .ingredients: lists.ingredients = entry.value
        case .directions: lists.directions = entry.value
        default:
            let parts = MarkdownFrontMatterParts(in: entry)
            lists.ingredients = lists.ingredients ?? parts.ingredients
            lists.directions = lists.directions ?? parts.directions
        }
        lists.notes += Self.notes(in: entry) ?? []
        hasRecipeKeys = hasRecipeKeys || Self.isOfRecipes(entry)
    }

    /// Returns the notes under a key such as `tips`, or `nil` if there are none. A value that is only one ASCII word is
    /// not a note.
    private static func notes(in entry: MetadataValue.Entry) -> [String]? {
        guard noteKeys.contains(entry.key.lowercased()) else { return nil }
        let texts: [String]
        switch entry.value {
        case .text(let text): texts = [text]
        case .list(let values): texts = values.compactMap(\.words)
        case .entries: return nil
        }
        let notes = texts.map { $0.trimmingSpaces() }.filter { $0.contains(" ") || $0.contains { !$0.isASCII } }
        return notes.isEmpty ? nil : notes
    }

    private static let noteKeys: Set<String> = [
        "notes", "note", "tips", "tip", "tipps", "tipp", "hinweis", "hinweise", "anmerkung", "anmerkungen", "notizen",
        "astuce", "astuces", "conseil", "conseils", "remarque", "remarques", "nota", "notas", "consejo", "consejos",
        "trucos", "dica", "dicas", "observações", "consigli", "consiglio", "suggerimenti", "opmerking", "opmerkingen",
        "anteckningar", "noter", "notater", "poznámka", "poznámky", "tipy", "uwagi", "wskazówki", "notlar",
        "заметки", "примечание", "примечания", "советы", "примітки", "поради", "备注", "小贴士", "メモ", "コツ", "메모", "팁",
    ]

    /// Returns the fact in an entry if its key is in a language other than English (`Portionen`), or if the value shows
    /// what the key means (`size: 8 servings`). Returns `nil` for any other entry.
    static func fact(_ entry: MetadataValue.Entry) -> MarkdownFacts.Fact? {
        guard MetadataKey(entry.key) == nil, case .text(let text) = entry.value, !text.isEmpty else { return nil }
        if ["size", "amount", "makes"].contains(entry.key.lowercased()), MarkdownFacts.servings(in: text) != nil {
            return MarkdownFacts.Fact(key: "servings", value: text)
        }
        if titles.contains(entry.key.lowercased()) { return MarkdownFacts.Fact(key: "title", value: text) }
        // Web pages also use these English words as keys of settings.
        if ["by", "from", "level", "meal", "total", "active"].contains(entry.key.lowercased()) { return nil }
        return MarkdownFacts.key(entry.key).map { MarkdownFacts.Fact(key: $0, value: text) }
    }

    /// The keys of the title in languages other than English.
    private static let titles: Set<String> = [
        "titel", "titre", "título", "titulo", "titolo", "tytuł", "název", "otsikko", "cím", "titlu", "başlık",
        "название", "заголовок", "назва", "标题", "標題", "菜名", "タイトル", "제목",
    ]

    /// Returns the part of a recipe that a key announces: `.ingredients` or `.directions`. Returns `.other` for any
    /// other key, and for a value of only one line, such as `ingredients: true`.
    static func part(ofKey key: String, _ value: MetadataValue) -> MarkdownHeading.Part {
        if MetadataKey(key) != nil { return .other }
        if case .text(let text) = value, !text.contains("\n") { return .other }
        // `recipe: [Boil., Serve.]` is a list of steps.
        if case .list(let values) = value, MarkdownComponentWords.isWholeDish(key), values.allSatisfy(\.isText) {
            return .directions
        }
        // Some programs add one of these endings to the key: `ingredients_markdown`.
        let suffix = ["_markdown", "_md", "_text", "_list"].first { key.hasSuffix($0) } ?? ""
        let key = key.dropLast(suffix.count)
        let heading = MarkdownHeading(key)
        guard heading.isExact || MarkdownHeadingTable.words(of: key).words.count == 1 else { return .other }
        return [.ingredients, .directions].contains(heading.part) ? heading.part : .other
    }

    /// Returns whether an entry can only be from the front matter of a recipe: `servings: 4`, `layout: recipe`.
    static func isOfRecipes(_ entry: MetadataValue.Entry) -> Bool {
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

/// The ingredients and directions that are nested in the value of a front matter key:
/// `components: [{ingredients: [...]}]`.
struct MarkdownFrontMatterParts {
    private(set) var ingredients: MetadataValue?
    private(set) var directions: MetadataValue?

    /// The maximum depth of the values whose keys are examined.
    private static let deepest = 3

    var isFound: Bool { ingredients != nil || directions != nil }

    init(in entry: MetadataValue.Entry) {
        if MetadataKey(entry.key) != nil || entry.key.lowercased() == "taxonomies" { return }
        find(in: entry.value, name: entry.key, isNamed: false, depth: 1)
    }

    /// Finds the ingredients and the directions in a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The key of the value.
    ///   - isNamed: Whether the key names a part of the dish.
    ///   - depth: The depth of the value, from 1.
    private mutating func find(in value: MetadataValue, name: String, isNamed: Bool, depth: Int) {
        guard depth <= Self.deepest else { return }
        switch value {
        case .text: break
        case .list(let values):
            for value in values { find(in: value, name: name, isNamed: false, depth: depth + 1) }
        case .entries(let entries):
            let label = entries.first { ["name", "title", "label", "section"].contains($0.key.lowercased()) }?.value
                .words
            let group = label ?? (isNamed ? name : nil)
            for entry in entries {
                switch MarkdownFrontMatter.part(ofKey: entry.key, entry.value) {
                case .ingredients: Self.add(entry.value, name: group, to: &ingredients)
                case .directions: Self.add(entry.value, name: group, to: &directions)
                default: find(in: entry.value, name: entry.key, isNamed: true, depth: depth + 1)
                }
            }
        }
    }

    /// Adds ingredients or directions as a group with a name, or as a group without a name if the name is `nil`.
    private static func add(_ value: MetadataValue, name: String?, to parts: inout MetadataValue?) {
        let group = MetadataValue.entries(
            (name.map { [MetadataValue.Entry(key: "name", value: .text($0))] } ?? [])
                + [MetadataValue.Entry(key: "items", value: value)])
        guard case .list(let groups) = parts else {
            parts = .list([group])
            return
        }
        parts = .list(groups + [group])
    }
}
