import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The evidence that a Markdown text is a recipe")
struct MarkdownEvidenceTests {
    /// Returns the evidence of a text below some headings that announce no part.
    private func evidence(headings: Int, blocks: [MarkdownBlock] = []) -> MarkdownEvidence {
        var evidence = MarkdownEvidence()
        for number in 0..<headings {
            evidence.add(MarkdownSection(level: 2, name: "Walk \(number)"), .about, isTitle: false)
        }
        var section = MarkdownSection(level: 0, name: "")
        section.blocks = blocks
        evidence.add(section, .about, isTitle: false)
        return evidence
    }

    private func verdict(headings: Int, _ text: String) -> MarkdownEvidence.Verdict {
        evidence(headings: headings, blocks: [MarkdownBlock(lines: [text])]).verdict(ofFile: "dish.md")
    }

    private func list(_ entries: [String], isOrdered: Bool = false) -> MarkdownBlock {
        var list = MarkdownList(entries: entries)
        list.isOrdered = isOrdered
        var block = MarkdownBlock(lines: [])
        block.content = .list(list)
        return block
    }

    @Test(
        "The more cooking words a Markdown text without lists has, the more other headings it can have",
        arguments: [
            ("We boil.", 0, false), ("We boil for 5 minutes.", 1, true), ("We boil for 5 minutes.", 2, false),
            ("We boil for some minutes.", 1, false), ("We boil at number 5.", 1, false),
            ("We boil and mash.", 1, true), ("We boil and mash.", 3, true), ("We boil and mash.", 4, false),
            ("We boil and boil.", 2, false), ("We boil, mash, fry.", 8, true), ("We boil, mash, fry.", 9, false),
        ])
    func cookingWords(_ text: String, _ headings: Int, _ isMeant: Bool) {
        #expect(verdict(headings: headings, text) == (isMeant ? .unread : .noRecipe))
    }

    @Test("Three loose amounts in a Markdown text mean a recipe that was not read, and two do not")
    func looseAmounts() {
        #expect(verdict(headings: 9, "The box holds 2 kg and 3 kg.") == .noRecipe)
        #expect(verdict(headings: 9, "The box holds 2 kg and 3 kg, or 4 lb.") == .unread)
        let entries = evidence(headings: 9, blocks: [list(["a walk of 2 cups", "3 cups", "4 cups of it"])])
        #expect(entries.looseAmounts == 3)
    }

    @Test("A numbered Markdown list after a list of names is a sign of a recipe below at most four headings")
    func listThenSteps() {
        let names = list(["chairs", "tables"])
        let steps = list(["Carry them in.", "Put them down."], isOrdered: true)
        #expect(evidence(headings: 4, blocks: [names, steps]).verdict(ofFile: "a.md") == .unread)
        #expect(evidence(headings: 5, blocks: [names, steps]).verdict(ofFile: "a.md") == .noRecipe)
        #expect(evidence(headings: 0, blocks: [steps, names]).verdict(ofFile: "a.md") == .noRecipe)
        let single = list(["Carry them in."], isOrdered: true)
        #expect(evidence(headings: 0, blocks: [names, single]).verdict(ofFile: "a.md") == .noRecipe)
    }

    @Test(
        "A Markdown text with ingredients or steps is a recipe, unless many other headings make it doubtful",
        arguments: [
            // announces ingredients, announces directions, ingredients, steps, other headings
            (true, false, 0, 0, 9, .recipe), (true, true, 1, 0, 9, .recipe), (true, true, 0, 1, 4, .noRecipe),
            (true, true, 0, 1, 3, .recipe), (false, true, 0, 0, 4, .recipe), (false, false, 1, 0, 3, .recipe),
            (false, false, 1, 0, 4, .unread), (false, false, 1, 1, 4, .recipe), (false, false, 0, 1, 0, .recipe),
            (false, false, 0, 1, 1, .noRecipe), (false, false, 0, 0, 0, .noRecipe),
        ] as [(Bool, Bool, Int, Int, Int, MarkdownEvidence.Verdict)])
    func parts(
        _ hasList: Bool, _ hasDirections: Bool, _ ingredients: Int, _ steps: Int, _ headings: Int,
        _ verdict: MarkdownEvidence.Verdict
    ) {
        var evidence = evidence(headings: headings)
        evidence.announcesIngredients = hasList
        evidence.announcesDirections = hasDirections
        evidence.ingredients = ingredients
        evidence.steps = steps
        #expect(evidence.verdict(ofFile: "dish.md") == verdict)
    }

    @Test("Front matter keys of recipes make a Markdown text a recipe, also below many headings")
    func recipeKeys() {
        var evidence = evidence(headings: 12)
        #expect(evidence.verdict(ofFile: "a.md") == .noRecipe)
        evidence.hasRecipeKeys = true
        #expect(evidence.verdict(ofFile: "a.md") == .recipe)
    }

