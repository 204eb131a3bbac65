/// Reads numbers, dates and truth values.
enum TOMLScalar {
    /// Returns what a text without quotation marks means, or `nil` if it is no value of TOML.
    static func content(of bytes: ArraySlice<UInt8>) -> TOMLValue.Content? {
        let text = String(decoding: bytes, as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "inf", "+inf": return .float(.infinity)
        case "-inf": return .float(-.infinity)
        case "nan", "+nan", "-nan": return .float(.nan)
        default: break
        }
        if let integer = integer(text) { return .integer(integer) }
        if let float = float(text) { return .float(float) }
        return date(bytes).map { .date($0) }
    }

    // MARK: - Numbers

    private static func integer(_ text: String) -> Int? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
            return digits(text.dropFirst(2), radix: radix).flatMap { Int($0, radix: radix) }
        }
        return decimal(text[...]).flatMap { Int($0) }
    }

    private static func float(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, halves.count <= 2, parts.count + halves.count > 2, var number = decimal(halves[0])
        else { return nil }
        if halves.count == 2 {
            guard let fraction = digits(halves[1]) else { return nil }
            number += "." + fraction
        }
        if parts.count == 2 {
            let sign = parts[1].first == "-" ? "-" : ""
            guard let exponent = digits(parts[1].dropFirst("+-".contains(parts[1].prefix(1)) ? 1 : 0)) else {
                return nil
            }
            number += "e" + sign + exponent
        }
        return Double(number)
    }

    /// Returns a whole number without its underscores, or `nil` if it is none or has a zero before other digits.
    private static func decimal(_ text: Substring) -> String? {
        let hasSign = text.first == "-" || text.first == "+"
        guard let digits = digits(text.dropFirst(hasSign ? 1 : 0)), digits == "0" || digits.first != "0" else {
            return nil
        }
        return (text.first == "-" ? "-" : "") + digits
    }

    /// Returns digits without the underscores between them, or `nil` if there is anything else.
    private static func digits(_ text: Substring, radix: Int = 10) -> String? {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } == true
                }
        }
        return areDigits ? parts.joined() : nil
    }

    // MARK: - Dates

    private static func date(_ bytes: ArraySlice<UInt8>) -> TOMLValue.DateKind? {
        var rest = bytes
        guard takeDay(&rest) else {
            rest = bytes
            return takeTime(&rest) && rest.isEmpty ? .localTime : nil
        }
        guard let separator = rest.popFirst() else { return .localDate }
        guard "Tt ".utf8.contains(separator), takeTime(&rest) else { return nil }
        return rest.isEmpty ? .localDateTime : takeOffset(&rest) && rest.isEmpty ? .offsetDateTime : nil
    }

    private static func takeDay(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let year = take(4, 0...9999, &rest), take("-", &rest), let month = take(2, 1...12, &rest),
            take("-", &rest),
            let day = take(2, 1...31, &rest)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return day <= (month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31)
    }

    /// Takes hours, minutes, seconds, which include the leap second 60, and parts of a second.
    private static func takeTime(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard takeHour(&rest), take(":", &rest), take(2, 0...60, &rest) != nil else { return false }
        guard take(".", &rest) else { return true }
        let fraction = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest.dropFirst(fraction.count)
        return !fraction.isEmpty
    }

    private static func takeOffset(_ rest: inout ArraySlice<UInt8>) -> Bool {
        if take("Z", &rest) || take("z", &rest) { return true }
        return (take("+", &rest) || take("-", &rest)) && takeHour(&rest)
    }

    private static func takeHour(_ rest: inout ArraySlice<UInt8>) -> Bool {
        take(2, 0...23, &rest) != nil && take(":", &rest) && take(2, 0...59, &rest) != nil
    }

    private static func take(_ count: Int, _ limits: ClosedRange<Int>, _ rest: inout ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        rest = rest.dropFirst(count)
        return limits.contains(number) ? number : nil
    }

    private static func take(_ mark: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: mark) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
