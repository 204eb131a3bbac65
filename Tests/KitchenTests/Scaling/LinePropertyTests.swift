import CookingLanguages
import Foundation
import Kitchen
import RecipeFormats
import RecipeKit
import TestSupport
import Testing

/// The patterns of ``DumbReader``. They are made once for a test, because making them takes longer than reading a line.
private struct DumbPatterns {
    let number =
        #/(?<whole>\d+)[ \u{A0}]+(?<top>\d+)\s*[\/⁄∕]\s*(?<bottom>\d+)|(?<over>\d+)\s*[\/⁄∕]\s*(?<under>\d+)|(?<plain>\d+(?:[.,]\d+)*)?[ ]?(?<sign>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<decimal>\d+(?:[.,]\d+)*|[.,]\d+)/#
    static let signs: [Character: Double] = [
        "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75, "⅕": 0.2, "⅖": 0.4, "⅗": 0.6, "⅘": 0.8,
        "⅙": 1.0 / 6, "⅚": 5.0 / 6, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875,
    ]
    let measure =
        #/^[ \u{A0}]?(g|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|pounds?|grams?|EL|TL|TB|г|кг|мл)(?![\p{L}-])/#
    let sizes =
        #/(?i)\b(cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|bottles?|box(es)?|bags?|envelopes?|containers?|cartons?|tubs?|sticks?|each|per|apiece|dose|dosen|päckchen|packung|glas|beutel|boîtes?|sachets?|latas?|paquetes?|bustin[ae]|piece|pieces|slices?|fillets?|blik|blikje|pak|pakje|zakje|pot|tube|brick|pots?|loaf|loaves|ball|balls|frasco)\b|[x×]|^\S+ \(|-(pound|ounce|oz|lb)|(to|–|-) ?[\d½¼ /]+[- ]?(pound|ounce|oz|lb)/#
}

/// Reads a line as badly as a regular expression does: all its numbers, and those with a measure directly after them.
private struct DumbReader {
    struct Found {
        var value: Double
        var isMeasure: Bool
    }

    let numbers: [Found]
    let saysSizes: Bool

    init(_ text: String, _ patterns: DumbPatterns) {
        var found: [Found] = []
        for match in text.matches(of: patterns.number) {
            var value: Double?
            func number(_ text: Substring?) -> Double? {
                text.flatMap { Double($0.replacing(",", with: ".")) }
            }
            let output = match.output
            if let whole = number(output.whole), let top = number(output.top), let bottom = number(output.bottom) {
                value = whole + top / bottom
            } else if let over = number(output.over), let under = number(output.under) {
                value = over / under
            } else if let sign = output.sign?.first.flatMap({ DumbPatterns.signs[$0] }) {
                value = (number(output.plain) ?? 0) + sign
            } else {
                value = number(output.decimal)
            }
            guard let value else { continue }
            let rest = text[match.range.upperBound...]
            found.append(Found(value: value, isMeasure: rest.prefixMatch(of: patterns.measure) != nil))
        }
        numbers = found
        saysSizes = text.contains(patterns.sizes)
    }

    func holds(_ value: Double) -> Bool { numbers.contains { abs($0.value - value) <= 0.002 * max(1, value) } }

    /// Whether a value can be made of the numbers of the line: a number, a sum of two neighbours, a dozen, a thousand.
    func explains(_ value: Double) -> Bool {
        if holds(value) || holds(value / 12) || holds(value / 1000) || holds(value * 1000) { return true }
        return zip(numbers, numbers.dropFirst()).contains { abs($0.value + $1.value - value) < 0.002 * max(1, value) }
    }
}

@Suite("No amount is half read or half scaled")
struct LinePropertyTests {
    private static let two = Rational(2)
    /// The values of all words for numbers in all languages.
    private static let spelled: Set<Double> = Set(
        CookingLanguage.all.flatMap { $0.numberWords + $0.vagueNumberWords }.compactMap {
            Rational(parsing: $0.value).map { Double($0.numerator) / Double($0.denominator) }
        })

    private struct Tally {
        var lines = 0
        var unscaled = 0
    }

