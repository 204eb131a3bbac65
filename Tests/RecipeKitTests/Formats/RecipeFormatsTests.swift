import RecipeKit
import Testing

@Suite("The registry of formats")
struct RecipeFormatsTests {
    @Test(
        "a file's kind is told by its extension, in any case",
        arguments: [
            ("Pie.cook", .recipe), ("a/b/Pie.COOK", .recipe), ("Week.menu", .menu), ("Pie", nil), ("Pie.cook/x", nil),
            ("photo.jpeg", nil), ("Pie.", nil), ("", nil),
        ] as [(String, RecipeFormats.Kind?)])
    func kind(path: String, kind: RecipeFormats.Kind?) {
        #expect(RecipeFormats.kind(ofFile: path) == kind)
        #expect((RecipeFormats.format(forFile: path) != nil) == (kind != nil))
    }

    @Test(
        "a title from a file's name is the name without its folders and its extension, in words",
        arguments: [
            ("Desserts/Pie.cook", "Pie"), ("Pie.cook", "Pie"), ("St. John's pie.cook", "St. John's pie"),
            ("Pie", "Pie"),
            ("a.b/Pie", "Pie"), ("/.cook", ".cook"), ("vegan-potato-soup.cook", "Vegan potato soup"),
            ("a/lamb_stew-2.cook", "Lamb stew 2"), ("Coq-au-vin.cook", "Coq au vin"), ("plum cake.cook", "Plum cake"),
            ("Stir-fry with leeks.cook", "Stir-fry with leeks"), ("élan.cook", "Élan"), ("-.cook", "-"),
            ("pH test.cook", "pH test"), ("борщ_зелёный.cook", "Борщ зелёный"),
        ])
    func title(path: String, title: String) {
        #expect(RecipeFormats.title(forFile: path) == title)
    }
}
