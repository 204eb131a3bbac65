import CookingLanguages
import RecipeKit

/// Reads a number of packages or pieces and the size of each, with only a dash between them: `2 - 15 oz cans`.
///
/// The same signs are a range in `2 - 3 lb chicken`. The word behind the measure decides it: there are two or more of a
/// plural, and a single package has a size that can be a range, as in `10 - 12 oz bag`. Where neither is certain, the
/// amount is in words and is not scaled, because reading one as the other is wrong by a factor of ten.
struct DashedSizeReader {
    /// What the text means.
    enum Meaning {
        /// A number of things of one size each. The unit is that of the package, or `nil` for things that the name names.
        case things(Things)
        /// Either. The amount of the measure is in words.
        case uncertain(LineMeasure)
    }

    struct Things {
        var count: Rational
        var size: Quantity
        /// The same size in other measures.
        var otherSizes: [Quantity]
        /// The package with the index after it, or `nil` if there is none.
        var package: LineMeasure?
        var end: Int
    }

    private let line: AnnotatedLine
    private var measures: MeasureReader { MeasureReader(line) }

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns what a number, a dash and a measure at an index mean. Returns `nil` if they are a range or anything else.
    func meaning(at start: Int) -> Meaning? {
        guard line.token(start, is: .number), line.token(start + 1, is: .dash), line.token(start + 2, is: .number),
            let count = line[start].value, count.isInteger, count >= .one, count <= Rational(24),
            let size = line[start + 2].value, size > .zero,
            let measure = measures.measure(at: start + 2), let quantity = measure.quantity,
            UnitSizes.isMassOrVolume(measure.unitName, in: line.language)
        else { return nil }
        let isApart = line[start + 1].hasSpaceBefore && line[start + 2].hasSpaceBefore
        // `1-1/2 cups` is a mixed number.
        if size < .one, !isApart { return nil }
        var (end, others) = (measure.end, [Quantity]())
        while line.token(end, is: .slash), let (other, next) = measures.compound(at: end + 1) {
            others.append(other)
            end = next
        }
        if line.token(end, is: .open), let (quantities, next) = measures.parenthesized(at: end) {
            others += quantities
            end = next
        }
        func things(_ package: LineMeasure?) -> Meaning {
            .things(
                Things(
                    count: count, size: quantity, otherSizes: others, package: package, end: package?.end ?? end))
        }
        var words = measure
        words.amount = .text(line.text(of: start..<start + 3))
        // How often the second number contains the first one. Nobody writes a range from 2 to 15 ounces.
        let ratio = size.doubleValue / count.doubleValue
        guard let package = package(at: end) else {
            guard isPlainUnit(measure) else { return nil }
            if ratio >= 10 { return countsPieces(at: end) ? things(nil) : .uncertain(words) }
            // `4 - 6 oz salmon fillets` can be four fillets.
            let isSmall = UnitSizes.isSmall(measure.unitName, in: line.language)
            return isSmall && count <= Rational(6) && count > .one && countsPieces(at: end) ? .uncertain(words) : nil
        }
        if ratio >= 4 || ratio < 1 { return things(package.measure) }
        // One package has no range of sizes with spaces around its dash.
        if count == .one { return isApart ? things(package.measure) : .uncertain(words) }
        guard package.isPlural else { return nil }
        return count >= Rational(8) && ratio < 2 ? .uncertain(words) : things(package.measure)
    }

    /// Returns the package at an index, perhaps after its size, and whether its word can be a plural.
    private func package(at start: Int) -> (measure: LineMeasure, isPlural: Bool)? {
        var index = start
        if line.token(index, is: .dash) { index += 1 }
        let first = index
        while index < first + 2, line.has(.size, at: index), line.unit(at: index) == nil { index += 1 }
        guard let unit = line.unit(at: index), unit.end < line.count,
            let forms = KnownUnits.of(CookingLanguage.of(line.language) == nil ? "en" : line.language)
                .containers[unit.name]?.spellings
        else { return nil }
        let word = line.text(of: index).lowercased()
        let spelling = forms.first { $0.contains { $0.lowercased() == word } } ?? []
        let isSingular = spelling.count > 1 && spelling[0].lowercased() == word
        return (
            LineMeasure(unit: line.qualified(first..<index, unit.singular), unitName: unit.name, end: unit.end),
            !isSingular
        )
    }

    /// Returns whether the unit of a measure has no word before it, such as a size.
    private func isPlainUnit(_ measure: LineMeasure) -> Bool { measure.unit?.contains(" ") == false }

    /// Returns whether the name at an index counts pieces of meat or fish: `salmon fillets`, `Lachsfilets`.
    private func countsPieces(at start: Int) -> Bool {
        (start..<min(start + 4, line.count)).prefix { line[$0].kind == .word }.contains { index in
            let word = line.text(of: index).lowercased()
            return Self.pieces.contains { word == $0 || $0.utf8.count > 4 && word.hasSuffix($0) }
        }
    }

    private static let pieces = Set(CookingLanguage.entriesOfAll(.sizedPiece).map { $0.lowercased() })
}
