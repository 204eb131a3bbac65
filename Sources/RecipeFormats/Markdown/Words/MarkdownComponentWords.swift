/// Words for the components of a dish, such as `sauce`, and other words of headings. A line that consists of words for
/// components names a group of ingredients and not an ingredient.
enum MarkdownComponentWords {
    /// Returns whether a line consists of one to four words for components, with optional words such as `for the`. In
    /// scripts without spaces, always `false`.
    static func areAll(of line: some StringProtocol) -> Bool {
        guard line.utf8.count <= 60 else { return false }
        let (words, hasDigit, isUnspaced) = MarkdownHeadingTable.words(of: line)
        guard !words.isEmpty, words.count <= 4, !hasDigit, !isUnspaced else { return false }
        let fillers = words.filter { MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
        return words.count > fillers.count
            && words.allSatisfy { known.contains($0) || MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
    }

    /// Returns whether a heading announces what is put on the dish when it is served: `Toppings`, `To serve`.
    static func isTopping(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count <= 4 && toppings.contains { words == $0 || words.count > 1 && words.starts(with: $0) }
    }

    /// Returns whether a heading only says that a recipe follows: `Recipe`.
    static func isWholeDish(_ name: String) -> Bool { wholes.contains(MarkdownHeadingTable.words(of: name).words) }

    /// Returns whether a title is the title of several recipes: `My recipes`.
    static func isCollection(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count <= 3 && words.contains { collections.contains($0) }
    }

    private static let collections: Set<String> = Set(
        [
            "recipes", "rezepte", "recettes", "recetas", "receitas", "ricette", "recepten", "recepty", "przepisy",
            "oppskrifter", "opskrifter", "reseptit", "receptek", "rețete", "tarifler", "рецепты", "рецепти",
            "食谱", "菜谱", "レシピ集",
        ].flatMap { MarkdownHeadingTable.words(of: $0).words })

    /// Returns whether a heading can announce ingredients or their preparation: `准备` (“preparation”).
    static func isPreparation(_ name: String) -> Bool {
        ["准备", "準備", "准备工作", "準備工作", "前期准备", "下準備", "준비", "备料", "備料", "食材处理", "食材準備", "食材准备"].contains(
            MarkdownHeadingTable.words(of: name).words.joined())
    }

    /// Returns whether a heading announces only further text: `其他` (“other”).
    static func isRemainder(_ name: String) -> Bool {
        remainders.contains(MarkdownHeadingTable.words(of: name).words.joined(separator: " "))
    }

    private static let remainders: Set<String> = [
        "其他", "其它", "另外", "其他说明", "その他", "기타", "other", "others", "misc", "miscellaneous", "sonstiges", "divers",
        "otros", "altro", "прочее", "другое", "inne", "ostatni", "overig", "ovrigt", "andet", "egyeb",
    ]

    /// Returns whether a heading can announce ingredients or cookware: `Benodigdheden` (“requirements”).
    static func isRequirement(_ name: String) -> Bool {
        let words = MarkdownHeadingTable.words(of: name).words
        return words.count == 1
            && ["benodigdheden", "tarvikkeet", "occorrente", "material", "materials"].contains(words[0])
    }

    private static let toppings: Set<[String]> = Set(
        [
            "topping", "toppings", "garnish", "garnishes", "to serve", "for serving", "serve with", "garnitur",
            "dekoration",
            "deko", "zum servieren", "zum garnieren", "garniture", "para servir", "per servire", "garnering", "pynt",
            "dodatki", "do podania", "k podání", "na ozdobu", "украшение", "для украшения", "для подачи", "配菜", "浇头",
            "トッピング", "薬味", "고명", "토핑",
        ].map { MarkdownHeadingTable.words(of: $0).words })

    private static let wholes: Set<[String]> = Set(
        [
            "recipe", "the recipe", "rezept", "recette", "receta", "receita", "ricetta", "recept", "recepta", "przepis",
            "oppskrift", "opskrift", "resepti", "rețetă", "рецепт", "食谱", "菜谱", "レシピ", "레시피",
        ].map { MarkdownHeadingTable.words(of: $0).words })

    private static let known: Set<String> = Set(
        [
            "dough", "filling", "topping", "toppings", "glaze", "icing", "frosting", "sauce", "dressing", "marinade",
            "crust", "batter", "garnish", "teig", "füllung", "belag", "guss", "glasur", "soße", "boden", "creme",
            "streusel", "pâte", "garniture", "glaçage", "masa", "relleno", "salsa", "massa", "recheio",
            "cobertura", "impasto", "ripieno", "condimento", "deeg", "vulling", "saus", "deg", "fyllning", "glasyr",
            "sås",
            "ciasto", "nadzienie", "farsz", "polewa", "sos", "krem", "těsto", "náplň", "poleva", "omáčka", "krém",
            "posypka", "тесто", "теста", "начинка", "начинки", "глазурь", "глазури", "соус", "соуса", "крем", "крема",
            "фарш", "фарша", "заливка", "заливки", "маринад", "маринада", "заправка", "заправки", "тісто", "тіста",
            "глазур", "підлива",
        ].flatMap { MarkdownHeadingTable.words(of: $0).words })
}
