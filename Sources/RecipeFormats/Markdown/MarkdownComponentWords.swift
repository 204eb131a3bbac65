/// The names of parts of a dish. A line of only such words names a group and not an ingredient.
enum MarkdownComponentWords {
    /// Whether a line consists of such words, with an optional `for the`.
    static func areAll(of line: some StringProtocol) -> Bool {
        guard line.utf8.count <= 60 else { return false }
        let (words, hasDigit, isUnspaced) = MarkdownHeadingTable.words(of: line)
        guard !words.isEmpty, words.count <= 4, !hasDigit, !isUnspaced else { return false }
        let fillers = words.filter { MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
        return words.count > fillers.count
            && words.allSatisfy { known.contains($0) || MarkdownHeadingTable.shared.sign(of: $0).contains(.filler) }
    }

    private static let known: Set<String> = Set(
        [
            "dough", "filling", "topping", "toppings", "glaze", "icing", "frosting", "sauce", "dressing", "marinade",
            "crust", "batter", "garnish", "teig", "füllung", "belag", "guss", "glasur", "soße", "sauce", "boden",
            "creme",
            "streusel", "marinade", "pâte", "garniture", "glaçage", "masa", "relleno", "salsa", "massa", "recheio",
            "cobertura", "impasto", "ripieno", "condimento", "deeg", "vulling", "saus", "deg", "fyllning", "glasyr",
            "sås",
            "ciasto", "nadzienie", "farsz", "polewa", "sos", "krem", "těsto", "náplň", "poleva", "omáčka", "krém",
            "posypka", "тесто", "теста", "начинка", "начинки", "глазурь", "глазури", "соус", "соуса", "крем", "крема",
            "фарш", "фарша", "заливка", "заливки", "маринад", "маринада", "заправка", "заправки", "тісто", "тіста",
            "глазур", "підлива",
        ].flatMap { MarkdownHeadingTable.words(of: $0).words })
}
