import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Search results as JSON, and lists without sections")
struct ResultsListTests {
    private func hit(_ title: String, _ lines: [String] = []) -> SearchResults.Hit {
        .init(recipe: RecipeSummary(id: RecipeID(path: "\(title).cook"), title: title, course: "soup"), lines: lines)
    }

    @Test func `each result names the field that matched and its lines, and a filter matches no field`() {
        let results = SearchResults(
            query: SearchQuery(),
            sections: [
                .init(kind: .field(.ingredients), hits: [hit("A", ["1 leek", "2 leeks"])], count: 9),
                .init(kind: .field(.steps), hits: [hit("B")], count: 1),
                .init(kind: .filters, hits: [hit("C")], count: 1),
            ])
        let text = RecipeListWriter().json(for: results).text().filter { !$0.isWhitespace }
        #expect(
            text.contains(#""path":"A.cook","title":"A","course":"soup","time":null,"minutes":null,"servings":null,"#))
        #expect(text.contains(#""tags":[],"matched":"ingredients","lines":["1leek","2leeks"]},"#))
        #expect(text.contains(#""path":"B.cook""#) && text.contains(#""matched":"steps","lines":[]},"#))
        #expect(text.hasSuffix(#""matched":null,"lines":[]}]"#))
    }

    @Test func `a list of recipes has them in the given order, each with the title of its course`() {
        let recipes = [hit("B").recipe, RecipeSummary(id: RecipeID(path: "x"), title: "X"), hit("A").recipe]
        #expect(RecipeListWriter().text(listing: recipes) == "Soups\tB\t\t\n\tX\t\t\nSoups\tA\t\t\n")
        #expect(RecipeListWriter(width: 40).text(listing: recipes) == "Soups  B\n       X\nSoups  A\n")
    }
}
