import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading exports of other programs that are HTML, XML, tables or text")
struct ExportTextReaderTests {
    private func groups(_ recipe: ImportedRecipe) -> [String] {
        recipe.recipe.listedIngredients.flatMap { group in
            [group.name.map { "# \($0)" }].compactMap(\.self) + group.ingredients.map { $0.line(.ascii) }
        }
    }

    private func notes(_ recipe: ImportedRecipe) -> [String] {
        recipe.recipe.sections.flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    private func read(_ text: String, _ name: String) -> [ImportedRecipe] {
        ExportSamples.read(Array(text.utf8), named: name).recipes
    }

    @Test("A Recipe Keeper archive has ratings, favourites, categories, nutrition and pictures")
    func recipeKeeper() throws {
        let html = """
            <html><body><div class="recipe-details"><meta content="I" itemprop="recipeId">
            <meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
            <h2 itemprop="name">Pie &amp; cream</h2><span itemprop="recipeCourse">Dessert</span>
            <meta content="Cake" itemprop="recipeCategory"><meta content="Ann" itemprop="recipeCategory">
            <span itemprop="recipeSource"><a href="https://example.org">https://example.org</a></span>
            <span itemprop="recipeYield">8</span><meta content="PT20M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime">
            <div itemprop="recipeIngredients"><p>Dough:</p><p>200 g flour</p><p></p><p>3 apples</p></div>
            <div itemprop="recipeDirections"><p>1. Mix.</p><p></p><p>2. Bake.</p></div>
            <div class="recipe-notes" itemprop="recipeNotes"><p>Cold.</p></div>
            <meta content="571" itemprop="recipeNutCalories"><meta content="3" itemprop="recipeNutTotalFat">
            <meta content="20" itemprop="recipeNutCholesterol"><meta content="9" itemprop="recipeNutSodium">
            <img src="images/I_0.jpg" class="recipe-photos" itemprop=photo0 /></div>
            <div class="recipe-details"><h2 itemprop="name">Second</h2></div></body></html>
            """
        let writer = ZipWriter()
        writer.add("recipes.html", Array(html.utf8))
        writer.add("images/I_0.jpg", SamplePicture.jpg)
        for (bytes, name) in [(writer.finish(), "RecipeKeeper.zip"), (Array(html.utf8), "recipes.html")] {
            let recipes = ExportSamples.read(bytes, named: name).recipes
            #expect(recipes.map(\.recipe.title) == ["Pie & cream", "Second"])
            let recipe = try #require(recipes.first)
            #expect(groups(recipe) == ["# Dough", "200 g flour", "3 apples"])
            #expect(recipe.recipe.outline == ["Mix.", "Bake."] && notes(recipe) == ["Cold."])
            #expect(recipe.rating == 4 && recipe.isFavourite && recipe.recipe.metadata.cookTime == nil)
            #expect(recipe.recipe.metadata.course == "Dessert" && recipe.recipe.metadata.tags == ["Cake", "Ann"])
            #expect(recipe.recipe.metadata.source?.url == "https://example.org")
            let others = recipe.recipe.metadata.others.map { "\($0.key): \($0.value)" }
            #expect(others.contains("calories: 571 kcal") && others.contains("fatContent: 3 g"))
            #expect(others.contains("cholesterolContent: 20 mg") && others.contains("sodiumContent: 9 mg"))
            #expect(recipe.pictures.count == (name.hasSuffix("zip") ? 1 : 0))
        }
    }

    @Test("The numbers of steps are removed also where they begin again, and other numbers stay")
    func numbers() {
        var steps = ExportSteps()
        steps.add(text: "1. Mix.\n2. Bake.\n1. Whip.\n2. Serve.\n7. Heaven.")
        let words = Recipe(title: "Pie", sections: steps.sections).outline
        #expect(words == ["Mix.", "Bake.", "Whip.", "Serve.", "7. Heaven."])
    }

    @Test("A Copy Me That page has its headings of ingredients and steps")
    func copyMeThat() throws {
        let html = """
            <html><head><meta name="copymethat_class_id_version" content="2"></head><body><div class="recipe">
            <div id="name">Pie</div><a id="original_link" href="https://example.org/pie">x</a><div id="description">Good.</div>
            <span id="ratingValue">4</span><a id="recipeYield">8 SLICES</a><ul id="recipeIngredients">
            <div class="recipeIngredient_subheader">Dough:</div><li class="recipeIngredient">200 g flour</li>
            <li class="recipeIngredient_spacer"></li><li class="recipeIngredient">3 apples</li></ul>
            <ol id="recipeInstructions"><div class="instruction instruction_subheader">Dough:</div>
            <li class="instruction">Mix.</li></ol><ul id="recipeNotes"><li class="recipeNote">Cold.</li></ul>
            <span class="recipeCategory">Dessert</span></div></body></html>
            """
        let recipe = try #require(read(html, "recipes.html").first)
        #expect(
            groups(recipe) == ["# Dough", "200 g flour", "3 apples"] && recipe.recipe.outline == ["# Dough", "Mix."])
        #expect(notes(recipe) == ["Cold."] && recipe.rating == 4 && recipe.recipe.metadata.description == "Good.")
        #expect(recipe.recipe.metadata.course == "Dessert" && recipe.recipe.metadata.servings?.text == "8 SLICES")
    }

