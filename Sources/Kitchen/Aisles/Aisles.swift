import RecipeKit

/// The aisles of a shop. Looks for an ingredient in the user's file. If the file does not list it, looks in the
/// program's list of foods in five languages.
public struct Aisles: Sendable {
    /// A place in a shop.
    public struct Place: Hashable, Sendable {
        /// The name of the aisle.
        public let aisle: String
        /// The position in the shop's order. Things that are in no list come last.
        public let order: Order
        /// How the aisle was found.
        public let source: Source
    }

    /// A position in the order of a shop.
    public struct Order: Hashable, Sendable, Comparable {
        /// The position of the aisle.
        public let aisle: Int
        /// The position in the aisle. Things from the program's list come after the things from the user's file.
        public let item: Int

        /// Returns whether the first position is before the second one.
        public static func < (left: Order, right: Order) -> Bool { (left.aisle, left.item) < (right.aisle, right.item) }
    }

    /// How an aisle was found.
    public enum Source: Hashable, Sendable {
        /// The user's file lists the name or a synonym.
        case file
        /// The program's list contains the name.
        case defaults
        /// A list contains only a part of the name. For example, it contains `tomato`, but not `heirloom tomato`.
        case partOfName
        /// No list contains the name or a part of it.
        case none
    }

    /// The name of the aisle for things that are in no list.
    public static let other = "other"

    /// The names of all aisles, in the order of the shop. The last one is ``other``.
    public let names: [String]
    private var placeOfKey: [String: (aisle: Int, item: Int)] = [:]
    /// For each aisle of the program's list, the index in ``names`` of the aisle for its foods.
    private let aisleOfDefault: [Int]
    private let usesDefaults: Bool

    /// Creates the aisles of a shop.
    ///
    /// The shop has the aisles of the user's file. The foods of an aisle in the program's list belong to one of these
    /// aisles:
    ///
    /// - Usually, they belong to the aisle of the file with the same name.
    /// - If there is no such aisle, they belong to the aisle of the file that lists the largest number of them.
    /// - If the file lists none of them, they belong to a new aisle after the aisles of the file.
    ///
    /// - Parameters:
    ///   - file: The user's `aisle.conf`, or `nil` if there is none.
    ///   - usesDefaults: Whether to look in the program's list for things that the file does not list.
    public init(_ file: AisleFile? = nil, usesDefaults: Bool = true) {
        var names = file?.aisles.map(\.name) ?? []
        let table = DefaultAisles.table
        var votes = Array(repeating: [Int: Int](), count: table.aisles.count)
        for (aisle, content) in (file?.aisles ?? []).enumerated() {
            for (item, entry) in content.items.enumerated() {
                for name in entry.names {
                    let key = NameTokens.key(name)
                    if placeOfKey[key] == nil { placeOfKey[key] = (aisle, item) }
                    guard usesDefaults, let known = table.entry(key) else { continue }
                    votes[known.aisle][aisle, default: 0] += 1
                    if placeOfKey[known.key] == nil { placeOfKey[known.key] = (aisle, item) }
                }
            }
        }
        var aisleOfDefault: [Int] = []
        for (index, name) in table.aisles.enumerated() where usesDefaults {
            let same = names.firstIndex { NameTokens.key($0) == NameTokens.key(name) }
            let most = votes[index].max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
            if same == nil, most == nil { names.append(name) }
            aisleOfDefault.append(same ?? most ?? names.count - 1)
        }
        let others = names.firstIndex { $0.lowercased() == Self.other }
        if let others { names.append(names[others]) } else { names.append(Self.other) }
        self.names = names
        self.aisleOfDefault = aisleOfDefault
        self.usesDefaults = usesDefaults
    }

    /// Returns the place of an ingredient.
    ///
    /// - Parameters:
    ///   - name: The name, as a recipe writes it.
    ///   - groceries: The meanings of names.
    public func place(of name: String, _ groceries: GroceryNames) -> Place {
        place(of: groceries.grocery(for: name))
    }

    /// Returns the place of a grocery. O(length of the name).
    public func place(of grocery: Grocery) -> Place {
        if let place = place(key: grocery.key) { return place }
        let words = grocery.key.split(separator: " ")
        // In English and German, the last word of a name is the food. In French, Spanish and Italian, the first word
        // is the food.
        for start in words.indices.dropFirst().suffix(Self.mostWords) {
            if let found = place(key: words[start...].joined(separator: " ")) { return part(found) }
        }
        for end in words.indices.dropFirst().prefix(Self.mostWords).reversed() {
            if let found = place(key: words[..<end].joined(separator: " ")) { return part(found) }
        }
        if let last = words.last, let found = compound(last) { return part(found) }
        return Place(
            aisle: names[names.count - 1], order: Order(aisle: names.count - 1, item: .max), source: .none)
    }

    /// The maximum number of words of a food inside a name. A longer text is a sentence and not a name.
    private static let mostWords = 16

    private func part(_ place: Place) -> Place {
        Place(aisle: place.aisle, order: place.order, source: .partOfName)
    }

    private func place(key: String) -> Place? {
        if let found = placeOfKey[key] {
            return Place(
                aisle: names[found.aisle], order: Order(aisle: found.aisle, item: found.item), source: .file)
        }
        guard usesDefaults, let entry = DefaultAisles.table.entry(key) else { return nil }
        if let found = placeOfKey[entry.key] {
            return Place(
                aisle: names[found.aisle], order: Order(aisle: found.aisle, item: found.item), source: .file)
        }
        let aisle = aisleOfDefault[entry.aisle]
        return Place(
            aisle: names[aisle], order: Order(aisle: aisle, item: 1_000_000 + entry.order), source: .defaults)
    }

    /// Returns the place of the food at the end of a German compound. For example, `Weidemilch` has the place of
    /// `Milch`.
    private func compound(_ word: Substring) -> Place? {
        guard usesDefaults, (7...IngredientWords.longestWord).contains(word.utf8.count) else { return nil }
        for length in stride(from: word.count - 2, through: 4, by: -1) {
            if let found = place(key: String(word.suffix(length))) { return found }
        }
        return nil
    }
}
