import RecipeKit

/// A form of a grocery that shops sell separately from its usual form: in cans, in sticks, with bones.
enum GroceryForm: Hashable, Sendable {
    /// In a can: `1 can tomatoes`.
    case canned
    /// In sticks: `2 sticks cinnamon`.
    case sticks
    /// Meat with its bones: `bone-in chicken thighs`.
    case boneIn

    /// Creates the form that is stated by units: `(14.5 oz) can`. Returns `nil` if the units state no form.
    init?(units: [String]) {
        let words = units.flatMap { NameTokens($0).tokens.map(\.singular) }
        if words.contains(where: Self.cans.contains) {
            self = .canned
        } else if words.contains("stick") {
            self = .sticks
        } else {
            return nil
        }
    }

    /// Creates the form that is stated by a name or a preparation: `apricots in heavy syrup`, `diced, canned`,
    /// `bone-in thighs`. Returns `nil` if the text states no form.
    init?(words: String) {
        let words = NameTokens(words).tokens.map(\.folded)
        let isBoneIn = zip(words, words.dropFirst()).contains { pair in
            pair == ("bone", "in") || pair == ("with", "bone") || pair == ("with", "bones")
        }
        if words.contains("canned") || words.contains("tinned") || Self.isInLiquid(words) {
            self = .canned
        } else if isBoneIn {
            self = .boneIn
        } else {
            return nil
        }
    }

    /// Returns whether a name ends with the liquid in a can: `in heavy syrup`, `in its own juice`.
    private static func isInLiquid(_ words: [String]) -> Bool {
        guard let last = words.last, ["syrup", "juice", "juices", "brine"].contains(last),
            let start = words.lastIndex(of: "in"), start > 0
        else { return false }
        return words[(start + 1)...].dropLast().allSatisfy {
            ["heavy", "light", "extra", "its", "their", "own", "natural", "sugar", "fruit", "tomato"].contains($0)
        }
    }

    private static let cans: Set<String> = ["can", "tin", "canned", "tinned"]

    /// Returns the possible keys of a grocery in this form, with the most likely key first.
    func keys(of grocery: String) -> [String] {
        switch self {
        case .canned: ["canned " + grocery]
        case .sticks: [grocery + " stick"]
        case .boneIn: ["bone " + grocery]
        }
    }

    /// The word before the name of a grocery in this form: `canned` in `canned tomato`.
    var word: String {
        switch self {
        case .canned: "canned"
        case .sticks: "stick"
        case .boneIn: "bone-in"
        }
    }

    /// Returns whether a grocery of an aisle becomes another grocery in this form. For example, canned tomatoes are not
    /// tomatoes of the aisle `produce`.
    func isOther(inAisle aisle: String) -> Bool {
        switch self {
        case .canned: ["produce", "meat", "seafood"].contains(aisle)
        case .sticks: false
        case .boneIn: aisle == "meat"
        }
    }
}

/// A thing that somebody buys: the meaning of an ingredient's name. Names with the same grocery share a line of the
/// shopping list.
public struct Grocery: Hashable, Sendable {
    /// The identifier. Names with the same meaning have the same key. A key consists of words in lower case, in the
    /// singular, without accents.
    public let key: String
    /// The name to show: the common name in `aisle.conf`, or else the name in the recipe without the words of the
    /// preparation.
    public let name: String
    /// The reason why the name has this key.
    public let basis: Basis

    /// The reason why a name has its key.
    public enum Basis: Hashable, Sendable, Comparable {
        /// The key is the name itself, in the singular.
        case name
        /// The key is the name without words of the preparation or the size: `onion` for `large onions, chopped`.
        case withoutPreparation
        /// The name is a synonym in `aisle.conf` or in the program's table.
        case synonym
        /// The key is a guess: the first of several ingredients, or a meaning that depends on the amount.
        case guess
    }
}
