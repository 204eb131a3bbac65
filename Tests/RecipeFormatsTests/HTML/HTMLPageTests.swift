import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading web pages")
struct HTMLPageTests {
    @Test("Web pages are read by their JSON-LD in several blocks, some of them invalid")
    func blocks() {
        let page = """
            <!DOCTYPE html><html lang="nl"><head><link rel="canonical" href="https://example.org/soep">
            <meta property="og:site_name" content="Example"><script type="application/ld+json">{"@type": "WebSite",,</script>
            <script type=application/ld+json>
            {"@type": "Recipe", "name": "Soup",
             "recipeIngredient": ["1 <b>egg</b>",], "recipeInstructions": "<p>Boil.</p><p>Eat.</p>"}</script>
            <script>var x = {"@type": "Recipe", "name": "No"}</script></head><body>Text</body></html>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipes(page: page).count == 1)
        #expect(recipe.title == "Soup")
        #expect(recipe.lines == ["1 egg"])
        #expect(recipe.outline == ["Boil.", "Eat."])
        #expect(recipe.metadata.source == RecipeSource(name: "Example", url: "https://example.org/soep"))
        #expect(recipe.metadata.locale == "nl")
        #expect(complaints(page: page).isEmpty)
    }

    @Test("Headings, notes and line breaks in web pages are not ingredients or steps")
    func ownLines() throws {
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Soup",
            "recipeIngredient": ["For the soup:", "1 leek", "For the top:", "salt"], "recipeInstructions": [
            {"@type": "HowToStep", "name": "Boil", "text": "Peel it.\\n\\nBoil it."},
            {"@type": "HowToStep", "name": "Serve", "text": "Eat it."}]}</script>
            """
        #expect(recipes(page: page)[0].outline == ["# Boil", "Peel it. Boil it.", "# Serve", "Eat it."])
        let notes = """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
            <ul><li itemprop="recipeIngredient">1 leek</ul>
            <div itemprop="recipeInstructions"><ol><li>Boil.<li>Eat.</ol><div class="notes"><p>Hot.</p></div></div></div>
            """
        let value = try #require(json(SchemaOrgWriter().text(for: recipes(page: page)[0])))
        #expect(value["recipeIngredient"]?.wordList == ["1 leek", "salt"])
        let noted = try #require(json(SchemaOrgWriter().text(for: recipes(page: notes)[0])))
        #expect(noted["recipeInstructions"]?.elements.map { $0["text"]?.words } == ["Boil.", "Eat."])
        #expect(noted["comment"]?.wordList == ["Hot."])
    }

