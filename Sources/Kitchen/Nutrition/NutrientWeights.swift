/// The weights of pieces and packages of one food, in grams.
struct NutrientWeights {
    private var grams: [String: Double] = [:]

    init() {}

    /// Creates the weights of a row in the table: `item=200 can=255 drained=0.6`. If there is no such row, the set is
    /// empty.
    ///
    /// - Parameter row: The number of the row, or the five digits of a food.
    init(row: (some StringProtocol)?) {
        guard let row, let line = SortedLines(Self.lines).rest(after: String(row), before: "|") else { return }
        for token in line.dropFirst().split(separator: " ") {
            let parts = token.split(separator: "=")
            if parts.count == 2, let value = Double(String(parts[1])) { grams[String(parts[0])] = value }
        }
    }

    /// Returns the weight in grams of one unit, such as `can`. The unit `item` is one whole item.
    func grams(per unit: String) -> Double? { grams[unit] }

    /// The part of a can's content that is not liquid, from 0 to 1. `nil` if it is not known.
    var drained: Double? { grams["drained"] }

    /// The part of the weight that is neither bone nor shell, from 0 to 1. `nil` if it is not known.
    var edible: Double? { grams["edible"] }

    /// The usual weight of each unit in grams. It is used for foods whose own weight for the unit is not known.
    static let general: [String: Double] = [
        "can": 400, "jar": 350, "packet": 30, "package": 250, "bag": 300, "box": 300, "bottle": 500, "bunch": 100,
        "sprig": 1, "handful": 30, "slice": 28, "pinch": 0.4, "dash": 0.6, "drop": 0.05, "head": 500, "stalk": 40,
        "leaf": 1, "fillet": 150, "sheet": 50, "cube": 10, "knob": 15, "strip": 20, "wedge": 20, "scoop": 40,
        "loaf": 450, "ball": 100, "square": 28, "pat": 5, "smidgen": 0.2, "bulb": 100, "rasher": 28, "spear": 16,
        "stick": 50, "piece": 50, "block": 250,
    ]
}
