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
        #expect(groups(#"["For the sauce:", "oil", "salt"]"#) == ["-: For the sauce:+oil+salt"])
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

    @Test("Schema.org ingredients lose the empty parentheses and dashes of a form")
    func forms() {
        #expect(
            lines(
                ingredients: #"["1 pound(s) beef", "2 clove(s) garlic", "1/4 cup(s) oil", "2 - eggs", "1 - 2 leeks"]"#)
                == ["1 pound beef", "2 cloves garlic", "1/4 cup oil", "2 eggs", "1 - 2 leeks"])
        #expect(lines(ingredients: #"["2 - eggs", "salt"]"#) == ["2 - eggs", "salt"])
    }

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
