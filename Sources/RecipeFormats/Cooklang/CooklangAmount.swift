import RecipeKit

/// Reads the text between the braces of a component: `200%g`, `few`, `2-3%cloves`, or the fixed amount `=1%tsp`.
struct CooklangAmount {
    let bytes: [UInt8]

    private static let percent = UInt8(ascii: "%")

    /// Returns the quantity in a range of ``bytes``, or `nil` if the range contains neither an amount nor a unit.
    func quantity(_ content: Range<Int>) -> Quantity? {
        var content = content
        let isFixed = !content.isEmpty && bytes[content.lowerBound] == UInt8(ascii: "=")
        if isFixed { content = UTF8Text.trim(content.lowerBound + 1..<content.upperBound, in: bytes) }
        guard let sign = CooklangText.firstMark(Self.percent, in: content, of: bytes) else {
            return content.isEmpty ? nil : Quantity(amount(content), isFixed: isFixed)
        }
        if let quantity = doubledSigns(content, first: sign) {
            return Quantity(quantity.amount, unit: quantity.unit, isFixed: isFixed)
        }
        let value = UTF8Text.trim(content.lowerBound..<sign, in: bytes)
        let unit = unit(sign + 1..<content.upperBound)
        // In `{%handful}`, only a unit is stated. It becomes an amount in words.
        if value.isEmpty { return unit.map { Quantity(.text($0), isFixed: isFixed) } }
        return Quantity(amount(value), unit: unit, isFixed: isFixed)
    }

    /// Returns the amount in a range of bytes. Small integers are read directly, because this is faster. A number such
    /// as `05` becomes an amount in words.
    private func amount(_ value: Range<Int>) -> Amount {
        var number = 0
        for byte in bytes[value] {
            guard UTF8Text.isDigit(byte), value.count < 10 else {
                return Amount(parsing: CooklangText.unescaped(value, in: bytes))
            }
            number = number * 10 + Int(byte - 0x30)
        }
        let startsWithZero = value.count > 1 && bytes[value.lowerBound] == 0x30
        return startsWithZero ? .text(UTF8Text.string(value, in: bytes)) : .number(Rational(number))
    }

    private func unit(_ range: Range<Int>) -> String? {
        let unit = UTF8Text.trim(range, in: bytes)
        return unit.isEmpty ? nil : CooklangText.unescaped(unit, in: bytes)
    }

    /// Returns the quantity of a range with several `%`: `10%to%15%minutes`, `1%1/2%hours`. If the words before the
    /// last `%` are not a number or a range of numbers, returns `nil`.
    private func doubledSigns(_ content: Range<Int>, first: Int) -> Quantity? {
        guard let last = bytes[content].lastIndex(of: Self.percent), last != first else { return nil }
        let words = bytes[content.lowerBound..<last].split(separator: Self.percent).joined(separator: [0x20])
        guard let amount = Amount.numeric(String(decoding: Array(words), as: UTF8.self)) else { return nil }
        return Quantity(amount, unit: unit(last + 1..<content.upperBound))
    }
}
