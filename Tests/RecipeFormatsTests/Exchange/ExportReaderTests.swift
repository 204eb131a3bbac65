import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The first bytes of pictures.
enum SamplePicture {
    static let jpg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 2]
}

@Suite("Reading exports of other programs")
struct ExportReaderTests {
    private func read(_ text: String, _ name: String) -> [ImportedRecipe] {
        ExportSamples.read(Array(text.utf8), named: name).recipes
    }

    private func archive(_ members: [(String, [UInt8])]) -> [UInt8] {
        let writer = ZipWriter()
        for (name, bytes) in members { writer.add(name, bytes) }
        return writer.finish()
    }

    /// The groups of ingredients, with each ingredient as a line.
    private func groups(_ recipe: ImportedRecipe) -> [String] {
        recipe.recipe.listedIngredients.flatMap { group in
            [group.name.map { "# \($0)" }].compactMap(\.self) + group.ingredients.map { $0.line(.ascii) }
        }
    }

    private func notes(_ recipe: ImportedRecipe) -> [String] {
        recipe.recipe.sections.flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    @Test("A Paprika recipe has its groups, notes, rating, source, date and pictures, and keeps its own keys")
    func paprika() throws {
        let photo = Base64.text(SamplePicture.jpg)
        let text = """
            {"uid": "U-1", "name": "Pie", "rating": 4, "on_favorites": true, "created": "2021-01-06 16:52:25",
            "ingredients": "Filling:\\n3 apples, peeled\\n[recipe:Pie crust]\\n**Topping**\\n50 g sugar\\n",
            "directions": "Filling:\\n1. Peel the **apples**.\\n2. Boil [photo:x].\\n\\nBake for 5 min.\\nNotes:\\nGood cold.",
            "notes": "From Ann.\\n\\nKeeps _two_ days.", "source": "Ann", "source_url": "https://example.org/pie",
            "nutritional_info": "Calories: 200 kcal\\nFat 3g 5%", "prep_time": "20 mins", "cook_time": "1 hr",
            "total_time": "1 hr 20 mins", "servings": "8 slices", "difficulty": "Easy", "categories": ["Desserts", "Ann's"],
            "photo": "a.jpg", "photo_data": "\(photo)", "photos": [{"name": "1", "data": "PHNjcmlwdD4="}],
            "image_url": null, "description": ""}
            """
        let bytes = archive([("Pie.paprikarecipe", GzipFile.packed(Array(text.utf8))), ("__MACOSX/._Pie", [1])])
        for (bytes, name) in [
            (bytes, "x.paprikarecipes"), (GzipFile.packed(Array(text.utf8)), "x.paprikarecipe"), (bytes, "x.zip"),
            (Array(text.utf8), "x.json"), (GzipFile.packed(Array(text.utf8)), "unknown"),
        ] {
            let recipe = try #require(ExportSamples.read(bytes, named: name).recipes.first, "\(name)")
            #expect(recipe.recipe.title == "Pie")
            #expect(groups(recipe) == ["# Filling", "3 apples, peeled", "Pie crust", "# Topping", "50 g sugar"])
            #expect(recipe.recipe.listedIngredients[0].ingredients[1].recipeReference?.path == ["Pie crust"])
            #expect(recipe.recipe.outline == ["# Filling", "Peel the apples.", "Boil .", "Bake for 5 min."])
            #expect(notes(recipe) == ["Good cold.", "From Ann.\n\nKeeps two days."])
            #expect(recipe.rating == 4 && recipe.isFavourite && recipe.created == "2021-01-06")
            let metadata = recipe.recipe.metadata
            #expect(metadata.source == RecipeSource(name: "Ann", url: "https://example.org/pie"))
            #expect(metadata.totalTime?.minutes == 80 && metadata.statedTotalTime == nil)
            #expect(metadata.course == "Desserts" && metadata.tags == ["Ann's"])
            #expect(metadata.servings?.text == "8 slices" && metadata.difficulty == "Easy")
            let others = Dictionary(uniqueKeysWithValues: metadata.others.map { ($0.key, $0.value) })
            #expect(others["calories"] == "200 kcal" && others["fatContent"] == "3g" && others["paprika.uid"] == "U-1")
            #expect(recipe.pictures.map(\.kind) == [.jpg] && recipe.pictures[0].name == "a.jpg")
            #expect(recipe.diagnostics.map(\.message) == ["“Pie”: the picture “1” is no picture, so it was left out."])
        }
    }

    @Test("Paprika's keys may be missing or null, and steps keep amounts at their start")
    func sparsePaprika() throws {
        let text = #"{"name": "Tea", "ingredients": null, "directions": "1.5 l water in a pot.\n2 min later stir."}"#
        let recipe = try #require(
            ExportSamples.read(GzipFile.packed(Array(text.utf8)), named: "x.paprikarecipe").recipes.first)
        #expect(recipe.recipe.outline == ["1.5 l water in a pot.", "2 min later stir."])
        #expect(recipe.rating == nil && recipe.pictures.isEmpty && recipe.diagnostics.isEmpty)
    }

