import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Numbers of steps")
struct StepNumbersTests {
    @Test("Schema.org instructions in several numbered lines are read without the numbers")
    func lines() {
        #expect(
            outline(instructions: #""1. Mix.\n2. Bake for 3. Rest.\n3) Eat.\nKeep cold.""#) == [
                "Mix.", "Bake for 3. Rest.", "Eat.", "Keep cold.",
            ])
        #expect(outline(instructions: #""Step 1: Mix.\nStep 2: Bake.""#) == ["Mix.", "Bake."])
        #expect(outline(instructions: #""1. Mix.\n1. Bake.\n2. Eat.""#) == ["Mix.", "Bake.", "Eat."])
    }

    @Test("Schema.org instructions keep numbers that do not count the lines")
    func otherNumbers() {
        #expect(outline(instructions: #""1. Mix.\nBake.""#) == ["1. Mix.", "Bake."])
        #expect(outline(instructions: #""2. Mix.\n3. Bake.""#) == ["2. Mix.", "3. Bake."])
        #expect(outline(instructions: #""1. Mix.\n2. Bake.\n7. Eat.""#) == ["Mix.", "Bake.", "7. Eat."])
        #expect(
            outline(instructions: #""1.5 cups go in.\n2.5 cups stay.""#) == ["1.5 cups go in.", "2.5 cups stay."])
    }

    @Test("Schema.org instructions are split at numbers that continue in the next line")
    func continued() {
        #expect(
            outline(instructions: #""1. Mix. 2. Bake.\nTurn it. 3. Rest. 4. Eat. 5. 6.""#) == [
                "Mix.", "Bake.", "Turn it.", "Rest.", "Eat.",
            ])
    }

    @Test("A line with a colon before the first numbered step is a heading")
    func headings() {
        #expect(
            outline(instructions: #""Dough:\n1. Mix.\n2. Rest.\nTop:\n1. Chop.\n2. Fry.""#) == [
                "# Dough:", "Mix.", "Rest.", "# Top:", "Chop.", "Fry.",
            ])
    }

    @Test("Schema.org instructions in one line are split at numbers without a space after them")
    func missingSpaces() {
        #expect(StepLines.numberedParts(of: "1.洗米。2.煮饭 3.上桌") == ["洗米。", "煮饭", "上桌"])
        #expect(StepLines.numberedParts(of: "1.Mix. 2.Bake.") == ["Mix.", "Bake."])
        #expect(StepLines.numberedParts(of: "1.Mix 2.5 cups.") == nil)
        #expect(StepLines.numberedParts(of: "1.Mix 2.5 cups. 2.Bake. 3.") == ["Mix 2.5 cups.", "Bake. 3."])
        #expect(StepLines.numberedParts(of: "1. Mix. 2. Bake. 3. 4.") == ["Mix.", "Bake."])
    }

    @Test("The steps of a web page are read without their numbers")
    func pages() {
        func page(_ steps: [String]) -> [String] {
            let steps = steps.map { #"{"@type": "HowToStep", "text": "\#($0)"}"# }.joined(separator: ",")
            let script = #"{"@type": "Recipe", "name": "Soup", "recipeInstructions": [\#(steps)]}"#
            return recipes(page: #"<script type="application/ld+json">\#(script)</script>"#)[0].outline
        }
        #expect(page(["Make it:", "1. Mix.", "2. Boil.", "Eat."]) == ["# Make it:", "Mix.", "Boil.", "Eat."])
        #expect(page(["1. Mix.", "Boil."]) == ["1. Mix.", "Boil."])
        let file = #"[{"@type": "HowToStep", "text": "1. Mix."}, {"@type": "HowToStep", "text": "2. Boil."}]"#
        #expect(outline(instructions: file) == ["1. Mix.", "2. Boil."])
    }

    @Test("Numbered steps of a web page keep their sections and notes")
    func sections() {
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Pie", "recipeInstructions": [
            {"@type": "HowToSection", "name": "Dough", "itemListElement": [
            {"@type": "HowToStep", "text": "1. Mix."}, {"@type": "HowToTip", "text": "Use cold butter."}]},
            {"@type": "HowToSection", "name": "Top", "itemListElement": [
            {"@type": "HowToStep", "text": "2. Chop."}, {"@type": "HowToStep", "text": "3. Bake."}]}]}</script>
            """
        let recipe = recipes(page: page)[0]
        #expect(recipe.outline == ["# Dough", "Mix.", "# Top", "Chop.", "Bake."])
        #expect(recipe.sections[0].blocks.last == .note("Use cold butter."))
    }

    @Test("The time for numbers in a long text is linear")
    func linearTime() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 8000) { count in
            let text = (1...count).map { "\($0). Mix (\($0))." }.joined(separator: " ")
            #expect(StepLines.lines(of: text + "\n" + text).count == 2 * count)
        }
        #expect(isLinear)
    }
}
