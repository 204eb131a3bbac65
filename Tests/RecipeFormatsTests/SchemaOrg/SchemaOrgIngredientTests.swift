import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredients of schema.org")
struct SchemaOrgIngredientTests {
    @Test("Schema.org ingredients are the unchanged lines of the page")
    func asWritten() {
        #expect(
            lines(ingredients: #"["1 egg", " 2  cups\nflour ", "", null, "<b>3</b> &frac12; tsp salt"]"#) == [
                "1 egg", "2 cups flour", "3 ½ tsp salt",
            ])
        #expect(lines(ingredients: #"[["1 egg"], ["salt"]]"#) == ["1 egg", "salt"])
    }

    @Test("A schema.org ingredient that contains the whole list is split into lines")
    func wholeList() {
        #expect(lines(ingredients: #""1 egg\r\n2 cups flour\n\nsalt""#) == ["1 egg", "2 cups flour", "salt"])
        #expect(
            lines(ingredients: #"["<ul><li>1 egg</li><li>2 cups <i>flour</i></li></ul>"]"#) == [
                "1 egg", "2 cups flour",
            ])
        #expect(
            lines(ingredients: #""100 g flour, 2 eggs, 1 pinch of salt, fine""#) == [
                "100 g flour", "2 eggs", "1 pinch of salt, fine",
            ])
        #expect(lines(ingredients: #"["2 cups flour, 1 of them sifted"]"#) == ["2 cups flour, 1 of them sifted"])
    }

    @Test("A line that names what a step makes is a heading if the next line has an amount")
    func madeParts() throws {
        let page = """
            {"@type": "Recipe", "recipeIngredient": ["1 kg leeks", "Herb oil", "2 tbsp dill", "Sea salt", "1 egg",
            "Lemon mayo"], "recipeInstructions": [{"@type": "HowToSection", "itemListElement": [{"@type": "HowToStep",
            "text": "Make herb oil. Add sea salt, make lemon mayo."}]}]}
            """
        let groups = JSONLDFormat().read(at: 0, utf8: Array(page.utf8), file: "a.json")?.recipe.listedIngredients
        #expect(groups?.map(\.name) == [nil, "Herb oil"])
        #expect(
            groups?.map { $0.ingredients.map(\.name) } == [
                ["1 kg leeks"], ["2 tbsp dill", "Sea salt", "1 egg", "Lemon mayo"],
            ])
    }

    @Test("Schema.org ingredients are read from objects and from JSON in a string")
    func objects() {
        #expect(
            lines(ingredients: #"[{"name": "flour", "amount": 2, "unitText": "cups"}, {"text": "salt"}]"#) == [
                "2 cups flour", "salt",
            ])
        #expect(lines(ingredients: #""[\"1 egg\", \"salt\"]""#) == ["1 egg", "salt"])
    }

    @Test(
        "Schema.org ingredients lose the formatting characters that programs leave in them",
        arguments: [
            ("1 egg ((beaten))", "1 egg (beaten)"), ("oil ((any) or butter (soft))", "oil (any) or butter (soft)"),
            ("oil ((any) or butter)", "oil ((any) or butter)"), ("1 onion , diced", "1 onion, diced"),
            ("2 onions, (diced)", "2 onions, (diced)"), ("• 2 eggs", "2 eggs"), ("* 2 eggs", "2 eggs"),
            ("- 2 eggs", "2 eggs"),
            ("-2 eggs", "-2 eggs"), ("*2 eggs", "*2 eggs"),
            ("egg ((", "egg (("), ("a)) ((b", "a)) ((b"),
        ])
    func tidied(line: String, expected: String) { #expect(SchemaOrgIngredients.tidied(line) == expected) }

    @Test("Schema.org ingredients with headings between them are read as groups")
    func groups() {
        func groups(_ json: String) -> [String] {
            recipes(json: #"{"@type": "Recipe", "recipeIngredient": \#(json)}"#)[0].ingredientGroups.map {
                "\($0.name ?? "-"): \($0.ingredients.map(\.name).joined(separator: "+"))"
            }
        }
        #expect(
            groups(#"["1 egg", "For the sauce:", "oil", "For the top:", "salt"]"#) == [
                "-: 1 egg", "For the sauce:: oil", "For the top:: salt",
            ])
        #expect(groups(#"["1 egg", "For the sauce:", "oil"]"#) == ["-: 1 egg", "For the sauce:: oil"])
        #expect(groups(#"["Teig:", "Mehl", "Salz"]"#) == ["Teig:: Mehl+Salz"])
        #expect(groups(#"["You need:", "oil", "salt"]"#) == ["-: You need:+oil+salt"])
        #expect(
            groups(#""<p><b>Sauce</b><br>oil<br>1 egg</p><h3>Top</h3><p>salt<br><b>1 leek</b></p>""#) == [
                "Sauce: oil+1 egg", "Top: salt+1 leek",
            ])
        #expect(groups(#"["<b>egg</b>", "<b>salt</b>"]"#) == ["-: egg+salt"])
        #expect(groups(###"["1 egg", "## SAUCE", "oil"]"###) == ["-: 1 egg", "SAUCE: oil"])
        #expect(
            groups(#""Sauce\n\t1 egg\n\toil\n\tsalt\n\t<br>\nTop\n\tleek""#) == ["Sauce: 1 egg+oil+salt", "Top: leek"])
    }

    @Test(
        "Schema.org ingredients have the groups of the lists in `supply` if the numbers of items add up to all ingredients"
    )
    func countedGroups() {
        func groups(_ counts: [Int]) -> [String?] {
            let lists = zip(["Dough", "", "Top"], counts).map {
                #"{"@type": "ItemList", "name": "\#($0)", "numberOfItems": \#($1)}"#
            }
            let text = """
                {"@type": "Recipe", "recipeIngredient": ["1 egg", "flour", "oil", "salt"],
                 "supply": [\(lists.joined(separator: ","))]}
                """
            return recipes(json: text)[0].ingredientGroups.map { group in
                (group.name ?? "-") + ": " + group.ingredients.map(\.name).joined(separator: "+")
            }
        }
        #expect(groups([2, 1, 1]) == ["Dough: 1 egg+flour", "-: oil", "Top: salt"])
        #expect(groups([4]) == ["Dough: 1 egg+flour+oil+salt"])
        #expect(groups([2, 1]) == ["-: 1 egg+flour+oil+salt"])
        #expect(groups([2, 1, 2]) == ["-: 1 egg+flour+oil+salt"])
        #expect(groups([-1, 4, 1]) == ["-: 1 egg+flour+oil+salt"])
    }

    @Test("The endings for one and for several things are kept as the page has them, and the amounts are read")
    func endings() {
        let page = #"["1 pound(s) beef", "2 clove(s) garlic", "1/4 cup(s) oil"]"#
        #expect(lines(ingredients: page) == ["1 pound(s) beef", "2 clove(s) garlic", "1/4 cup(s) oil"])
        #expect(amounts(page) == ["1 pound|beef", "2 cloves|garlic", "¼ cup|oil"])
    }

    @Test(
        "Amounts of objects are read with their units",
        arguments: [
            (#"{"@type": "PropertyValue", "name": "rice", "value": "1.5", "unitText": "cups"}"#, "1½ cups|rice"),
            (#"{"@type": "PropertyValue", "name": "Zucker", "value": 80, "unitCode": "GRM"}"#, "80 g|Zucker"),
            (
                #"{"@type": "PropertyValue", "name": "lait", "minValue": 20, "maxValue": 30, "unitCode": "CLT"}"#,
                "20–30 cl|lait"
            ),
            (#"{"@type": "PropertyValue", "name": "ägg", "value": 2, "unitCode": "H87"}"#, "2|ägg"),
            (#"{"Name": "salt", "Value": 1, "UnitText": "tsp"}"#, "1 tsp|salt"),
            (
                #"{"name": "farina", "amount": {"@type": "QuantitativeValue", "value": 300, "unitText": "g"}}"#,
                "300 g|farina"
            ),
            (#"{"@type": "HowToSupply", "name": "lemons", "requiredQuantity": 3}"#, "3|lemons"),
            (
                #"{"@type": "HowToSupply", "name": "leek", "requiredQuantity": {"minValue": 1, "maxValue": 2}}"#,
                "1–2|leek"
            ),
            (
                #"{"@type": "ListItem", "position": 1, "item": {"name": "oil", "value": 2, "unitText": "EL"}}"#,
                "2 EL|oil"
            ),
            (#"{"@type": "ListItem", "item": "4 figs"}"#, "4|figs"),
            (#"{"@type": "ListItem", "name": "4 figs"}"#, "4|figs"),
        ])
    func objectAmounts(_ object: String, _ amount: String) { #expect(amounts("[\(object)]") == [amount]) }

    @Test("A list among the ingredients is a group, and the ingredients behind it are another")
    func lists() {
        let text = """
            {"@type": "Recipe", "RecipeIngredient": ["1 egg", {"@type": "ItemList", "name": "Guss",
             "ItemListElement": [{"@type": "ListItem", "item": "80 g Zucker"}, "1 EL Wasser"]}, "Salz"]}
            """
        let groups = recipes(json: text)[0].ingredientGroups
        #expect(groups.map(\.name) == [nil, "Guss", nil])
        #expect(groups.map { $0.ingredients.map(\.name) } == [["1 egg"], ["80 g Zucker", "1 EL Wasser"], ["Salz"]])
    }

    @Test(
        "Lines lose the numbers that count them, and words get the ending for their number",
        arguments: [
            (#"["1) 2 cups rice", "2) 3 figs"]"#, ["2 cups|rice", "3|figs"]),
            (#"["1. 300 g farine", "2. sel"]"#, ["300 g|farine", "|sel"]), (#"["1. 4 eggs"]"#, ["4|eggs"]),
            (#"["1 Tomate(n)", "4 Tomate(n)"]"#, ["1|Tomate", "4|Tomaten"]),
            (#"["2 Dose/n Bohnen"]"#, ["2 Dosen|Bohnen"]),
            (#"["½ Dose/n Bohnen"]"#, ["½ Dose|Bohnen"]), (#"["2-3 Ei(er)"]"#, ["2–3|Eier"]),
            (#"["3 œuf(s)"]"#, ["3|œufs"]), (#"["2 diente(s) de ajo"]"#, ["2 dientes|ajo"]),
            (#"["2 tomat(er)"]"#, ["2|tomater"]), (#"["1 (14 oz) can beans"]"#, ["1 (14 oz) can|beans"]),
        ])
    func countedLines(_ page: String, _ expected: [String]) { #expect(amounts(page) == expected) }

    /// Returns the amounts and names of ingredients in JSON after their lines are parsed.
    private func amounts(_ ingredients: String) -> [String] {
        let recipe = recipes(json: #"{"@type": "Recipe", "recipeIngredient": \#(ingredients)}"#)[0]
        return recipe.parsingIngredientLines(splitting: true).ingredientGroups.flatMap(\.ingredients).map {
            "\($0.quantity?.formatted() ?? "")|\($0.name)"
        }
    }

    @Test(
        "Texts of pages lose soft hyphens and the traces of a double encoding",
        arguments: [
            ("but\u{AD}ter", "butter"), ("crÃ¨me", "crème"), ("Â½ cupÂ\u{A0}milk", "½ cup milk"), ("donâ€™t", "don’t"),
            ("1 cupÂ sugar", "1 cup sugar"), ("KnÃ¶del", "Knödel"), ("cafÃ© au\u{200B} lait", "café au lait"),
            ("Âge", "Âge"), ("PÂTE", "PÂTE"), ("Jalapeño", "Jalapeño"), ("à l’ail", "à l’ail"),
        ])
    func repaired(_ text: String, _ expected: String) { #expect(SchemaOrgText.line(text) == expected) }

    @Test("A schema.org ingredient with several amounts and names is split into lines")
    func severalLines() {
        #expect(
            lines(ingredients: #"["1 egg\n2 cups flour", "1 onion\nchopped"]"#) == [
                "1 egg", "2 cups flour", "1 onion chopped",
            ])
        #expect(
            lines(ingredients: #"["1 egg\n2 cups flour\n3 figs\nsalt", "1 onion\n2 cm thick\nchopped"]"#) == [
                "1 egg", "2 cups flour", "3 figs", "salt", "1 onion 2 cm thick chopped",
            ])
    }

    @Test("Schema.org ingredients are listed once if the page repeats the whole list")
    func twice() {
        #expect(lines(ingredients: #"["1 egg", "salt", "1 egg", "salt"]"#) == ["1 egg", "salt"])
        #expect(lines(ingredients: #"["1 egg", "1 egg"]"#) == ["1 egg", "1 egg"])
    }
}