    @Test("The API and the bulk export of Mealie have groups, tools, notes, comments and pictures")
    func mealie() throws {
        let text = """
            {"id": "1", "slug": "pie", "org_url": "https://example.org/pie", "name": "Pie", "rating": 4.5,
            "recipe_yield": "8 slices", "prep_time": "none", "perform_time": "1 hour", "date_added": "2024-05-01",
            "last_made": "2024-06-02T10:00:00", "tags": [{"name": "Ann's"}], "recipe_category": [{"name": "Dessert"}],
            "tools": [{"name": "pan"}], "assets": [{"name": "card", "fileName": "card.pdf"}], "extras": {"a": "b"},
            "recipe_ingredient": [
            {"title": "Dough", "quantity": 0.3333333, "unit": {"name": "cup", "abbreviation": "c", "use_abbreviation": true},
             "food": {"name": "flour"}, "note": "sifted", "display": "1/3 c flour"},
            {"title": null, "quantity": 1, "note": "2 eggs", "disable_amount": true},
            {"title": "Filling", "quantity": 3, "note": "apples"}],
            "recipe_instructions": [{"title": "Dough", "text": "Mix **well**."}, {"title": "", "text": "1. Rest.\\n\\nLong."},
            {"title": "Filling", "text": "Peel."}], "notes": [{"title": "Tip", "text": "Serve cold."}],
            "comments": [{"text": "Good.", "user": {"username": "ann"}, "created_at": "2024-05-03T00:00:00"}],
            "nutrition": {"calories": "200", "fat_content": "3", "sugar_content": null}, "settings": {"public": true}}
            """
        let bulk = archive([
            ("export/recipes/pie/pie.json", Array(text.utf8)),
            ("export/recipes/pie/images/original.webp", Array("RIFF....WEBP".utf8)),
            ("export/recipes/pie/images/min-original.webp", Array("RIFF....WEBPx".utf8)),
        ])
        for (bytes, name) in [(bulk, "x.zip"), (Array(text.utf8), "x.json"), (Array("[\(text)]".utf8), "x.json")] {
            let recipe = try #require(ExportSamples.read(bytes, named: name).recipes.first)
            #expect(groups(recipe) == ["# Dough", "1/3 c flour, sifted", "2 eggs", "# Filling", "3 apples"])
            #expect(recipe.recipe.outline == ["# Dough", "Mix well.", "1. Rest.\n\nLong.", "# Filling", "Peel."])
            #expect(notes(recipe) == ["Tip: Serve cold."] && recipe.comments == ["ann, 2024-05-03: Good."])
            #expect(recipe.rating == 5 && recipe.created == "2024-05-01" && recipe.cookedDays == ["2024-06-02"])
            #expect(recipe.recipe.cookwareList.map(\.name) == ["pan"] && recipe.losses == ["mealie.assets"])
            #expect(recipe.recipe.metadata.cookTime?.minutes == 60 && recipe.recipe.metadata.prepTime == nil)
            #expect(recipe.recipe.metadata.course == "Dessert" && recipe.recipe.metadata.tags == ["Ann's"])
            #expect(recipe.pictures.map(\.kind) == (name == "x.zip" ? [.webp] : []))
        }
    }

