import RecipeKit

extension Food {
    /// Creates a food from a line of the table: `11282sonion|160c 115s i110 i14slice`.
    ///
    /// The line begins with the number of the USDA (`11282`), the kind of the food (`s`) and its name (`onion`). After
    /// `|`, each number is a weight in grams. `160c` is the weight of a US cup in the form `c` (chopped). `i110` is the
    /// weight of one item. `i14slice` is the weight of one slice.
    ///
    /// - Parameters:
    ///   - line: The line of the table.
    ///   - form: The form that the recipe names, or `nil` for no form. If the line has no weight of a cup in this
    ///     form, the first weight of a cup in the line counts.
    /// - Returns: `nil` if the line is not a line of the table.
    init?(line: String, form: IngredientForm?) {
        let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0].prefix(5)), let letter = parts[0].dropFirst(5).first else {
            return nil
        }
        var cups: [(grams: Rational, forms: Substring)] = []
        var item: Rational?
        var words: [String: Rational] = [:]
        for token in parts[1].split(separator: " ") {
            let isItem = token.first == "i"
            let digits = token.dropFirst(isItem ? 1 : 0).prefix { $0.isNumber || $0 == "." }
            guard let grams = Rational(parsing: digits) else { continue }
            let rest = token.dropFirst(digits.count + (isItem ? 1 : 0))
            if !isItem {
                cups.append((grams, rest))
            } else if rest.isEmpty {
                item = item ?? grams
            } else {
                words[String(rest)] = grams
            }
        }
        let letters = form?.letters ?? ""
        let cup = letters.lazy.compactMap { letter in cups.first { $0.forms.contains(letter) } }.first
        let grams = (cup ?? cups.first)?.grams
        let kind: Kind = letter == "l" ? .liquid : letter == "d" ? .spooned : .weighed
        if let form, let own = words[form.itemWord ?? ""] { item = own }
        self.init(
            String(parts[0].dropFirst(6)), usdaNumber: number, kind,
            grams.flatMap { KitchenUnit.cup(.us).size.flatMap($0.divided) }, item, words,
            source: "USDA " + parts[0].prefix(5))
    }
}
