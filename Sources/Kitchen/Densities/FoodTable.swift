import RecipeKit

/// The foods of the USDA with the weights of their measures, and the foods of the user.
///
/// The program contains the weights of some 2,900 foods as text. It searches this text when it looks up an ingredient.
public struct FoodTable: Sendable {
    private let own: [String: Food]

    /// Creates a table.
    ///
    /// - Parameter own: Foods of the user. A food of the user replaces a food of the USDA with the same name.
    public init(own: [Food] = []) {
        self.own = Dictionary(own.map { (Self.key($0.name), $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Returns the food that an ingredient's name means: `all-purpose flour, sifted`, `packed brown sugar`, `Mehl`.
    /// Returns `nil` if there is none.
    ///
    /// The name of a food can be the whole name of the ingredient or only a part of that name. In English and German,
    /// the part is at the end. In French, Spanish and Italian, the part is at the beginning. For names that the program
    /// lists, the cost is O(log n). For other names, the method reads the table once.
    public func food(named name: String) -> Food? {
        let words = IngredientWords(name)
        if !own.isEmpty, let food = ownFood(words) { return food }
        switch cooked(words) ?? find(words) {
        case .found(let food): return food?.part(named: words.name)
        case .other: return nil
        case .unknown: break
        }
        // `salmon fillets` and `broccoli florets`: search for `salmon` and `broccoli`.
        guard let whole = words.withoutPart, case .found(let food) = find(whole) else { return nil }
        return food?.part(named: words.name)
    }

    /// Returns the food that an ingredient's name means if its amount has a unit: a can of tomatoes has canned tomatoes.
    func food(named name: String, measuredIn unit: KitchenUnit?) -> Food? {
        guard let food = food(named: name) else { return nil }
        guard unit?.symbol == "can", food.grams(per: unit) == nil,
            let canned = self.food(named: "canned \(food.name)"), canned.grams(per: unit) != nil
        else { return food }
        return canned
    }

    /// Returns the food of a name that says that a grain, a pulse or pasta is measured cooked: `cooked chickpeas`,
    /// `gekochter Reis`. The result is `.other` if the weight of the cooked food is not known, because a cup of it can
    /// weigh half of the raw food. Returns `nil` for any other name.
    private func cooked(_ words: IngredientWords) -> Finding? {
        guard let plain = words.withoutCooked, plain.name == words.name || FoodNames.meaning(of: words.name) == nil,
            case .found(let raw?) = find(plain), let number = raw.usdaNumber,
            Self.swellingGroups.contains(number / 1000), !IngredientWords.isCooked(raw.name)
        else { return nil }
        let name = ["cooked"] + IngredientWords.words(raw.name)
        guard case .food(let digits, let form)? = FoodNames.meaning(of: name) else { return .other }
        return .found(Self.food(number: digits, form: words.form ?? form))
    }

    /// The groups of the USDA for pulses and for grains and pasta.
    private static let swellingGroups: Set<Int> = [16, 20]

    private enum Finding {
        case found(Food?)
        /// The name means a food that the table does not have.
        case other
        case unknown
    }

    private func find(_ words: IngredientWords) -> Finding {
        if let finding = named(wholeMeaning(words), words) { return finding }
        let search = FoodSearch(words)
        // If the table has a food “oat flour”, it is a better match than “flour”.
        if words.name.count > 1, let line = search.exactLine { return .found(Food(line: line, form: words.form)) }
        if let finding = named(partialMeaning(words.name), words) { return finding }
        return search.bestLine.map { .found(Food(line: $0, form: words.form)) } ?? .unknown
    }

    private func named(_ meaning: FoodNames.Meaning?, _ words: IngredientWords) -> Finding? {
        switch meaning {
        case .food(let number, let form):
            // A halved cherry tomato is still a cherry tomato.
            .found(Self.food(number: number, form: form?.itemWord == nil ? words.form ?? form : form))
        case .unknownFood: .other
        case nil: nil
        }
    }

    /// Returns the food with a number of the USDA, or `nil` if the table does not have it. O(log n).
    public func food(usdaNumber: Int) -> Food? {
        let digits = String(usdaNumber)
        return Self.food(number: String(repeating: "0", count: max(0, 5 - digits.count)) + digits, form: nil)
    }

    private static func food(number: String, form: IngredientForm?) -> Food? {
        SortedLines(lines).rest(after: number, before: "dls").flatMap { Food(line: number + $0, form: form) }
    }

    private static func key(_ name: String) -> String { IngredientWords.words(name).joined(separator: " ") }

    /// Returns the user's own food that an ingredient means, or `nil` if there is none.
    ///
    /// The name of the user's food can be the whole name of the ingredient or its end. But the user's `flour` is not
    /// used for `rice flour`, because the table has a different food for this name.
    private func ownFood(_ words: IngredientWords) -> Food? {
        if let food = own[(words.name + words.rest).joined(separator: " ")] { return food }
        for start in words.name.indices {
            let end = words.name[start...].joined(separator: " ")
            guard let food = own[end] else { continue }
            switch start > 0 ? find(words) : .unknown {
            case .other: continue
            case .found(let other?):
                if case .found(let plain?) = find(IngredientWords(end)), !Self.areAlike(plain, other) { continue }
            case .found, .unknown: break
            }
            return food
        }
        return nil
    }

    /// Returns whether one of two foods is probably a kind of the other food: true for flour and bread flour, false for
    /// flour and rice flour. Both must be in the same group of the USDA, and their densities must differ by at most
    /// 15 %.
    private static func areAlike(_ first: Food, _ second: Food) -> Bool {
        guard let number = first.usdaNumber, let other = second.usdaNumber, number / 1000 == other / 1000 else {
            return false
        }
        guard let density = first.gramsPerMillilitre, let further = second.gramsPerMillilitre else { return true }
        return density.error(of: further) <= 0.15
    }

    private func wholeMeaning(_ words: IngredientWords) -> FoodNames.Meaning? {
        let name = words.name
        // `rice, brown` means brown rice. But `tomato, chopped` does not mean `chopped tomato`, which is a can of
        // tomatoes.
        if words.rest.contains("shredded"), let meaning = FoodNames.meaning(of: ["shredded"] + name) {
            // Chicken is shredded when it is cooked.
            return meaning
        }
        let rest = words.rest.filter { IngredientForm(word: $0) == nil }
        if !rest.isEmpty {
            if let meaning = FoodNames.meaning(of: rest + name) { return meaning }
            if let meaning = FoodNames.meaning(of: name + rest) { return meaning }
        }
        return FoodNames.meaning(of: name)
    }

    /// Returns the meaning of a part of the name, or `nil` if no part has a meaning. The parts are tried in this order:
    /// the end of the name, the beginning of a French, Spanish or Italian name, and the end of a German compound.
    private func partialMeaning(_ name: [String]) -> FoodNames.Meaning? {
        for start in name.indices.dropFirst() {
            // Rice flour is no rice: the first word of `farinha de arroz` says what is made of the other.
            if name[..<start].contains(where: Self.madeFromOthers.contains) { break }
            if let meaning = FoodNames.meaning(of: name[start...]) { return meaning }
        }
        for end in name.indices.dropFirst().reversed() {
            if let meaning = FoodNames.meaning(of: name[..<end], isRomance: true) { return meaning }
        }
        return germanCompound(name)
    }

    /// Returns the meaning of the food at the end of a German compound. For example, `Dinkelmehl` has the meaning of
    /// `Mehl`.
    private func germanCompound(_ name: [String]) -> FoodNames.Meaning? {
        guard let last = name.last, (8...IngredientWords.longestWord).contains(last.utf8.count) else { return nil }
        for length in 4..<(last.utf8.count - 2) {
            let end = String(last.suffix(length))
            guard Self.compoundEnds.contains(end) else { continue }
            return FoodNames.meaning(of: CollectionOfOne(end))
        }
        return nil
    }

    /// The French, Spanish, Italian and Portuguese words before the food from which something else is made.
    private static let madeFromOthers: Set<String> = [
        "farine", "harina", "farina", "farinha", "fecule", "fecula", "amidon", "almidon", "amido", "lait", "leche",
        "latte", "leite", "creme", "crema", "beurre", "mantequilla", "burro", "manteiga", "huile", "aceite", "olio",
        "oleo", "azeite", "vinaigre", "vinagre", "aceto", "sauce", "salsa", "sugo", "molho", "jus", "zumo", "jugo",
        "succo",
        "suco", "sumo", "sirop", "jarabe", "sciroppo", "xarope", "poudre", "polvo", "polvere", "extrait", "extracto",
        "estratto", "extrato", "concentre", "concentrado", "concentrato", "pasta", "pate",
    ]

    private static let compoundEnds: Set<String> = [
        "mehl", "zucker", "milch", "butter", "sahne", "essig", "reis", "salz", "joghurt", "linsen", "bruhe",
        "schokolade", "zwiebel", "kartoffel", "kartoffeln", "tomate", "tomaten", "nudeln",
    ]
}

/// The sorted lines of a text that is a constant of the program. The lines use no heap memory, and the program does not
/// parse them at the start.
struct SortedLines {
    private let text: UnsafeBufferPointer<UInt8>

    /// Wraps a text whose lines are sorted by their bytes. Each line ends with a line feed.
    init(_ text: StaticString) {
        self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Finds the line that begins with a key, directly followed by one of the characters in `ends`. Returns the text
    /// after the key, including this character. Returns `nil` if there is no such line. O(log n).
    func rest(after key: String, before ends: StaticString) -> String? {
        let key = Array(key.utf8)
        guard !key.isEmpty else { return nil }
        var (lower, upper) = (0, text.count)
        while lower < upper {
            var start = lower + (upper - lower) / 2
            while start > lower, text[start - 1] != Self.lineFeed { start -= 1 }
            var end = start
            while end < text.count, text[end] != Self.lineFeed { end += 1 }
            switch compare(start..<end, key, ends) {
            case 0: return UTF8Bytes.string(text[(start + key.count)..<end])
            case ..<0: lower = min(end + 1, upper)
            default: upper = start
            }
        }
        return nil
    }

    /// Calls a closure with each line as bytes. O(n).
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != Self.lineFeed { end += 1 }
            if end > start { body(UnsafeBufferPointer(rebasing: text[start..<end])) }
            start = end + 1
        }
    }

    /// Returns -1 if the line sorts before the key, 0 if it is the line of the key, and 1 if it sorts after the key.
    private func compare(_ line: Range<Int>, _ key: [UInt8], _ ends: StaticString) -> Int {
        for index in key.indices {
            let position = line.lowerBound + index
            guard position < line.upperBound else { return -1 }
            if text[position] != key[index] { return text[position] < key[index] ? -1 : 1 }
        }
        let position = line.lowerBound + key.count
        guard position < line.upperBound else { return -1 }
        let next = text[position]
        let isEnd = (0..<ends.utf8CodeUnitCount).contains { ends.utf8Start[$0] == next }
        return isEnd ? 0 : next < ends.utf8Start[0] ? -1 : 1
    }

    private static let lineFeed = UInt8(ascii: "\n")
}

/// Creates text from the bytes of a table.
enum UTF8Bytes {
    static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String { String(decoding: bytes, as: UTF8.self) }
}
