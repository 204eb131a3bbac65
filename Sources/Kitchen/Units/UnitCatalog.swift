import RecipeKit

/// Finds the units that names in recipes mean.
public struct UnitCatalog: Sendable {
    /// The country whose cups and spoons the names mean. A name that implies another country is an exception.
    public private(set) var standard: MeasureStandard
    /// Whether the user chose ``standard``. Otherwise, it is that of the language.
    private let isStandardChosen: Bool
    /// The language in which units are spelled, with an optional region.
    private(set) var language: String
    /// The units of the user, by their names in lower case.
    let custom: [String: KitchenUnit]
    private let ignored: Set<String>

    /// Creates a catalog.
    ///
    /// - Parameters:
    ///   - language: The language of the recipe with its region, such as `en-AU`. It determines the meaning of
    ///     ambiguous names.
    ///   - standard: The country of the measures. `nil` means the country of the language.
    ///   - custom: Units of the user. They replace known units with the same names.
    ///   - ignored: Names that the user does not want to be units.
    public init(
        language: String = "en-US", standard: MeasureStandard? = nil, custom: [KitchenUnit] = [], ignored: [String] = []
    ) {
        self.standard = standard ?? MeasureStandard(language: language)
        isStandardChosen = standard != nil
        self.language = language
        self.custom = Dictionary(
            custom.flatMap { unit in ([unit.symbol] + unit.names).map { (UnitNames.folded($0), unit) } },
            uniquingKeysWith: { first, _ in first })
        self.ignored = Set(ignored.map(UnitNames.folded))
    }

    /// Returns the unit that a name means, in English, German, French, Spanish, Italian and a few other languages.
    /// Returns `nil` for an unknown name.
    ///
    /// Case usually does not matter. But `T` is a tablespoon, and `t` is a teaspoon. `C` means degrees Celsius in
    /// `180 C` and a cup in `1 C`. `c` always means a cup. In Slovak, `ML` is a small spoon.
    ///
    /// - Parameters:
    ///   - name: The name of the unit: `cup`, `EL`, `c. à s.`
    ///   - amount: The amount before the unit. It determines the meaning of `C`.
    public func unit(named name: String, amount: Amount? = nil) -> KitchenUnit? {
        let folded = UnitNames.folded(name)
        if let unit = custom[folded] { return unit }
        if ignored.contains(folded) { return nil }
        // In French and Portuguese, `cc` is a spoon. In other languages, it is a cubic centimetre.
        if Self.cubicCentimetres.contains(folded), !UnitNames.has(name, in: language) { return .millilitre }
        switch name {
        case "T", "T.": return .known("tbsp", standard)
        case "C" where isTemperature(amount): return .celsius
        default: break
        }
        if isCapitalTeaspoon(name, amount) { return .teaspoon(.metric) }
        if let entry = UnitNames.entry(for: name, in: language) {
            return .known(entry.symbol, entry.standard ?? standard)
        }
        if let size = UnitNames.size(name, in: language) { return .known(size, standard) }
        return imperialOrUS(folded)
    }

    /// Returns whether a name is a small spoon because of its capital letters. More than 20 of them are millilitres,
    /// because nobody measures so many spoons.
    private func isCapitalTeaspoon(_ name: String, _ amount: Amount?) -> Bool {
        guard name.utf8.count <= 3, name == name.uppercased(), amount?.high.map({ $0 <= Rational(20) }) ?? true,
            let words = UnitNames.language(language)
        else { return false }
        return words.entries(.capitalTeaspoon).contains(name)
    }

    /// The folded names of the cubic centimetre.
    private static let cubicCentimetres: Set<String> = ["cc", "c c", "ccm", "cm3", "cm³"]

    /// Returns a catalog of the same units with the spellings, the cups and the spoons of another language. If the user
    /// chose a standard, the cups and spoons do not change.
    func spelling(in language: String?) -> UnitCatalog {
        guard let language else { return self }
        var catalog = self
        catalog.language = language
        if !isStandardChosen { catalog.standard = MeasureStandard(language: language) }
        return catalog
    }

    /// Returns the unit of a name that begins with a country or system: `imperial pint`, `US cup`, `metric cup`.
    /// Returns `nil` for any other name.
    private func imperialOrUS(_ name: String) -> KitchenUnit? {
        let countries: [(String, MeasureStandard)] = [
            ("imperial ", .imperial), ("uk ", .imperial), ("us ", .us), ("metric ", .metric),
            ("australian ", .australian),
        ]
        guard let (prefix, country) = countries.first(where: { name.hasPrefix($0.0) }),
            let entry = UnitNames.entry(for: String(name.dropFirst(prefix.count)))
        else { return nil }
        return .known(entry.symbol, entry.standard ?? country)
    }

    /// Returns whether the amount before `C` is a temperature: more than 25, because nobody measures so many cups.
    private func isTemperature(_ amount: Amount?) -> Bool {
        amount?.high.map { $0 > Rational(25) } ?? false
    }
}

extension UnitCatalog {
    /// Returns the sum of two quantities in the unit of the first one: ¾ lb + 4 oz → 1 lb.
    ///
    /// Returns `nil` for words, and if the units cannot be converted to each other.
    public func sum(_ first: Quantity, _ second: Quantity) -> Quantity? {
        if first.unit == second.unit {
            return first.amount.adding(second.amount).map { Quantity($0, unit: first.unit) }
        }
        guard let name = first.unit, let otherName = second.unit,
            let unit = unit(named: name, amount: first.amount),
            let other = self.unit(named: otherName, amount: second.amount),
            unit.kind != .temperature, let converted = second.amount.mapped({ other.converted($0, to: unit) })
        else { return nil }
        return first.amount.adding(converted).map { Quantity($0, unit: first.unit) }
    }
}

extension UnitCatalog {
    /// Returns the names of units that begin as a text, but are longer, in the language of the catalog. The units of the
    /// user come first, and then the symbols.
    public func names(beginning text: String) -> [String] {
        let folded = UnitNames.folded(text)
        let own = custom.values.flatMap { [$0.symbol] + $0.names }.sorted()
        var seen: Set<String> = []
        return (own + UnitNames.names(in: language)).filter { name in
            let key = UnitNames.folded(name)
            return key != folded && key.hasPrefix(folded) && seen.insert(key).inserted
        }
    }
}
