import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Web pages without marked recipes")
struct HTMLHeadingsTests {
    /// The parts of a blog around a recipe, none of which belongs to it.
    private static func blog(_ title: String, _ content: String, language: String = "en") -> String {
        """
        <!DOCTYPE html><html lang="\(language)"><head><title>\(title) | Green Kitchen</title>
        <meta property="og:description" content="The best of all.">
        <meta property="og:site_name" content="Green Kitchen"><link rel="canonical" href="https://example.org/dish">
        <style>ul { color: red }</style></head><body>
        <header><h1>Green Kitchen</h1><nav><ul><li>Home<li>Recipes<li>200 g of news</ul></nav></header>
        <main><h1>\(title)</h1><p>My grandmother made it every Sunday, and I still remember the smell of 2 onions.</p>
        \(content)
        <h2>You may also like</h2><ul><li>2 Minute Noodles<li>5 Bean Salad</ul>
        <h3>14 comments</h3><ol><li>I boiled 3 eggs too.</ol></main>
        <footer><ul><li>Imprint</ul></footer><script>var x = "Ingredients"</script></body></html>
        """
    }

    @Test("Headings above lists are enough, and nothing around the recipe belongs to it")
    func lists() throws {
        let page = Self.blog(
            "Leek soup",
            """
            <p>Serves 4</p><p>Prep time: 10 min</p>
            <h2>Ingredients</h2><ul><li><label><input type="checkbox"> 2 leeks</label>
            <li>1<sup>1</sup>/<sub>2</sub> l stock</li><li><a href="/salt">salt</a> &amp; pepper</ul>
            <h2>Directions</h2><ol><li><p>Cut the leeks.</p><p>Wash them.</p></li><li>Boil them for 20 minutes.</ol>
            <h3>Notes</h3><p>Also good cold.</p>
            """)
        let found = recipes(page: page)
        #expect(found.count == 1)
        let recipe = try #require(found.first)
        #expect(recipe.title == "Leek soup")
        #expect(recipe.wholeLines == ["2 leeks", "1½ l stock", "salt & pepper"])
        #expect(recipe.steps.count == 2)
        let whole = MarkdownFormat().write?(recipe) ?? ""
        #expect(whole.contains("Also good cold."))
        for stranger in ["Noodles", "eggs", "Imprint", "grandmother", "news", "var x"] {
            #expect(!whole.contains(stranger), "\(stranger): \(whole)")
        }
        #expect("\(recipe.metadata.servings as Any)".contains("4"), "\(recipe.metadata)")
        #expect(recipe.metadata.description == "The best of all.")
        #expect(recipe.metadata.locale == "en")
        #expect(recipe.metadata.source == RecipeSource(name: "Green Kitchen", url: "https://example.org/dish"))
        #expect(complaints(page: page).isEmpty)
        #expect(HTMLFormat().readHeaders(utf8: Array(page.utf8), file: "").map(\.title) == ["Leek soup"])
    }

    /// The headings and two ingredients of languages.
    private static let languages: [(code: String, ingredients: String, directions: String, lines: [String])] = [
        ("de", "Zutaten", "Zubereitung", ["2 Zwiebeln", "200 g Mehl"]),
        ("fr", "Ingrédients", "Préparation", ["2 poireaux", "200 g farine"]),
        ("es", "Ingredientes", "Preparación", ["2 puerros", "200 g harina"]),
        ("it", "Ingredienti", "Preparazione", ["2 porri", "200 g farina"]),
        ("pl", "Składniki", "Przygotowanie", ["2 pory", "200 g mąka"]),
        ("ru", "Ингредиенты", "Приготовление", ["2 луковицы", "200 г мука"]),
        ("ja", "材料", "作り方", ["ねぎ 2本", "油 200 g"]),
    ]

    @Test("The headings are known in the languages of cooks, also with servings", arguments: languages)
    func inLanguage(code: String, ingredients: String, directions: String, lines: [String]) throws {
        for heading in [ingredients, ingredients + ":", ingredients + " (4)"] {
            let page = Self.blog(
                "Suppe X",
                "<h3>\(heading)</h3><ul>\(lines.map { "<li>\($0)" }.joined())</ul><h3>\(directions)</h3><p>1. A.</p>",
                language: code)
            let recipe = try #require(recipes(page: page).first, "\(heading)")
            // Languages differ in what is before the name.
            let (found, wanted) = (recipe.wholeLines.joined(), lines.joined())
            #expect(Set(found.filter { !$0.isWhitespace }) == Set(wanted.filter { !$0.isWhitespace }))
            #expect(recipe.wholeLines.count == 2 && recipe.title == "Suppe X", "\(recipe.wholeLines)")
            #expect(recipe.metadata.locale == code)
        }
    }

