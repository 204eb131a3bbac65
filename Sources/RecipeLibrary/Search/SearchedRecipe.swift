import RecipeFormats
import RecipeKit

/// A recipe with its folded words, to compare it with a query and to rank it.
struct SearchedRecipe: Sendable {
    let summary: RecipeSummary
    let document: SearchDocument
    /// The words of each line of each field. The outer index is the raw value of a ``SearchField``.
    let lines: [[FoldedWords]]

    init(_ summary: RecipeSummary, _ document: SearchDocument) {
        self.summary = summary
        self.document = document
        lines = SearchField.allCases.map { document.lines(of: $0).map { FoldedWords($0) } }
    }

    /// Creates a recipe with all fields, which are read from its file. If `cookbook` is `nil` or the file cannot be
    /// read, the recipe has only its title.
    init(_ summary: RecipeSummary, _ cookbook: Cookbook?) {
        let result = LibraryLog.files.value(orLog: "Only the title of a recipe is searched") {
            () throws(CookbookError) in try cookbook?.load(summary)
        }
        if let result {
            self.init(summary, SearchDocument(summary, result.recipe))
        } else {
            self.init(summary, SearchDocument(title: summary.title))
        }
    }

    /// Returns a section with the best recipes of an array.
    ///
    /// - Parameters:
    ///   - kind: The kind of the section.
    ///   - recipes: The recipes to rank.
    ///   - query: The query.
    ///   - count: The number of recipes of the section, including those that are not in the array.
    ///   - isAtLeast: Whether there may be more recipes than `count`.
    ///   - limit: The maximum number of hits.
    static func section(
        _ kind: SearchResults.SectionKind, _ recipes: [SearchedRecipe], _ query: SearchQuery, count: Int,
        isAtLeast: Bool,
        limit: Int
    ) -> SearchResults.Section {
        let ranked = recipes.map { (recipe: $0, rank: SearchRank($0, query)) }.sorted { $0.rank < $1.rank }
        let hits = ranked.prefix(limit).map { $0.recipe.hit(for: query, at: kind) }
        return SearchResults.Section(kind: kind, hits: hits, count: count, isAtLeast: isAtLeast)
    }

    /// Returns the kind of section that the recipe belongs to, or `nil` if the terms do not match. Ignores the filters.
    func sectionKind(in query: SearchQuery) -> SearchResults.SectionKind? {
        guard query.terms.allSatisfy({ (firstField(with: $0) != nil) != $0.isExcluded }) else { return nil }
        let last = query.placing.compactMap(firstField).max()
        return last.map(SearchResults.SectionKind.field) ?? .filters
    }

    private func firstField(with term: SearchQuery.Term) -> SearchField? {
        let fields = term.field.map { [$0] } ?? SearchField.allCases
        return fields.first { field in lines[field.rawValue].contains { $0.contains(anyOf: term) } }
    }

    func hit(for query: SearchQuery, at kind: SearchResults.SectionKind) -> SearchResults.Hit {
        guard case .field(let field) = kind, field != .title else { return SearchResults.Hit(recipe: summary) }
        let terms = query.wanted.filter { $0.field == nil || $0.field == field }
        let matched = zip(document.lines(of: field), lines[field.rawValue]).filter { _, words in
            terms.contains { words.contains(anyOf: $0) }
        }
        return SearchResults.Hit(recipe: summary, lines: matched.map(\.0), field: field)
    }
}

extension SearchQuery.Pattern {
    /// The patterns that match only whole words, in the singular and the plural.
    fileprivate var wholeWords: [SearchQuery.Pattern] {
        guard isPrefix || isInside, let last = words.last else { return [self] }
        return ([last] + WordForms.forms(of: last)).map { Self(words.dropLast() + [$0], isPrefix: false) }
    }
}

extension FoldedWords {
    func contains(anyOf term: SearchQuery.Term) -> Bool { term.patterns.contains { contains($0) } }
}

/// The rank of a result in its section. A smaller rank is better.
struct SearchRank: Comparable {
    /// How well the title matches: 0 if the words of the title equal the words of the query, 1 if the title begins with
    /// the words of the query, otherwise 2.
    private let title: Int
    /// The number of terms that match no whole word, but only a part of a word.
    private let unfinished: Int
    private let key: SortingKey
    private let id: RecipeID

    init(_ recipe: SearchedRecipe, _ query: SearchQuery) {
        let words = recipe.lines[SearchField.title.rawValue].first?.strings ?? []
        let wanted = query.placing.flatMap { $0.patterns[0].words }
        title = words == wanted ? 0 : words.starts(with: wanted) ? 1 : 2
        let lines = recipe.lines
        unfinished = query.placing.count { term in
            let whole = term.patterns.flatMap(\.wholeWords)
            return !lines.contains { $0.contains { line in whole.contains { line.contains($0) } } }
        }
        key = SortingKey(recipe.summary.title)
        id = recipe.summary.id
    }

    static func < (left: SearchRank, right: SearchRank) -> Bool {
        if left.title != right.title { return left.title < right.title }
        if left.unfinished != right.unfinished { return left.unfinished < right.unfinished }
        if left.key != right.key { return left.key < right.key }
        return (left.id.path, left.id.index) < (right.id.path, right.id.index)
    }
}