    @Test("A Mealie backup joins its tables and never shows its users")
    func mealieBackup() throws {
        let id = "0123456789abcdef0123456789abcdef"
        let folder = "data/recipes/01234567-89ab-cdef-0123-456789abcdef/images"
        let text = """
            {"alembic_version": [{"version_num": "x"}],
            "users": [{"id": "u", "username": "ann", "password": "secret", "email": "ann@example.org"}],
            "recipes": [{"id": "\(id)", "name": "Pie", "slug": "pie", "rating": null}],
            "recipes_ingredients": [
            {"recipe_id": "\(id)", "position": 1, "quantity": 2, "note": "", "food_id": "f", "unit_id": null},
            {"recipe_id": "\(id)", "position": 0, "title": "Dough", "quantity": 1.5, "unit_id": "m", "food_id": "g"}],
            "ingredient_foods": [{"id": "f", "name": "eggs"}, {"id": "g", "name": "flour"}],
            "ingredient_units": [{"id": "m", "name": "cups"}],
            "recipe_instructions": [{"recipe_id": "\(id)", "position": 1, "text": "Bake."},
            {"recipe_id": "\(id)", "position": 0, "text": "Mix."}],
            "tags": [{"id": "t", "name": "Sweet"}], "recipes_to_tags": [{"recipe_id": "\(id)", "tag_id": "t"}],
            "recipe_comments": [{"recipe_id": "\(id)", "user_id": "u", "text": "Good."}],
            "users_to_recipes": [{"recipe_id": "\(id)", "user_id": "u", "rating": 4.0, "is_favorite": true}],
            "recipe_timeline_events": [{"recipe_id": "\(id)", "subject": "ann made this", "timestamp": "2024-01-02T03:04:05"}]}
            """
        let bytes = archive([
            ("database.json", Array(text.utf8)), ("data/templates/recipes.md", Array("# {{ name }}".utf8)),
            ("\(folder)/original.jpg", SamplePicture.jpg), ("data/.session_secret", Array("a secret".utf8)),
        ])
        let (_, recipes, diagnostics) = ExportSamples.read(bytes, named: "x.zip")
        let recipe = try #require(recipes.first)
        #expect(recipes.count == 1 && diagnostics.isEmpty)
        #expect(groups(recipe) == ["# Dough", "1 1/2 cups flour", "2 eggs"])
        #expect(recipe.recipe.outline == ["Mix.", "Bake."] && recipe.recipe.metadata.tags == ["Sweet"])
        #expect(recipe.rating == 4 && recipe.isFavourite && recipe.cookedDays == ["2024-01-02"])
        #expect(recipe.comments == ["ann: Good."] && recipe.pictures.count == 1)
        #expect(!"\(recipe)".contains("secret") && !"\(recipe)".contains("ann@example.org"))
    }

