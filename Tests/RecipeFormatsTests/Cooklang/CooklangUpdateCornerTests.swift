import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Corners of changing a recipe in its Cooklang file")
struct CooklangUpdateCornerTests {
    private func step(_ text: String) -> RecipeSection.Block { .step(Step([.text(text)])) }

    private func changed(_ text: String, _ change: (inout Recipe) -> Void) -> String {
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
        #expect(changed("---\ntitle: A\n---") { $0.sections = steps } == "---\ntitle: A\n---\n\nBoil.\n")
        #expect(changed("---\ntitle: A\n---\n") { $0.sections = steps } == "---\ntitle: A\n---\n\nBoil.\n")
    }

    @Test("A step can be inserted before the first one and after the last one of a Cooklang file")
    func insertion() {
        #expect(changed("Serve.\n") { $0.sections[0].blocks.insert(step("Boil."), at: 0) } == "Boil.\n\nServe.\n")
        #expect(changed("Boil.\n") { $0.sections[0].blocks.append(step("Serve.")) } == "Boil.\n\nServe.\n")
        #expect(changed("Boil.") { $0.sections[0].blocks.append(step("Serve.")) } == "Boil.\n\nServe.")
    }

    @Test("The list of ingredients of a Cooklang file is removed without its comments, and added before the steps")
    func list() {
        let text = ">> [mode]: components\n@salt{} -- grey\n>> [mode]: all\n\nBoil @water{}.\n"
        let less = changed(text) { $0.listedIngredients = [] }
        #expect(!less.contains("salt") && less.contains("-- grey\n") && less.hasSuffix("Boil @water{}.\n"))
        let more = changed("---\ntitle: A\n---\n\nBoil @water{}.\n") {
            $0.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: "salt")])]
        }
        #expect(more.hasPrefix("---\ntitle: A\n---\n") && more.hasSuffix("\n\nBoil @water{}.\n"))
        #expect(more.contains("@salt{}"))
    }

    @Test("Several lists of ingredients in a Cooklang file become one if they change")
    func severalLists() {
        let list = ">> [mode]: components\n@salt{}\n>> [mode]: all\n\n"
        let text = list + "Boil @water{}\nslowly.\n\n" + list.replacing("salt", with: "oil") + "Serve.\n"
        let result = changed(text) { $0.listedIngredients[0].ingredients.append(Ingredient(name: "mint")) }
        #expect(result.ranges(of: "[mode]: components").count == 1)
        #expect(result.contains("Boil @water{}\nslowly.\n\nServe.\n"))
    }

    @Test("A removed step of a Cooklang file takes the empty lines after it along")
    func removal() {
        let text = "Boil.\n\n\nStir.\n\n\nServe.\n"
        #expect(changed(text) { $0.sections[0].blocks.remove(at: 1) } == "Boil.\n\n\nServe.\n")
        #expect(changed(text) { $0.sections[0].blocks.removeFirst() } == "Stir.\n\n\nServe.\n")
        #expect(changed(text) { $0.sections[0].blocks.removeLast() } == "Boil.\n\n\nStir.\n\n\n")
    }
}
