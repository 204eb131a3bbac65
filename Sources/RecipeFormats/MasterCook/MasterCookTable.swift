import RecipeKit

/// The columns of the table of ingredients in MasterCook's text format.
struct MasterCookTable {
    /// The offsets of the columns of units and of names.
    private let unitStart: Int
    private let nameStart: Int

    /// Finds the columns by the rule below their names, which has a run of hyphens for each column. For a missing run,
    /// the usual offset of MasterCook is used.
    ///
    /// - Parameter rule: The line of hyphens.
    init(rule: String) {
        var starts: [Int] = []
        var previous: Character = " "
        for (index, character) in rule.enumerated() {
            if character == "-", previous != "-" { starts.append(index) }
            previous = character
        }
        unitStart = starts.count > 1 ? starts[1] : 10
        nameStart = starts.count > 2 ? starts[2] : 24
    }

    /// A row of the table.
    struct Row {
        var amount: String
        var unit: String
        var name: String

        /// Whether the row is only a name.
        private var isOnlyName: Bool { amount.isEmpty && unit.isEmpty }

        /// The number of characters after which MasterCook breaks names.
        private static let width = 28

        /// Returns whether this row continues the name of the row above.
        func continues(_ above: Row) -> Bool {
            guard isOnlyName, let first = name.first, name.markedHeading == nil, above.name.markedHeading == nil,
                !above.name.isEmpty
            else { return false }
            let last = above.name.split(separator: " ").last ?? ""
            if last == "--" || last == "and" || last == "or" || last.hasSuffix(",") { return true }
            if name.hasPrefix("--") { return true }
            let word = name.prefix { $0 != " " }.count
            // The name above can already be several joined lines. This is an estimate of the length of its last line.
            let line = above.name.count % (Row.width + 4)
            return first.isLowercase && line + 1 + word >= Row.width
        }

        func add(to groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
            let bare = name.hasPrefix("-- ") ? String(name.dropFirst(3)) : name
            if isOnlyName, let heading = bare.markedHeading { return groups.begin(heading) }
            guard !isOnlyName || !name.isEmpty else { return }
            let parts = name.partsOfPreparation
            // The unit can be after a size and several spaces, and can be cut off: `large   clov`.
            let words = unit.split(separator: " ").joined(separator: " ")
            groups.add(
                reader.ingredient(amount: amount, unit: words, name: parts.name, preparation: parts.preparation))
        }
    }

    func row(of line: String) -> Row {
        let characters = Array(line)
        func text(_ range: Range<Int>) -> String {
            String(characters[range.clamped(to: characters.indices)]).trimmingSpaces()
        }
        return Row(
            amount: text(0..<unitStart), unit: text(unitStart..<nameStart),
            name: text(nameStart..<max(nameStart, characters.count)))
    }
}
