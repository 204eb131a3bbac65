import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Hostile web pages")
struct HostilePagesTests {
    private let recipe = """
        <script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["egg"]}</script>
        """

    @Test(
        "Hostile pages whose elements never end are read",
        arguments: ["<div>", "<b><i>", "<ul><li>", "<table><tr><td>", "<p itemprop=name>"])
    func neverEnding(piece: String) {
        let page = recipe + String(repeating: piece, count: 20_000)
        #expect(recipes(page: page).map(\.title) == ["Soup"])
        #expect(recipes(page: "<div itemscope itemtype=schema.org/Recipe>" + page).first?.title == "Soup")
    }

    @Test(
        "Hostile pages with only end tags or incomplete markup are read",
        arguments: ["</div>", "</p>", "</", "<", "<!--", "&", "&#", "<a b='"])
    func onlyEnds(piece: String) {
        let page = recipe + "<div><div><div>" + String(repeating: piece, count: 50_000)
        #expect(recipes(page: page).map(\.title) == ["Soup"])
    }

    @Test("Hostile pages with deeply nested properties are read")
    func nestedProperties() {
        let page =
            "<div itemscope itemtype='http://schema.org/Recipe'>" + String(repeating: "<i itemprop=a>", count: 400)
            + String(repeating: "word ", count: 50_000)
        #expect(recipes(page: page).count == 1)
    }

    @Test("Hostile pages with elements nested too deeply are read and reported")
    func depth() {
        let page = recipe + "\n" + String(repeating: "<div>", count: 600)
        #expect(
            complaints(page: page).contains { $0.hasPrefix("test:2: warning: Elements are nested more than 512 deep") })
    }

    @Test("A tag with an excessive number of attributes is read up to the attribute limit")
    func attributes() {
        func page(_ count: Int) -> String {
            let attributes = (0..<count).map { "a\($0)='x > y'\n" }.joined()
            return "<!-- <i --><script>if (a <b) </script><div itemscope itemtype=http://schema.org/Recipe>"
                + "<i \(attributes) itemprop=name>Soup</i><i itemprop=recipeIngredient>1 egg</i></div>"
        }
        #expect(recipes(page: page(900)).first?.title == "Soup")
        for count in [1000, 20_000] {
            let recipe = recipes(page: page(count)).first
            #expect(recipe?.title != "Soup")
            #expect(recipe?.lines == ["1 egg"])
        }
    }

    @Test("Hostile pages with many words after an invalid tag are read")
    func noTag() {
        let words = (0..<3000).map { "word\($0)" }.joined(separator: " ")
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["egg"],
            "comment": "If a <b \(words)", "recipeInstructions": "Boil."}</script>
            """
        #expect(recipes(page: page).first?.outline == ["Boil."])
    }

    @Test("Hostile pages that are truncated anywhere have the recipe if its script is complete")
    func cutOff() throws {
        let page = Array(("<html><body>" + recipe + "<p itemscope itemtype='x'>&eacute;</p></body></html>").utf8)
        let type = try #require(page.firstRange(of: Array("\"Recipe\"".utf8)))
        let end = try #require(page.firstRange(of: Array("</script>".utf8)))
        for count in 0...page.count {
            let recipes = recipes(page: Array(page[..<count]))
            if count >= end.upperBound {
                #expect(recipes.map(\.title) == ["Soup"], "\(count) bytes")
                #expect(recipes.map(\.lines) == [["egg"]], "\(count) bytes")
            } else if count <= type.lowerBound {
                #expect(recipes.isEmpty, "\(count) bytes")
            } else {
                #expect(recipes.count <= 1, "\(count) bytes")
                #expect(recipes.allSatisfy { $0.lines.isEmpty || "egg".hasPrefix($0.lines[0]) }, "\(count) bytes")
            }
        }
    }

    @Test("Hostile pages full of control characters are read")
    func controlCharacters() {
        let controls = String(String.UnicodeScalarView((1..<32).compactMap { Unicode.Scalar(UInt8($0)) }))
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "A\(controls)\\u0000\\u001bB",
            "recipeIngredient": ["x\(controls)\\u009by"], "recipeInstructions": "\\u202eGo"}</script>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "A B")
        #expect(recipe.lines == ["x", "y"])
        #expect(recipe.outline == ["Go"])
    }

    @Test("Large hostile pages are read")
    func large() {
        let filler = String(repeating: "<p class=\"x\">word word word</p>\n", count: 40_000)
        #expect(recipes(page: "<body>" + filler + recipe).map(\.title) == ["Soup"])
    }
}
