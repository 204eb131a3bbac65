extension SchemaOrgIngredients {
    /// `2 clove(s) garlic` is `2 cloves garlic`, `1 pound(s)` is `1 pound`, and `2 - eggs`, where no unit was chosen,
    /// `2 eggs`: what forms with a field for the amount and one for the unit leave behind.
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
