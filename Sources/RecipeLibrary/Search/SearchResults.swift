import RecipeKit

/// The results of a search, grouped by the field that matched. The best results come first.
public struct SearchResults: Hashable, Sendable {
    /// The query that was searched. It is the query of the user or a corrected query.
    public var query: SearchQuery
    /// The sections that have results, in the order of their kinds.
    public var sections: [Section]
    /// A remark for the user, or `nil` if the words were found as the user typed them.
    public var remark: SearchRemark?
    /// The part of the query without which there are results, if there are none. `nil` if there are results, or if
    /// more than one part must go.
    public var omission: SearchOmission?
    /// Whether these are the last results. If not, the search delivers other results after them.
    public var isComplete: Bool

    public init(
        query: SearchQuery, sections: [Section] = [], remark: SearchRemark? = nil, isComplete: Bool = true
    ) {
        self.query = query
        self.sections = sections
        self.remark = remark
        self.isComplete = isComplete
    }

    /// The number of recipes found, which may exceed the number of hits in ``sections``.
    public var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// Whether there may be more than ``count`` recipes, because not everything was searched.
    public var isAtLeast: Bool { sections.contains(where: \.isAtLeast) }

    /// The reason why the recipes of a section are results.
    ///
    /// A term matches in the first field that contains it, in the order of ``SearchField``. If the terms match in
    /// several fields of a recipe, the recipe belongs to the last of these fields. For `egg soup`, a recipe with `soup`
    /// in the title and `egg` in the ingredients belongs to the ingredients. Terms with a field, such as `with:egg`,
    /// count only if all terms that are not excluded have a field.
    public enum SectionKind: Hashable, Sendable {
        /// Recipes that match in a field.
        case field(SearchField)
        /// Recipes that match a query of only filters and excluded words.
        case filters
        /// All recipes that match, in the order of a list.
        case ordered(ListOrder)
    }

    /// The results of one kind.
    public struct Section: Hashable, Sendable, Identifiable {
        /// The reason why the recipes of the section are results.
        public var kind: SectionKind
        /// The best recipes, up to the limit of the search. The best is first.
        public var hits: [Hit]
        /// The number of recipes of the section, which may exceed the number of ``hits``.
        public var count: Int
        /// Whether there may be more recipes than ``count``, because not everything was searched.
        public var isAtLeast: Bool

        /// The identity of the section: its kind.
        public var id: SectionKind { kind }

        public init(kind: SectionKind, hits: [Hit], count: Int, isAtLeast: Bool = false) {
            self.kind = kind
            self.hits = hits
            self.count = count
            self.isAtLeast = isAtLeast
        }
    }

    /// A found recipe. Each recipe is in only one section.
    public struct Hit: Hashable, Sendable, Identifiable {
        public var recipe: RecipeSummary
        /// The lines that matched: ingredients, tags or steps. The array is empty if the title matched, or if the query
        /// has only filters. Each line is a line of the recipe's ``SearchDocument``.
        /// ``SearchQuery/matches(in:field:)`` finds the words in a line.
        public var lines: [String]
        /// The field of the ``lines``, or `nil` if there are none.
        public var field: SearchField?

        /// The identity of the recipe.
        public var id: RecipeID { recipe.id }

        public init(recipe: RecipeSummary, lines: [String] = [], field: SearchField? = nil) {
            self.recipe = recipe
            self.lines = lines
            self.field = field
        }
    }
}

/// A part of a query that finds nothing, and what the query finds without it.
public struct SearchOmission: Hashable, Sendable {
    /// The part of the query.
    public enum Part: Hashable, Sendable {
        /// A word, a phrase or a filter that the user typed, with its range in the text in characters.
        case typed(String, Range<Int>)
        /// All filters of the list in which the query searches.
        case listFilters
    }

    /// The part to leave out.
    public var part: Part
    /// The number of recipes that are found without the part.
    public var count: Int
    /// Whether there may be more recipes than ``count``.
    public var isAtLeast: Bool

    public init(part: Part, count: Int, isAtLeast: Bool = false) {
        self.part = part
        self.count = count
        self.isAtLeast = isAtLeast
    }

    /// Returns the name of the part in a text for the user: `“tofu”`, `the filter time:30`.
    ///
    /// - Parameter query: The query that finds nothing.
    public func name(in query: SearchQuery) -> String {
        switch part {
        case .typed(let text, _): SearchRemark.list([text.unquoted], "")
        case .listFilters: "the filter " + query.within.map(\.text).joined(separator: " ")
        }
    }
}

extension SearchQuery {
    /// A sentence that says that no recipe has all parts of the query, without a full stop: `No recipe has “leek” and
    /// “tofu”`.
    public var nothingFound: String {
        let characters = Array(text)
        let ranges = (terms.map(\.range) + filters.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        let parts = ranges.map { String(characters[$0.clamped(to: 0..<characters.count)]).unquoted }
        return "No recipe\(within.isEmpty ? "" : " here") has \(SearchRemark.list(parts, "and"))"
    }
}

extension String {
    /// The text without the quotation marks of a phrase. In a sentence, it has others.
    fileprivate var unquoted: String { String(filter { !"\"“”".contains($0) }) }
}

/// A remark about a search that did not find the words as the user typed them.
public struct SearchRemark: Hashable, Sendable {
    /// A similar word that was searched instead of the typed word. No recipe contains the typed word, or the typed word
    /// is very rare.
    public struct Correction: Hashable, Sendable {
        /// The word as the user typed it.
        public var typed: String
        /// The similar word.
        public var shown: String

        public init(typed: String, shown: String) {
            self.typed = typed
            self.shown = shown
        }
    }

    /// The corrected words.
    public var corrections: [Correction]
    /// The words that were also searched inside other words, as the user typed them.
    public var inside: [String]
    /// The words of the query that are in no recipe and are not similar to any word in a recipe. They are stored as the
    /// user typed them.
    public var missing: [String]

    /// Creates a remark.
    public init(corrections: [Correction] = [], inside: [String] = [], missing: [String] = []) {
        self.corrections = corrections
        self.inside = inside
        self.missing = missing
    }

    /// Returns the remark as a sentence without a full stop.
    ///
    /// - Parameter isFound: Whether the search found recipes.
    public func sentence(isFound: Bool) -> String {
        let typed = inside + corrections.map(\.typed)
        let shown = corrections.map(\.shown)
        guard missing.isEmpty else {
            let also = corrections.map { "; \($0.typed.quoted) may be \($0.shown.quoted)" }.joined()
            let pronoun = missing.count == 1 ? "it" : "them"
            return "No recipe has \(Self.list(missing, "or")), nor a word like \(pronoun)\(also)"
        }
        guard isFound else {
            let misspelt = Self.list(corrections.map(\.typed), "and")
            return "Nothing for \(misspelt), nor for \(Self.list(shown, "and")) instead"
        }
        var parts: [String] = []
        if !inside.isEmpty {
            let parted = shown.isEmpty ? (inside.count == 1 ? "it" : "them") : Self.list(inside, "and")
            parts.append("words that contain \(parted)")
        }
        if !shown.isEmpty { parts.append(Self.list(shown, "and")) }
        return "Nothing for \(Self.list(typed, "and")); showing \(parts.joined(separator: ", and "))"
    }

    /// The most words that a sentence names.
    private static let mostNamed = 8

    fileprivate static func list(_ words: [String], _ joint: String) -> String {
        let quoted = words.prefix(mostNamed).map(\.quoted)
        guard words.count <= mostNamed else {
            return quoted.joined(separator: ", ") + " \(joint) \(words.count - mostNamed) more"
        }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(joint) \(last)"
    }
}
