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
