import CookingLanguages
import RecipeKit

/// The names of the units in all languages.
enum UnitNames {
    /// A name with the unit that it means.
    struct Entry {
        var symbol: String
        /// The standard that the name implies: a German `EL` is never a US tablespoon.
        var standard: MeasureStandard?
        var singular: String
        var plural: String
        /// The form after five and more in Slavic languages.
        var many: String
        /// The form after a fraction in Slavic languages: `½ ząbka`.
        var part: String

        /// Returns the form that follows a number.
        func form(after number: Rational, in language: String) -> String {
            // Tables of other languages count everything above one as a plural: `1½ tasses`.
            guard UnitNames.language(language)?.plural == .slavic else { return number > .one ? plural : singular }
            return StepVocabulary.Forms(singular: singular, plural: plural, many: many, part: part)
                .form(after: number, .slavic)
        }

        func has(_ folded: String) -> Bool {
            [singular, plural, many, part].contains { UnitNames.folded($0) == folded }
        }
    }

    /// Returns the meaning of a name, or `nil` if it is unknown. Case, accents and periods do not matter.
    static func entry(for name: String) -> Entry? { tables.all[folded(name)] }

    /// Returns the meaning of a name in a language, with the forms that the name has there: `litro` has the plural `litri`
    /// in Italian and `litros` in Spanish. If the language does not have the name, returns its meaning in any language.
    ///
    /// - Parameter language: The language with an optional region: `it`, `en-AU`.
    static func entry(for name: String, in language: String) -> Entry? {
        let folded = folded(name)
        return tables.own[language.prefix(2).lowercased()]?[folded] ?? tables.all[folded]
    }

    /// Returns the name of another spoon that fits the spelling of a spoon: `tsk` for `msk`. In other scripts, also returns
    /// that of a mass or a volume: `л` for `мл`. Returns `nil` for other units, and in the languages whose spellings ``UnitLanguage`` knows.
    ///
    /// - Parameters:
    ///   - name: The name in the recipe: `msk`, `ст. л.`.
    ///   - symbol: The symbol of the other spoon.
    ///   - amount: The number of the other spoons.
    ///   - language: The language of the recipe.
    static func counterpart(of name: String, symbol: String, for amount: Rational, in language: String) -> String? {
        let folded = folded(name)
        guard let words = Self.language(language), !["en", "de", "fr", "es", "it"].contains(words.code) else {
            return nil
        }
        let units = words.unitGroups.flatMap { CookingLanguage.units(of: $0) }
        if ["g", "kg", "ml", "l"].contains(symbol) {
            // Beside `мл`, a litre is `л`. Latin letters are the same in all languages.
            guard name.unicodeScalars.allSatisfy({ $0.value > 0x7F || $0 == "." }),
                let place = units.lazy.compactMap({ unit in
                    unit.spellings.firstIndex { $0.contains { Self.folded($0) == folded } }
                }).first,
                let other = units.first(where: { $0.symbol == symbol })
            else { return nil }
            let forms = other.spellings[place < other.spellings.count ? place : 0]
            return Entry(symbol: symbol, forms: forms).form(after: amount, in: language)
        }
        guard ["tsp", "tbsp"].contains(symbol) else { return nil }
        let capitals = words.entries(.capitalTeaspoon)
        if let first = capitals.first, name.utf8.count <= 3, name == name.uppercased() {
            let spellings = units.first { $0.symbol == symbol }?.spellings.joined()
            return symbol == "tsp"
                ? (capitals.contains(name) ? name : first) : spellings?.first { $0 == $0.uppercased() }
        }
        let places = units.lazy.filter { ["tsp", "tbsp", "cup"].contains($0.symbol) }.compactMap { unit -> Int? in
            let place = unit.spellings.firstIndex { $0.contains { Self.folded($0) == folded } }
            return unit.symbol == "cup" ? place.map { _ in 0 } : place
        }
        guard let place = places.first, let spoon = units.first(where: { $0.symbol == symbol }) else { return nil }
        let forms = spoon.spellings[place < spoon.spellings.count ? place : 0]
        let form = Entry(symbol: symbol, forms: forms).form(after: amount, in: language)
        // A file of a language has abbreviations without their periods: `ч л`.
        return name.hasSuffix(".") && form.contains(" ")
            ? form.split(separator: " ").joined(separator: ". ") + "." : form
    }

    /// Returns the forms of a name in a language, also if no unit of the catalog has this name, as for `ramo`.
    static func forms(of name: String, in language: String) -> Entry? {
        let folded = folded(name)
        let code = Self.language(language)?.code ?? ""
        if let own = tables.own[code]?[folded] ?? tables.forms[code]?[folded] { return own }
        // A French `dose` is no German one. A recipe without a language counts as English.
        return code.isEmpty || code == "en" ? tables.all[folded] : tables.own["en"]?[folded]
    }

