import RecipeKit

/// The columns of the table of ingredients in MasterCook's text format.
struct MasterCookTable {
    /// The offsets at which the columns of units and of names begin.
    private let unitStart: Int
    private let nameStart: Int

    /// Finds the columns by a rule with a run of hyphens below the name of each column. A column without a run begins
    /// at the usual offset of MasterCook.
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

        /// Returns whether the name of the row above continues in this row.
        func continues(_ above: Row) -> Bool {
            guard isOnlyName, let first = name.first, name.markedHeading == nil, above.name.markedHeading == nil,
                !above.name.isEmpty
            else { return false }
            let last = above.name.split(separator: " ").last ?? ""
            if last == "--" || last == "and" || last == "or" || last.hasSuffix(",") { return true }
            if name.hasPrefix("--") { return true }
            let word = name.prefix { $0 != " " }.count
            // The name above can already consist of several joined lines. Only the length of the last of these lines
            // counts. To estimate this length, each earlier line is assumed to have `width + 4` characters.
            let line = above.name.count % (Row.width + 4)
            return first.isLowercase && line + 1 + word >= Row.width
        }

        func add(to groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
            let bare = name.hasPrefix("-- ") ? String(name.dropFirst(3)) : name
            if isOnlyName, let heading = bare.markedHeading { return groups.begin(heading) }
            guard !isOnlyName || !name.isEmpty else { return }
            let parts = name.partsOfPreparation
            // The column can contain a size with several spaces before the unit, and can cut off the unit:
            // `large   clov`.
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
