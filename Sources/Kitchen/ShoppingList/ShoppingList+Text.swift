import RecipeKit

extension ShoppingList {
    /// The style of a list that is written as text.
    public struct TextStyle: Sendable {
        /// The units of the amounts.
        public var system: MeasurementSystem = .asWritten
        /// The characters in which numbers are written.
        public var style: QuantityStyle = .unicode
        /// The converter that rounds the amounts.
        public var converter = KitchenConverter()
        public var isTicked: @Sendable (ShoppingLine) -> Bool = { _ in false }

        /// Creates the style of a terminal with Unicode.
        public init() {}

        func amount(_ line: ShoppingLine) -> String { line.amountText(in: system, converter, style: style) }
    }

    /// Returns the list as text, with a heading for each aisle and aligned amounts. The optional lines follow the
    /// aisles. The groceries of which enough is at home are at the end.
    ///
    /// Names can contain text from files. Remove control characters before you print the list to a terminal.
    public func text(_ style: TextStyle = TextStyle()) -> String {
        let groups = groups
        // An amount of more than 16 characters does not make the column of amounts wider.
        let width = groups.flatMap(\.lines).map { style.amount($0).count }.filter { $0 <= 16 }.max() ?? 0
        var blocks: [String] = []
        for group in groups {
            var rows = [group.heading.uppercased()]
            for line in group.lines {
                let amount = style.amount(line)
                let padding = String(repeating: " ", count: max(0, width - amount.count))
                rows.append("\(style.isTicked(line) ? "x" : " ") \(padding)\(amount)  \(line.nameWithOthers)")
            }
            blocks.append(rows.joined(separator: "\n"))
        }
        if !covered.isEmpty {
            blocks.append((["AT HOME"] + covered.map { "  " + $0.coveredText }).joined(separator: "\n"))
        }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    /// Returns the list as a Markdown checklist, with a heading for each aisle. Omits the
    /// groceries of which enough is at home.
    public func markdown(_ style: TextStyle = TextStyle()) -> String {
        let blocks = groups.map { group in
            let items = group.lines.map { line in
                let text = [style.amount(line), line.nameWithOthers].filter { !$0.isEmpty }.joined(separator: " ")
                return "- [\(style.isTicked(line) ? "x" : " ")] \(Self.escaped(text))"
            }
            return "## \(Self.escaped(group.heading))\n\n" + items.joined(separator: "\n")
        }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    /// Returns the lines that are not ticked, without headings, for a phone: `milk, 2 l`. Optional lines are last.
    /// Groceries of which enough is at home are left out.
    public func plainLines(_ style: TextStyle = TextStyle()) -> [String] {
        (lines + optional).filter { !style.isTicked($0) }.map { line in
            let name = line.name.split { $0.isNewline }.joined(separator: " ")
            let amount = style.amount(line)
            return amount.isEmpty ? name : "\(name), \(amount)"
        }
    }

    /// The aisles, and after them the optional lines.
    var groups: [(heading: String, lines: [ShoppingLine])] {
        sections.map { ($0.aisle, $0.lines) } + (optional.isEmpty ? [] : [("optional", optional)])
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if character.isNewline {
                escaped += " "
            } else {
                if "\\`*_[]<>#".contains(character) { escaped += "\\" }
                escaped.append(character)
            }
        }
        return escaped
    }
}

extension ShoppingLine {
    /// The name, and the other names that mean the same: `olive oil (also extra-virgin olive oil)`.
    var nameWithOthers: String { otherNames.isEmpty ? name : "\(name) (also \(otherNames.joined(separator: ", ")))" }

    /// The name of a grocery of which enough is at home, with the reason: `rice (pantry: 2 kg)`,
    /// `water (always at home)`. Without a place and an amount there is nothing to say.
    public var coveredText: String {
        let reasons = supplies.compactMap { supply -> String? in
            let place = supply.stock.place.isEmpty ? "always at home" : supply.stock.place
            let isSomewhere = place != PantryFile.general
            guard case .quantity(let quantity) = supply.stock.supply else { return isSomewhere ? place : nil }
            return isSomewhere ? "\(place): \(quantity.formatted())" : quantity.formatted()
        }
        return reasons.isEmpty ? name : "\(name) (\(reasons.joined(separator: ", ")))"
    }
}
