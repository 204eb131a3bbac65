import RecipeKit

/// Recipes of a page that marks none, found by the headings of the page: “Ingredients”, “Zutaten”, “Préparation”.
///
/// Pages have much text around a recipe, so a recipe is read only where there is no doubt: a heading that announces
/// nothing but ingredients is above at least two ingredients, of which one has an amount, and below them a heading that
/// announces nothing but directions is above at least one step.
struct HTMLHeadings {
    /// The recipes, in page order.
    private(set) var recipes: [Recipe] = []
    /// Whether there is a heading for ingredients, but not all that a recipe needs.
    private(set) var isUncertain = false

    private let blocks: [MarkdownBlock]
    private let page: HTMLPage

    /// A part of the blocks that can be a recipe.
    private struct Candidate {
        /// The index of the heading for the ingredients.
        var start: Int
        var end: Int
        var title: String
        /// The index of the heading that is the title, or `nil` if the title is that of the page.
        var titleIndex: Int?
    }

    /// Finds the recipes of a page.
    ///
    /// - Parameters:
    ///   - bytes: The page as UTF-8.
    ///   - page: The same page.
    ///   - file: The path for diagnostics.
    init(utf8 bytes: [UInt8], page: HTMLPage, file: String) {
        let text = HTMLBlocks(utf8: bytes)
        (blocks, self.page) = (Self.withHeadings(text.blocks), page)
        let starts = blocks.indices.filter { part(at: $0) == .ingredients }
        guard !starts.isEmpty, !text.isCut else { return }
        var found: [(candidate: Candidate, recipe: Recipe)] = []
        for start in starts {
            guard let candidate = candidate(from: start), let recipe = recipe(of: candidate) else { continue }
            // Many pages explain their ingredients first, and then list them.
            if let last = found.last, last.candidate.titleIndex == candidate.titleIndex {
                if Self.amountCount(recipe) >= Self.amountCount(last.recipe) {
                    found[found.count - 1] = (candidate, recipe)
                }
            } else {
                found.append((candidate, recipe))
            }
        }
        recipes = found.map(\.recipe)
        isUncertain = recipes.isEmpty
    }

    // MARK: Headings

    /// Returns the blocks with a heading in place of each paragraph that only announces a part of a recipe.
    private static func withHeadings(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        blocks.flatMap { block -> [MarkdownBlock] in
            guard block.isParagraph, let first = block.lines.first, announces(first) else { return [block] }
            let rest = Array(block.lines.dropFirst())
            let heading = MarkdownBlock(.heading(level: 6), text: MarkdownSection.withoutColon(first))
            return rest.isEmpty ? [heading] : [heading, MarkdownBlock(lines: rest, hasBreaks: rest.count > 1)]
        }
    }

    private static func announces(_ line: String) -> Bool {
        guard line.utf8.count <= 60 else { return false }
        let heading = MarkdownHeading(MarkdownSection.withoutColon(line))
        return heading.isWhole && !heading.isStep && (heading.part == .ingredients || heading.part == .directions)
    }

    private func level(at index: Int) -> Int? {
        if case .heading(let level) = blocks[index].content { level } else { nil }
    }

    /// Returns the part that the heading at an index announces without doubt. Any other block is `other`.
    private func part(at index: Int) -> MarkdownHeading.Part {
        guard level(at: index) != nil else { return .other }
        let text = blocks[index].text
        // Servings beside the word: “Ingredients (4 servings)”.
        let name = text.prefix { $0 != "(" && $0 != "–" && $0 != "|" }.trimmingSpaces()
        let heading = MarkdownHeading(MarkdownSection.withoutColon(name.isEmpty ? text : name))
        if heading.isWhole { return heading.part }
        // “Ingredients for 4 people”: all of the line is known.
        let whole = MarkdownHeading(text)
        return whole.part == .ingredients && MarkdownFacts.servings(in: text) != nil ? .ingredients : .other
    }

    // MARK: Candidates

    private func candidate(from start: Int) -> Candidate? {
        let level = level(at: start) ?? 6
        var directions: Int?
        var end = start + 1
        loop: while end < blocks.count {
            if let found = self.level(at: end) {
                switch part(at: end) {
                case .ingredients where directions == nil || found <= level: break loop
                case .directions: directions = directions ?? end
                case .notes, .cookware, .ingredients, .amounts: break
                default:
                    let isInside = found > level || isComponent(end, directions, level)
                    if !isInside { break loop }
                }
            }
            end += 1
        }
        guard directions != nil else { return nil }
        let (title, index) = title(above: start)
        return Candidate(start: start, end: end, title: title, titleIndex: index)
    }