    /// Forms in which pages write lists without lists.
    private static let forms = [
        "<p><strong>Ingredients:</strong></p><p>2 leeks<br>1 l stock</p><p><b>Directions</b></p><p>Cut them.</p><p>Boil.</p>",
        "<p><strong>Ingredients</strong><br>2 leeks<br/>1 l stock</p><p><strong>Directions</strong><br>Cut them.<br>Boil.</p>",
        "<div class=title>Ingredients</div><div>2 leeks</div><div>1 l stock</div><h4>Directions</h4><div>Cut them.</div>"
            + "<div>Boil.</div>",
        "<h2>Ingredients</h2><table><tr><td>2</td><td>leeks</td></tr><tr><td>1 l</td><td>stock</td></tr></table>"
            + "<h2>Directions</h2><p>Cut them.</p><p>Boil.</p>",
        "<table><tr><td><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul></td>"
            + "<td><h2>Directions</h2><ol><li>Cut them.<li>Boil.</ol></td></tr></table>",
        "<h2>Why it is good</h2><p>Because.</p><h2>Ingredients</h2><ul><li>leeks: the green ones"
            + "<li>stock</ul><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Directions</h2>"
            + "<ol><li>Cut them.<li>Boil.</ol>",
    ]

    @Test("Lines, tables and cells are read like lists", arguments: forms)
    func isRead(content: String) throws {
        let recipe = try #require(recipes(page: Self.blog("Leek soup", content)).first)
        #expect(recipe.title == "Leek soup")
        #expect(recipe.wholeLines == ["2 leeks", "1 l stock"])
        #expect(recipe.outline == ["Cut them.", "Boil."])
    }

    @Test("Groups of ingredients and steps keep their names")
    func groups() throws {
        let page = Self.blog(
            "Cake",
            """
            <h2>Ingredients</h2><h3>For the dough</h3><ul><li>200 g flour<li>2 eggs</ul><h3>For the icing</h3>
            <ul><li>100 g sugar</ul><h2>Directions</h2><h3>For the dough</h3><p>Mix it.</p><h3>For the icing</h3>
            <p>Melt it.</p>
            """)
        let recipe = try #require(recipes(page: page).first)
        #expect(recipe.listedIngredients.compactMap(\.name) == ["For the dough", "For the icing"])
        #expect(recipe.outline == ["# For the dough", "Mix it.", "# For the icing", "Melt it."])
    }

    @Test("Several recipes below titles of their own are several")
    func several() {
        let one = "<ul><li>2 leeks<li>1 l stock</ul><h3>Directions</h3><p>Boil.</p>"
        let page = "<h1>Soup</h1><h3>Ingredients</h3>\(one)<h1>Stew</h1><h3>Ingredients</h3>\(one)"
        #expect(recipes(page: "<html><body>\(page)").map(\.title) == ["Soup", "Stew"])
    }

    /// Pages that must not become recipes.
    private static let others = [
        "<h2>Ingredients</h2><ul><li>Chicken<li>Beef<li>Pork</ul>",
        "<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><p>Boil.</p>",
        "<h2>Directions</h2><p>Take the train to Bern.</p>",
        "<h2>Ingredients</h2><ul><li>Chicken<li>Beef</ul><h2>Directions</h2><p>Choose one of them above.</p>",
        "<h2>Ingredients of a good plan</h2><ul><li>2 people<li>1 idea</ul><h2>Directions</h2><p>Go.</p>",
        "<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Our shop</h2><h2>Directions</h2><p>Turn left.</p>",
        "<p>2 leeks, 1 l stock</p><p>Boil the leeks in the stock for 20 minutes.</p>",
        "<nav><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Directions</h2><p>Boil.</p></nav>",
        "<h2>Ingredients</h2><div hidden><ul><li>2 leeks<li>1 l stock</ul></div><h2>Directions</h2><p>Boil.</p>",
    ]

    @Test("What is not certain is not read, and a sentence says so", arguments: others)
    func uncertain(content: String) {
        let page = Self.blog("Leek soup", content)
        #expect(recipes(page: page).isEmpty, "\(recipes(page: page))")
        #expect(complaints(page: page).first?.contains("marks no recipe") == true)
    }

    @Test("A marked recipe counts before headings, and an empty one gets what is below them")
    func marked() {
        let list = "<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Directions</h2><p>Boil.</p>"
        func script(_ members: String) -> String {
            "<script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"Soup\",\(members)}</script>"
        }
        let full = Self.blog("Leek soup", list + script("\"recipeIngredient\":[\"1 leek\"]"))
        #expect(recipes(page: full).map(\.lines) == [["1 leek"]])
        let empty = Self.blog("Leek soup", list + script("\"author\":\"Ada\""))
        #expect(recipes(page: empty).map(\.wholeLines) == [["2 leeks", "1 l stock"]])
        #expect(recipes(page: empty).map(\.title) == ["Soup"])
        #expect(recipes(page: empty).first?.metadata.author == "Ada")
    }

    @Test("Enormous and deep pages end in time")
    func enormous() {
        let list = "<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Directions</h2><p>Boil.</p>"
        let part = "<p>word word <b>bold</b></p><ul><li>x</ul><table><tr><td>y</table>"
        let long = String(repeating: part, count: 12_000)
        #expect(recipes(page: "<html><h1>Soup</h1>" + long + list).isEmpty)
        let deep = String(repeating: "<ul><li>a<table><tr><td>", count: 100)
        #expect(recipes(page: "<html><h1>Soup</h1>\(list)<h2>Other</h2>\(deep)").map(\.title) == ["Soup"])
    }
}

extension Recipe {
    /// The ingredients with their amounts.
    fileprivate var wholeLines: [String] { ingredientGroups.flatMap(\.ingredients).map { $0.line(.unicode) } }
}
