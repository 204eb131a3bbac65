import CookingLanguages
import RecipeKit

/// Reads amounts and units in or after the name of an ingredient line: `sugar, 2 cups`, `Mehl 500 g`,
/// `2 garlic cloves`.
struct TrailingAmountReader {
    private let line: AnnotatedLine
    private var measures: MeasureReader { MeasureReader(line) }

    init(_ line: AnnotatedLine) { self.line = line }

    /// Reads an amount after the name: `sugar, 2 cups`, `Mehl 500 g`, and the second measure of `2 cups flour 500 g`.
    ///
    /// - Parameters:
    ///   - head: The tokens of the name and of the text around it.
    ///   - result: Receives the amount.
    ///   - parts: The parts to which the tokens belong. The method assigns the tokens of the amount.
    func readMeasure(_ head: Range<Int>, into result: inout IngredientLine, _ parts: inout LineParts) {
        if result.amount == nil, result.unit == nil, readParenthesized(head, into: &result, &parts) { return }
        let open = head.filter { parts.isOpen($0) }
        if result.amount == nil, result.unit == nil, readCount(open, of: head, into: &result, &parts) { return }
        if readSize(of: open, before: head.lowerBound, into: &result, &parts) { return }
        if let position = start(in: open), let measure = measures.measure(in: open[position...]) {
            let isAdded = position > open.startIndex && line.isPlus(open[position - 1])
            // An amount is added only to an amount with a unit: `1 cup flour plus 2 tbsp`.
            if isAdded, result.unit == nil { return }
            // The size of each of an unknown number of things is no amount: `Mozzarella à je 25 g`.
            if result.amount == nil, position > open.startIndex, isEach(open[position - 1]) { return }
            take(measure, of: open[position...], into: &result, &parts)
        } else if result.amount == nil, result.unit == nil, !hasAmount(head) {
            var start = head.upperBound + 1
            while start < line.count, !parts.isOpen(start) { start += 1 }
            var end = start
            while end < line.count, parts.isOpen(end), !parts.isOpenSeparator(end) { end += 1 }
            let tail = Array(start..<end)[...]
            guard let measure = measures.measure(in: tail) else { return }
            take(measure, of: tail, into: &result, &parts)
        }
    }

