import RecipeKit

extension SchemaOrgIngredients {
    /// Returns a line without the traces of an input form: `2 clove(s) garlic` becomes `2 cloves garlic`,
    /// `1 pound(s) beef` becomes `1 pound beef`, and `2 - eggs` becomes `2 eggs`.
    static func withoutEitherNumber(_ line: String) -> String {
        let amount = line.prefix { $0.isNumber || $0 == "/" || $0 == "." || $0 == " " }
        guard line.first?.isNumber == true, amount.last == " " else { return line }
        let rest = line[amount.endIndex...]
        if rest.hasPrefix("- "), rest.dropFirst(2).first?.isLetter == true { return String(amount + rest.dropFirst(2)) }
        let unit = rest.prefix(while: \.isLetter)
        guard !unit.isEmpty, rest[unit.endIndex...].hasPrefix("(s) ") else { return line }
        let isPlural = Rational(parsing: String(amount.trimmingSpaces())).map { $0 > Rational(1) } ?? true
        return String(amount + unit) + (isPlural ? "s" : "") + rest[unit.endIndex...].dropFirst(3)
    }
}
