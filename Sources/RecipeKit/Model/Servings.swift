/// The servings or the yield of a recipe: `4`, `12 empanadas`, `1 pie (8 servings)`, `500 g`.
public struct Servings: Hashable, Sendable {
    /// The number of servings or pieces, which scaling multiplies.
    ///
    /// If the text has several numbers, servings count before pieces. `nil` if the text has no such number: `a crowd`,
    /// `500 g`.
    public var number: Rational?
    /// The text in the file. Scaling changes its numbers.
    public var text: String

    public init(number: Rational?, text: String) {
        self.number = number
        self.text = text
    }
}

extension Servings {
    /// One of the numbers in the text of servings: 8 servings in `1 pie (8 servings)`.
    package struct Count: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// People, servings, or a number without a word.
            case servings
            /// Cookies, slices, loaves.
            case pieces
            /// A mass or a volume.
            case measure
        }

        package var kind: Kind
        /// The number, or the lower bound of a range.
        package var number: Rational
        /// The words after the number, without words for a dozen. Empty if there are none.
        package var unit: String
        /// The bytes of the number or the range in the text, and the numbers that they contain. These are dozens in
        /// `2 dozen`.
        var range: Range<Int>
        var written: Amount
    }

    /// Parses `4`, `4 to 6`, `12 empanadas`, `Serves 4-6`, `2 dozen`, `1 loaf, about 16 slices`, `500%ml`.
    ///
    /// A number counts at the start of the text, after introductory words such as `Serves`, and after a punctuation
    /// mark. Before a word for servings, it counts anywhere. For a range, ``number`` is the lower bound.
    public init(parsing text: String) {
        let shown = text.utf8.contains(UInt8(ascii: "%")) ? text.split(separator: "%").joined(separator: " ") : text
        // Fast path: most recipes state only the number.
        if (1...6).contains(shown.utf8.count), shown.utf8.allSatisfy(UTF8Text.isDigit) {
            self.init(number: Int(shown).flatMap { $0 > 0 ? Rational($0) : nil }, text: shown)
        } else {
            self.init(number: nil, text: shown)
            number = main?.number
        }
    }

    /// The numbers in the text, except sizes such as `9-inch`.
    package var counts: [Count] {
        var finder = ServingsFinder(text)
        return finder.counts()
    }

    /// Whether ``number`` counts pieces, as in `12 empanadas`, and not servings.
    package var countsPieces: Bool { main?.kind == .pieces }

    /// The masses and volumes in the text: 500 g.
    package var measures: [Quantity] {
        counts.filter { $0.kind == .measure }.map { Quantity(.number($0.number), unit: $0.unit) }
    }

    /// The count whose number is ``number``: the first servings, or else the largest number of pieces, because a loaf
    /// of 16 slices is shared by its slices.
    private var main: Count? {
        let counts = counts
        if let servings = counts.first(where: { $0.kind == .servings }) { return servings }
        let pieces = counts.filter { $0.kind == .pieces }
        return pieces.dropFirst().reduce(pieces.first) { best, next in
            best.map { next.number > $0.number ? next : $0 }
        }
    }

    /// The text without its introductory words: `4–6` for `Serves 4–6`. If another word is before the number, the whole
    /// text.
    package var measured: String {
        let start = text.firstIndex(where: \.isNumber) ?? text.startIndex
        let lead = text[..<start].lowercased().split { !$0.isLetter }
        return lead.allSatisfy { ServingsWords.leads.contains(String($0)) } ? String(text[start...]) : text
    }

    /// Returns the servings multiplied by a factor: `4` → `8`, `4 to 6` → `8–12`, `1 pie (8 servings)` → `2 pie (16
    /// servings)`, `500 g` → `1000 g`. Sizes such as `9-inch` do not change.
    ///
    /// If the text has another number, of which it is not known whether it grows (`1 loaf of 2 kg`), the new text has
    /// only the product and its unit. If there is nothing to multiply, or if a product would overflow, returns the
    /// servings unchanged.
    package func scaled(by factor: Rational) -> Servings {
        let product = number.flatMap { $0.multiplied(by: factor) }
        guard number == nil || product != nil else { return self }
        var finder = ServingsFinder(text)
        let counts = finder.counts()
        let hasOther = finder.hasOtherNumber
        guard !counts.isEmpty else { return product.map { Servings(number: $0, text: Self.text(.number($0))) } ?? self }
        if hasOther, let product {
            let unit = main?.unit ?? ""
            return Servings(number: product, text: Self.text(.number(product)) + (unit.isEmpty ? "" : " \(unit)"))
        }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var end = 0
        for count in counts {
            guard let scaled = count.written.multiplied(by: factor) else { return self }
            result += bytes[end..<count.range.lowerBound] + Array(Self.text(scaled).utf8)
            end = count.range.upperBound
        }
        return Servings(number: product, text: String(decoding: result + bytes[end...], as: UTF8.self).trimmingSpaces())
    }

    /// Returns a computed amount with numbers that cannot be read as a range, as `2/7` could: 0.29.
    private static func text(_ amount: Amount) -> String {
        func rounded(_ number: Rational) -> Rational {
            guard number.denominator == 7 || number.denominator > 8, number.doubleValue < 1e12 else { return number }
            return Rational(Int((number.doubleValue * 100).rounded()), 100) ?? number
        }
        return switch amount {
        case .number(let number): Amount.number(rounded(number)).formatted(.unicode)
        case .range(let low, let high): Amount.range(rounded(low), rounded(high)).formatted(.unicode)
        case .text(let words): words
        }
    }
}