    @Test(
        "A project file is a Markdown recipe only with announced ingredients, an amount and steps",
        arguments: [
            (true, 2, 1, 1, true), (false, 2, 1, 1, false), (true, 1, 1, 1, false), (true, 2, 0, 1, false),
            (true, 2, 1, 0, false),
        ])
    func projectFile(_ hasList: Bool, _ ingredients: Int, _ amounts: Int, _ steps: Int, _ isRecipe: Bool) {
        var evidence = MarkdownEvidence()
        evidence.announcesIngredients = hasList
        evidence.ingredients = ingredients
        evidence.amounts = amounts
        evidence.steps = steps
        for file in ["README.md", "docs/Readme.de.md", "LICENSE"] {
            #expect(evidence.verdict(ofFile: file) == (isRecipe ? .recipe : .noRecipe))
        }
        #expect(MarkdownEvidence().verdict(ofFile: "readme/dish.md") == .noRecipe)
        #expect(!MarkdownEvidence.isAboutProject("readme/dish.md") && !MarkdownEvidence.isAboutProject("a/readme2.md"))
    }

    @Test("Only headings of Markdown that are no title, no component and announce no part count as other headings")
    func otherHeadings() {
        var evidence = MarkdownEvidence()
        evidence.add(MarkdownSection(level: 0, name: ""), .about, isTitle: false)
        evidence.add(MarkdownSection(level: 1, name: "Walk"), .about, isTitle: true)
        evidence.add(MarkdownSection(level: MarkdownSection.labelLevel, name: "Walk"), .about, isTitle: false)
        evidence.add(MarkdownSection(level: 2, name: "Walk"), .component, isTitle: false)
        evidence.add(MarkdownSection(level: 2, name: "Notes"), .notes, isTitle: false)
        #expect(evidence.otherHeadings == 0 && evidence.ingredientsLevel == nil)
        evidence.add(MarkdownSection(level: 1, name: "Ingredients"), .ingredients, isTitle: true)
        #expect(evidence.ingredientsLevel == nil)
        evidence.add(MarkdownSection(level: 3, name: "Ingredients"), .ingredients, isTitle: false)
        evidence.add(MarkdownSection(level: 2, name: "Ingredients"), .ingredients, isTitle: false)
        #expect(evidence.ingredientsLevel == 3)
        evidence.add(MarkdownSection(level: 2, name: "Walk"), .about, isTitle: false)
        #expect(evidence.otherHeadings == 1)
    }

    @Test("If a Markdown heading announces ingredients, loose text counts once and only on demand")
    func looseText() {
        var evidence = MarkdownEvidence()
        evidence.announcesIngredients = true
        var section = MarkdownSection(level: 0, name: "")
        section.blocks = [MarkdownBlock(lines: ["Take 2 cups."])]
        evidence.add(section, .about, isTitle: false)
        evidence.add(section, .directions, isTitle: false)
        #expect(evidence.looseAmounts == 0)
        evidence.addLooseText()
        evidence.addLooseText()
        #expect(evidence.looseAmounts == 1)
    }

    @Test("A Markdown text is prose if it tells how to cook and has few headings, no lists and no steps")
    func prose() {
        func isProse(_ headings: Int, _ text: String) -> Bool {
            evidence(headings: headings, blocks: [MarkdownBlock(lines: [text])]).isProse
        }
        #expect(isProse(3, "We boil, mash, fry.") && !isProse(4, "We boil, mash, fry."))
        #expect(!isProse(0, "We boil and mash.") && !isProse(0, "Take 1 cup.") && isProse(0, "Take 1 cup or 2 cups."))
        #expect(!isProse(1, "Take 1 cup or 2 cups."))
        let steps = list(["Walk in.", "Put down 1 cup.", "Leave."], isOrdered: true)
        #expect(evidence(headings: 0, blocks: [steps]).isProse)
        var withSteps = evidence(headings: 0, blocks: [steps])
        withSteps.steps = 1
        #expect(!withSteps.isProse)
        let two = list(["Walk in.", "Put down 1 cup."], isOrdered: true)
        #expect(!evidence(headings: 0, blocks: [two]).isProse)
        var withKeys = evidence(headings: 5, blocks: [list(["Walk.", "Go.", "Run."], isOrdered: true)])
        #expect(!withKeys.isProse)
        withKeys.hasRecipeKeys = true
        #expect(withKeys.isProse)
        withKeys.ingredients = 1
        #expect(!withKeys.isProse)
    }

    @Test("A paragraph is about cooking only in a Markdown text that is about cooking or has keys of recipes")
    func cookingParagraph() {
        let cooking = evidence(headings: 0, blocks: [MarkdownBlock(lines: ["We boil, mash, fry."])])
        #expect(cooking.holdsCooking("Boil it.") && !cooking.holdsCooking("Go home."))
        var other = evidence(headings: 0)
        #expect(!other.holdsCooking("Boil it."))
        other.hasRecipeKeys = true
        #expect(other.holdsCooking("Boil it."))
    }
}