    /// Returns the first form of every name that units have in a language, the symbols first: `tsp`, `teaspoon`.
    static func names(in code: String) -> [String] {
        guard let words = language(code) else { return [] }
        let units = ([words.knownUnits] + words.unitGroups).flatMap { CookingLanguage.units(of: $0) }
        let names = units.flatMap { unit in unit.spellings.map { $0[0] } }.sorted { ($0.count, $0) < ($1.count, $1) }
        let symbols = Set(units.compactMap(\.symbol))
        return names.filter(symbols.contains) + names.filter { !symbols.contains($0) }
    }

    static func language(_ language: String) -> CookingLanguage? {
        let code = language.prefix(2).lowercased()
        return CookingLanguage.of(code == "no" || code == "nn" ? "nb" : code)
    }

    /// Returns whether the language itself has the name.
    static func has(_ name: String, in language: String) -> Bool {
        tables.own[language.prefix(2).lowercased()]?[folded(name)] != nil
    }

    private typealias Tables = (
        all: [String: Entry], own: [String: [String: Entry]], forms: [String: [String: Entry]]
    )

    /// The entries by their folded names, for each language and for all of them. If two languages use a name, the first
    /// language counts in the table of all: the French `once` comes before the Italian one.
    ///
    /// The forms are those of the names without a unit of the catalog.
    private static let tables: Tables = {
        var entries: [String: Entry] = [:]
        var own: [String: [String: Entry]] = [:]
        var others: [String: [String: Entry]] = [:]
        for language in CookingLanguage.all {
            for group in [language.knownUnits] + language.unitGroups {
                for unit in CookingLanguage.units(of: group) {
                    for forms in unit.spellings {
                        for form in forms {
                            let entry = Entry(
                                symbol: unit.symbol ?? "", standard: unit.isMetric ? .metric : nil,
                                forms: language == .english ? pair(of: form, in: forms) : forms)
                            let key = folded(form)
                            guard unit.symbol != nil else {
                                others[language.code, default: [:]][key] = entry
                                continue
                            }
                            if entries[key] == nil { entries[key] = entry }
                            if own[language.code]?[key] == nil { own[language.code, default: [:]][key] = entry }
                        }
                    }
                }
            }
        }
        return (entries, own, others)
    }()

    /// Returns the symbol of the unit that a word for a size is: `small` for the `kleine` of `2 kleine Eier`. Returns `nil`
    /// for other words.
    static func size(_ name: String, in language: String) -> String? {
        let folded = folded(name)
        return sizes[Self.language(language)?.code ?? ""]?[folded] ?? sizes[""]?[folded]
    }

    /// The symbols of the words for sizes, for each language, and for all of them under an empty code.
    private static let sizes: [String: [String: String]] = {
        var sizes: [String: [String: String]] = [:]
        for language in CookingLanguage.all {
            for (role, symbol) in [(CookingLanguage.Role.largeSize, "large"), (.smallSize, "small"), (.size, "medium")]
            {
                for word in language.entries(role) {
                    for code in [language.code, ""] where sizes[code]?[folded(word)] == nil {
                        sizes[code, default: [:]][folded(word)] = symbol
                    }
                }
            }
        }
        return sizes
    }()

    /// Returns the singular and the plural of an English name. Of more than two forms, the others are other words for the
    /// unit: `fl oz/fluid ounce/fluid ounces`.
    private static func pair(of form: String, in forms: [String]) -> [String] {
        if forms.count < 3 { return forms }
        if forms.contains(form + "s") { return [form, form + "s"] }
        let singular = String(form.dropLast())
        return form.last == "s" && forms.contains(singular) ? [singular, form] : [form]
    }

    /// Returns a name in lower case without accents. One space replaces periods, hyphens and similar signs between
    /// words: `c. à s.` → `c a s`.
    static func folded(_ name: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        var isAfterGap = false
        for scalar in name.unicodeScalars {
            if isGap(scalar) {
                isAfterGap = !bytes.isEmpty
                continue
            }
            if isAfterGap { bytes.append(0x20) }
            isAfterGap = false
            scalar.appendFolded(to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", ".", "_", "-", "\u{A0}", "'", "’", ",", "\t", "(", ")": true
        default: false
        }
    }
}

extension UnitNames.Entry {
    fileprivate init(symbol: String, standard: MeasureStandard? = nil, forms: [String]) {
        self.init(
            symbol: symbol, standard: standard, singular: forms[0], plural: forms.count > 1 ? forms[1] : forms[0],
            many: forms.count > 2 ? forms[2] : forms.count > 1 ? forms[1] : forms[0],
            part: forms.count > 3 ? forms[3] : forms.count > 1 ? forms[1] : forms[0])
    }
}
