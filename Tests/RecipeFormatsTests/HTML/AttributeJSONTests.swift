import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("JSON in attributes of web pages")
struct AttributeJSONTests {
    /// Returns a page with instructions in an attribute, which is the last attribute of its tag.
    private func page(_ instructions: String) -> String {
        """
        <div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Soup">
        <meta itemprop="recipeInstructions" content=\(instructions)><meta itemprop="recipeYield" content="2"></div>
        """
    }

    @Test("JSON in an attribute is read with or without escaped quotation marks")
    func quotationMarks() {
        for json in [
            #""[{"@type":"HowToStep","text":"Mix \"it\" > all."},{"@type":"HowToStep","text":"Salt &amp; eat [all]."}]""#,
            #""[{&quot;text&quot;:&quot;Mix \&quot;it\&quot; > all.&quot;},{&quot;text&quot;:&quot;Salt &amp; eat [all].&quot;}]""#,
            #"'[{"text":"Mix \"it\" > all."},{"text":"Salt &amp; eat [all]."}]'"#,
        ] {
            let recipe = recipes(page: page(json))[0]
            #expect(recipe.outline == ["Mix \"it\" > all.", "Salt & eat [all]."])
            #expect(recipe.metadata.servings?.text == "2")
        }
        #expect(recipes(page: page(#""[{"text":"Mix &quot;it&quot;."}]""#))[0].outline == ["Mix \"it\"."])
        #expect(recipes(page: page(#""["Mix.","Eat."]""#))[0].outline == ["Mix.", "Eat."])
    }

    @Test(
        "Attributes that only begin like JSON are read as text",
        arguments: [
            (#""[{" id="x""#, "[{"), (#""["Mix"#, "["), (#""[Mix] it""#, "[Mix] it"), (#""{"Mix"} it""#, "{"),
            (#""[{"a":"b"}] c""#, "[{"),
        ])
    func noJSON(attribute: String, step: String) {
        #expect(recipes(page: page(attribute)).first?.outline == [step])
    }

    @Test("The lines of a page stay where they are if JSON in an attribute is repaired")
    func lineNumbers() {
        let broken = "\n<script type='application/ld+json'>{\"@type\": \"Recipe\", \"name\": one}</script>"
        #expect(
            complaints(page: page("\"[{\"text\":\n\"Mix.\"}]\"") + broken).first?.hasPrefix("test:4:") == true)
    }

    @Test("Hostile pages with attributes of endless JSON are read in linear time")
    func endless() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 20_000) { count in
            let page = page(#""["Mix."]""#) + String(repeating: #"<i a="[{"b":"c">"#, count: count)
            #expect(recipes(page: page).first?.outline == ["Mix."])
        }
        #expect(isLinear)
    }
}
