import RecipeKit

/// The foods of the USDA with the weights of their measures, and the foods of the user.
///
/// The weights of some 2,900 foods are in the program, as text that is searched when an ingredient is looked up.
public struct FoodTable: Sendable {
    private let own: [String: Food]

    /// Creates a table.
    ///
    /// - Parameter own: Foods of the user. They win over the others.
    public init(own: [Food] = []) {
        self.own = Dictionary(own.map { (Self.key($0.name), $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Returns the food of an ingredient's name: `all-purpose flour, sifted`, `packed brown sugar`, `Mehl`. Returns `nil`
    /// if there is none.
    ///
    /// A name of a food counts if it is the whole name, or the end of it in English and German, or its beginning in
    /// French, Spanish and Italian. O(log n) for the names of the kitchen; other names take one pass over the table.
    public func food(named name: String) -> Food? {
        let words = IngredientWords(name)
        if !own.isEmpty, let food = ownFood(words) { return food }
        switch find(words) {
        case .found(let food): return food
        case .other: return nil
        case .unknown: break
        }
        // "salmon fillets", "broccoli florets"
        guard let whole = words.withoutPart, case .found(let food) = find(whole) else { return nil }
        return food
    }

    private enum Finding {
        case found(Food?)
        /// The name is one of a food that the table does not have.
        case other
        case unknown
    }

    private func find(_ words: IngredientWords) -> Finding {
        if let finding = named(wholeMeaning(words), words) { return finding }
        let search = FoodSearch(words)
        // "oat flour" is a food of the table: the end "flour" must not win.
        if words.name.count > 1, let line = search.exactLine { return .found(Food(line: line, form: words.form)) }
        if let finding = named(partialMeaning(words.name), words) { return finding }
        return search.bestLine.map { .found(Food(line: $0, form: words.form)) } ?? .unknown
    }

    private func named(_ meaning: FoodNames.Meaning?, _ words: IngredientWords) -> Finding? {
        switch meaning {
        case .food(let number, let form): .found(Self.food(number: number, form: words.form ?? form))
        case .unknownFood: .other
        case nil: nil
        }
    }

    /// Returns the food of a number of the USDA, or `nil` if the table does not have it. O(log n).
    public func food(usdaNumber: Int) -> Food? {
        let digits = String(usdaNumber)
        return Self.food(number: String(repeating: "0", count: max(0, 5 - digits.count)) + digits, form: nil)
    }

    private static func food(number: String, form: IngredientForm?) -> Food? {
        SortedLines(lines).rest(after: number, before: "dls").flatMap { Food(line: number + $0, form: form) }
    }

    private static func key(_ name: String) -> String { IngredientWords.words(name).joined(separator: " ") }

    private func ownFood(_ words: IngredientWords) -> Food? {
        if let food = own[(words.name + words.rest).joined(separator: " ")] { return food }
        for start in words.name.indices {
            let end = words.name[start...].joined(separator: " ")
            guard let food = own[end] else { continue }
            if start > 0, case .found(let other?) = find(words), case .found(let plain?) = find(IngredientWords(end)),
                !Self.areAlike(plain, other)
            {
                continue
            }
            return food
        }
        return nil
    }

    /// Returns whether two foods of the table are kinds of one: flour and bread flour, but not rice flour.
    private static func areAlike(_ first: Food, _ second: Food) -> Bool {
        guard let number = first.usdaNumber, let other = second.usdaNumber, number / 1000 == other / 1000 else {
            return false
        }
        guard let density = first.gramsPerMillilitre, let further = second.gramsPerMillilitre else { return true }
        return density.error(of: further) <= 0.15
    }

    /// Returns the meaning of the whole name.
    private func wholeMeaning(_ words: IngredientWords) -> FoodNames.Meaning? {
        let name = words.name
        // "rice, brown" is a name of its own. "tomato, chopped" is not the chopped tomatoes of a can.
        let rest = words.rest.filter { IngredientForm(word: $0) == nil }
        if !rest.isEmpty {
            if let meaning = FoodNames.meaning(of: rest + name) { return meaning }
            if let meaning = FoodNames.meaning(of: name + rest) { return meaning }
        }
        return FoodNames.meaning(of: name)
    }

    /// Returns the meaning of the end of the name, or of its beginning.
    private func partialMeaning(_ name: [String]) -> FoodNames.Meaning? {
        for start in name.indices.dropFirst() {
            if let meaning = FoodNames.meaning(of: name[start...]) { return meaning }
        }
        for end in name.indices.dropFirst().reversed() {
            if let meaning = FoodNames.meaning(of: name[..<end], isRomance: true) { return meaning }
        }
        return germanCompound(name)
    }

    /// The end of a German compound: `Dinkelmehl` is a flour.
    private func germanCompound(_ name: [String]) -> FoodNames.Meaning? {
        guard let last = name.last, last.utf8.count > 7 else { return nil }
        for length in 4..<(last.utf8.count - 2) {
            let end = String(last.suffix(length))
            guard Self.compoundEnds.contains(end) else { continue }
            return FoodNames.meaning(of: CollectionOfOne(end))
        }
        return nil
    }

    private static let compoundEnds: Set<String> = [
        "mehl", "zucker", "milch", "butter", "sahne", "essig", "reis", "salz", "joghurt", "linsen", "bruhe",
        "schokolade", "zwiebel", "kartoffel", "kartoffeln", "tomate", "tomaten", "nudeln",
    ]
}
