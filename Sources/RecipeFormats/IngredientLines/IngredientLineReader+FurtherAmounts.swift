import RecipeKit

extension IngredientLineReader {
    /// Reads the text after the first amount: other measures, package sizes, added amounts.
    mutating func readFurther(after first: LineMeasure, into line: inout IngredientLine, _ table: WordTable) -> Int {
        var index = first.end
        if first.unit == nil {
            index = readPackage(at: index, into: &line, table)
        }
        while index < tokens.count {
            if let unit = unit(at: index, table), unit.name == line.unitName, unit.end < tokens.count,
                !MetricUnits.contain(unit.name)
            {
                index = unit.end
            } else if has(.or, at: index), has(.container, at: index + 1), index + 2 < tokens.count, line.unit != nil {
                // `can or bottle`
                tokens[index].part = .remark
                tokens[index + 1].part = .remark
                index += 2
            } else if let next = otherMeasure(at: index, into: &line, table) ?? addedMeasure(
                at: index, into: &line, table)
                ?? upperMeasure(at: index, into: &line, table) ?? container(at: index, into: &line, table)
            {
                index = next
            } else {
                return index
            }
        }
        return index
    }

    /// Reads the same amount in another measure: `/9 oz`, `(250 g)`, `or 250 ml`.
    func otherMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        if token(index, is: .open) {
            guard line.unit != nil || line.packageQuantity != nil,
                let (quantities, end) = parenthesized(at: index, table)
            else { return nil }
            line.otherQuantities += quantities
            return end
        }
        let isSlash = token(index, is: .slash)
        let index = isSlash && has(.about, at: index + 1) ? index + 1 : index
        guard isSlash || has(.or, at: index), line.unit != nil, let other = measure(at: index + 1, table),
            other.unit != nil,
            let quantity = other.quantity, token(index + 1, is: .number), isSlash || !other.isHyphenated
        else { return nil }
        if isSlash, let (other, end) = compound(at: index + 1, table) {
            line.otherQuantities.append(other)
            return end
        }
        guard isSlash || other.end < tokens.count && !(token(other.end, is: .comma)) else { return nil }
        guard isSlash || other.unitName != line.unitName else { return nil }
        line.otherQuantities.append(quantity)
        return other.end
    }

    /// Returns a measure of one or two parts: `9 oz`, `1 lb 2 oz`.
    func compound(at start: Int, _ table: WordTable) -> (Quantity, end: Int)? {
        guard let first = measure(at: start, table), first.unit != nil, let quantity = first.quantity else {
            return nil
        }
        guard token(first.end, is: .number), let second = measure(at: first.end, table), second.unit != nil,
            !second.isHyphenated
        else { return (quantity, first.end) }
        let text = text(of: tokens[start].range.lowerBound..<tokens[second.end - 1].range.upperBound)
        return (Quantity(.text(text)), second.end)
    }

    /// Reads an added measure: `plus 2 tbsp`, `1 lb 2 oz`.
    func addedMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard line.unit != nil, line.container == nil, line.packageQuantity == nil else { return nil }
        var next = token(index, is: .comma) && has(.plus, at: index + 1) ? index + 1 : index
        if has(.plus, at: next) || token(next, is: .plus) { next += 1 }
        guard token(next, is: .number), let added = measure(at: next, table), added.unit != nil, !added.isHyphenated,
            let quantity = added.quantity, added.unitName != line.unitName || next > index,
            !token(index, is: .comma) || added.end < tokens.count
        else { return nil }
        // `500 ml 2 cups` is one amount in two measures.
        if next == index, MetricUnits.contain(line.unitName) != MetricUnits.contain(added.unitName) {
            line.otherQuantities.append(quantity)
        } else {
            line.addedQuantities.append(quantity)
        }
        return added.end
    }

    /// Reads the upper end of a range that repeats the unit: `1 cup to 2 cups`, `150g-200g`.
    func upperMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard has(.rangeWord, at: index) || token(index, is: .dash), token(index + 1, is: .number),
            let upper = measure(at: index + 1, table), upper.unitName == line.unitName, upper.unit != nil,
            case .number(let low) = line.amount, case .number(let high) = upper.amount, low < high
        else { return nil }
        line.amount = .range(low, high)
        return upper.end
    }

    /// Reads an amount after the name: `sugar, 2 cups`, `Mehl 500 g`, and the second measure of `2 cups flour 500 g`.
    mutating func takeTrailingMeasure(_ head: Range<Int>, _ line: inout IngredientLine, _ table: WordTable) {
        let open = head.filter { isOpen($0) }
        if let position = trailingMeasure(open, table), let (quantity, unitName) = measure(in: open[position...], table)
        {
            take(quantity, unitName, of: open[position...], &line)
        } else if line.amount == nil, line.unit == nil, !hasAmount(head) {
            var tail = head.upperBound + 1
            while tail < tokens.count, !isOpen(tail) { tail += 1 }
            var end = tail
            while end < tokens.count, isOpen(end), tokens[end].kind != .comma, tokens[end].kind != .stop { end += 1 }
            guard tail < end, let (quantity, unitName) = measure(in: Array(tail..<end)[...], table) else { return }
            take(quantity, unitName, of: Array(tail..<end)[...], &line)
        }
    }

    /// Whether the range contains a number that is not a share: `20 %`.
    private func hasAmount(_ range: Range<Int>) -> Bool {
        range.contains { token($0, is: .number) && !textIs("%", $0 + 1) }
    }

    /// Returns the index of the first number from which on the text is only a measure with a unit.
    private func trailingMeasure(_ open: [Int], _ table: WordTable) -> Int? {
        for position in open.indices.dropFirst().suffix(6)
        where tokens[open[position]].kind == .number && tokens[open[position - 1]].kind == .word {
            guard tokens[open[position - 1]].roles.isDisjoint(with: [.or, .preposition]) else { continue }
            if measure(in: open[position...], table)?.quantity.unit != nil { return position }
        }
        return nil
    }

    mutating func take(
        _ quantity: Quantity, _ unitName: String?, of indices: ArraySlice<Int>, _ line: inout IngredientLine
    ) {
        for index in indices {
            let isAbout = tokens[index].roles.contains(.about)
            tokens[index].part = isAbout ? .remark : .amount
            if isAbout { line.isApproximate = true }
        }
        if line.amount == nil, line.unit == nil {
            line.amount = quantity.amount
            line.unit = quantity.unit
            line.unitName = unitName
        } else {
            line.otherQuantities.append(quantity)
        }
    }
}
