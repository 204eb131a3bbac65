import CookingLanguages
import RecipeKit

/// Reads numbers whose digits are in groups of three: `1.000`, `1'000`, `1 000`.
///
/// A period or a comma before one group is a decimal point or separates thousands. The unit after the number can decide
/// it: `1,125 kg` is a little more than one kilogram, and `1,125 g` is more than a thousand grams. Otherwise, the
/// language decides it. A comma is never thousands in a language with decimal commas, as in Cooklang's `{1,000%g}`.
enum SeparatedNumber {
    /// Returns the number at an offset of a line, and the offset after the number. Returns `nil` if the digits are not
    /// in groups, or if the meaning of the sign between them is uncertain.
    ///
    /// - Parameters:
    ///   - start: The offset.
    ///   - bytes: The UTF-8 of the line.
    ///   - signs: The signs in numbers of the language, or `nil` if the language is not known.
    static func read(
        at start: Int, in bytes: [UInt8], _ signs: CookingLanguage.NumberSigns? = nil
    ) -> (value: Rational, end: Int)? {
        guard let number = Grouped(at: start, in: bytes) else { return nil }
        guard let isThousands = number.isThousands(in: bytes, signs) else { return nil }
        guard isThousands else { return Rational(number.digits, 1000).map { ($0, number.groupEnd) } }
        guard let part = number.decimals else { return (Rational(number.digits), number.groupEnd) }
        return Rational(number.digits).adding(part.value).map { ($0, part.end) }
    }

    /// Returns whether the meaning of a period in the number at an offset depends on the language.
    static func isAmbiguous(at start: Int, in bytes: [UInt8]) -> Bool {
        Grouped(at: start, in: bytes).map { $0.sign == .period } ?? false
    }

    /// Returns the offset after a number whose meaning depends on the language, and whether its sign is a space. Returns
    /// `nil` for any other number.
    static func ambiguousEnd(at start: Int, in bytes: [UInt8]) -> (end: Int, isSpaced: Bool)? {
        guard let number = Grouped(at: start, in: bytes), number.isThousands(in: bytes, nil) == nil else { return nil }
        guard number.sign == .space else { return (number.groupEnd, false) }
        return number.isThousands(in: bytes, .spaceForThousands) == nil ? nil : (number.groupEnd, true)
    }

    /// Returns the offset after a number whose comma is certain only without a language: `1,000 g` is a thousand grams,
    /// but in a language with decimal commas it can be one. Returns `nil` for any other number, and in other languages.
    static func uncertainEnd(at start: Int, in bytes: [UInt8], _ signs: CookingLanguage.NumberSigns) -> Int? {
        guard signs != .pointForDecimals, let number = Grouped(at: start, in: bytes), number.sign == .comma,
            number.isThousands(in: bytes, signs) == nil
        else { return nil }
        return number.groupEnd
    }

    /// Returns whether the meaning of the number at an offset can depend on the language of the recipe.
    static func dependsOnLanguage(at start: Int, in bytes: [UInt8]) -> Bool {
        ambiguousEnd(at: start, in: bytes) != nil || uncertainEnd(at: start, in: bytes, .commaForDecimals) != nil
    }

    private enum Sign { case apostrophe, narrowSpace, space, period, comma }

    /// Digits in groups of three.
    private struct Grouped {
        /// The value of all digits of the groups.
        var digits: Int
        var sign: Sign
        /// The number of groups after the first sign.
        var count = 0
        var groupEnd: Int
        /// The decimals after the groups, behind another sign: the `,5` of `1.000,5`.
        var decimals: (value: Rational, end: Int)?

        init?(at start: Int, in bytes: [UInt8]) {
            let first = bytes[start...].prefix(4).prefix(while: UTF8Text.isDigit)
            guard (1...3).contains(first.count), first.first != 0x30, first.endIndex < bytes.count,
                let (sign, _) = Self.sign(at: first.endIndex, in: bytes)
            else { return nil }
            (self.sign, digits, groupEnd) = (sign, Self.value(first), first.endIndex)
            while count < 3, groupEnd < bytes.count, let (next, length) = Self.sign(at: groupEnd, in: bytes),
                next == sign, case let group = bytes[(groupEnd + length)...].prefix(4).prefix(while: UTF8Text.isDigit),
                group.count == 3
            {
                (digits, groupEnd, count) = (digits * 1000 + Self.value(group), group.endIndex, count + 1)
            }
            guard count > 0 else { return nil }
            guard groupEnd + 1 < bytes.count, let (mark, _) = Self.sign(at: groupEnd, in: bytes), mark != sign,
                mark == .period || mark == .comma
            else { return }
            let part = bytes[(groupEnd + 1)...].prefix(4).prefix(while: UTF8Text.isDigit)
            guard (1...3).contains(part.count), let value = Rational(Self.value(part), [10, 100, 1000][part.count - 1])
            else { return }
            decimals = (value, part.endIndex)
        }

        private static func value(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } }

