import RecipeKit

/// Reading the name and the remarks of an ingredient line.
extension EastAsianLineReader {
    /// Separates the size at the end of a name from the name: `中` in `玉ねぎ 中`, `大` in `生姜: 大`.
    static func withoutSize(_ name: String) -> (name: String, size: String?) {
        guard let size = name.last, "大中小".contains(size), case let rest = name.dropLast(),
            let separator = rest.last, " 　:：".contains(separator)
        else { return (name, nil) }
        guard let last = rest.lastIndex(where: { !" 　:：".contains($0) }) else { return (name, nil) }
        return (String(rest[...last]), String(size))
    }

    /// Returns the remarks after the amount, and adds further amounts to `result`. Returns `nil` if unknown text
    /// follows the amount without a space or punctuation between them.
    func remark(in line: EastAsianLine, _ range: Range<Int>, _ result: inout IngredientLine) -> [String]? {
        var start = range.lowerBound
        while start < range.upperBound, line.bytes[start] == 0x20 { start += 1 }
        while start < range.upperBound, [0x21, 0x3F].contains(line.bytes[start]) { start += 1 }
        guard start < range.upperBound else { return [] }
        if let end = aboutEnd(at: start, in: line.bytes) {
            result.isApproximate = true
            guard let more = remark(in: line, end..<range.upperBound, &result) else { return nil }
            return [line.text(start..<end)] + more
        }
        let mark = line.bytes[start]
        if mark == UInt8(ascii: "/") || mark == UInt8(ascii: "+"),
            case let next = line.trimmed(start + 1..<range.upperBound).lowerBound,
            let other = EastAsianMeasure(at: next, in: line.bytes, words),
            other.unit != nil
        {
            let quantity = Quantity(other.amount, unit: other.unit)
            if mark == UInt8(ascii: "+") {
                result.addedQuantities.append(quantity)
            } else {
                result.otherQuantities.append(quantity)
            }
            return remark(in: line, other.end..<range.upperBound, &result)
        }
        let (name, remarks) = nameAndRemark(line, line.trimmed(start..<range.upperBound))
        let isApart = start > range.lowerBound || line.isSeparator(mark) || mark == UInt8(ascii: "(") || name.isEmpty
        return isApart ? (name.isEmpty ? [] : [name]) + remarks : nil
    }

    /// Returns the name and the remarks. The remarks are the texts that commas or parentheses separate from the name.
    func nameAndRemark(_ line: EastAsianLine, _ range: Range<Int>) -> (String, remarks: [String]) {
        var parts: [String] = []
        var start = range.lowerBound
        var name: String?
        for index in range where [0x28, 0x29, 0x2C].contains(line.bytes[index]) && !isInside(index, line, range) {
            let part = line.text(line.trimmed(start..<index))
            if name == nil { name = part } else if !part.isEmpty { parts.append(part) }
            start = index + 1
        }
        let last = line.text(line.trimmed(min(start, range.upperBound)..<range.upperBound))
        guard let name else { return (last, []) }
        return (name, parts + (last.isEmpty ? [] : [last]))
    }

    /// Returns whether the parenthesis at an offset belongs to a pair inside the first word: `白(红)糖`.
    private func isInside(_ index: Int, _ line: EastAsianLine, _ range: Range<Int>) -> Bool {
        let bytes = line.bytes
        guard bytes[index] != 0x2C, let open = range.first(where: { [0x28, 0x2C, 0x20].contains(bytes[$0]) }),
            bytes[open] == 0x28, open > range.lowerBound,
            let close = range[open...].first(where: { bytes[$0] == 0x29 }), close + 1 < range.upperBound
        else { return false }
        return (index == open || index == close) && bytes[close + 1] >= 0x80 && bytes[open - 1] >= 0x80
    }

    /// Sets `isOptional` if the line contains a word for “optional”. Sets `isToTaste` if the line contains a word for
    /// “to taste”.
    func markWholeLine(_ result: inout IngredientLine, _ line: EastAsianLine) {
        for index in line.bytes.indices where line.bytes[index] & 0xC0 != 0x80 {
            let isOptional = words.find(at: index, in: line.bytes) { meaning -> Bool? in
                switch meaning {
                case .optional: true
                case .toTaste: false
                default: nil
                }
            }
            guard let isOptional else { continue }
            if isOptional.value { result.isOptional = true } else { result.isToTaste = true }
        }
    }
}
