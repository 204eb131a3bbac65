import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The output of an ingredient line")
struct LineOutputTests {
    @Test("An ingredient line is written as JSON with six fields that are always present")
    func json() {
        #expect(
            ingredient("lovage").json.text(isIndented: false)
                == #"{"quantity":null,"quantityMax":null,"unit":null,"name":"lovage","preparation":null,"comment":null}"#
        )
        #expect(
            ingredient("1-2½ tbsp lovage, chopped, for garnish").json.text(isIndented: false)
                == #"{"quantity":1,"quantityMax":2.5,"unit":"tbsp","name":"lovage","preparation":"chopped","comment":"for garnish","unitName":"tablespoon"}"#
        )
    }

    @Test("The JSON of an ingredient line has further fields if they have a value")
    func furtherFields() {
        let text = ingredient("about 2 (14 oz) cans large plums (optional), or 1 kg fresh").json.text(isIndented: false)
        for field in [
            #""package":{"quantity":14,"unit":"oz"}"#, #""approximate":true"#, #""optional":true"#, #""size":"large""#,
            #""alternatives":["1 kg fresh"]"#,
        ] {
            #expect(text.contains(field), "\(text)")
        }
        #expect(ingredient("a few plums").json.text(isIndented: false).contains(#""amount":"a few""#))
    }

    @Test("An ingredient line is shown in columns")
    func columns() {
        #expect(
            ingredient("2 large turnips, diced").columns()
                == "                 2  turnips                         large; diced")
        #expect(ingredient("1 cup plus 2 tbsp rum").columns() == "    1 cup + 2 tbsp  rum")
        #expect(
            ingredient("about 400 g can plums").columns(.ascii)
                == "       ~ 400 g can  plums                           about")
    }
}
