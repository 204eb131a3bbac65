/// A unit in the words of a language.
package struct CookingUnit: Sendable {
    /// The symbol by which the program converts the unit (`tbsp`), or `nil` for a unit that it cannot convert.
    package let symbol: String?
    /// Whether the spoon or the cup is always metric: a German `EL` is never a US tablespoon.
    package let isMetric: Bool
    /// The spellings, each with its singular and its other forms.
    package let spellings: [[String]]

    /// The name that all spellings share.
    package var name: String { spellings[0][0] }

    /// Reads a line of a group of units. Returns `nil` if it has no spelling.
    init?(line: Substring) {
        let (head, list) = Self.parts(of: line)
        let spellings = CookingLanguage.entries(of: String(list)).map { $0.split(separator: "/").map(String.init) }
        guard spellings.first?.first != nil else { return nil }
        self.spellings = spellings
        let isMetric = head?.last == "*"
        self.isMetric = isMetric
        symbol = head.map { String(isMetric ? $0.dropLast() : $0) }
    }

    /// Returns the symbol of a line with its star, and the list of the spellings.
    package static func parts(of line: Substring) -> (symbol: Substring?, list: Substring) {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (nil, line) }
        return (CookingLanguage.trimmed(line[..<colon]), line[line.utf8.index(after: colon)...])
    }
}

extension CookingLanguage {
    /// Returns the units of a group, such as ``metric``.
    package static func units(of group: String) -> [CookingUnit] {
        group.utf8.split(separator: 0x0A).compactMap { CookingUnit(line: Substring($0)) }
    }

    /// The groups of the units that an ingredient list can have.
    package var unitGroups: [String] { [metric, measures, pieces, containers, listedUnits] }
}
