/// Reads what stands between a component's braces: `200%g`, `=1%tsp`, `few`, `2-3%cloves`.
enum CooklangAmount {
    /// `nil` where the braces are empty.
    static func quantity(_ content: String) -> Quantity? {
        var text = Substring(content)
        let isFixed = text.first == "="
        if isFixed { text.removeFirst() }
        let (value, unit) = split(text)
        guard !value.isEmpty else {
            // A unit alone says something all the same: `{%handful}`.
            return unit.map { Quantity(.text($0), isFixed: isFixed) }
        }
        return Quantity(Amount(parsing: value), unit: unit, isFixed: isFixed)
    }

    /// The value and the unit on the sides of the first `%`.
    ///
    /// Writers who put a second `%` between the words of a number (`10%to%15%minutes`, `1%1/2%hours`) are understood:
    /// where all that stands before the last `%` makes one number or range, that is the value.
    private static func split(_ text: Substring) -> (value: String, unit: String?) {
        guard let first = text.firstIndex(of: "%") else { return (text.trimmingSpaces(), nil) }
        if let last = text.lastIndex(of: "%"), last != first {
            let value = text[..<last].split(separator: "%").joined(separator: " ")
            if Amount.numeric(value) != nil { return (value, unit(text[text.index(after: last)...])) }
        }
        return (text[..<first].trimmingSpaces(), unit(text[text.index(after: first)...]))
    }

    private static func unit(_ text: Substring) -> String? {
        let unit = text.trimmingSpaces()
        return unit.isEmpty ? nil : unit
    }
}
