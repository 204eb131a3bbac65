import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Changing a recipe in its Cooklang file")
struct CooklangUpdateTests {
    private let text = """
        ---
        # The family's
        title: Soup
        serves: 4 # or six
        cellar: "third shelf"
        tags: [soup]
        ---
        -- From an old book.

        >> [mode]: components
        @salt{} -- the grey one
        >> [mode]: all

        = Stock

        Boil @water{1%l}
        for ~{5%min}. -- slowly

        > It keeps.

        = Soup [- the good part -]

        Add @leek{2}.


        Serve.

        """

    /// Returns the text of a file after a change of its recipe, and whether this text is read as the changed recipe.
    private func changed(_ text: String, _ change: (inout Recipe) -> Void) -> (text: String, isRight: Bool) {
        let format = CooklangFormat()
        var recipe = format.read(text, file: "Soup.cook").recipe
        change(&recipe)
        let result = format.text(text, changedTo: recipe, file: "Soup.cook")
        return (result, format.read(result, file: "Soup.cook").recipe == recipe)
    }

    @Test("A changed Cooklang recipe keeps unchanged text exactly")
    func unchanged() {
        for text in [text, text.replacing("\n", with: "\r\n"), "", "Boil.", "\u{FEFF}Boil.", "---\na: 1\n---"] {
            #expect(changed(text) { _ in }.text == text)
        }
    }

    @Test("A changed Cooklang recipe has only the changed step rewritten, with its comment before it")
    func step() {
        let (result, isRight) = changed(text) { $0.sections[0].blocks[0] = .step(Step([.text("Boil it.")])) }
        #expect(isRight)
        #expect(
            result
                == text.replacing("Boil @water{1%l}\nfor ~{5%min}. -- slowly", with: "-- slowly\nBoil it."))
    }

    @Test(
        "A changed Cooklang recipe has front matter values changed, added and removed under their existing keys"
    )
    func metadata() {
        let (result, isRight) = changed(text) {
            $0.metadata.servings = Servings(parsing: "6")
            $0.metadata.tags = []
            $0.metadata.author = "Ann"
        }
        #expect(isRight)
        #expect(
            result
                == text.replacing("serves: 4 #", with: "serves: 6 #").replacing("tags: [soup]\n", with: "author: Ann\n")
        )
    }

    @Test("A changed Cooklang recipe has steps and sections inserted, and removed without their comments")
    func structure() {
        let more = changed(text) {
            $0.sections[1].blocks.append(.step(Step([.text("Eat.")])))
            $0.sections.insert(RecipeSection(name: "Rest", blocks: [.note("Wait.")]), at: 1)
        }
        #expect(more.isRight)
        #expect(
            more.text
                == text.replacing("> It keeps.", with: "> It keeps.\n\n= Rest\n\n> Wait.").replacing(
                    "Serve.", with: "Serve.\n\nEat."))
        let less = changed(text) { $0.sections[0].blocks = [] }
        #expect(less.isRight)
        #expect(less.text.contains("-- slowly") && !less.text.contains("Boil"))
    }

    @Test("A changed Cooklang recipe keeps the comments of a removed step")
    func commentsOfRemovedStep() {
        let (result, isRight) = changed(text) { $0.sections[0].blocks.removeFirst() }
        #expect(isRight)
        #expect(
            result == text.replacing("Boil @water{1%l}\nfor ~{5%min}. -- slowly\n\n> It", with: "-- slowly\n> It"))
    }

    @Test("A changed Cooklang recipe has its list of ingredients rewritten")
    func list() {
        let (result, isRight) = changed(text) {
            $0.listedIngredients[0].ingredients.append(Ingredient(name: "pepper"))
        }
        #expect(isRight)
        #expect(
            result
                == text.replacing(
                    ">> [mode]: components\n@salt{} -- the grey one",
                    with: "-- the grey one\n>> [mode]: components\n@salt{}\n@pepper{}"))
    }

    @Test("A changed Cooklang recipe keeps the line breaks of its file, and gets a front matter if it has none")
    func lineBreaks() {
        let (result, isRight) = changed("Boil.\r\n") { $0.metadata.author = "Ann" }
        #expect(isRight)
        #expect(result == "---\r\nauthor: Ann\r\n---\r\n\r\nBoil.\r\n")
        let comment = changed("Boil @leek{}. [- not\r\nlong -]\r\n\r\nServe.\r\n") {
            $0.sections[0].blocks[0] = .step(Step([.text("Cook.")]))
        }
        #expect(comment.text == "[- not\r\nlong -]\r\nCook.\r\n\r\nServe.\r\n")
        let lines = changed(text + ">> author: Ann\n") { $0.metadata.author = "Bob" }
        #expect(lines.isRight)
        #expect(!lines.text.contains("Ann") && lines.text.contains("author: Bob\n---"))
    }

    @Test("A changed Cooklang recipe is read back after any random change", arguments: 1...60)
    func anyChange(seed: UInt64) {
        let format = CooklangFormat()
        var random = RandomRecipe(seed: seed)
        let before = format.write?(random.recipe()) ?? ""
        let read = format.read(before, file: "a.cook").recipe
        #expect(format.text(before, changedTo: read, file: "a.cook") == before)
        let wanted = format.read(format.write?(random.recipe()) ?? "", file: "a.cook").recipe
        let after = format.text("-- kept\n" + before, changedTo: wanted, file: "a.cook")
        #expect(format.read(after, file: "a.cook").recipe == wanted)
        #expect(after.contains("-- kept"), "\(after)")
    }
}

