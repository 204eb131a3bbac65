@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// A slow search without an index, a vocabulary or folded words, for words in lowercase ASCII.
///
/// A few lines of code define what a search finds and in which order. Tests compare the fast searches with it.
struct PlainSearch {
    var recipes: [(summary: RecipeSummary, document: SearchDocument)]

    /// Returns the titles of each section, the best first.
    func sections(for query: String) -> [String] {
        let terms = query.split(separator: " ").map(String.init)
        return SearchField.allCases.compactMap { field -> String? in
            let found = recipes.filter { section(of: $0.document, terms) == field }
            guard !found.isEmpty else { return nil }
            let ranked = found.map { (rank: rank($0, terms), title: $0.document.title) }.sorted { $0.rank < $1.rank }
            return "\(field): " + ranked.map(\.title).joined(separator: "; ")
        }
    }

    /// For each term, takes the first field that contains it, and returns the last of these fields. Returns `nil` if no
    /// field contains one of the terms.
    private func section(of document: SearchDocument, _ terms: [String]) -> SearchField? {
        let fields = terms.map { term in
            SearchField.allCases.first { field in
                words(document.lines(of: field)).contains { $0.hasPrefix(term) || $0 == singular(of: term) }
            }
        }
        return fields.contains(nil) ? nil : fields.compactMap(\.self).max()
    }

    /// Returns the values that determine the order, the most important first, as texts that can be compared.
    private func rank(_ recipe: (summary: RecipeSummary, document: SearchDocument), _ terms: [String]) -> [String] {
        let title = words([recipe.document.title])
        let start = title == terms ? "0" : Array(title.prefix(terms.count)) == terms ? "1" : "2"
        let all = words(SearchField.allCases.flatMap(recipe.document.lines(of:)))
        let partly = terms.filter { term in !all.contains { [term, term + "s", singular(of: term)].contains($0) } }
        return [start, String(partly.count), recipe.document.title, recipe.summary.id.path]
    }

    /// The singular of a regular noun in the plural, or the word itself.
    private func singular(of word: String) -> String {
        word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private func words(_ lines: [String]) -> [String] { lines.flatMap { $0.split(separator: " ").map(String.init) } }
}

extension [String] {
    fileprivate static func < (left: [String], right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }
}
