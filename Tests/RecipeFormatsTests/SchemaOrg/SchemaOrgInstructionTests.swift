import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Instructions of schema.org")
struct SchemaOrgInstructionTests {
    @Test("Schema.org instructions in every JSON form are read as steps")
    func kinds() {
        #expect(outline(instructions: #"["Mix.", "Bake\nit."]"#) == ["Mix.", "Bake it."])
        #expect(
            outline(
                instructions:
                    #"[{"@type": "HowToStep", "text": "Mix."}, {"@type": "HowToStep", "text": "<p>Bake.</p>"}]"#) == [
                    "Mix.", "Bake.",
                ])
        #expect(
            outline(
                instructions: #"{"@type": "ItemList", "itemListElement": [{"@type": "HowToStep", "name": "Mix."}]}"#)
                == ["Mix."])
        #expect(
            outline(
                instructions:
                    #"[[{"text": "Mix."}], {"@type": "HowToStep", "itemListElement": [{"@type": "HowToDirection", "text": "Bake."}]}]"#
            ) == ["Mix.", "Bake."])
    }

    @Test(
        "Steps are read from items of lists, and from keys in another case",
        arguments: [
            #"{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": {"@type": "HowToStep", "text": "Mix."}}, {"@type": "ListItem", "item": {"text": "Bake."}}]}"#,
            #"{"@type": "ItemList", "ItemListElement": [{"@type": "HowToStep", "Text": "Mix."}, {"Text": "Bake."}]}"#,
            #"[{"@type": "ListItem", "item": "Mix."}, {"@type": "ListItem", "name": "Bake."}]"#,
            #"[{"@type": "HowToStep", "itemListElement": [{"@type": "ListItem", "item": {"text": "Mix."}}, {"text": "Bake."}]}]"#,
            #"{"@Type": "HowToSection", "ITEMLISTELEMENT": [{"@type": "HowToStep", "TEXT": "Mix."}, {"text": "Bake."}]}"#,
            #"{"@type": "ItemList", "schema:itemListElement": ["Mix.", "Bake."]}"#,
        ])
    func items(_ instructions: String) { #expect(outline(instructions: instructions) == ["Mix.", "Bake."]) }

    @Test("A line break in a step is kept, unless the next line continues a sentence")
    func lineBreaks() {
        #expect(outline(instructions: #"["Mix.\nLet it rest.", "Bake\nit."]"#) == ["Mix.\nLet it rest.", "Bake it."])
        #expect(
            outline(instructions: #"["Beat the eggs:\r\n2 at a time.", "Eat."]"#) == [
                "Beat the eggs:\n2 at a time.", "Eat.",
            ])
    }

    @Test("Schema.org instructions keep their sections")
    func sections() {
        let text = """
            [{"@type": "HowToSection", "name": "Dough", "itemListElement": [{"@type": "HowToStep", "text": "Mix."}]},
            {"@type": "HowToStep", "text": "Rest."},
            {"@type": "HowToSection", "name": "Top", "itemListElement": "Chop."}]
            """
        #expect(outline(instructions: text) == ["# Dough", "Mix.", "Rest.", "# Top", "Chop."])
        #expect(
            recipes(json: #"{"@type": "Recipe", "recipeInstructions": \#(text)}"#)[0].sections.map(\.name) == [
                "Dough", nil, "Top",
            ])
    }

    @Test("Schema.org instructions keep the name of a step if it differs from the text")
    func headlines() {
        let text = """
            [{"@type": "HowToStep", "name": "Make the dough", "text": "Mix all."},
            {"@type": "HowToStep", "name": "Let it rest for...", "text": "Let it rest for an hour."},
            {"@type": "HowToStep", "name": "Step 3", "text": "Bake."}]
            """
        #expect(outline(instructions: text) == ["# Make the dough", "Mix all.", "Let it rest for an hour.", "Bake."])
    }

    @Test("The text of a step with a headline is split like the text of a section")
    func stepsOfHeadline() {
        let text = """
            [{"@type": "HowToStep", "name": "Make the dough", "text": "Mix well.Knead it.Let it rest."},
            {"@type": "HowToStep", "name": "Mix", "text": "Mix.Bake.Eat."}]
            """
        #expect(
            outline(instructions: text) == [
                "# Make the dough", "Mix well.", "Knead it.", "Let it rest.", "Mix.Bake.Eat.",
            ])
    }

    @Test("A schema.org step after a step with a headline is in a section without a name")
    func stepAfterHeadline() {
        let text = """
            [{"@type": "HowToStep", "name": "Make the dough", "text": "Mix all."}, {"@type": "HowToStep", "text": "Bake."},
            {"@type": "HowToStep", "text": "Eat."}]
            """
        let sections = recipes(json: #"{"@type": "Recipe", "recipeInstructions": \#(text)}"#)[0].sections
        #expect(sections.map(\.name) == ["Make the dough", nil])
        #expect(sections.map(\.steps.count) == [1, 2])
    }

    @Test("The steps of a schema.org section after a step with a headline belong to the section")
    func sectionAfterHeadline() {
        let text = """
            [{"@type": "HowToStep", "name": "Make the dough", "text": "Mix all."},
            {"@type": "HowToSection", "name": "Topping", "itemListElement": [{"@type": "HowToStep", "text": "Chop."}]}]
            """
        let sections = recipes(json: #"{"@type": "Recipe", "recipeInstructions": \#(text)}"#)[0].sections
        #expect(sections.map(\.name) == ["Make the dough", "Topping"])
        #expect(sections.map(\.steps.count) == [1, 1])
    }

    @Test("Schema.org instructions in one text are split at line breaks")
    func lines() {
        #expect(outline(instructions: #""Mix.\nStep 2\nBake.\r\n\r\nEat.""#) == ["Mix.", "Bake.", "Eat."])
        #expect(
            outline(instructions: #""<ol><li>Mix <b>well</b>.</li><li>Bake.</li></ol>""#) == ["Mix well.", "Bake."])
        #expect(outline(instructions: #""&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;""#) == ["Mix.", "Bake."])
        #expect(
            outline(instructions: #""<h3>Dough</h3><p>Mix.</p><p><strong>Top</strong></p><p>Chop.</p>""#) == [
                "# Dough", "Mix.", "# Top", "Chop.",
            ])
        #expect(outline(instructions: #""<b>Mix.</b><br><b>Bake.</b>""#) == ["Mix.", "Bake."])
    }

    @Test("Schema.org instructions in one line are split at numbers and at missing line breaks")
    func lostLines() {
        #expect(StepLines.numberedParts(of: "1. Mix all. 2. Bake it. 3. Eat.") == ["Mix all.", "Bake it.", "Eat."])
        #expect(StepLines.numberedParts(of: "Bake for 1. Eat.") == nil)
        #expect(
            StepLines.lostLines(of: "Mix well.Bake it (hot).Eat soon.") == ["Mix well.", "Bake it (hot).", "Eat soon."])
        #expect(StepLines.lostLines(of: "Mix well.Bake it. Eat soon.") == ["Mix well.Bake it. Eat soon."])
    }

    @Test(
        "Schema.org instructions have no steps that are only a number",
        arguments: [
            ("1.", true), ("Step 2", true), ("stap 3:", true), (",", true), ("Bake", false), ("2 eggs", false),
            ("Day 1 (Morning)", false),
        ])
    func numbers(line: String, isNumber: Bool) { #expect(StepLines.isNumber(line) == isNumber) }
}
