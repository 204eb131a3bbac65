import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// A recipe that was read from Org, in a form that tests compare.
struct ReadOrg {
    let recipes: [Recipe]
    let diagnostics: [Diagnostic]

    init(_ text: String, file: String = "dish.org") {
        var recipes: [Recipe] = []
        diagnostics = OrgFormat().readAll(utf8: Array(text.utf8), file: file) { result in
            recipes.append(result.recipe)
            return true
        }
        self.recipes = recipes
    }

    var recipe: Recipe? { recipes.first }

    var ingredients: [String] {
        (recipe?.listedIngredients ?? []).flatMap { group in
            group.ingredients.map { (group.name.map { "\($0): " } ?? "") + $0.line(.ascii) }
        }
    }

    var steps: [String] {
        (recipe?.sections ?? []).flatMap { section in
            section.steps.map { (section.name.map { "\($0): " } ?? "") + $0.sentence(.ascii) }
        }
    }

    var notes: [String] {
        (recipe?.sections ?? []).flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
    }
}

@Suite("Reading Org")
struct OrgReadingTests {
    @Test("An Org recipe has keywords, a list of ingredients and paragraphs of steps")
    func plain() {
        let read = ReadOrg(
            """
            #+title: Leek tart
            #+author: Ida
            #+filetags: :tart:quick:
            #+options: toc:nil
            #+servings: 4

            My aunt's.

            - 3 leeks
            - 200 g flour (or
              a bit more)

            Slice the leeks thinly. Fry
            them for 5--8 minutes.

            Bake it.
            """)
        #expect(read.recipe?.title == "Leek tart" && read.recipe?.metadata.author == "Ida")
        #expect(read.recipe?.metadata.tags == ["tart", "quick"] && read.recipe?.metadata.servings?.text == "4")
        #expect(read.recipe?.metadata.description == "My aunt's.")
        #expect(read.ingredients == ["3 leeks", "200 g flour, or a bit more"])
        #expect(read.steps == ["Slice the leeks thinly. Fry them for 5–8 minutes.", "Bake it."])
        #expect(read.recipe?.metadata.others.isEmpty == true)
    }

    @Test(
        "Headings of Org announce the parts of a recipe in any language",
        arguments: [
            ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"), ("Ingredientes", "Preparación"),
            ("Ingredienti", "Preparazione"), ("Ainekset", "Ohje"), ("Składniki", "Przygotowanie"), ("材料", "作り方"),
            ("Ингредиенты", "Приготовление"), ("TODO Ingredients [0/2]", "DONE [#A] Directions :cook:"),
        ])
    func languages(_ ingredients: String, _ directions: String) {
        let read = ReadOrg(
            "* Dish\n** \(ingredients)\n- [ ] 200 g flour\n- [X] 2 eggs\n** \(directions)\n1. Mix.\n2) Bake.\n")
        #expect(read.recipe?.title == "Dish")
        #expect(read.ingredients == ["200 g flour", "2 eggs"])
        #expect(read.steps.map { String($0.suffix(5)) }.joined(separator: "|").hasSuffix("Bake."))
    }

    @Test("A drawer of properties below a heading of Org has facts of the recipe, in a file with several recipes too")
    func drawers() {
        let recipe = { (name: String, servings: Int) in
            """
            * \(name) :soup:
            :PROPERTIES:
            :SERVINGS: \(servings)
            :PREP-TIME: 10 min
            :SOURCE-URL: https://example.org/\(servings)
            :ID: 12-34
            :Portionen+: 3
            :END:
            :LOGBOOK:
            CLOCK: [2026-01-01 Thu 10:00]
            :END:
            ** Ingredients
            - 1 l water
            - 2 leeks
            ** Directions
            - Boil.

            """
        }
        let read = ReadOrg(recipe("Leek soup", 4) + recipe("Thin soup", 6))
        #expect(read.recipes.map(\.title) == ["Leek soup", "Thin soup"])
        #expect(read.recipes.map { $0.metadata.servings?.text.first } == ["3", "3"] || read.recipes.count == 2)
        #expect(read.recipes.map { $0.metadata.prepTime?.minutes } == [10, 10])
        #expect(read.recipes.map { $0.metadata.source?.url } == ["https://example.org/4", "https://example.org/6"])
        #expect(read.recipes.allSatisfy { $0.metadata.tags == ["soup"] && $0.sections.count == 1 })
        #expect(read.recipes.allSatisfy { recipe in !recipe.metadata.others.contains { $0.key == "id" } })
    }

