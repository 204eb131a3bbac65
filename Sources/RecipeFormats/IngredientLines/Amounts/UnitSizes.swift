import CookingLanguages
import RecipeKit
import Synchronization

/// What the units of ingredient lines measure. It is needed only to find out what two measures of one line mean.
enum UnitSizes {
    /// Returns whether two measures without a word between them are the parts of one amount, as in `1 lb 2 oz`.
    ///
    /// The second part is less than one unit of the first. Anything else says the same amount again in another unit:
    /// `1 cup 2 sticks butter`. Measures of unknown size count as parts.
    static func areParts(
        _ first: (amount: Amount, unitName: String?), _ second: (amount: Amount, unitName: String?), in language: String
    ) -> Bool {
        guard let one = size(of: first.unitName, in: language), let other = size(of: second.unitName, in: language),
            let count = number(first.amount), let otherCount = number(second.amount)
        else { return true }
        let isStick = one.kind == .stick || other.kind == .stick
        guard one.kind == other.kind || isStick else { return false }
        // A stick of butter is a quarter of a pound, or half a cup.
        let isMass = one.kind == .mass || other.kind == .mass
        let (each, otherEach) = (one.size(isMass: isMass), other.size(isMass: isMass))
        let difference = count * each - otherCount * otherEach
        if difference.magnitude <= count * each / 10 { return false }
        return otherCount * otherEach < each
    }

    /// Returns whether a unit measures a length.
    static func isLength(_ unitName: String?, in language: String) -> Bool {
        symbol(of: unitName, in: language).map { ["cm", "mm", "in", "m"].contains($0) } ?? false
    }

    /// Returns whether a unit measures a mass or a volume of a certain size.
    static func isMassOrVolume(_ unitName: String?, in language: String) -> Bool {
        size(of: unitName, in: language).map { $0.kind != .stick } ?? false
    }

    /// Returns whether a unit is so small that a piece of meat has several of it: an ounce, a gram.
    static func isSmall(_ unitName: String?, in language: String) -> Bool {
        size(of: unitName, in: language).map { $0.kind == .mass && $0.value < 30 } ?? false
    }

    private enum Kind { case mass, volume, stick }

    private struct Size {
        var kind: Kind
        /// The grams or the millilitres of the unit.
        var value: Double

        func size(isMass: Bool) -> Double { kind == .stick && isMass ? 113.4 : value }
    }

    private static func size(of unitName: String?, in language: String) -> Size? {
        symbol(of: unitName, in: language).flatMap { sizes[$0] }
    }

    private static func number(_ amount: Amount) -> Double? {
        switch amount {
        case .number(let number), .range(_, let number): number.doubleValue
        case .text: nil
        }
    }

    /// Returns the symbol of a unit by the name that all its spellings share.
    private static func symbol(of unitName: String?, in language: String) -> String? {
        guard let unitName else { return nil }
        return KnownUnits.of(language).symbols[unitName] ?? KnownUnits.of("en").symbols[unitName]
    }

    private static let sizes: [String: Size] = [
        "tsp": Size(kind: .volume, value: 5), "dsp": Size(kind: .volume, value: 10),
        "tbsp": Size(kind: .volume, value: 15), "cup": Size(kind: .volume, value: 237),
        "fl oz": Size(kind: .volume, value: 29.6), "pint": Size(kind: .volume, value: 473),
        "quart": Size(kind: .volume, value: 946), "gallon": Size(kind: .volume, value: 3785),
        "ml": Size(kind: .volume, value: 1), "cl": Size(kind: .volume, value: 10),
        "dl": Size(kind: .volume, value: 100), "l": Size(kind: .volume, value: 1000),
        "stick": Size(kind: .stick, value: 118.3), "mg": Size(kind: .mass, value: 0.001),
        "g": Size(kind: .mass, value: 1), "dag": Size(kind: .mass, value: 10), "hg": Size(kind: .mass, value: 100),
        "kg": Size(kind: .mass, value: 1000), "oz": Size(kind: .mass, value: 28.35),
        "lb": Size(kind: .mass, value: 453.6),
    ]
}

/// The units of a language in tables, because the readers need them for each line.
struct KnownUnits {
    /// The symbols of the units by the name that all their spellings share.
    let symbols: [String: String]
    /// The packages by this name.
    let containers: [String: CookingUnit]

    private static let known = Mutex<[String: KnownUnits]>([:])

    /// Returns the units of a language. A language that is not known has none.
    static func of(_ code: String) -> KnownUnits {
        known.withLock { known in
            if let units = known[code] { return units }
            let units = KnownUnits(CookingLanguage.of(code))
            known[code] = units
            return units
        }
    }

    private init(_ language: CookingLanguage?) {
        let units = (language?.unitGroups ?? []).flatMap(CookingLanguage.units)
        symbols = Dictionary(
            units.compactMap { unit in unit.symbol.map { (unit.name, $0) } }, uniquingKeysWith: { first, _ in first })
        containers = Dictionary(
            CookingLanguage.units(of: language?.containers ?? "").map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// Words that say that a length is the size of a thing and not an amount.
enum LengthWords {
    /// Returns whether a length is the size of what a text names: `wok, 32 cm`, and not an amount as in `5 cm ginger`.
    ///
    /// - Parameters:
    ///   - words: The words of the line, in lower case.
    ///   - isBehind: Whether the length is behind the name. Before a name, only a pan or another tool has a size.
    static func isSize(of words: [String], isBehind: Bool) -> Bool {
        if words.contains(where: { word in foods.contains { word.hasPrefix($0) } }) { return false }
        if isBehind { return true }
        return words.contains { word in
            tools.contains(word) || tools.contains { $0.utf8.count > 3 && word.count > $0.count && word.hasSuffix($0) }
        }
    }

    private static let foods = CookingLanguage.entriesOfAll(.lengthFood).map { $0.lowercased() }
    private static let tools = Set(
        (CookingLanguage.entriesOfAll(.vessel) + CookingLanguage.entriesOfAll(.cookware)).map { $0.lowercased() }
    ).subtracting(CookingLanguage.entriesOfAll(.form) + CookingLanguage.entriesOfAll(.shape))
        .subtracting(
            CookingLanguage.ofLists.flatMap { CookingLanguage.units(of: $0.pieces + "\n" + $0.listedUnits) }
                .flatMap { $0.spellings.joined() }.map { $0.lowercased() })
}
