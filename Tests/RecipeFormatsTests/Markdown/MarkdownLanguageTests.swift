import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Headings of Markdown recipes in many languages")
struct MarkdownLanguageTests {
    /// The code of a language, a heading of the ingredients, and a heading of the directions.
    static let headings: [(String, String, String)] = [
        ("en", "Ingredients", "Directions"), ("en", "What you need", "How to make it"),
        ("en", "Ingredients (for 4 people)", "Cooking Instructions"), ("en", "🥕 Ingredients:", "Method"),
        ("de", "Zutaten für den Teig", "Zubereitung"), ("de", "Was du brauchst", "So geht's"),
        ("fr", "Ingrédients", "Étapes"), ("fr", "Il vous faut", "Préparation"),
        ("es", "Ingredientes", "Elaboración"), ("pt", "Ingredientes", "Modo de preparo"),
        ("ca", "Ingredients", "Preparació"), ("it", "Ingredienti", "Procedimento"),
        ("nl", "Benodigdheden", "Bereidingswijze"), ("sv", "Ingredienser", "Gör så här"),
        ("nb", "Ingredienser", "Fremgangsmåte"), ("da", "Ingredienser", "Sådan gør du"),
        ("fi", "Ainekset", "Valmistusohje"), ("is", "Innihald", "Aðferð"), ("et", "Koostisosad", "Valmistamine"),
        ("pl", "Składniki", "Sposób przygotowania"), ("cs", "Ingredience", "Postup"), ("sk", "Suroviny", "Postup"),
        ("hu", "Hozzávalók", "Elkészítés"), ("ro", "Ingrediente", "Mod de preparare"),
        ("hr", "Sastojci", "Priprema"), ("sr", "Састојци", "Припрема"), ("tr", "Malzemeler", "Yapılışı"),
        ("ru", "Ингредиенты", "Приготовление"), ("ru", "Нам понадобится", "Способ приготовления"),
        ("uk", "Інгредієнти", "Приготування"), ("bg", "Необходими продукти", "Начин на приготвяне"),
        ("el", "Υλικά", "Εκτέλεση"), ("el", "ΥΛΙΚΑ", "ΕΚΤΕΛΕΣΗ"), ("he", "מצרכים", "אופן ההכנה"),
        ("ar", "المقادير", "طريقة التحضير"), ("fa", "مواد لازم", "طرز تهیه"), ("hi", "सामग्री", "बनाने की विधि"),
        ("zh", "材料", "做法"), ("zh", "必备原料", "操作"), ("zh", "准备食材", "制作步骤"), ("zh-Hant", "食材", "步驟"),
        ("ja", "材料（2人分）", "作り方"), ("ko", "재료", "만드는 법"), ("vi", "Nguyên liệu", "Cách làm"),
        ("id", "Bahan-bahan", "Cara membuat"), ("th", "ส่วนผสม", "วิธีทำ"), ("tl", "Mga sangkap", "Paraan"),
    ]

    @Test("Headings are recognized by their words", arguments: headings)
    func known(language: String, ingredients: String, directions: String) {
        #expect(MarkdownHeading(ingredients).part == .ingredients)
        #expect(MarkdownHeading(directions).part == .directions)
    }

    @Test("The headings of at least 25 languages are known")
    func languages() { #expect(Set(Self.headings.map(\.0)).count >= 25) }

    @Test(
        "Headings are read in every Markdown form",
        arguments: ["## %", "**%**", "%:", "##%", "### **%:**", "%\n---"])
    func written(_ shape: String) {
        for (language, ingredients, directions) in Self.headings {
            let heading = { (words: String) in
                shape.split(separator: "%", omittingEmptySubsequences: false).joined(separator: words)
            }
            let text = """
                # Dish

                \(heading(ingredients))

                - alpha
                - beta

                \(heading(directions))

                1. One.
                2. Two.
                """
            let read = ReadMarkdown(text)
            #expect(read.ingredients == ["alpha", "beta"], "\(language): \(ingredients)")
            #expect(read.steps == ["One.", "Two."], "\(language): \(directions)")
        }
    }

    @Test(
        "Headings with similar words are not taken for ingredients or steps",
        arguments: [
            ("Preparation time", .other), ("Zubereitungszeit", .other), ("Préparation : 20 min", .directions),
            ("Ingredient notes", .notes), ("Tips", .notes), ("Nutrition facts", .notes), ("Equipment", .cookware),
            ("必备原料和工具", .ingredientsAndCookware), ("计算", .amounts), ("Shopping list", .shopping),
            ("Ingredients and method", .ingredientsAndDirections), ("For the preparation", .other),
            ("1. Method", .directions), ("Sauce", .other), ("Step 2: Bake", .directions), ("Next steps", .directions),
            ("", .other),
            ("烹饪时间", .other), ("附加内容", .notes), ("Советы", .notes), ("Инвентарь", .cookware),
        ] as [(String, MarkdownHeading.Part)])
    func others(heading: String, part: MarkdownHeading.Part) {
        #expect(MarkdownHeading(heading).part == part)
    }
}