    /// Reads the size of each counted thing behind a word such as `of`: `4 fillets of about 150 g each`, `2 cans of 80 g`.
    /// The size of a package belongs to the package. Any other size stays in words, as a remark.
    private func readSize(
        of open: [Int], before head: Int, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Bool {
        guard result.amount != nil, result.packageQuantity == nil,
            let number = open.indices.dropFirst(2).suffix(8).first(where: { line[open[$0]].kind == .number }),
            let measure = measures.measure(at: open[number]), measure.unit != nil, let size = measure.quantity,
            open[number...].allSatisfy({ $0 < measure.end || line.token($0, is: .dot) || isEach($0) })
        else { return false }
        var link = number - 1
        while link > 1, line.has(.about, at: open[link]) || line.token(open[link], is: .dot) || isEach(open[link]) {
            link -= 1
        }
        if Self.isLink(line.text(of: open[link])) == false, link + 1 < number, isLink(open[link + 1]) { link += 1 }
        guard link > 0, isLink(open[link]), line[open[link - 1]].kind == .word else { return false }
        // Beside a mass, only a piece has a size: `400 g beef in cubes of 25 g`.
        let isPiece = Self.cutPieces.contains(line.text(of: open[link - 1]).lowercased())
        guard isPiece || !MetricUnitNames.contain(result.unitName) else { return false }
        let isPackaged = (0..<head).contains {
            line.has(.container, at: $0) && line.unit(at: $0)?.name == result.unitName
        }
        if isPackaged, link + 1 == number, measure.end > open[open.count - 1] {
            result.packageQuantity = size
            parts.mark(open[link...], as: .amount)
        } else {
            parts.mark(open[link...], as: .remark)
        }
        return true
    }

    private func isLink(_ index: Int) -> Bool { line.token(index, is: .word) && Self.isLink(line.text(of: index)) }

    private func isEach(_ index: Int) -> Bool {
        let roles = line[index].roles.union(line[index].phraseRoles)
        return roles.contains(.each) || Self.eachWords.contains(line.text(of: index))
    }

    /// Returns whether a word joins a thing and its size: `of`, `à`.
    static func isLink(_ word: String) -> Bool { links.contains(word.lowercased()) }

    private static let links = Set(CookingLanguage.entriesOfAll(.of).map { $0.lowercased() }).union([
        "à", "a", "je", "zu", "da", "d'", "d’", "weighing",
    ])
    private static let cutPieces = Set(CookingLanguage.entriesOfAll(.cutPiece).map { $0.lowercased() })
    /// Words for `each` that are several words or a part of a word.
    private static let eachWords: Set<String> = ["je", "l'una", "l’una", "l'uno", "l’uno", "una", "uno", "l'", "l’"]

    /// Reads an amount that is alone in parentheses after the name: `butter (100 g)`, `onions (2)`.
    private func readParenthesized(
        _ head: Range<Int>, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Bool {
        guard !head.isEmpty, line.indices.contains(where: { line[$0].kind == .number }),
            let open = (head.lowerBound + 1..<line.count).first(where: { line[$0].kind == .open }),
            !(head.lowerBound..<open).contains(where: { [.number, .other, .stop].contains(line[$0].kind) }),
            let close = (open + 1..<line.count).first(where: { line[$0].kind == .close })
        else { return false }
        let inside = Array(open + 1..<close)[...]
        if let measure = measures.measure(in: inside) {
            // A large number without a unit is a label: `flour (550)`.
            guard measure.quantity.unit != nil || isCount(measure.quantity.amount) else { return false }
            take(measure, of: inside, into: &result, &parts)
            return true
        }
        guard let (quantities, end) = measures.parenthesized(at: open), end == close + 1, quantities.count == 2,
            let first = measures.measure(at: open + 1), first.quantity == quantities[0]
        else { return false }
        parts.mark(inside, as: .amount)
        (result.amount, result.unit, result.unitName) = (first.amount, first.unit, first.unitName)
        result.otherQuantities.append(quantities[1])
        return true
    }

    /// Reads a number at the end of the line as the number of things that the word before it names: `eieren 2`,
    /// `Zitrone 1`. A number behind any other word can belong to the name: `flour special 2`.
    private func readCount(
        _ open: [Int], of head: Range<Int>, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Bool {
        guard open.count > 1, head.upperBound == line.count, let last = open.last, last == line.count - 1,
            let (quantity, _) = measures.measure(in: open[(open.count - 1)...]), quantity.unit == nil,
            isCount(quantity.amount), open.dropLast().allSatisfy({ line[$0].kind == .word }),
            Self.countedFoods.contains(line.text(of: open[open.count - 2]).lowercased())
        else { return false }
        take((quantity, nil), of: open[(open.count - 1)...], into: &result, &parts)
        return true
    }

    private static let countedFoods = Set(CookingLanguage.entriesOfAll(.countedFood).map { $0.lowercased() })

    private func isCount(_ amount: Amount) -> Bool {
        switch amount {
        case .number(let number), .range(_, let number): number <= Rational(24)
        case .text: false
        }
    }

    /// Returns whether a range of tokens contains a number that is not a percentage.
    private func hasAmount(_ range: Range<Int>) -> Bool {
        range.contains {
            line.token($0, is: .number) && !line.textIs("%", $0 + 1) && !isHalfOfWord($0, in: range)
        }
    }

    /// Returns whether a fraction is a part of a name before a colon: `lait 1/2 écrémé : 25 cl`.
    private func isHalfOfWord(_ index: Int, in range: Range<Int>) -> Bool {
        guard let value = line[index].value, value < .one, index > range.lowerBound, index + 1 < range.upperBound,
            line.token(range.upperBound, is: .stop), line.token(index - 1, is: .word), line.token(index + 1, is: .word)
        else { return false }
        return line.unit(at: index + 1) == nil && line[index + 1].roles.isDisjoint(with: [.connector, .article, .size])
    }

    /// Returns the position in `open` at which a measure with a unit begins. The measure must extend to the end of
    /// `open`. Returns `nil` if there is no such measure.
    private func start(in open: [Int]) -> Int? {
        for position in open.indices.dropFirst().suffix(6)
        where line[open[position]].kind == .number
            && (line[open[position - 1]].kind == .word || line.token(open[position - 1], is: .plus)
                || isAbout(open[position - 1]))
        {
            guard line[open[position - 1]].roles.isDisjoint(with: [.or, .preposition]) else { continue }
            guard measures.measure(in: open[position...])?.quantity.unit != nil else { continue }
            // `about` before the measure belongs to it.
            var start = position
            while start > open.startIndex + 1, isAbout(open[start - 1]) { start -= 1 }
            return start
        }
        return nil
    }

    /// Returns whether a token is a word such as `about`, or the period of such an abbreviation.
    private func isAbout(_ index: Int) -> Bool {
        line.has(.about, at: index) || line.token(index, is: .dot) && index > 0 && line.has(.about, at: index - 1)
    }

    /// Stores the measure of some tokens in the result. If the result has neither an amount nor a unit, the measure
    /// becomes its amount and unit. Otherwise, the measure is added to the other quantities.
    private func take(
        _ measure: (quantity: Quantity, unitName: String?), of indices: ArraySlice<Int>,
        into result: inout IngredientLine, _ parts: inout LineParts
    ) {
        for index in indices {
            let isAbout = line.has(.about, at: index)
            parts.mark(index, as: isAbout ? .remark : .amount)
            if isAbout { result.isApproximate = true }
        }
        let before = (indices.first ?? 0) - 1
        if result.amount == nil, result.unit == nil {
            result.amount = measure.quantity.amount
            result.unit = measure.quantity.unit
            result.unitName = measure.unitName
        } else if before >= 0, line.isPlus(before), line[before].phraseRoles.isDisjoint(with: .remark) {
            result.addedQuantities.append(measure.quantity)
            parts.mark(before, as: .amount)
        } else {
            result.otherQuantities.append(measure.quantity)
        }
    }

    /// Reads a unit at the end of the name: `2 garlic cloves` means two cloves of garlic.
    func readUnit(_ head: Range<Int>, into result: inout IngredientLine, _ parts: inout LineParts) {
        guard result.unit == nil, result.amount != nil, result.packageQuantity == nil,
            let last = head.last(where: { parts[$0] == .name }), line.has(.trailingUnit, at: last),
            let unit = line.unitOfWord(at: last), last > 0, line[last - 1].roles.isDisjoint(with: [.and, .or]),
            line[last - 1].phraseRoles.isDisjoint(with: .describing), line[last - 1].kind != .number,
            head.contains(where: { $0 < last && parts[$0] == .name && !line.has(.describing, at: $0) }),
            // In `6 large or 8 medium celery stalks`, both numbers count the stalks.
            !head.contains(where: { $0 > 0 && line[$0].kind == .number && line.has(.or, at: $0 - 1) })
        else { return }
        let sizes = parts.text(of: .size, separator: " ")
        result.unit = sizes.isEmpty ? unit.singular : sizes + " " + unit.singular
        result.unitName = unit.name
        parts.mark(last, as: .none)
        for index in head where parts[index] == .size { parts.mark(index, as: .none) }
    }
}