    @Test("A syntax error in a JSON-LD block has its location")
    func places() {
        let page =
            "<html>\n<script type='application/ld+json'>\n{\"@type\": \"Recipe\",\n \"name\": \"A \"good\" soup\"}</script>"
        #expect(recipes(page: page).map(\.title) == ["A \"good\" soup"])
        #expect(
            complaints(page: page) == ["test:4:13: warning: A quotation mark inside a text has to be written \\\"."])
    }

    @Test("Web pages are read by their microdata")
    func microdata() {
        let page = """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Rice
              &amp; beans</h1><meta itemprop="prepTime" content="PT5M"><img itemprop="image" src="a.jpg">
            <p itemprop="author" itemscope itemtype="http://schema.org/Person">by <a itemprop="name" href="/x">Ann</a></p>
            <ul><li itemprop="recipeIngredient">1 cup <span>rice</span><li itemprop="recipeIngredient">beans</ul>
            <div itemprop="recipeInstructions"><p>Boil<br>well.</p><script>no()</script><p>Eat.</p></div></div>
            <p itemprop="name">Not this</p>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "Rice & beans")
        #expect(recipe.metadata.author == "Ann")
        #expect(recipe.metadata.prepTime?.minutes == 5)
        #expect(recipe.metadata.images == ["a.jpg"])
        #expect(recipe.lines == ["1 cup rice", "beans"])
        #expect(recipe.outline == ["Boil", "well.", "Eat."])
    }

    @Test("Web pages are read by their RDFa")
    func rdfa() {
        let page = """
            <div vocab="https://schema.org/" typeof="schema:Recipe"><h1 property="schema:name">Rice</h1>
            <span property="ingredients">1 cup rice</span><span property="ingredients">salt</span>
            <time property="cookTime" datetime="PT20M">20 min</time><p property="recipeInstructions">Boil.</p></div>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "Rice")
        #expect(recipe.lines == ["1 cup rice", "salt"])
        #expect(recipe.outline == ["Boil."])
        #expect(recipe.metadata.cookTime?.minutes == 20)
    }

    @Test("Web pages are read by their microdata if their JSON-LD recipe is empty")
    func fallback() {
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Rice"}</script>
            <div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Rice</b>
            <p itemprop="ingredients">rice</p></div>
            """
        #expect(recipes(page: page).map(\.lines) == [["rice"]])
    }

    @Test("Web pages with several recipes are read with each recipe once")
    func several() {
        let page = """
            <script type="application/ld+json">[{"@type": "Recipe", "name": "A", "recipeIngredient": ["x"]},
            {"@type": "Recipe", "name": "B", "recipeIngredient": ["y"]}, {"@type": "Recipe", "name": "C"},
            {"@type": "Recipe", "name": "A", "recipeIngredient": ["x"], "recipeInstructions": "Eat."}]</script>
            """
        #expect(recipes(page: page).map(\.title) == ["A", "B"])
        #expect(recipes(page: page)[0].outline == ["Eat."])
    }

    @Test("Web pages without a recipe have a diagnostic")
    func nothing() {
        #expect(complaints(page: "<html><body><h1>Soup</h1>").first?.contains("marks no recipe") == true)
        #expect(recipes(page: "").isEmpty)
    }

    @Test("Web pages are read by the innermost classes of a microformat")
    func microformats() {
        let page = """
            <div class="post hrecipe"><h2 class="fn">Rice</h2><div class="box instructions"><ul>
            <li class="ingredient">1 cup rice</li><li class="ingredient">salt</li></ul>
            <p class="instructions">Boil.</p><p class="instructions">Eat.</p></div>
            <p class="ingredient">More with <a href="/rice">rice</a></p></div>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "Rice")
        #expect(recipe.lines == ["1 cup rice", "salt"])
        #expect(recipe.outline == ["Boil.", "Eat."])
    }

    @Test("Web pages are read by their microdata if a misplaced end tag leaves properties outside the item")
    func strays() {
        let page = """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Rice</h1></div>
            <ul><li itemprop="recipeIngredient">1 cup rice<br></li><li itemprop="recipeIngredient">salt</li></ul>
            <ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection">
            <li itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Boil.</p>
            </ol><p itemprop="name">Not this</p>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "Rice")
        #expect(recipe.lines == ["1 cup rice", "salt"])
        #expect(recipe.outline == ["Boil."])
    }

    @Test("Web pages that mark only the name of an ingredient have the whole list item as the ingredient")
    func markedNames() {
        let page = """
            <div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Drink</p><ul>
            <li>4 cl <a href="/gin"><span itemprop="recipeIngredient">gin</span></a></li>
            <li><span itemprop="recipeIngredient">2 cl juice</span> of a lime</li>
            <li>Buy: <span itemprop="recipeIngredient">ice</span></li></ul></div>
            """
        #expect(recipes(page: page)[0].lines == ["4 cl gin", "2 cl juice", "ice"])
    }

    @Test("An ingredient that belongs to an item without a property does not disturb the properties of its recipe")
    func innerItem() {
        let page = """
            <div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Drink</p><ul>
            <li>2 <span itemscope><b itemprop="recipeIngredient">eggs</b></span></li></ul>
            <p itemprop="recipeYield">4</p><p itemprop="recipeIngredient">salt</p><p itemprop="description">Good.</p></div>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.title == "Drink" && recipe.lines == ["salt"])
        #expect(recipe.metadata.servings?.text == "4" && recipe.metadata.description == "Good.")
    }

    @Test("Elements of web pages with the class of a heading or note are not ingredients or steps")
    func classes() {
        let page = """
            <div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Tuna</p>
            <div itemprop="recipeIngredient"><div>1 tuna</div><div>salt</div><div class="group-head">Side</div>
            <div>1 onion</div></div><div itemprop="recipeInstructions"><ol><li>Fry.</li><li>Eat.</li></ol>
            <div id="recipe-notes"><p>Keep it cold.</p><p>Soon.</p></div></div></div>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.ingredientGroups.map(\.name) == [nil, "Side"])
        #expect(recipe.lines == ["1 tuna", "salt", "1 onion"])
        #expect(recipe.outline == ["Fry.", "Eat."])
        #expect(recipe.sections.flatMap(\.blocks).contains(.note("Keep it cold.")))
    }
}
