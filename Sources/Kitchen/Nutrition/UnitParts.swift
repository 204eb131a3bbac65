import RecipeKit

/// The parts of a unit in an ingredient line: `(14 oz) can`, `large cloves`.
struct UnitParts {
    /// The size of each package.
    private(set) var package: Quantity?
    /// The words outside the parentheses.
    private(set) var words: [String] = []

    init(_ unit: String?) {
        guard let unit else { return }
        var outside = unit
        if let open = unit.firstIndex(of: "("), let close = unit[open...].firstIndex(of: ")") {
            let inside = unit[unit.index(after: open)..<close]
            outside = unit[..<open] + " " + unit[unit.index(after: close)...]
            var scanner = NumberScanner(inside)
            scanner.skipSpaces()
            if let number = scanner.number() {
                scanner.skipSpaces()
                let name = scanner.rest.drop { $0 == "-" || $0 == " " }
                package = Quantity(.number(number), unit: String(name))
            }
        }
        words = outside.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
