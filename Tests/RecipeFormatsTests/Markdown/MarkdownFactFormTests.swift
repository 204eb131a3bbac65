import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Servings, keys and further sections of Markdown")
struct MarkdownFactFormTests {
    @Test(
        "The heading of the ingredients and a line can state servings",
        arguments: [
            ("### Suroviny (pro 3 lidi)", 3), ("## Zutaten für 6 Personen", 6), ("## Zutaten (4 Portionen)", 4),
            ("## Ingrédients (pour 8 personnes)", 8), ("## Ingredientes (para 5 personas)", 5),
            ("## Ingredienti per 2 persone", 2), ("## Ingrediënten (voor 4 personen)", 4),
            ("## Składniki (na 3 porcje)", 3),
            ("## Ингредиенты (на 7 порций)", 7), ("## Ingredienser (till 4 personer)", 4),
            ("## Hozzávalók (4 főre)", 4),
            ("## 材料（2人分）", 2), ("## Ingredients (serves 4)", 4),
        ])
    func servings(_ heading: String, _ number: Int) {
        let read = ReadMarkdown("# Dish\n\n\(heading)\n\n- 2 x\n- 3 y\n\n## Steps\n\nBoil it.\n")
        #expect(read.recipe?.metadata.servings?.number == Rational(number))
    }

    @Test("A line that also says something else keeps its words")
    func wordsBesideServings() {
        let read = ReadMarkdown(
            "# Dish\n\nà la Ina, reicht für 3-4 Portionen\n\n## Zutaten\n\n- 2 Eier\n\n## Zubereitung\n\n1. Kochen.\n")
        #expect(read.recipe?.metadata.servings?.number == Rational(3) || read.recipe?.metadata.servings == nil)
        #expect(read.recipe?.metadata.description?.contains("à la Ina") == true)
    }

    @Test(
        "Keys of servings are known in every format",
        arguments: ["分量", "人数", "Porce", "Порций", "personer", "Porzioni", "portioner", "Personas"])
    func keys(_ key: String) {
        var builder = MetadataBuilder()
        builder.set(key, to: .text("6"))
        #expect(builder.result.servings?.number == Rational(6))
    }

    @Test(
        "Parts of an ingredient in a front matter are joined, whatever their keys are called",
        arguments: [
            "  - ingredient: {ingredientamount: 4, unit: dl, ingredientname: mjölk}",
            "  - {ingredient_amount: 4, ingredient_unit: dl, ingredient_name: mjölk}",
            "  - {ingredientAmount: 4, ingredientUnit: dl, ingredient: mjölk}",
            "  - ingrediens: {mängd: 4, enhet: dl, namn: mjölk}", "  - {menge: 4, einheit: dl, zutat: mjölk}",
            "  - {quantité: 4, unité: dl, ingrédient: mjölk}", "  - {cantidad: 4, unidad: dl, ingrediente: mjölk}",
            "  - {määrä: 4, yksikkö: dl, ainesosa: mjölk}", "  - {количество: 4, единица: dl, продукт: mjölk}",
        ])
    func entries(_ entry: String) {
        let read = ReadMarkdown(
            "---\ntitle: Dish\ningredients:\n\(entry)\n  - 2 dl vatten\n---\n\n## Steps\n\nBoil it.\n")
        #expect(read.ingredients == ["4 dl mjölk", "2 dl vatten"], "\(read.ingredients)")
    }

    @Test("Headings among the lines of a front matter begin groups")
    func headings() {
        let read = ReadMarkdown(
            "---\ntitle: Tart\ningredients: |\n  # Dough\n  200 g flour\n  1 egg\n  ## Filling:\n  3 apples\n---\n\n## Steps\n\nBake it.\n"
        )
        #expect(read.ingredients == ["Dough: 200 g flour", "Dough: 1 egg", "Filling: 3 apples"])
    }

    @Test(
        "The words by which a site lists its pages do not replace the ingredients of the text",
        arguments: [
            "+++\ntitle = \"Dish\"\n[taxonomies]\ningredients = [\"flour\", \"egg\"]\n+++",
            "---\ntitle: Dish\ntaxonomies:\n  ingredients: [flour, egg]\n---",
            "---\ntitle: Dish\ningredients: [flour, egg]\n---",
        ])
    func taxonomies(_ frontMatter: String) {
        let read = ReadMarkdown("\(frontMatter)\n\n## Ingredients\n\n- 300 g flour\n- 2 eggs\n\n## Steps\n\n1. Mix.\n")
        #expect(read.ingredients == ["300 g flour", "2 eggs"] && read.steps == ["Mix."])
    }

    @Test("The text below a front matter with a description and steps is kept")
    func body() {
        let read = ReadMarkdown(
            "---\ntitle: Dish\ndescription: Short.\ningredients: [2 eggs, 1 leek]\nsteps: [Mix., Bake.]\n---\n\nMy aunt made it on Sundays.\n"
        )
        #expect(read.steps == ["Mix.", "Bake."])
        #expect(read.recipe?.metadata.description == "Short.\n\nMy aunt made it on Sundays.")
    }

    @Test(
        "A list below a heading that announces no steps is notes",
        arguments: [
            "Contributors", "Based on", "Næringsestimat", "Nährwerte", "Mitwirkende", "Valeurs nutritionnelles",
            "Basado en", "Crediti", "Voedingswaarde", "Näringsvärde", "Wartości odżywcze", "Источники", "参考",
        ])
    func notes(_ heading: String) {
        let read = ReadMarkdown(
            "# Dish\n\n## Ingredients\n\n- 300 g flour\n- 2 eggs\n\n## Directions\n\n1. Mix.\n2. Bake.\n\n## \(heading)\n\n- Ann 12\n- Bo\n"
        )
        #expect(read.steps == ["Mix.", "Bake."], "\(read.steps)")
    }

    @Test(
        "A table of equipment says whether a thing is optional by its header",
        arguments: [
            ("| Blender | No |", "(Optional)", false), ("| Blender | Yes |", "Optional", true),
            ("| Blender | no |", "Required", true),
            ("| Mixer | nein |", "optional", false), ("| Mixeur | oui |", "Facultatif", true),
            ("| Blender | optional |", "", true),
        ])
    func equipment(_ row: String, _ header: String, _ isOptional: Bool) {
        let read = ReadMarkdown(
            "# Dish\n\n## Equipment\n\n| Tool | \(header) |\n| --- | --- |\n\(row)\n\n## Ingredients\n\n- 2 eggs\n\n## Directions\n\n1. Mix.\n"
        )
        let names = read.recipe?.listedCookware.map { $0.line(.unicode) } ?? []
        #expect(names.count == 1 && names[0].contains("optional") == isOptional, "\(names)")
    }

    @Test("Markdown in another encoding is read", arguments: [[0xE9], [0xFC], [0xE4, 0x74]] as [[UInt8]])
    func encodings(_ letters: [UInt8]) throws {
        let text =
            Array("# Caf".utf8) + letters + Array(" au lait\n\n## Ingredients\n\n- 2 g cr".utf8) + [0xE8]
            + Array("me fra".utf8) + [0xEE] + Array("che\n\n## Directions\n\n1. Mix.\n".utf8)
        let utf8 = try MarkdownFormat().utf8(of: text, file: "a.md")
        #expect(String(decoding: utf8, as: UTF8.self).contains("crème fraîche"))
    }

    @Test("Links in a description are shown as their words")
    func links() {
        let text = "From [Ann’s](https://example.org/a) book ![x](y.jpg), see [2] and (here)."
        #expect(text.withoutMarkdownLinks == "From Ann’s book , see [2] and (here).")
    }
}
