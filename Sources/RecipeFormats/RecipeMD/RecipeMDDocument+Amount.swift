import RecipeKit

extension RecipeMDDocument.Amount {
    /// Reads a number and a unit: `1 1/2 cups`, `½ l`, `1,5 kg`, `-2`. A comma between digits is a decimal point. If
    /// there is no number at the start, returns `nil`.
    init?(_ text: String) {
        var rest = text.trimmingSpaces()[...]
        let isNegative = rest.hasPrefix("-")
        if isNegative { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        var scanner = NumberScanner(Self.plain(rest))
        guard let number = scanner.number(),
            let factor = isNegative ? Rational(-number.numerator, number.denominator) : number
        else { return nil }
        let unit = scanner.rest.trimmingSpaces()
        self.init(factor: factor, unit: unit.isEmpty ? nil : unit)
    }

    /// Returns the text with its number in the form for ``NumberScanner``: `1,5 kg` becomes `1.5 kg`, and `.5` becomes
    /// `0.5`.
    private static func plain(_ text: Substring) -> String {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        let whole = digits.drop { $0 == "0" }
        let start = whole.isEmpty ? "0" : String(whole)
        guard let mark = rest.first, mark == "," || mark == ".", rest.dropFirst().first?.isNumber == true else {
            return digits.isEmpty ? String(text) : start + rest
        }
        return "\(start).\(rest.dropFirst())"
    }
}
