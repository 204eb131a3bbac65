import RecipeKit

/// Advice about what a cook must check after scaling a recipe by 2 or more, or by ½ or less.
public struct ScalingAdvice: Hashable, Sendable {
    /// A thing that does not grow with the amounts.
    public enum Doubt: Hashable, Sendable, CaseIterable {
        /// The times of cooking and baking.
        case times
        /// The size of the pans.
        case pans
        case salt
        case yeast
        /// Baking powder and soda.
        case bakingPowder
    }

    public let factor: Rational
    /// The things that the cook must check in this recipe, in the order of the cases. The array is never empty.
    public let doubts: [Doubt]

    /// Creates the advice for a recipe. Returns `nil` for a factor between ½ and 2, and for a recipe with nothing to
    /// check.
    public init?(for recipe: Recipe, factor: Rational) {
        guard Self.isNeeded(for: factor) else { return nil }
        self.init(for: Doubt.all(in: recipe), factor: factor)
    }

    /// Creates the advice for a recipe whose doubts are known. Returns `nil` for a factor between ½ and 2, and if there
    /// are no doubts.
    public init?(for doubts: Set<Doubt>, factor: Rational) {
        guard Self.isNeeded(for: factor), !doubts.isEmpty else { return nil }
        self.factor = factor
        self.doubts = Doubt.allCases.filter(doubts.contains)
    }

    private static func isNeeded(for factor: Rational) -> Bool {
        factor >= Rational(2) || (factor > .zero && factor <= Rational(1, 2) ?? .one)
    }

    /// One line for the cook: `Check the times, pans and salt: not everything has to grow with the amounts.`
    public var text: String {
        let names = doubts.map { doubt in
            switch doubt {
            case .times: "times"
            case .pans: "pans"
            case .salt: "salt"
            case .yeast: "yeast"
            case .bakingPowder: "baking powder"
            }
        }
        let list =
            names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
        let change = factor > .one ? "grow" : "shrink"
        return "Check the \(list): not everything has to \(change) with the amounts."
    }
}

extension ScalingAdvice.Doubt {
    /// Returns the things that the cook must check in a recipe if its amounts change much. O(n) for a text of n bytes.
    public static func all(in recipe: Recipe) -> Set<ScalingAdvice.Doubt> {
        all(in: recipe, with: recipe.ingredientGroups)
    }

    /// Returns the same for a recipe whose `ingredientGroups` are known.
    package static func all(in recipe: Recipe, with groups: [IngredientGroup]) -> Set<ScalingAdvice.Doubt> {
        DoubtfulWords(of: recipe, groups).doubts
    }
}

/// Finds the words of a recipe that show what the cook must check.
private struct DoubtfulWords {
    private(set) var doubts: Set<ScalingAdvice.Doubt> = []

    init(of recipe: Recipe, _ groups: [IngredientGroup]) {
        let metadata = recipe.metadata
        if metadata.cookTime != nil || metadata.statedTotalTime != nil { doubts.insert(.times) }
        if !recipe.cookwareList.isEmpty { find(in: recipe.cookwareList.map(\.name).joined(separator: " "), Self.pans) }
        for ingredient in groups.flatMap(\.ingredients) {
            find(in: ingredient.name, Self.salt + Self.yeast + Self.bakingPowder)
        }
        for item in recipe.steps.flatMap(\.items) {
            switch item {
            case .timer: doubts.insert(.times)
            case .text(let text): find(in: text, Self.pans + Self.times)
            default: break
            }
        }
    }

    private mutating func find(in text: String, _ words: [(String, ScalingAdvice.Doubt)]) {
        let padded = Self.padded(text)
        for (word, doubt) in words where !doubts.contains(doubt) && Self.holds(padded, word) { doubts.insert(doubt) }
    }

    /// Returns a text in lower case. A space replaces each character that is not a letter, and there is a space before
    /// and after the text.
    private static func padded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = [0x20]
        for character in text.lowercased().unicodeScalars {
            if character.isASCII ? (0x61...0x7A).contains(character.value) : character.properties.isAlphabetic {
                bytes += UTF8.encode(character) ?? .init()
            } else {
                bytes.append(0x20)
            }
        }
        bytes.append(0x20)
        return bytes
    }

    private static func holds(_ text: [UInt8], _ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            text.withUnsafeBufferPointer { text in
                guard let first = word.first, text.count >= word.count else { return false }
                return (0...(text.count - word.count)).contains { start in
                    text[start] == first && word.indices.allSatisfy { text[start + $0] == word[$0] }
                }
            }
        }
    }

    private static func each(_ words: [String], _ doubt: ScalingAdvice.Doubt) -> [(String, ScalingAdvice.Doubt)] {
        words.map { ($0, doubt) }
    }

    // A space at the start of an entry marks the start of a word. A space at the end of an entry marks the end of a
    // word.
    private static let times = each(
        [" minute", " minuten ", " min ", " hour", " stunde", " heure", " minuto", " hora", " ora ", " ore "], .times)
    private static let pans = each(
        [
            " pan ", " tin ", " pans ", " tins ", " baking dish", " springform", "form ", " moule", " molde", " teglia",
            " stampo", " tortiera", " mold ", " mould ", " skillet",
        ], .pans)
    private static let salt = each([" salt ", "salz ", " sel ", " sal ", " sale "], .salt)
    private static let yeast = each([" yeast", "hefe ", " levure ", " levadura", " lievito", " sourdough"], .yeast)
    private static let bakingPowder = each(
        [
            " baking powder", " baking soda", "backpulver", "natron ", " levure chimique", " bicarbonat",
            " polvo de hornear", " lievito per dolci",
        ],
        .bakingPowder)
}