    /// Checks one line, and returns what is wrong with it.
    private static func fault(
        of text: String, _ reader: inout IngredientLineReader, _ patterns: DumbPatterns, _ tally: inout Tally
    ) -> String? {
        let line = DumbReader(text, patterns)
        guard !line.numbers.isEmpty else { return nil }
        tally.lines += 1
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = reader.read(text).language
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: text)])]
        recipe = recipe.parsingIngredientLines(splitting: false)
        let written = shown(recipe, patterns)
        for number in written.numbers where !line.explains(number.value) && !spelled.contains(number.value) {
            return "“\(number.value)” is not in the line"
        }
        for number in line.numbers where !written.holds(number.value) {
            let isJoined = written.numbers.contains { whole in
                line.numbers.contains { abs($0.value + number.value - whole.value) < 0.002 }
                    || whole.value == 12 * number.value
                    || whole.value == 1000 * number.value
                    || whole.value > number.value && whole.value < number.value + 1
            }
            if !isJoined { return "“\(number.value)” was lost" }
        }
        let scaled = ScaledRecipe(recipe, by: two).recipe
        let doubled = shown(scaled, patterns)
        if scaled.listedIngredients[0].ingredients.contains(where: \.isUnscaled) {
            tally.unscaled += 1
            return doubled.numbers.map(\.value) == written.numbers.map(\.value) ? nil : "half of it was scaled"
        }
        guard !line.saysSizes else { return nil }
        for number in written.numbers where number.isMeasure && !doubled.holds(2 * number.value) {
            return "“\(number.value)” was not scaled"
        }
        return nil
    }

    private static func shown(_ recipe: Recipe, _ patterns: DumbPatterns) -> DumbReader {
        DumbReader(
            recipe.listedIngredients[0].ingredients.map { ingredient in
                "\(ingredient.amountLine(.ascii)) \(ingredient.name), \(ingredient.preparation ?? "")"
            }.joined(separator: " "), patterns)
    }

    private func check(_ lines: [String]) -> (faults: [String], Tally) {
        var reader = IngredientLineReader.prepared
        let patterns = DumbPatterns()
        var tally = Tally()
        var faults: [String] = []
        for line in lines {
            if let fault = Self.fault(of: line, &reader, patterns, &tally) { faults.append("\(line) → \(fault)") }
        }
        return (faults, tally)
    }

    @Test("lines made of the words of every language")
    func generated() {
        var random = SeededGenerator(seed: 42)
        var lines: [String] = []
        for language in CookingLanguage.ofLists where language.script != .eastAsian {
            let units = [language.metric, language.measures, language.pieces].flatMap { CookingLanguage.units(of: $0) }
                .compactMap { $0.spellings.first?.first }.filter { !$0.contains(where: \.isNumber) }
            let foods = language.forms(.countedFood).compactMap(\.first)
            guard !units.isEmpty else { continue }
            for _ in 0..<60 {
                func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "zork" }
                let number = pick(["1", "2", "3", "250", "½", "1 1/2", "1½", "3/4", "2-3", "12"])
                let form = Int.random(in: 0..<6, using: &random)
                let (unit, food) = (pick(units), pick(foods.isEmpty ? ["zork"] : foods))
                let line =
                    switch form {
                    case 0: "\(number) \(unit) \(food)"
                    case 1: "\(number) \(unit) \(food) (17 g)"
                    case 2: "\(number) \(unit)/35 g \(food)"
                    case 3: "\(food): \(number) \(unit)"
                    case 4: "\(number) \(food) 30 %"
                    default: "\(number) \(unit) \(food), 40 ml"
                    }
                lines.append(line)
            }
        }
        let (faults, tally) = check(lines)
        #expect(faults.isEmpty)
        #expect(tally.unscaled * 100 < 10 * tally.lines)
    }

    @Test("labelled lines and lines of web pages", .enabled(if: ConformanceData.root != nil))
    func outside() throws {
        guard let root = ConformanceData.root else { return }
        struct Labelled: Decodable { var sentence: String }
        struct Page: Decodable { var ingredients: [String]? }
        let step = ConformanceData.isExhaustive ? 1 : 11
        let labelled = try String(contentsOf: root.appending(path: "ingredients/labelled.jsonl"), encoding: .utf8)
            .split(separator: "\n").enumerated().filter { $0.offset.isMultiple(of: step) }
            .compactMap { try? JSONDecoder().decode(Labelled.self, from: Data($0.element.utf8)).sentence }
        let folder = root.appending(path: "web-recipes")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".expected.json") }
            .compactMap { name in
                (try? Data(contentsOf: folder.appending(path: name))).flatMap {
                    try? JSONDecoder().decode(Page.self, from: $0).ingredients
                }
            }.flatMap(\.self)
        let (faults, tally) = check(labelled + pages)
        // The dumb reader itself misreads a few lines, such as `2 1/2-pound steaks`.
        #expect(faults.count * 1000 < tally.lines, "\(faults.prefix(20))")
        #expect(tally.unscaled * 100 < 3 * tally.lines)
    }
}