    @Test("A Cookmate file is read from XML and from an archive, in the old and the new form of lists")
    func cookmate() throws {
        let xml = """
            <?xml version="1.0" encoding="utf-8"?><cookbook version="60"><recipe><title>Pie</title><preptime>20</preptime>
            <cooktime>1h</cooktime><ingredient><li>Dough:</li><li>- 200 g flour.</li><li></li><li>3 apples</li></ingredient>
            <recipetext><li>Mix.</li><li>Bake.</li><li>Remarques :.</li><li>Cold.</li></recipetext><url>https://example.org</url>
            <imagepath>/mnt/sdcard/MyCookBook/images/Pie.jpg</imagepath><quantity>8 parts</quantity><rating>4</rating>
            <comments>Old.</comments><nutrition>Fat: 3 g</nutrition><lang>en</lang><category>Dessert</category></recipe>
            <recipe><title>Old</title><ingredient>2 eggs
            salt</ingredient><recipetext>Beat well.Fry it.Eat.</recipetext></recipe>
            <shoppinglist><name>x</name><item>y</item></shoppinglist></cookbook>
            """
        let writer = ZipWriter()
        writer.add("backup.xml", Array(xml.utf8))
        writer.add("images/Pie.jpg", SamplePicture.jpg)
        for (bytes, name) in [(writer.finish(), "x.mcb"), (Array(xml.utf8), "x.xml")] {
            let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: name)
            #expect(recipes.count == 2 && diagnostics.count == 1)
            let recipe = try #require(recipes.first)
            #expect(groups(recipe) == ["# Dough", "200 g flour", "3 apples"])
            #expect(recipe.recipe.outline == ["Mix.", "Bake."] && notes(recipe) == ["Cold.", "Old."])
            #expect(recipe.rating == 4 && recipe.recipe.metadata.totalTime?.minutes == 80)
            #expect(recipe.pictures.count == (name == "x.mcb" ? 1 : 0))
            #expect(groups(recipes[1]) == ["2 eggs", "salt"])
            #expect(recipes[1].recipe.outline == ["Beat well.", "Fry it.", "Eat."])
        }
    }

    @Test("Entities that an XML export declares do no harm")
    func entities() {
        let nested = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
        let xml = """
            <?xml version="1.0"?><!DOCTYPE cookbook [<!ENTITY e0 "bomb"><!ENTITY file SYSTEM "/etc/passwd">\(nested)]>
            <cookbook><recipe><title>A &amp; B &e9;&file;</title></recipe></cookbook>
            """
        let recipes = read(xml, "x.xml")
        #expect(recipes.map(\.recipe.title) == ["A & B"])
    }

    @Test("A table of Plan to Eat and of My Recipe Box is read with lines and quotation marks in its cells")
    func tables() throws {
        let plan = #"""
            Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,\#
            Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Calories,Created At
            "Pie, ""good""",Dessert,,Apples,,Ann,https://example.org,example.org,20,60,80,8,1 pie,"Dough:
            200 g flour

            3 apples","Mix.
            Bake.","sweet, ann",4,,https://example.org/p.jpg,false,200,2024-05-01 10:00:00 UTC
            """#
        var recipe = try #require(read(plan, "x.csv").first)
        #expect(recipe.recipe.title == "Pie, \"good\"" && recipe.rating == 4 && recipe.created == "2024-05-01")
        #expect(
            groups(recipe) == ["# Dough", "200 g flour", "3 apples"] && recipe.recipe.outline == ["Mix.", "Bake."])
        #expect(recipe.recipe.metadata.tags == ["sweet", "ann"] && recipe.recipe.metadata.totalTime?.minutes == 80)
        let box = """
            title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
            Pie,,20,60,30,,8,"200 g flour
            3 apples","1. Mix.
            2. Bake.",Cold.,fat : 3 g,true,4,Dessert;Italian,,,https://example.org/pie,https://example.org/p.jpg,
            """
        recipe = try #require(read(box, "x.csv").first)
        #expect(groups(recipe) == ["200 g flour", "3 apples"] && recipe.recipe.outline == ["Mix.", "Bake."])
        #expect(recipe.isFavourite && recipe.rating == 4 && notes(recipe) == ["Cold."])
        #expect(recipe.recipe.metadata.source?.url == "https://example.org/pie")
        #expect(recipe.recipe.metadata.images == ["https://example.org/p.jpg"])
        #expect(recipe.recipe.metadata.course == "Dessert" && recipe.recipe.metadata.tags == ["Italian"])
    }

    @Test("A RecetteTek archive has its recipes and pictures")
    func recetteTek() throws {
        let writer = ZipWriter()
        let text = #"[{"title": "Pie", "preparationTime": "20", "ingredients": "3 apples", "pictures": ["p.jpg"]}]"#
        writer.add("recipes.json", Array(text.utf8))
        writer.add("pictures/p.jpg", SamplePicture.jpg)
        let recipe = try #require(ExportSamples.read(writer.finish(), named: "x.rtk").recipes.first)
        #expect(groups(recipe) == ["3 apples"] && recipe.pictures.count == 1)
    }

    @Test("A recipe of the CookBook app is read from YAML")
    func cookBook() throws {
        let yaml = """
            name: Pie
            servings: 8
            prep_time: PT20M
            tags:
              - Dessert
            on_favorites: yes
            ingredients:
              - "Dough:"
              - 200 g flour
            directions:
              - ""
              - "Make the dough:"
              - Mix.
            nutrition: "Fat: 3 g"
            """
        let recipe = try #require(read(yaml, "x.yml").first)
        #expect(groups(recipe) == ["# Dough", "200 g flour"] && recipe.recipe.outline == ["# Make the dough", "Mix."])
        #expect(recipe.isFavourite && recipe.recipe.metadata.prepTime?.minutes == 20)
    }

    @Test("A Chowdown recipe has its description, its picture and its components, also if its YAML is not strict")
    func chowdown() throws {
        let text = """
            ---

            layout: recipe
            title:  "Pie: the best"
            image: pie.jpg
            tags: dessert, baking
            components:
            - pie-crust

            ingredients:
            - 3 apples (sour: best)

            directions:
            - Peel: then cut

            ---

            From **Ann**.
            """
        let writer = ZipWriter()
        writer.add("_recipes/pie.md", Array(text.utf8))
        writer.add("images/pie.jpg", SamplePicture.jpg)
        let recipe = try #require(ExportSamples.read(writer.finish(), named: "x.zip").recipes.first)
        #expect(recipe.recipe.title == "Pie: the best" && recipe.recipe.metadata.description == "From Ann.")
        #expect(groups(recipe).first == "Pie crust" && groups(recipe).count == 2)
        #expect(recipe.recipe.listedIngredients[0].ingredients[0].recipeReference?.path == ["pie-crust"])
        #expect(recipe.recipe.outline == ["Peel: then cut"] && recipe.pictures.count == 1)
        #expect(recipe.recipe.metadata.course == "dessert" && recipe.recipe.metadata.tags == ["baking"])
    }

    @Test("Exports in other encodings are read")
    func encodings() {
        let text = #"{"title": "Crème brûlée", "wantToCook": false, "ingredients": "1 pâte"}"#
        let latin = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { utf16 += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        for bytes in [latin, utf16, marked] {
            #expect(
                ExportSamples.read(bytes, named: "x.melarecipe").recipes.map(\.recipe.title) == ["Crème brûlée"])
        }
    }

    @Test("Any text as an export gives recipes or a diagnostic and never a crash")
    func hostile() {
        let texts = [
            "", "{", "[", "null", "{\"name\": {}}", "<", "<cookbook>", "<cookbook><recipe>", "---",
            "---\nlayout: recipe\n",
            "name: [", "name: x\ningredients: {a: {b: c}}", "==== Recipes ====", "==== Recipes ====\nTitle: a\nTitle:",
            "title,preparationTime,ingredients\n\"", "{\"alembic_version\": 1, \"recipes\": [{\"id\": 1}, 3, null]}",
            "{\"name\": 1, \"steps\": [[], {}], \"working_time\": 1e999}", String(repeating: "[", count: 10_000),
            "<html><body><div class=\"recipe-details\"><div itemprop>", String(repeating: "<a>", count: 10_000),
        ]
        for reader in ExportReaders.all {
            for text in texts {
                let source = ExportSource(text: Array(text.utf8), file: "x", wantsPictures: true, surroundings: nil)
                _ = reader.read(source) { _ in true }
            }
        }
    }
}