extension CooklangUpdateTests {
    private func step(_ text: String) -> RecipeSection.Block { .step(Step([.text(text)])) }

    private func changedText(_ text: String, _ change: (inout Recipe) -> Void) -> String {
        let format = CooklangFormat()
        var recipe = format.read(text, file: "Soup.cook").recipe
        change(&recipe)
        let result = format.text(text, changedTo: recipe, file: "Soup.cook")
        #expect(format.read(result, file: "Soup.cook").recipe == recipe)
        return result
    }

    @Test("The first step of a Cooklang file without steps is at its end, behind an empty line")
    func firstStep() {
        let steps = [RecipeSection(blocks: [step("Boil.")])]
        #expect(changedText("---\ntitle: A\n---") { $0.sections = steps } == "---\ntitle: A\n---\n\nBoil.\n")
        #expect(changedText("---\ntitle: A\n---\n") { $0.sections = steps } == "---\ntitle: A\n---\n\nBoil.\n")
    }

    @Test("A step can be inserted before the first one and after the last one of a Cooklang file")
    func insertion() {
        #expect(changedText("Serve.\n") { $0.sections[0].blocks.insert(step("Boil."), at: 0) } == "Boil.\n\nServe.\n")
        #expect(changedText("Boil.\n") { $0.sections[0].blocks.append(step("Serve.")) } == "Boil.\n\nServe.\n")
        #expect(changedText("Boil.") { $0.sections[0].blocks.append(step("Serve.")) } == "Boil.\n\nServe.")
    }

    @Test("The list of ingredients of a Cooklang file is removed without its comments, and added before the steps")
    func listWithComments() {
        let text = ">> [mode]: components\n@salt{} -- grey\n>> [mode]: all\n\nBoil @water{}.\n"
        let less = changedText(text) { $0.listedIngredients = [] }
        #expect(!less.contains("salt") && less.contains("-- grey\n") && less.hasSuffix("Boil @water{}.\n"))
        let more = changedText("---\ntitle: A\n---\n\nBoil @water{}.\n") {
            $0.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: "salt")])]
        }
        #expect(more.hasPrefix("---\ntitle: A\n---\n") && more.hasSuffix("\n\nBoil @water{}.\n"))
        #expect(more.contains("@salt{}"))
    }

    @Test("Several lists of ingredients in a Cooklang file become one if they change")
    func severalLists() {
        let list = ">> [mode]: components\n@salt{}\n>> [mode]: all\n\n"
        let text = list + "Boil @water{}\nslowly.\n\n" + list.replacing("salt", with: "oil") + "Serve.\n"
        let result = changedText(text) { $0.listedIngredients[0].ingredients.append(Ingredient(name: "mint")) }
        #expect(result.ranges(of: "[mode]: components").count == 1)
        #expect(result.contains("Boil @water{}\nslowly.\n\nServe.\n"))
    }

    @Test("A removed step of a Cooklang file takes the empty lines after it along")
    func removal() {
        let text = "Boil.\n\n\nStir.\n\n\nServe.\n"
        #expect(changedText(text) { $0.sections[0].blocks.remove(at: 1) } == "Boil.\n\n\nServe.\n")
        #expect(changedText(text) { $0.sections[0].blocks.removeFirst() } == "Stir.\n\n\nServe.\n")
        #expect(changedText(text) { $0.sections[0].blocks.removeLast() } == "Boil.\n\n\nStir.\n\n\n")
    }
}
