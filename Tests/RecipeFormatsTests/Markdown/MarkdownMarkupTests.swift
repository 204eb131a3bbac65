import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Markdown with HTML elements and components around the parts of a recipe.
@Suite struct MarkdownMarkupTests {
    @Test("HTML lists and headings are read like Markdown lists and headings")
    func lists() {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n<div id=\"ingredients\">\n  <h3>Ingredients</h3>\n  <ul>\n    <li><span>300 g</span> beans</li>\n"
                + "    <li>1 tbsp\n      oil</li>\n  </ul>\n</div>\n\n<h3>Directions</h3>\n<ol>\n<li>Soak &amp; boil.</li>\n"
                + "<li>Add the oil.</li>\n</ol>\n")
        #expect(recipe.recipe?.title == "Bean pot")
        #expect(recipe.ingredients == ["300 g beans", "1 tbsp oil"])
        #expect(recipe.steps == ["Soak & boil.", "Add the oil."])
    }

    @Test("The name of a Markdown container announces a part that has no heading")
    func containers() {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n<div class=\"recipe-ingredients\">\n<ul>\n<li>beans</li>\n<li>oil</li>\n</ul>\n</div>\n"
                + "<section id=\"directions\">\n<p>Boil the beans.</p>\n<p>Add the oil.</p>\n</section>\n")
        #expect(recipe.ingredients == ["beans", "oil"])
        #expect(recipe.steps == ["Boil the beans.", "Add the oil."])
        let folded = ReadMarkdown(
            "# Bean pot\n\n<details>\n<summary>Ingredients</summary>\n\n- beans\n- oil\n\n</details>\n\n<details>\n"
                + "<summary><b>Steps</b></summary>\n\n1. Boil.\n2. Serve.\n\n</details>\n")
        #expect(folded.ingredients == ["beans", "oil"])
        #expect(folded.steps == ["Boil.", "Serve."])
    }

    @Test(
        "The name of a Markdown container announces a part also if its first tag is no heading",
        arguments: [
            "<section>\n<p>Boil the beans.</p>\n<p>Add the oil.</p>\n</section>",
            "<hr>\n<p>Boil the beans.</p>\n<p>Add the oil.</p>", "<strong>Boil</strong> the beans.\n\nAdd the oil.",
            "<span>Boil the beans.</span>\n\nAdd the oil.", "<small>Boil the beans.</small>\n\nAdd the oil.",
        ])
    func announcedContent(_ content: String) {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n<div class=\"ingredients\">\n<section><ul>\n<li>beans</li>\n<li>oil</li>\n</ul></section>\n"
                + "</div>\n<div class=\"directions\">\n\(content)\n</div>\n")
        #expect(recipe.ingredients == ["beans", "oil"])
        #expect(recipe.steps.map { $0.replacing("*", with: "") } == ["Boil the beans.", "Add the oil."])
    }

    @Test(
        "A Markdown container that begins with a heading is not announced again",
        arguments: [
            "<h3>Ingredients</h3>", "<header><h3>Ingredients</h3></header>", "<strong>Ingredients</strong>",
            "<strong>Ingredients:</strong>", "<section><h3>Ingredients</h3></section>", "### Ingredients",
            "<b>Ingredients</b>", "<strong>For the pot</strong>",
        ])
    func announcedHeading(_ heading: String) {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n<div class=\"ingredients\">\n\(heading)\n\n<ul>\n<li>beans</li>\n<li>oil</li>\n</ul>\n"
                + "</div>\n<div class=\"directions\">\n<p>Boil the beans.</p>\n</div>\n")
        let group = heading.contains("pot") ? "For the pot: " : ""
        #expect(recipe.ingredients == ["\(group)beans", "\(group)oil"])
        #expect(recipe.steps == ["Boil the beans."])
        #expect(recipe.recipe?.metadata.description == nil)
    }

    @Test("Nested HTML lists and tables keep their structure")
    func nesting() {
        let recipe = ReadMarkdown(
            "# Tart\n\n<h2>Ingredients</h2>\n<ul>\n<li>Base\n<ul><li>200 g flour</li><li>1 egg</li></ul></li>\n"
                + "<li>Cream\n<ul><li>2 cups milk</li></ul></li>\n</ul>\n<h2>Method</h2>\n<p>Bake it.</p>\n")
        #expect(recipe.ingredients == ["Base: 200 g flour", "Base: 1 egg", "Cream: 2 cups milk"])
        let table = ReadMarkdown(
            "# Tart\n\n## Ingredients\n\n<table>\n<tr><th>Ingredient</th><th>Amount</th></tr>\n<tr><td>flour</td>\n"
                + "<td>200 g</td></tr>\n<tr><td>eggs</td><td>2</td></tr>\n</table>\n\n## Method\n\n1. Bake.\n")
        #expect(table.ingredients == ["200 g flour", "2 eggs"])
        #expect(table.steps == ["Bake."])
    }

    @Test("A component in Markdown announces a part by its name, and contains it in its properties")
    func components() {
        let recipe = ReadMarkdown(
            "---\ntitle: Tart\n---\nimport Photo from '../photo'\n\n<Photo src=\"a.jpg\" />\n\n<IngredientList>\n\n- 200 g flour\n- salt\n\n"
                + "</IngredientList>\n\n<Directions>\n\n1. Mix.\n2. Bake.\n\n</Directions>\n")
        #expect(recipe.ingredients == ["200 g flour", "salt"])
        #expect(recipe.steps == ["Mix.", "Bake."])
        #expect(recipe.recipe?.metadata.description == nil)
        let properties = ReadMarkdown(
            "---\ntitle: Tart\n---\n\n<Recipe\n  ingredients={[\n    { name: \"flour\", amount: \"200 g\" },\n    \"salt\",\n  ]}\n"
                + "  steps={['Mix > fold.', 'Bake.']}\n/>\n")
        #expect(properties.ingredients == ["200 g flour", "salt"])
        #expect(properties.steps == ["Mix > fold.", "Bake."])
        let entries = ReadMarkdown(
            "# Tart\n\n<Ingredient amount=\"200\" unit=\"g\" name=\"flour\" />\n<Ingredient amount=\"2\" name=\"eggs\" />\n\n"
                + "## Directions\n\n1. Bake.\n")
        #expect(entries.ingredients == ["200 g flour", "2 eggs"])
    }

    @Test("Markdown directly below a tag is read, also if it is indented")
    func belowTag() {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n## Ingredients\n\n<div class=\"two columns\" markdown=\"1\">\n- 300 g beans\n- oil\n</div>\n\n"
                + "## Steps\n\n<div class=\"columns\">\n  1. Boil the beans.\n  2. Add the oil.\n</div>\n")
        #expect(recipe.ingredients == ["300 g beans", "oil"])
        #expect(recipe.steps == ["Boil the beans.", "Add the oil."])
        let indented = ReadMarkdown(
            "# Bean pot\n\n<section>\n    ## Ingredients\n\n    - 300 g beans\n    - oil\n\n    ## Steps\n\n"
                + "    1. Boil.\n</section>\n\nGood.\n")
        #expect(indented.ingredients == ["300 g beans", "oil"])
        #expect(indented.steps.first == "Boil.")
    }

    @Test(
        "Text directly below a line with a tag is not lost in Markdown",
        arguments: ["<br>", "<hr/>", "<center>", "<font size=2>", "<my-box>"])
    func textBelowTag(tag: String) {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n## Ingredients\n\n- 300 g beans\n\n## Steps\n\n\(tag)\nBoil the beans.\n")
        #expect(recipe.ingredients == ["300 g beans"])
        #expect(recipe.steps == ["Boil the beans."])
    }

    @Test("A summary that repeats the title is not a group in Markdown")
    func repeatedSummary() {
        let recipe = ReadMarkdown(
            "<details>\n<summary>Bean pot</summary>\n\n# Bean pot\n\n## Ingredients\n\n- beans\n\n## Steps\n\n1. Boil.\n\n</details>\n"
        )
        #expect(recipe.recipe?.title == "Bean pot")
        #expect(recipe.ingredients == ["beans"])
        #expect(recipe.steps == ["Boil."])
    }

    @Test("The words of Markdown shortcodes are kept, and their marks are removed")
    func shortcodes() {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n{{< figure src=\"pot.jpg\" >}}\n\n## Ingredients\n\n{{< item \"beans\" \"300 g\" >}}\n"
                + "{{< item name=\"oil\" amount=\"1 tbsp\" />}}\n\n## Steps\n\n1. Boil the {{<ing \"beans\">}} for {{% timer 20 \"min\" %}}.\n"
                + "2. {% include step.html text=\"Add the oil.\" %}\n\n{{< note >}}\nKeep it warm.\n{{< /note >}}\n")
        #expect(recipe.ingredients == ["300 g beans", "1 tbsp oil"])
        #expect(recipe.steps == ["Boil the beans for 20 min.", "Add the oil."])
        #expect(recipe.notes == ["Keep it warm."])
        #expect(recipe.recipe?.metadata.description == nil)
    }

    @Test("A pair of Markdown shortcodes can announce a part")
    func announcingShortcodes() {
        let recipe = ReadMarkdown(
            "# Bean pot\n\n{{< ingredients >}}\n- beans\n- oil\n{{< /ingredients >}}\n\n{{% steps %}}\n1. Boil.\n{{% /steps %}}\n"
        )
        #expect(recipe.ingredients == ["beans", "oil"])
        #expect(recipe.steps == ["Boil."])
    }

    @Test("Addresses, comparisons and code in Markdown are not HTML elements")
    func text() {
        let recipe = ReadMarkdown(
            "# Tart\n\nFrom <https://a.example/tart> by <me@a.example>, if a < b.\n\n## Ingredients\n\n- 1 egg<br>large\n\n"
                + "## Steps\n\n1. Bake.\n\n```\n<li>x</li>\n```\n\n<h2>Notes</h2>\n\nGood.\n")
        #expect(recipe.recipe?.metadata.description == "From https://a.example/tart by me@a.example, if a < b.")
        #expect(recipe.steps.first == "Bake.")
        #expect(recipe.notes == ["Good."])
    }

    @Test(
        "Many HTML elements without an end in Markdown are read in linear time",
        arguments: [
            "<a {", "<li>", "<ul><li>", "<script><li>", "<Recipe steps={[\"a\",", "[a](b ", "{.a ", "<div id=steps>",
            "{{< a ", "{{% ", "{% include ", "<div>\n  x\n", "<br>\n",
        ])
    func unended(piece: String) {
        let many = String(repeating: piece, count: 60_000 / piece.utf8.count)
        let recipe = ReadMarkdown(
            "---\nservings: 4\n---\n# Tart\n\n## Ingredients\n\n- 1 egg\n\n## Directions\n\nBake.\n\n\(many)")
        #expect(recipe.recipe?.title == "Tart")
        #expect(recipe.ingredients.first == "1 egg")
    }
}