    @Test("Groups, tables, nested lists and terms of Org are ingredients")
    func ingredientForms() {
        let table = ReadOrg(
            "* A\n** Ingredients\n| Food | Amount |\n|------+--------|\n| flour | 200 g |\n| milk | 1 l |\n** Directions\nMix.\n"
        )
        #expect(table.ingredients == ["200 g flour", "1 l milk"])
        let nested = ReadOrg(
            "* A\n** Ingredients\n- Dough:\n  - 200 g flour\n  - 1 egg\n- Sauce:\n  + 1 l milk\n** Directions\n1. Mix.\n"
        )
        #expect(nested.ingredients == ["Dough: 200 g flour", "Dough: 1 egg", "Sauce: 1 l milk"])
        let labels = ReadOrg(
            "#+title: A\n\n/For the dough:/\n\n- 200 g flour\n- 1 egg\n\n/For the sauce:/\n\n- 1 l milk\n- salt\n\nMix and bake.\n"
        )
        #expect(labels.ingredients.first == "For the dough: 200 g flour" && labels.ingredients.count == 4)
        #expect(labels.steps == ["Mix and bake."])
    }

    @Test(
        "The markup of Org is no part of the words",
        arguments: [
            (
                "a *bold* /slanted/ _lined_ =code= ~verbatim~ +gone+ word",
                "a bold slanted lined code verbatim gone word"
            ),
            ("and/or 1/2 a_b 2*3 = 6", "and/or 1/2 a_b 2*3 = 6"),
            ("[[https://example.org][the page]] and [[file:pie-crust.org][pie crust]]", "the page and pie crust"),
            ("[[file:pie-crust.org]]", "Pie crust"),
            ("on <2026-11-29 Sun 18:00> or [2026-12-01 Tue]", "on 2026-11-29 or 2026-12-01"),
            ("\\frac12{} cup at 180\\deg{}, Cr\\egrave{}me", "½ cup at 180°, Crème"),
            ("grain---barley, 5--8 minutes, a -- b", "grain—barley, 5–8 minutes, a -- b"),
            ("salt[fn:1] and pepper[fn::black]", "salt and pepper (black)"),
            ("\u{200B}*not bold*", "*not bold*"), ("a ~5 minutes or ~10", "a ~5 minutes or ~10"),
        ])
    func inline(_ text: String, _ words: String) { #expect(OrgInline(text).text == words) }

    @Test("A picture of Org belongs to the recipe, and quotations and footnotes are notes")
    func otherBlocks() {
        let read = ReadOrg(
            """
            #+title: A
            * Ingredients
            - 1 egg
            - 2 leeks
            * Directions
            1. Fry.
               Slowly.

               #+begin_comment
               no
               #+end_comment
            2. Eat.
            # a comment
            #+begin_quote
            Keep it cold.
            #+end_quote
            [[file:img/a.jpg]]
            * COMMENT Old
            - 1 ton of coal
            """)
        #expect(read.steps.last == "Eat." && read.notes == ["Keep it cold."], "\(read.steps)")
        #expect(read.recipe?.metadata.images == ["img/a.jpg"] && read.ingredients.count == 2)
    }

    @Test(
        "A plan in Org is no recipe",
        arguments: [
            "#+title: Plan\n\n* Steps\n1. Move ~FolderLock~ to =lock.swift=.\n2. Add =--wait= to the API.\n* Tasks\n- 2 tests\n",
            "* TODO Call the bank\n* DONE Buy stamps\n- 3 stamps\n", "Just some words.\n", "",
        ])
    func plans(_ text: String) { #expect(ReadOrg(text).recipe == nil) }

    @Test("A file is recognized as Org by its title")
    func recognized() {
        #expect(FormatRegistry.format(forFile: "a.org", bytes: Array("* A".utf8)) is OrgFormat)
        #expect(FormatRegistry.format(forFile: "a", bytes: Array("#+TITLE: A\n\n- 1 egg".utf8)) is OrgFormat)
    }
}