        private static func sign(at index: Int, in bytes: [UInt8]) -> (Sign, length: Int)? {
            switch bytes[index] {
            case 0x20: return (.space, 1)
            case UInt8(ascii: "'"): return (.apostrophe, 1)
            case UInt8(ascii: "."): return (.period, 1)
            case UInt8(ascii: ","): return (.comma, 1)
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0: return (.space, 2)
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
                switch bytes[index + 2] {
                case 0x99: return (.apostrophe, 3)
                case 0x89, 0xAF: return (.narrowSpace, 3)
                default: return nil
                }
            default: return nil
            }
        }

        /// Returns whether the sign separates thousands, or `nil` if this is uncertain. Otherwise, the sign is a decimal
        /// point.
        func isThousands(in bytes: [UInt8], _ signs: CookingLanguage.NumberSigns?) -> Bool? {
            switch sign {
            case .apostrophe, .narrowSpace: return true
            case .space:
                guard let signs, signs != .pointForDecimals, count == 1 else { return nil }
                let unit = SeparatedNumber.unit(at: groupEnd, in: bytes)
                return unit.map { SeparatedNumber.small.contains($0) } == true ? true : nil
            case .period, .comma:
                if count > 1 || decimals != nil { return true }
                if let unit = SeparatedNumber.unit(at: groupEnd, in: bytes) {
                    if SeparatedNumber.large.contains(unit) { return false }
                    // In a language with decimal commas, `1,000 g` can also be one gram, written by a program.
                    if sign == .comma, SeparatedNumber.small.contains(unit), signs == nil { return true }
                }
                guard let signs else { return nil }
                if signs == .pointForDecimals { return sign == .comma }
                return sign == .period ? true : nil
            }
        }
    }

    /// Returns the word after a number in lower case, or `nil` if it cannot be one of the units.
    private static func unit(at end: Int, in bytes: [UInt8]) -> String? {
        var start = end
        if start < bytes.count {
            start += bytes[start] == 0x20 ? 1 : UnicodeSpace.length(at: start, in: bytes)
        }
        guard start < bytes.count, UTF8Text.isLetter(bytes[start]) || bytes[start] == 0xD0 || bytes[start] == 0xCE
        else {
            return nil
        }
        let letters = bytes[start...].prefix(26).prefix { UTF8Text.isLetter($0) || $0 >= 0x80 && $0 != 0xC2 }
        return letters.count <= 24 ? String(decoding: letters, as: UTF8.self).lowercased() : nil
    }

    /// Returns whether recipes do not use a thousand of a unit.
    static func isLarge(_ unit: String) -> Bool { large.contains(unit.lowercased()) }

    /// Units so large that recipes do not use a thousand of them. Before these units, a comma or a period is a decimal
    /// point.
    private static let large: Set<String> = units(["kg", "l"])
    /// Units so small that recipes do not use a thousandth of them. Before these units, a comma separates thousands.
    private static let small: Set<String> = units(["g", "ml"])

    /// Returns all words of all languages for metric units.
    private static func units(_ symbols: Set<Substring>) -> Set<String> {
        Set(
            CookingLanguage.all.flatMap { CookingLanguage.units(of: $0.metric) }
                .filter { unit in unit.symbol.map { symbols.contains($0[...]) } ?? false }
                .flatMap { $0.spellings.joined() }.map { $0.lowercased() })
    }
}

extension IngredientLineReader {
    /// The meaning of a number in groups of three at the start of a typed text: `1.000 g Mehl`.
    package enum TypedNumber: Hashable, Sendable {
        /// The meaning is certain. The value is the text with a number that has no groups.
        case certain(String)
        /// It may have two meanings. The values are the text with either.
        case either(String, String)
    }

    /// Returns the meaning of a number in groups of three at the start of a typed text, or `nil` if the text begins in
    /// another way. The words of the text decide the language, or else the locale of the user.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - locale: The locale, such as `de_DE.UTF-8`, or `nil` if it is not known.
    package static func typedNumber(in text: String, locale: String?) -> TypedNumber? {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, UTF8Text.isDigit(first),
            let (end, _) = SeparatedNumber.ambiguousEnd(at: 0, in: bytes)
        else { return nil }
        func meaning(_ signs: CookingLanguage.NumberSigns) -> String? {
            SeparatedNumber.read(at: 0, in: bytes, signs).map { value, end in
                value.written + String(decoding: bytes[end...], as: UTF8.self)
            }
        }
        let words = Set(
            String(decoding: bytes[end...], as: UTF8.self).lowercased().split { !$0.isLetter }.map(String.init))
        var signs = Set(
            CookingLanguage.all.filter { !words.isDisjoint(with: $0.entries(.commonWord)) }.map(\.numberSigns))
        if signs.count != 1, let language = locale.flatMap(CookingLanguage.init(locale:)) {
            signs = [language.numberSigns]
        }
        if signs.count == 1, let certain = signs.first.flatMap(meaning) { return .certain(certain) }
        guard let thousands = meaning(.commaForDecimals), let decimals = meaning(.pointForDecimals) else { return nil }
        return .either(thousands, decimals)
    }
}
