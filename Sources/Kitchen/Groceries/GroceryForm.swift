import RecipeKit

/// A form in which shops sell a grocery at another place: in cans, or whole instead of ground.
enum GroceryForm: Hashable, Sendable {
    /// In a can: `1 can tomatoes`.
    case canned
    /// In sticks: `2 sticks cinnamon`.
    case sticks

    /// Returns the form that units state: `(14.5 oz) can`. `nil` if they state none.
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

    /// Returns the form that a preparation states: `diced, canned`. `nil` if it states none.
    init?(preparation: String) {
        guard NameTokens(preparation).tokens.contains(where: { ["canned", "tinned"].contains($0.folded) }) else {
            return nil
        }
        self = .canned
    }

    private static let cans: Set<String> = ["can", "tin", "canned", "tinned"]

    /// The keys of a grocery in this form, the most likely first.
    func keys(of grocery: String) -> [String] {
        switch self {
        case .canned: ["canned " + grocery]
        case .sticks: [grocery + " stick"]
        }
    }
}
