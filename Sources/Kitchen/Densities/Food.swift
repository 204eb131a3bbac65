import RecipeKit

/// A food with the weights of its measures.
public struct Food: Hashable, Sendable {
    /// The name in the table, or the user's name.
    public let name: String
    /// The number in the USDA National Nutrient Database for Standard Reference, or `nil` for a food of the user.
    public let usdaNumber: Int?
    /// How a cook measures the food.
    public let kind: Kind
    /// The source of the weights, as it is shown to the cook: `USDA 20081`.
    public let source: String
    /// The weight of a millilitre in grams, or `nil` if it is not known.
    public let gramsPerMillilitre: Rational?
    /// The weight of one item, such as an egg, in grams, or `nil` if it is not known.
    public let gramsPerItem: Rational?
    /// The weight in grams of one unit that a word names: `clove`, `slice`, `large`.
    let gramsPerWord: [String: Rational]

    /// How a cook measures a food.
    public enum Kind: Hashable, Sendable {
        /// A food such as milk or oil. It is measured in millilitres or cups, and weighed only if the cook asks for it.
        case liquid
        /// A food such as flour, sugar or butter. It is measured in cups and spoons, or weighed.
        case spooned
        /// A food such as meat, vegetables or cheese. It is weighed or counted.
        case weighed
    }

    /// Creates a food of the user.
    ///
    /// - Parameters:
    ///   - name: The name that recipes use.
    ///   - kind: How a cook measures the food.
    ///   - gramsPerMillilitre: The weight of a millilitre.
    ///   - gramsPerItem: The weight of one item.
    ///   - gramsPerWord: The weight of one unit that a word names: `["clove": 5]`.
    ///   - source: The source of the weights, as it is shown to the cook.
    public init(
        _ name: String, kind: Kind = .spooned, gramsPerMillilitre: Rational? = nil, gramsPerItem: Rational? = nil,
        gramsPerWord: [String: Rational] = [:], source: String = "own"
    ) {
        self.init(
            name, usdaNumber: nil, kind, gramsPerMillilitre, gramsPerItem, gramsPerWord, source: source)
    }

    init(
        _ name: String, usdaNumber: Int?, _ kind: Kind, _ gramsPerMillilitre: Rational?, _ gramsPerItem: Rational?,
        _ gramsPerWord: [String: Rational], source: String
    ) {
        self.name = name
        self.usdaNumber = usdaNumber
        self.kind = kind
        self.gramsPerMillilitre = gramsPerMillilitre
        self.gramsPerItem = gramsPerItem
        self.gramsPerWord = gramsPerWord
        self.source = source
    }

    /// Returns the food as the items of a name are: one of `pineapple rings` is a slice and not a pineapple. If the name
    /// has a word for a part whose weight is not known, one item has no known weight.
    func part(named words: [String]) -> Food {
        guard gramsPerItem != nil, let part = words.lazy.compactMap(Self.part).first else { return self }
        return Food(
            name, usdaNumber: usdaNumber, kind, gramsPerMillilitre, gramsPerWord[part], gramsPerWord, source: source)
    }

    /// Returns the name in the table of the part that a word means: `slice` for `ring` and `Scheibe`.
    private static func part(_ word: String) -> String? {
        if let part = parts[word] { return part }
        let symbol = UnitNames.entry(for: word)?.symbol
        return symbol.flatMap { ["slice", "wedge", "strip"].contains($0) ? $0 : nil }
    }

    private static let parts = [
        "ring": "slice", "ringe": "slice", "anneau": "slice", "anillo": "slice", "anello": "slice", "anelli": "slice",
        "slice": "slice", "wedge": "wedge", "strip": "strip", "chunk": "chunk", "cube": "cube", "spear": "spear",
        "floret": "floret", "segment": "segment",
    ]

    /// Returns the weight in grams of one unit of the food, or `nil` if it is not known.
    ///
    /// - Parameter unit: A unit of mass, volume or count. `nil` means one item.
    public func grams(per unit: KitchenUnit?) -> Rational? {
        guard let unit else { return gramsPerItem }
        switch unit.kind {
        case .mass:
            return unit.size
        case .volume:
            if let grams = gramsPerWord[unit.symbol] { return grams }
            guard let millilitres = unit.size else { return nil }
            return gramsPerMillilitre.flatMap { $0.multiplied(by: millilitres) }
        case .count:
            return gramsPerWord[unit.symbol] ?? (unit.symbol == "piece" || unit.symbol == "medium" ? gramsPerItem : nil)
        case .length, .temperature:
            return nil
        }
    }
}

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
