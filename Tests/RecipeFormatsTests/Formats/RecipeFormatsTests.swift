import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The registry of formats")
struct RecipeFormatsTests {
    @Test(
        "A file's extension determines its kind, ignoring case",
        arguments: [
            ("Pie.cook", .recipe), ("a/b/Pie.COOK", .recipe), ("Week.menu", .menu), ("Pie", nil), ("Pie.cook/x", nil),
            ("photo.jpeg", nil), ("Pie.", nil), ("", nil),
        ] as [(String, FormatRegistry.Kind?)])
    func kind(path: String, kind: FormatRegistry.Kind?) {
        #expect(FormatRegistry.kind(ofFile: path) == kind)
        #expect((FormatRegistry.format(forFile: path, bytes: []) != nil) == (kind != nil))
    }

    @Test(
        "The title from a file name is the name in words, without folders and extension",
        arguments: [
            ("Desserts/Pie.cook", "Pie"), ("Pie.cook", "Pie"), ("St. John's pie.cook", "St. John's pie"),
            ("Pie", "Pie"),
            ("a.b/Pie", "Pie"), ("/.cook", ".cook"), ("vegan-potato-soup.cook", "Vegan potato soup"),
            ("a/lamb_stew-2.cook", "Lamb stew 2"), ("Coq-au-vin.cook", "Coq au vin"), ("plum cake.cook", "Plum cake"),
            ("Stir-fry with leeks.cook", "Stir-fry with leeks"), ("élan.cook", "Élan"), ("-.cook", "-"),
            ("pH test.cook", "pH test"), ("борщ_зелёный.cook", "Борщ зелёный"),
            ("BananaBread.md", "Banana Bread"), ("bananaBread.md", "Banana Bread"), ("McFlurry.cook", "McFlurry"),
            ("pH.cook", "pH"), ("BBQRibs.cook", "BBQ Ribs"), ("MacAndCheese.md", "Mac And Cheese"), ("BBQ.md", "BBQ"),
            ("meat_loaf_with_Gravy.md", "meat loaf with Gravy"), ("2018-06-23-plum-dumplings.md", "Plum dumplings"),
            ("Plum Cake 0f3a9c2b7d1e4f5a8b6c0d2e4f6a8b1c.md", "Plum Cake"), ("posts/rye-bread/index.md", "Rye bread"),
            ("index.md", "Index"), ("ГречкаСГрибами.md", "ГречкаСГрибами"), ("ЩавелевыйСуп.md", "Щавелевый Суп"),
        ])
    func title(path: String, title: String) {
        #expect(FormatRegistry.title(forFile: path) == title)
    }

    @Test("The content determines the format of a file if the name does not")
    func content() {
        let cooklang = Array("Mix @flour{200%g} and water.".utf8)
        #expect(FormatRegistry.format(forFile: "Bread", bytes: cooklang)?.identifier == "cooklang")
        #expect(FormatRegistry.format(forFile: "Bread.txt", bytes: Array("Dear @Jo, come!".utf8))?.identifier == "text")
        #expect(
            FormatRegistry.format(forFile: "x", bytes: Array("<style>@media {a{}}</style>".utf8))?.name != "Cooklang")
    }

    @Test(
        "The content of a Markdown file determines whether it is RecipeMD",
        arguments: [
            ("# Pie\n\n---\n\n- *1* egg\n", "recipemd"), ("# Pie\n\nGood.\n\n---\n", "recipemd"),
            ("# Pie\n\n## Ingredients\n\n- egg\n", "markdown"), ("---\ntitle: Pie\n---\n\n## Zutaten\n", "markdown"),
            ("# Pie\n\n---\n\n## Ingredients\n\n- egg\n\n## Directions\n\n1. Beat.\n", "markdown"),
        ])
    func markdown(text: String, identifier: String) {
        #expect(FormatRegistry.format(forFile: "a.md", bytes: Array(text.utf8))?.identifier == identifier)
    }

    @Test("A format is found by its identifier, and identifiers are unique")
    func identifiers() {
        #expect(FormatRegistry.format(identifier: "CookLang")?.name == "Cooklang")
        #expect(FormatRegistry.format(identifier: "") == nil)
        #expect(Set(FormatRegistry.all.map(\.identifier)).count == FormatRegistry.all.count)
    }
}
