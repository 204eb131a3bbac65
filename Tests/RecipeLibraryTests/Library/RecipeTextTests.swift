import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The parts of a recipe in a JSON text")
struct RecipeTextTests {
    private struct Parts: Equatable {
        var ingredients: [String]
        var steps: [String]
        var members: [String]
    }

    private func parts(_ text: String) -> Parts? {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            RecipeText(bytes).map { recipe in
                func string(_ piece: RecipeText.Piece) -> String {
                    switch piece {
                    case .raw(let range):
                        "raw " + String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
                    case .read(let text): text
                    }
                }
                return Parts(
                    ingredients: recipe.ingredients.map(string), steps: recipe.steps.map(string),
                    members: recipe.members.map(\.key))
            }
        }
    }

    @Test("Ingredients, steps and other members are found; texts with escapes or marks are read")
    func finds() {
        let text = """
            { "@context": "https://schema.org", "@type" : "Recipe", "name": "Tea \\u0041",
              "recipeIngredient": ["1 l water", "2 &amp; 3", "a\\"b" ], "image": [{"url": "x]}"}, 5], "url": null,
              "recipeInstructions": [ {"@type": "HowToStep", "text": "Boil."}, "Steep.", [], {},
                {"@type": "HowToSection", "name": "End", "itemListElement": [{"text": "Pour <b>hot</b>."}]}],
              "recipeYield": "2" }

            """
        #expect(
            parts(text)
                == Parts(
                    ingredients: ["raw 1 l water", "2 & 3", "a\"b"],
                    steps: ["raw Boil.", "raw Steep.", "raw End", "Pour hot."], members: ["name", "recipeYield"]))
        #expect(
            parts(#"{"@type":"Recipe","recipeIngredient":"salt","recipeInstructions":"Eat."}"#)
                == Parts(ingredients: ["raw salt"], steps: ["raw Eat."], members: []))
        #expect(
            parts(#"{"recipeIngredient":[],"recipeInstructions":[],"@type":"Recipe"}"#)
                == Parts(ingredients: [], steps: [], members: []))
    }

    @Test("A text that is cut off anywhere is left to the other reader")
    func cutOff() {
        let text = #"{"@type":"Recipe","recipeIngredient":["salt"],"recipeInstructions":[{"text":["Eat."]}],"name":1}"#
        #expect(parts(text) != nil)
        for count in 0..<text.utf8.count { #expect(parts(String(text.prefix(count))) == nil, "\(text.prefix(count))") }
    }

    @Test(
        "Values that do not matter are skipped as a whole",
        arguments: [
            #""x""#, "5", "true", "[]", "{}", "[[1], {\"a\": [2]}]", #""a\\\"b]}""#, #"{"a": "}"}"#, "[1, 2]", " 5 ",
            "[{}]",
        ])
    func skips(value: String) {
        #expect(parts("{\"url\": \(value), \"@type\": \"Recipe\", \"name\": 1}")?.members == ["name"])
        #expect(parts("{\"@type\": \"Recipe\", \"name\": 1, \"url\": \(value)}")?.members == ["name"])
    }

    @Test(
        "A text that is not one plain recipe is left to the other reader",
        arguments: [
            "", "[]", "{}", #"{"name": "x"}"#, #"{"@type": "Thing"}"#, #"{"@type": ["Recipe"]}"#,
            #"{"@type": "Recipe""#,
            #"{"@type": "Recipe"} x"#, #"{"@type": "Recipe",}"#, #"{"@type": "Recipe" "name": 1}"#,
            #"{"@type" "Recipe"}"#,
            #"{"@type": "Recipe", "steps": []}"#, #"{"@type": "Recipe", "recipeIngredient": [1]}"#,
            #"{"@type": "Recipe", "recipeIngredient": ["a" "b"]}"#, #"{"@type": "Recipe", "recipeIngredient": ["a"}"#,
            #"{"@type": "Recipe", "recipeIngredient": ["a"], "recipeIngredient": ["b"]}"#,
            #"{"@type": "Recipe", "recipeInstructions": ["a"], "recipeInstructions": ["b"]}"#,
            #"{"@type": "Recipe", "recipeInstructions": [{"description": "a"}]}"#,
            #"{"@type": "Recipe", "recipeInstructions": [{"text" "a"}]}"#,
            #"{"@type": "Recipe", "recipeInstructions": [{"text": "a"]}"#,
            #"{"@type": "Recipe", "recipeInstructions": 5}"#, #"{"@type": "Recipe", "name": tru}"#,
            #"{"@type": "Recipe", "na\u0041": 1}"#,
            #"{"@type": "Recipe", "url": "x"#, #"{"@type": "Recipe", "url": [1"#,
            "{\"@type\": \"Recipe\", \"a\u{1}\": 1}",
            #"{"@type": "Recipe", "recipeInstructions": [[[[[[[["a"]]]]]]]]}"#,
            #"{"@type": "Recipe", "recipeInstructions"#,
        ])
    func refuses(text: String) { #expect(parts(text) == nil) }

    @Test("Steps are found in seven levels of lists")
    func depth() {
        #expect(parts(#"{"@type": "Recipe", "recipeInstructions": [[[[[[["a"]]]]]]]}"#)?.steps == ["raw a"])
    }
}
