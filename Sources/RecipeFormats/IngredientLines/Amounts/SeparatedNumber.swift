import RecipeKit

/// Reads numbers with three digits after a comma or a period. The unit after the number decides whether the comma or
/// the period is a decimal point or separates thousands: `1,125 kg` is a little more than one kilogram, and `1,125 g`
/// is more than a thousand grams.
enum SeparatedNumber {
    /// Returns the number at an offset of a line, and the offset after the number. Returns `nil` if the unit does not
    /// show the meaning of the comma or the period.
    static func read(at start: Int, in bytes: [UInt8]) -> (value: Rational, end: Int)? {
        let whole = bytes[start...].prefix(4).prefix(while: UTF8Text.isDigit)
        guard (1...3).contains(whole.count), whole.first != 0x30, whole.endIndex < bytes.count,
            case let sign = bytes[whole.endIndex], sign == UInt8(ascii: ",") || sign == UInt8(ascii: ".")
        else { return nil }
        let part = bytes[(whole.endIndex + 1)...].prefix(4).prefix(while: UTF8Text.isDigit)
        guard part.count == 3, let number = Int(String(decoding: whole + part, as: UTF8.self)) else { return nil }
        var unit = part.endIndex
        if unit < bytes.count, bytes[unit] == 0x20 { unit += 1 }
        let letters = bytes[unit...].prefix(14).prefix(while: UTF8Text.isLetter)
        guard letters.count <= 12 else { return nil }
        let word = String(decoding: letters, as: UTF8.self).lowercased()
        if large.contains(word) { return Rational(number, 1000).map { ($0, part.endIndex) } }
        // `1.125 g` remains uncertain, because the period can be a decimal point.
        return sign == UInt8(ascii: ",") && small.contains(word) ? (Rational(number), part.endIndex) : nil
    }

    /// Units so large that recipes do not use a thousand of them. Before these units, a comma or a period is a decimal
    /// point.
    private static let large: Set<String> = [
        "kg", "kilo", "kilos", "quilo", "quilos", "kilogram", "kilograms", "kilogramm", "kilogramme", "kilogrammes",
        "kilogramo", "kilogramos", "l", "lt", "ltr", "liter", "liters", "litre", "litres", "litro", "litros", "litri",
        "кг", "л", "литр", "литра", "литров",
    ]
    /// Units so small that recipes do not use a thousandth of them. Before these units, a comma separates thousands.
    private static let small: Set<String> = [
        "g", "gr", "gram", "grams", "gramm", "gramme", "grammes", "gramo", "gramos", "grama", "gramas", "grammi", "ml",
        "г", "гр", "мл",
    ]
}