    @Test("Templates of Tandoor count the headers of a step, and name the parts of an ingredient")
    func templates() throws {
        let instruction = """
            Boil {{ ingredients[1].amount }} {{ingredients[1].unit}} {{ ingredients[1].food }} in {{ scale(200) }} ml water \
            with {{ ingredients[2] }} ({{ ingredients[2].note }}). {{ ingredients[0] }} {{ ingredients[9] }} {{ x }}
            """
        let text = """
            {"name": "Noodles", "keywords": [], "working_time": 0, "waiting_time": 0, "servings": 2, "steps": [{"name": "",
            "instruction": "\(instruction)", "ingredients": [
            {"food": null, "is_header": true, "note": "Pot", "amount": 0, "order": 0},
            {"food": {"name": "egg noodles"}, "unit": {"name": "pack"}, "amount": 1.5, "order": 1},
            {"food": {"name": "salt"}, "unit": {"name": "tsp"}, "amount": 2, "note": "coarse", "order": 2}]}]}
            """
        let bytes = archive([("1.zip", archive([("recipe.json", Array(text.utf8))]))])
        let recipe = try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first).recipe
        let step = try #require(recipe.steps.first).sentence(.unicode)
        #expect(step.hasPrefix("Boil 1½ pack egg noodles in 200 ml water with 2 tsp salt"), "\(step)")
        #expect(
            step.contains("(coarse)") && step.hasSuffix("{{ ingredients[0] }} {{ ingredients[9] }} {{ x }}"), "\(step)")
        let doubled = recipe.scaled(by: Rational(2)).steps[0].sentence(.unicode)
        #expect(doubled.contains("with 4 tsp salt"), "\(doubled)")
    }

    @Test("Mealie's servings and its yield are both kept, and the servings count")
    func mealieYield() throws {
        let text = """
            {"name": "Cake", "slug": "cake", "recipeServings": 6, "recipeYieldQuantity": 18, "recipeYield": "pieces",
            "recipeIngredient": [{"note": "2 eggs"}], "recipeInstructions": [{"text": "Mix."}]}
            """
        let recipe = try #require(ExportSamples.read(Array(text.utf8), named: "x.json").recipes.first).recipe
        #expect(recipe.metadata.servings == Servings(number: Rational(6), text: "6 servings, 18 pieces"))
    }

    @Test(
        "A word and a number are a heading of Paprika's directions, and the number of a step is none",
        arguments: [
            ("Day 1:", "Day 1"), ("Day 1", "Day 1"), ("Layer 2:", "Layer 2"), ("Tag 1:", "Tag 1"),
            ("Jour 1 :", "Jour 1"),
            ("Día 2:", "Día 2"), ("Giorno 1", "Giorno 1"), ("Step 1:", nil), ("Schritt 1", nil), ("Étape 1 :", nil),
            ("1.", nil),
        ] as [(String, String?)])
    func dayHeadings(_ line: String, _ heading: String?) throws {
        let object =
            #"{"name": "A", "ingredients": "1 egg", "directions": "\#(line)\nMix.\n\nBake.", "photo_hash": "", "source_url": ""}"#
        let recipe = try #require(ExportSamples.read(Array(object.utf8), named: "x.json").recipes.first).recipe
        #expect(recipe.outline == [heading.map { "# \($0)" }, "Mix.", "Bake."].compactMap(\.self))
    }

    @Test("A CookBook file that says who exported it, and an archive of texts, are read")
    func markedFiles() throws {
        let text = "name: Rice\nexportedBy: Shared from CookBook\ningredients:\n- 1 cup rice\ndirections:\n- Boil.\n"
        let recipe = try #require(ExportSamples.read(Array(text.utf8), named: "x.yml").recipes.first).recipe
        #expect(recipe.title == "Rice" && recipe.outline == ["Boil."])
        let saffron =
            "Title: Soup\nDescription: Warm.\nCookbook: Mine\nSection: Soups\nYield: 4\nOriginal URL:\nIngredients:\n\t1 leek\n\nInstructions:\n\tBoil.\n"
        let zip = archive([("a/soup.txt", Array(saffron.utf8)), ("a/readme.txt", Array("Hello.\n".utf8))])
        let read = ExportSamples.read(zip, named: "x.zip")
        #expect(read.recipes.map(\.recipe.title) == ["Soup"], "\(read)")
    }

    @Test("A Tandoor export has groups, headers, templates, and ingredients that are recipes")
    func tandoor() throws {
        let text = """
            {"name": "Pie", "description": "Good.", "keywords": [{"name": "Dessert", "description": ""},
            {"name": "Import 5", "description": "Imported by ann at noon"}], "working_time": 20, "waiting_time": 60,
            "servings": 8, "servings_text": "slices", "source_url": "https://example.org/pie", "nutrition": {"calories": 200.0},
            "steps": [{"name": "Filling", "order": 1, "time": 15, "instruction": "Peel {{ ingredients[0] }} now.\\n\\nBoil.",
            "ingredients": [{"food": {"name": "apples"}, "unit": null, "amount": 3.0, "note": "sour", "order": 0}]},
            {"name": "Dough", "order": 0, "time": 0, "instruction": "- Mix.\\n- Rest.", "ingredients": [
            {"food": {"name": "salt"}, "unit": {"name": "g"}, "amount": 0.0, "order": 2, "no_amount": true},
            {"food": null, "is_header": true, "note": "Dry", "amount": 0, "order": 0},
            {"food": {"name": "flour"}, "unit": {"name": "g"}, "amount": 200, "order": 1, "original_text": "200 g flour"},
            {"food": {"name": "Crust", "recipe": {"id": 1, "name": "Pie crust"}}, "unit": null, "amount": 1, "order": 3}]}]}
            """
        let bytes = archive([
            ("1.zip", archive([("recipe.json", Array(text.utf8)), ("image.png", SamplePicture.png)]))
        ])
        let recipe = try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first)
        #expect(
            groups(recipe) == [
                "# Dough", "# Dry", "200 g flour", "salt", "1 Crust", "# Filling", "3 apples, sour",
            ])
        #expect(recipe.recipe.listedIngredients[1].ingredients[2].recipeReference?.path == ["Pie crust"])
        #expect(recipe.recipe.sections.map(\.name) == ["Dough", "Filling"])
        #expect(
            recipe.recipe.steps.map { $0.sentence(.ascii) } == ["Mix.", "Rest.", "Peel 3 apples now.", "Boil."])
        #expect(recipe.recipe.ingredientGroups.last?.ingredients[0].quantity?.amount == .number(Rational(3)))
        #expect(recipe.recipe.metadata.course == "Dessert" && recipe.recipe.metadata.tags.isEmpty)
        #expect(recipe.recipe.metadata.servings?.text == "8 slices" && recipe.recipe.metadata.totalTime?.minutes == 80)
        #expect(notes(recipe) == ["15 min"] && recipe.pictures.map(\.kind) == [.png])
    }

    @Test("The ingredients of a Tandoor step without a name are in no group of another step")
    func tandoorNamelessStep() throws {
        let text = """
            {"name": "Pie", "keywords": [], "steps": [{"name": "Dough", "order": 0, "time": 0, "instruction": "Mix.",
            "ingredients": [{"food": {"name": "flour"}, "unit": {"name": "g"}, "amount": 200, "order": 0}]},
            {"name": "", "order": 1, "time": 0, "instruction": "Peel.",
            "ingredients": [{"food": {"name": "apples"}, "unit": null, "amount": 3, "order": 0}]}]}
            """
        let bytes = archive([("1.zip", archive([("recipe.json", Array(text.utf8))]))])
        let recipe = try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first)
        #expect(recipe.recipe.listedIngredients.map(\.name) == ["Dough", nil])
        #expect(groups(recipe) == ["# Dough", "200 g flour", "3 apples"])
        #expect(recipe.recipe.sections.map(\.name) == ["Dough", nil])
    }

    @Test("Tandoor steps whose names are not headers begin no section, except after a step with a header")
    func tandoorHiddenNames() throws {
        func sections(_ headers: [Bool]) throws -> [String?] {
            let steps = headers.enumerated().map { number, isHeader in
                """
                {"name": "Part \(number)", "order": \(number), "time": 0, "instruction": "Mix \(number).",
                "ingredients": [], "show_as_header": \(isHeader)}
                """
            }
            let text = "{\"name\": \"Pie\", \"keywords\": [], \"steps\": [\(steps.joined(separator: ","))]}"
            let bytes = archive([("1.zip", archive([("recipe.json", Array(text.utf8))]))])
            return try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first).recipe.sections.map(\.name)
        }
        #expect(try sections([false, false, false]) == [nil])
        #expect(try sections([true, false, false, true]) == ["Part 0", nil, "Part 3"])
    }

    @Test("The entries of a list in a Tandoor instruction are steps", arguments: ["-", "*"])
    func tandoorLists(bullet: String) throws {
        let text = #"""
            {"name": "Pie", "keywords": [], "steps": [{"name": "", "order": 0, "time": 0, "ingredients": [],
            "instruction": "First:\n\(bullet) Mix\nwell.\n\(bullet) Rest."}]}
            """#.replacing(#"\(bullet)"#, with: bullet)
        let bytes = archive([("1.zip", archive([("recipe.json", Array(text.utf8))]))])
        let recipe = try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first)
        #expect(recipe.recipe.steps.map { $0.sentence(.ascii) } == ["Mix\nwell.", "Rest."])
    }

    @Test("A Nextcloud archive has its headings, times and the picture beside each recipe")
    func nextcloud() throws {
        let text = """
            {"@context": "http://schema.org", "@type": "Recipe", "name": "Pie", "recipeYield": 8, "prepTime": "PT0H20M",
            "keywords": "sweet,Ann", "recipeCategory": "Dessert", "dateCreated": "2024-05-01T00:00:00+0000",
            "recipeIngredient": ["## Dough", "200 g flour", "## Filling", "3 apples"], "tool": ["pan"],
            "recipeInstructions": [{"@type": "HowToSection", "name": "Dough", "itemListElement":
            [{"@type": "HowToStep", "text": "Mix."}]}, "Bake."], "image": "/Recipes/Pie/full.jpg"}
            """
        let bytes = archive([
            ("Recipes/Pie/recipe.json", Array(text.utf8)), ("Recipes/Pie/full.jpg", SamplePicture.jpg),
            ("Recipes/Pie/thumb.jpg", SamplePicture.jpg + [9]),
        ])
        let recipe = try #require(ExportSamples.read(bytes, named: "x.zip").recipes.first)
        #expect(groups(recipe) == ["# Dough", "200 g flour", "# Filling", "3 apples"])
        #expect(recipe.recipe.outline == ["# Dough", "Mix.", "Bake."])
        #expect(recipe.recipe.metadata.tags == ["sweet", "Ann"] && recipe.recipe.metadata.prepTime?.minutes == 20)
        #expect(recipe.created == "2024-05-01" && recipe.pictures.count == 1 && recipe.recipe.metadata.images.isEmpty)
    }

    @Test("RecipeSage's headings in brackets, empty sections, notes, labels and rating are read")
    func recipeSage() throws {
        let text = """
            [{"@context": "http://schema.org", "@type": "Recipe", "identifier": "I", "name": "Pie", "creditText": "Ann",
            "isBasedOn": "https://example.org/pie", "recipeIngredient": ["[Dough]", "200 g flour"],
            "recipeInstructions": [{"@type": "HowToSection", "name": "Dough"}, {"@type": "HowToStep", "text": "Mix."}],
            "recipeCategory": ["dessert", "Ann's"], "comment": [{"@type": "Comment", "name": "Author Notes", "text": "Cold."}],
            "aggregateRating": {"ratingValue": "4", "bestRating": "5"}, "prepTime": "20 minutes", "totalTime": "PT1H"}]
            """
        let recipe = try #require(read(text, "x.json").first)
        #expect(groups(recipe) == ["# Dough", "200 g flour"])
        #expect(recipe.recipe.outline == ["# Dough", "Mix."] && notes(recipe) == ["Cold."] && recipe.rating == 4)
        #expect(recipe.recipe.metadata.source == RecipeSource(name: "Ann", url: "https://example.org/pie"))
        #expect(recipe.recipe.metadata.course == "dessert" && recipe.recipe.metadata.tags == ["Ann's"])
        #expect(recipe.recipe.metadata.statedTotalTime?.minutes == 60)
    }

    @Test("A Crouton recipe has ranges, units, sections of the list and of the steps")
    func crouton() throws {
        let text = """
            {"name": "Soup", "serves": 4, "cookingDuration": 30, "duration": 0, "rating": 3, "defaultScale": 1,
            "ingredients": [{"order": 1, "ingredient": {"name": "broth"}, "quantity": {"quantityType": "CUP", "amount": 5,
            "secondaryAmount": 6}}, {"order": 0, "ingredient": {"name": "Base"}, "quantity": {"quantityType": "SECTION"}}],
            "steps": [{"order": 1, "step": "1. Boil."}, {"order": 0, "step": "Pot", "isSection": true}],
            "tags": ["Chicken soup"], "images": ["\(Base64.text(SamplePicture.png))"], "neutritionalInfo": "Calories: 5 kcal",
            "folderIDs": ["x"]}
            """
        for (bytes, name) in [(Array(text.utf8), "x.crumb"), (archive([("a.crumb", Array(text.utf8))]), "x.zip")] {
            let recipe = try #require(ExportSamples.read(bytes, named: name).recipes.first)
            #expect(groups(recipe) == ["# Base", "5-6 cup broth"] && recipe.recipe.outline == ["# Pot", "Boil."])
            #expect(
                recipe.rating == 3 && recipe.pictures.map(\.kind) == [.png] && recipe.losses == ["crouton.folderIDs"])
        }
    }

    @Test("A Mela recipe has headings, links, the favourite mark and its day")
    func mela() throws {
        let text = """
            {"id": "example.org/pie", "title": "Pie", "text": "Good.", "yield": "8", "prepTime": "20 min", "cookTime": "",
            "ingredients": "# Dough\\n200 g flour\\n# Filling\\n3 [apples](https://example.org)", "favorite": true,
            "instructions": "# Dough\\nMix.\\n# Filling\\nPeel.", "notes": "Cold.", "nutrition": "Fat: 3 g", "date": 0,
            "link": "https://example.org/pie", "categories": ["Dessert"], "wantToCook": true, "images": []}
            """
        for (bytes, name) in [
            (Array(text.utf8), "x.melarecipe"), (archive([("a.melarecipe", Array(text.utf8))]), "x.melarecipes"),
        ] {
            let recipe = try #require(ExportSamples.read(bytes, named: name).recipes.first)
            #expect(groups(recipe) == ["# Dough", "200 g flour", "# Filling", "3 apples"])
            #expect(recipe.recipe.outline == ["# Dough", "Mix.", "# Filling", "Peel."] && notes(recipe) == ["Cold."])
            #expect(recipe.isFavourite && recipe.created == "2001-01-01")
            #expect(recipe.recipe.metadata.others.contains { $0.key == "mela.wantToCook" })
        }
    }

    @Test("A picture that an export has twice is imported once")
    func repeatedPicture() throws {
        let (jpg, png) = (Base64.text(SamplePicture.jpg), Base64.text(SamplePicture.png))
        let text = #"{"title": "Pie", "ingredients": "3 apples", "images": ["\#(jpg)", "\#(png)", "\#(jpg)"]}"#
        let recipe = try #require(read(text, "x.melarecipe").first)
        #expect(recipe.pictures.map(\.kind) == [.jpg, .png])
    }
}
