import RecipeKit

/// Finds the recipes in a text with several recipes, each below its own heading.
enum MarkdownRecipes {
    /// Returns the sections of each recipe, or all sections together if the text is one recipe.
    ///
    /// Headings of one level begin recipes if more than half of them have their own ingredients and directions. At
    /// level 1, two such headings are enough. At other levels, four are usually necessary, because fewer headings can
    /// be the components of one dish.
    ///
    /// - Parameters:
    ///   - sections: The sections of the text.
    ///   - hasTitle: Whether the front matter contains the title of the file.
    static func parts(of sections: [MarkdownSection], hasTitle: Bool = false) -> [[MarkdownSection]] {
        let isUntitled =
            !hasTitle && !sections.contains { $0.level == 1 }
            || sections.contains { $0.level == 1 && MarkdownComponentWords.isCollection($0.name) }
        for (level, least) in [(1, 2), (2, isUntitled ? 2 : 4), (3, 4), (4, 4), (5, 4)] {
            let starts = sections.indices.filter { sections[$0].level == level && sections[$0].heading.part == .other }
            guard starts.count >= least else { continue }
            let parts = starts.enumerated().map { number, start in
                let end = sections[(start + 1)...].firstIndex { (1...level).contains($0.level) } ?? sections.count
                return sections[start..<end]
            }
            let recipes = parts.filter(isRecipe)
            guard recipes.count >= least, recipes.count * 2 > parts.count,
                least > 2 || level == 1 || !recipes.contains(where: namesComponent),
                !sections[..<starts[0]].contains(where: { announces($0, .ingredients) })
            else { continue }
            return recipes.map { [MarkdownSection(level: 0, name: "")] + titled($0) }
        }
        return partsOfAnyLevel(sections) ?? [sections]
    }

    /// Returns whether the first heading of sections names a component of a dish: `For the glaze`.
    private static func namesComponent(_ part: ArraySlice<MarkdownSection>) -> Bool {
        part.first.map { MarkdownComponentWords.areAll(of: $0.name) } ?? false
    }

    /// Returns the recipes if their headings have different levels. Each recipe begins at a heading directly above a
    /// heading of ingredients. Returns `nil` if there are fewer than four recipes.
    private static func partsOfAnyLevel(_ sections: [MarkdownSection]) -> [[MarkdownSection]]? {
        let starts = sections.indices.dropFirst().filter { index in
            let section = sections[index]
            guard !section.isLabel, section.heading.part == .other, index + 1 < sections.count else { return false }
            let below = sections[index + 1]
            return below.level > section.level && announces(below, .ingredients)
        }
        guard starts.count >= 4, Set(starts.map { sections[$0].level }).count > 1,
            !sections[..<starts[0]].contains(where: { announces($0, .ingredients) })
        else { return nil }
        let parts = starts.enumerated().map { number, start in
            sections[start..<(number + 1 < starts.count ? starts[number + 1] : sections.count)]
        }
        guard parts.allSatisfy(isRecipe) else { return nil }
        return parts.map { [MarkdownSection(level: 0, name: "")] + titled($0) }
    }

    /// Returns the sections of a recipe. Their first heading gets level 1, so that it becomes the title.
    private static func titled(_ part: ArraySlice<MarkdownSection>) -> [MarkdownSection] {
        var part = Array(part)
        part[0].level = 1
        return part
    }

    /// Returns whether headings in the given sections announce ingredients and directions.
    private static func isRecipe(_ part: ArraySlice<MarkdownSection>) -> Bool {
        part.contains { announces($0, .ingredients) } && part.contains { announces($0, .directions) }
    }

    /// Returns whether the heading of a section announces a given part, alone or together with another part.
    private static func announces(_ section: MarkdownSection, _ part: MarkdownHeading.Part) -> Bool {
        section.heading.part == part || section.heading.part == .ingredientsAndDirections
    }
}

extension MarkdownRecipes {
    /// A text of headings, paragraphs, lists and tables in which recipes are found. Every format with these blocks is
    /// read in this way.
    struct Source {
        var blocks: [MarkdownBlock]
        /// The metadata at the start of the file.
        var metadata: MetadataBuilder
        /// The ingredients, directions and notes at the start of the file.
        var lists = MarkdownFrontMatter.Lists()
        /// Whether the metadata has keys that only recipes have.
        var hasRecipeKeys: Bool
        var signs: MarkdownDocumentSigns
        /// The diagnostics of the metadata.
        var diagnostics: [Diagnostic]
        /// The sign that begins a heading, for messages.
        var headingSign: String
    }
}

extension MarkdownRecipes.Source {
    /// Reads all recipes.
    ///
    /// - Parameters:
    ///   - file: The path for diagnostics.
    ///   - understandsIngredients: Whether ingredient lines are split into amounts and names.
    ///   - deliver: Receives each recipe and returns whether to read the next one.
    /// - Returns: The reason why there is no recipe, or an empty array.
    func readAll(file: String, understandsIngredients: Bool, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let sections = MarkdownSection.sections(of: blocks)
        let recipes = MarkdownRecipes.parts(of: sections, hasTitle: metadata.title != nil)
        var unread: [Diagnostic] = []
        for part in recipes {
            let isOnly = recipes.count == 1
            var metadata = isOnly ? metadata : metadata.withoutTitle
            let facts = part.flatMap(\.facts)
            for fact in facts { metadata.set(fact.key, to: fact.value) }
            var reader = MarkdownReader(metadata: metadata)
            reader.ingredients.understandsLines = understandsIngredients
            reader.evidence.hasRecipeKeys = hasRecipeKeys || facts.contains(where: MarkdownFrontMatter.isOfRecipes)
            reader.evidence.signs = signs
            reader.read(part, lists: isOnly ? lists : MarkdownFrontMatter.Lists())
            let verdict = reader.evidence.verdict(ofFile: file)
            guard verdict != .recipe else {
                guard deliver(ReadResult(recipe: reader.recipe, diagnostics: diagnostics)) else { return [] }
                continue
            }
            unread.append(reason(for: verdict, file: file))
        }
        return unread.count == recipes.count ? Array(unread.prefix(1)) : []
    }

    private func reason(for verdict: MarkdownEvidence.Verdict, file: String) -> Diagnostic {
        let location = SourceLocation(file: file)
        return switch verdict {
        case .document:
            Diagnostic(
                .warning, at: location,
                "the text is about something else than cooking; if it is a recipe, write “\(headingSign) Ingredients” over "
                    + "their list.")
        case .unread:
            Diagnostic(
                .error, at: location,
                "there are amounts or steps, but nothing says which lines are the ingredients; write "
                    + "“\(headingSign) Ingredients” over their list and “\(headingSign) Directions” over the steps.")
        case .noRecipe, .recipe:
            Diagnostic(
                .warning, at: location,
                "no heading announces ingredients or directions; write “\(headingSign) Ingredients” over their list.")
        }
    }
}
