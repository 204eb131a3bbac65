import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Kitchen files that repeat a short text")
struct RepeatedLineTests {
    @Test(
        "A kitchen file that repeats a short text is read and emptied in linear time",
        arguments: [
            "@a{", "@./a{", "[- ", "-- ", "(", "a: ", "a = \"", "[a]\n", "a\n", "./a{1}\n", "a|b\n", "==2026-01-01==\n",
            "Lunch:\n", "a\t", "# ", "\\", "{", "}",
        ])
    func linear(_ unit: String) {
        let isLinear = ProcessorTime.growsLinearly(toSize: 4000) { count in
            let text = String(repeating: unit, count: count)
            for text in [text, "[a]\n" + text, "==2026-01-01==\n" + text] {
                _ = MealPlanFile(text)
                _ = PantryFile(text)
                _ = AisleFile(text).aisle(of: "a")
                _ = ShoppingChecked(text).isTicked("a")
                _ = ShoppingListFile(legacy: Array(text.utf8))
                var list = ShoppingListFile(text)
                list.removeAll()
            }
        }
        #expect(isLinear)
    }
}
