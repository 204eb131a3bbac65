import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Optional fields of exports of other programs")
struct ExportFieldsTests {
    private func read(_ text: String, _ reader: any ExportReader) -> [ImportedRecipe] {
        let source = ExportSource(text: Array(text.utf8), file: "x", wantsPictures: true, surroundings: nil)
        var recipes: [ImportedRecipe] = []
        _ = reader.read(source) {
            recipes.append($0)
            return true
        }
        return recipes
    }

    private func diagnostics(_ text: String, _ reader: any ExportReader) -> [String] {
        let source = ExportSource(text: Array(text.utf8), file: "x", wantsPictures: true, surroundings: nil)
        return reader.read(source) { _ in true }.map(\.message)
    }

    private func other(_ recipe: ImportedRecipe?, _ key: String) -> String? {
        recipe?.recipe.metadata.others.first { $0.key == key }?.value
    }

    @Test("Each key of a CookBook file has its place, in YAML lists, texts and nested keys")
    func cookBook() throws {
        let text =
            "name: Soup\ndescription: Good.\nservings: 4\nprep_time: 10 min\ncook_time: 20 min\ntotal_time: 1 h\nsource: Ann\nurl: https://example.org\n"
            + "categories: [Soup, warm]\ncuisine: French\nfavorite: yes\nrating: 4\nnotes:\n  - One.\n  - Two.\nnutrition: \"Fat: 3 g\"\nimage_url: https://example.org/a.jpg\n"
            + "ingredients:\n  - 1 l water\n  - [2 leeks, salt]\ndirections: |\n  Boil.\n  Stir.\nshelf: \"3\"\n"
        let recipe = try #require(read(text, CookBookReader()).first)
        let metadata = recipe.recipe.metadata
        #expect(
            recipe.recipe.title == "Soup" && metadata.description == "Good." && metadata.servings?.text == "4"
                && metadata.cuisine == "French")
        #expect(
            metadata.prepTime?.minutes == 10 && metadata.cookTime?.minutes == 20
                && metadata.statedTotalTime?.minutes == 60)
        #expect(
            metadata.source?.name == "Ann" && metadata.source?.url == "https://example.org" && metadata.course == "Soup"
                && metadata.tags == ["warm"])
        #expect(recipe.isFavourite && recipe.rating == 4 && metadata.images == ["https://example.org/a.jpg"])
        #expect(other(recipe, "fatContent") == "3 g" && other(recipe, "cookbookapp.shelf") == "3")
        #expect(
            recipe.recipe.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) } == [
                "1 l water", "2 leeks", "salt",
            ])
        #expect(
            recipe.recipe.sections.flatMap(\.blocks) == [
                .step(Step([.text("Boil.")])), .step(Step([.text("Stir.")])), .note("One.\nTwo."),
            ])
    }

    @Test("The source of a CookBook file is the same in any order of its keys")
    func cookBookSource() {
        for text in [
            "name: a\nsource_url: https://example.org\nsource: Ann\n",
            "name: a\nsource: Ann\nurl: https://example.org\n",
        ] {
            let source = read(text, CookBookReader()).first?.recipe.metadata.source
            #expect(source?.name == "Ann" && source?.url == "https://example.org")
        }
        #expect(read("name: a\nfavorite: no\non_favorites: false\n", CookBookReader()).first?.isFavourite == false)
        #expect(diagnostics("name: [", CookBookReader()).first?.contains("no YAML") == true)
        #expect(diagnostics("- a", CookBookReader()).first?.contains("no keys") == true)
    }

    @Test("A text that CookBook shares has its ingredients before the first numbered step")
    func cookBookShared() {
        let recipe = read(
            "Soup\n\n1 l water\n\n2 leeks\n\n1. Boil.\n2. Stir.\n\nShared from CookBook\nDownload it", CookBookReader()
        ).first?.recipe
        #expect(recipe?.title == "Soup" && recipe?.listedIngredients.flatMap(\.ingredients).count == 2)
        #expect(recipe?.steps.map { $0.sentence(.ascii) } == ["Boil.", "Stir."])
        let unnumbered = read("Soup\n\n1 l water\n\nBoil it.\nShared from CookBook", CookBookReader()).first?.recipe
        #expect(unnumbered?.listedIngredients.flatMap(\.ingredients).count == 1 && unnumbered?.steps.count == 1)
        #expect(read("Shared from CookBook", CookBookReader()).first?.recipe.title == "")
    }

    @Test("Each element of a Cookmate recipe has its place")
    func cookmate() throws {
        let text =
            "<cookbook><recipe><title>Soup</title><preptime>10 min</preptime><cooktime>20</cooktime><totaltime>1 h</totaltime><description><li>One.</li><li>Two.</li></description>"
            + "<ingredient><li>1 l water.</li><li>- 2 leeks.</li></ingredient><recipetext>Boil.Stir.Eat.</recipetext><url>https://example.org</url><source>Ann</source><imageurl>https://example.org/a.jpg</imageurl>"
            + "<category>Soup, warm</category><tag>quick</tag><tag>quick</tag><cuisine>French</cuisine><quantity>4</quantity><comments>Nice.</comments><nutrition>Fat: 3 g</nutrition><rating>4</rating>"
            + "<favorite>True</favorite><lang>fr</lang><video>https://example.org/v</video><shelf>3</shelf></recipe><recipe><title>Stew</title><favourite>0</favourite></recipe><shoppinglist/><shoppinglist/></cookbook>"
        let recipes = read(text, CookmateReader())
        let recipe = try #require(recipes.first)
        let metadata = recipe.recipe.metadata
        #expect(
            recipes.map(\.recipe.title) == ["Soup", "Stew"] && metadata.description == "One.\nTwo."
                && metadata.locale == "fr" && metadata.cuisine == "French")
        #expect(
            metadata.prepTime?.minutes == 10 && metadata.cookTime?.minutes == 20
                && metadata.statedTotalTime?.minutes == 60 && metadata.servings?.text == "4")
        #expect(
            metadata.source?.name == "Ann" && metadata.source?.url == "https://example.org"
                && metadata.images == ["https://example.org/a.jpg"])
        #expect(
            metadata.course == "Soup" && metadata.tags == ["warm", "quick"] && recipe.rating == 4 && recipe.isFavourite
                && recipes.last?.isFavourite == false)
        #expect(
            other(recipe, "video") == "https://example.org/v" && other(recipe, "cookmate.shelf") == "3"
                && other(recipe, "fatContent") == "3 g")
        #expect(recipe.recipe.steps.map { $0.sentence(.ascii) } == ["Boil.", "Stir.", "Eat."])
        #expect(recipe.recipe.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) }.last == "2 leeks")
        #expect(diagnostics(text, CookmateReader()) == ["shopping lists are not read, and the file has 2."])
        #expect(diagnostics("<a/>", CookmateReader()).count == 1 && read("<a/>", CookmateReader()).isEmpty)
    }

    @Test("A Copy Me That page has its headings, notes, marks and addresses of pictures")
    func copyMeThat() throws {
        let text =
            "<html><div class='recipe'><div id='name'>Soup</div><div id='description'>Good.</div><a id='original_link' href='https://example.org'>link</a><span id='recipeYield'>4</span>"
            + "<span id='ratingValue'>4</span><span class='recipeCategory'>Soup</span><div id='categories'><span>warm</span></div><span id='made_this'>x</span><ul><li class='recipeIngredient'>1 l water</li>"
            + "<li class='recipeIngredient_spacer'>-</li><li class='recipeIngredient recipeIngredient_subheader'>Top:</li><li class='recipeIngredient'>salt</li></ul>"
            + "<li class='instruction'>1. Boil.</li><li class='instruction instruction_subheader'>End</li><li class='instruction'>Stir.</li><p class='recipeNote'>One.</p><p class='recipeNote'>Two.</p>"
            + "<img src='https://example.org/a.jpg'><img src='b.jpg'></div><div class='recipe'><div id='name'>Stew</div><a id='original_link'>Ann</a></div></html>"
        let recipes = read(text, CopyMeThatReader())
        let recipe = try #require(recipes.first)
        let metadata = recipe.recipe.metadata
        #expect(
            recipes.map(\.recipe.title) == ["Soup", "Stew"] && metadata.description == "Good."
                && metadata.servings?.text == "4" && recipe.rating == 4)
        #expect(
            metadata.source?.url == "https://example.org" && recipes.last?.recipe.metadata.source?.name == "Ann"
                && other(recipes.last, "made") == nil)
        #expect(
            metadata.course == "Soup" && metadata.tags == ["warm"] && other(recipe, "made") == "yes"
                && metadata.images == ["https://example.org/a.jpg"])
        #expect(
            recipe.recipe.listedIngredients.map(\.name) == [nil, "Top"]
                && recipe.recipe.listedIngredients.map(\.ingredients.count) == [1, 1])
        #expect(
            recipe.recipe.outline == ["Boil.", "# End", "Stir."]
                && recipe.recipe.sections.flatMap(\.blocks).contains(.note("One.\nTwo.")))
    }

    @Test("The addresses in a My Recipe Box row are found also one column too far to the right")
    func myRecipeBox() {
        func recipe(_ members: String) -> ImportedRecipe? {
            read("{\"title\": \"Soup\", \"preparationTime\": 5, \(members)}", MyRecipeBoxReader()).first
        }
        func metadata(_ members: String) -> RecipeMetadata? { recipe(members)?.recipe.metadata }
        let both = metadata(#""source": "https://example.org", "originalPicture": "https://example.org/a.jpg?x=1""#)
        #expect(both?.source?.url == "https://example.org" && both?.images == ["https://example.org/a.jpg?x=1"])
        let shifted = metadata(#""originalPicture": "https://example.org", "column 19": "https://example.org/a.PNG""#)
        #expect(shifted?.source?.url == "https://example.org" && shifted?.images == ["https://example.org/a.PNG"])
        let unknown = metadata(#""source": "Ann", "originalPicture": "https://example.org/picture""#)
        #expect(unknown?.source?.name == "Ann" && unknown?.images == ["https://example.org/picture"])
        #expect(
            metadata(#""source": "https://example.org/only""#)?.source?.url == "https://example.org/only"
                && metadata(#""url": "Ann", "column 19": "Ben""#)?.images == [])
        let other = recipe(
            #""inactiveTime": 30, "categories": [{"title": "Soup; warm"}], "tags": "a, b", "favorite": "1", "rating": 3, "notes": "Hot.", "video": "v", "quantity": "4", "instructions": "Boil.""#
        )
        #expect(
            self.other(other, "inactive time") == "30 min" && other?.recipe.metadata.course == "Soup"
                && other?.recipe.metadata.tags == ["warm", "a", "b"])
        #expect(
            other?.isFavourite == true && other?.rating == 3 && self.other(other, "video") == "v"
                && other?.recipe.metadata.servings?.text == "4")
        #expect(
            self.other(recipe(#""inactiveTime": 0"#), "inactive time") == nil
                && read(#"{"preparationTime": 5}"#, MyRecipeBoxReader()).isEmpty)
    }

    @Test("The large picture of a Paprika recipe is used if it is a picture and not a name")
    func paprikaPictures() {
        let small = Base64.text(SamplePicture.jpg)
        let large = Base64.text(SamplePicture.png + [UInt8](repeating: 1, count: 200))
        func kinds(_ members: String) -> [RecipePicture.Kind] {
            read("{\"name\": \"Soup\", \(members)}", PaprikaReader()).first?.pictures.map(\.kind) ?? []
        }
        #expect(
            kinds("\"photo_large\": \"\(large)\", \"photo_data\": \"\(small)\"") == [.png]
                && kinds("\"photo_large\": \"a.jpg\", \"photo_data\": \"\(small)\"") == [.jpg])
        #expect(
            kinds("\"photo_data\": \"\(small)\", \"photos\": [{\"data\": \"\(large)\"}, {\"name\": \"x\"}]") == [
                .jpg, .png,
            ] && kinds("\"photo\": \"a.jpg\"") == [])
        #expect(
            read(#"{"uid": "a"}"#, PaprikaReader()).isEmpty
                && read(#"{"ingredients": "1 egg"}"#, PaprikaReader()).count == 1)
    }

    @Test("A Plan to Eat row has its yield beside its servings, and a file without rows is an error")
    func planToEat() {
        let head =
            "Title,Course,Servings,Yield,Tags,Main Ingredient,Ingredients,Directions,Public Url,Rating,Created At,Photo Url\n"
        let recipes = read(
            head
                + "Soup,Starter,4,2 pots,\"a, b\",Leek,1 l water,Boil.,,4,2024-01-02,https://example.org/a.jpg\nStew,,,3 pots,,,,,,,,\n",
            PlanToEatReader())
        let first = recipes.first?.recipe.metadata
        #expect(
            first?.servings?.text == "4" && other(recipes.first, "yield") == "2 pots" && first?.course == "Starter"
                && first?.tags == ["a", "b"])
        #expect(
            recipes.first?.rating == 4 && recipes.first?.created == "2024-01-02"
                && first?.images == ["https://example.org/a.jpg"] && other(recipes.first, "main ingredient") == "Leek")
        #expect(recipes.last?.recipe.metadata.servings?.text == "3 pots" && other(recipes.last, "yield") == nil)
        #expect(
            diagnostics(head, PlanToEatReader()).count == 1 && diagnostics(head + "Soup\n", PlanToEatReader()).isEmpty)
    }

    @Test("The start of an export is examined by its first letter, its first line, and its JSON keys")
    func starts() {
        func start<Result>(_ text: String, _ body: (ExportStart) -> Result) -> Result {
            ExportStart.with(Array(text.utf8)[...], name: "a/B.JSON", body)
        }
        #expect(
            start("\u{FEFF} {\"a\": 1}") { $0.isJSON && !$0.isMarkup && $0.name == "b.json" }
                && start(" [") { $0.isJSON } && start("\n<a>") { $0.isMarkup && !$0.isJSON })
        #expect(
            !start("") { $0.isJSON || $0.isMarkup } && start("a\rb") { $0.firstLine } == "a"
                && start("a\nb") { $0.firstLine } == "a" && start("") { $0.firstLine } == "")
        #expect(
            start("{\"key\"") {
                $0.holdsKey("x", "key") && !$0.holdsKey("ke") && $0.holds("key\"") && !$0.holds("key\"x")
                    && $0.holds("{")
            })
        let long = String(repeating: " ", count: ExportStart.length - 3)
        #expect(start(long + "abc") { $0.holds("abc") } && !start(long + " abc") { $0.holds("abc") })
    }
}