    /// Returns whether a heading that is as large as that of the ingredients names a component of the dish.
    private func isComponent(_ index: Int, _ directions: Int?, _ level: Int) -> Bool {
        guard self.level(at: index) == level else { return false }
        if MarkdownComponentWords.areAll(of: blocks[index].text) { return true }
        // Between the ingredients and the directions, only names of groups are above lists.
        return directions == nil && index + 1 < blocks.count && blocks[index + 1].list != nil
    }

    /// Returns the title of the recipe whose ingredients begin at an index: the heading above them that the title of the
    /// page repeats, else the nearest of the first level, else the title of the page.
    private func title(above start: Int) -> (String, index: Int?) {
        let titles = [page.title, page.documentTitle].compactMap { $0.map(Self.folded) }
        let headings = blocks[..<start].indices.filter { (level(at: $0) ?? 6) < 6 && part(at: $0) == .other }
        let repeated = headings.last { index in
            let name = Self.folded(blocks[index].text)
            let isFirst = level(at: index) == 1
            return name.count > 2 && titles.contains { $0.hasPrefix(name) || isFirst && $0.contains(name) }
        }
        let first = headings.last { level(at: $0) == 1 }
        if let index = repeated.map({ max($0, first ?? 0) }) ?? first { return (blocks[index].text, index) }
        if let title = page.title ?? page.documentTitle.map(withoutSite), !title.isEmpty {
            return (SchemaOrgText.line(title), nil)
        }
        let nearest = headings.last { level(at: $0) ?? 6 <= 3 }
        return (nearest.map { blocks[$0].text } ?? "", nearest)
    }

    /// Returns the title of a page without the name of the site at its end: `Leek soup | Grandma's kitchen`.
    private func withoutSite(_ title: String) -> String {
        for separator in [" | ", " – ", " — ", " - ", " :: ", " » "] {
            guard let range = title.ranges(of: separator).last else { continue }
            return title[..<range.lowerBound].trimmingSpaces()
        }
        return title
    }

    private static func folded(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    // MARK: Recipes

    private func recipe(of candidate: Candidate) -> Recipe? {
        var text = [MarkdownBlock(.heading(level: 1), text: candidate.title)]
        // What is between the title and the ingredients is mostly a long story. Only its facts are read.
        let from = candidate.titleIndex.map { $0 + 1 } ?? max(0, candidate.start - 8)
        text += blocks[from..<candidate.start].suffix(12).flatMap { facts(of: $0) }
        // All headings inside are below that of the title.
        var isInDirections = false
        for index in candidate.start..<candidate.end {
            var block = blocks[index]
            if case .heading(let level) = block.content {
                block.content = .heading(level: max(level, 2))
                isInDirections = part(at: index) == .directions
            }
            // Steps that only line breaks separate.
            let isSplit = isInDirections && block.isParagraph && block.lines.count > 1
            text += isSplit ? block.lines.map { MarkdownBlock(lines: [$0]) } : [block]
        }
        let words = text.map { ([$0.text] + ($0.list?.items.map(\.wholeText) ?? [])).joined(separator: "\n") }
        var metadata = MetadataBuilder()
        if let description = page.summary { metadata.set("description", to: .text(description)) }
        let source = MarkdownRecipes.Source(
            blocks: text, metadata: metadata, hasRecipeKeys: false,
            signs: MarkdownDocumentSigns(Array(words.joined(separator: "\n").utf8), from: 0), diagnostics: [],
            headingSign: "#")
        var found: [Recipe] = []
        _ = source.readAll(file: "", understandsIngredients: true) { result in
            found.append(result.recipe)
            return true
        }
        guard found.count == 1, var recipe = found.first, Self.isCertain(recipe) else { return nil }
        if recipe.title.isEmpty { recipe.title = candidate.title }
        return recipe
    }

    /// Returns the facts of a block that has nothing else: `Serves 4`, `Prep time: 10 min`.
    private func facts(of block: MarkdownBlock) -> [MarkdownBlock] {
        let lines = block.isParagraph ? block.lines : block.list?.items.map(\.text) ?? []
        return lines.filter { $0.utf8.count <= 80 && MarkdownFacts.isFact($0) }.map { MarkdownBlock(lines: [$0]) }
    }

    private static func isCertain(_ recipe: Recipe) -> Bool {
        let count = recipe.listedIngredients.reduce(0) { $0 + $1.ingredients.count }
        return !recipe.title.isEmpty && count >= 2 && amountCount(recipe) >= 1 && !recipe.steps.isEmpty
    }

    private static func amountCount(_ recipe: Recipe) -> Int {
        recipe.listedIngredients.reduce(0) { $0 + $1.ingredients.count { $0.quantity != nil } }
    }
}
