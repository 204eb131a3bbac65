import CookingLanguages
import RecipeKit

/// Reads ingredient lines of East Asian languages. In these lines, the amount is usually after the name, often without
/// a space between them: `酱油10ml`, `塩少々`, `鸡蛋（2个）`, `설탕 1큰술`.
///
/// If a line cannot be read with certainty, its whole text becomes the name.
final class EastAsianLineReader: Sendable {
    let words: EastAsianWords
    private let codes: [String]

    init(_ languages: [CookingLanguage]) {
        words = EastAsianWords(languages)
        codes = languages.map(\.code)
    }

    /// Returns the parts of a line.
    ///
    /// - Parameter text: The line as well-formed UTF-8.
    func read(_ text: [UInt8]) -> IngredientLine {
        let line = EastAsianLine(text)
        let start = skipBullets(line.bytes)
        let whole = IngredientLine(
            name: line.text(line.trimmed(0..<line.bytes.count)), language: language(of: text, nil))
        if let result = multiplied(in: line, from: start) ?? equated(in: line, from: start) {
            var result = result
            result.language = language(of: text, result.language)
            return result
        }
        // In `小さじ(1〜)2`, the amount is uncertain.
        let isOpenRange = ["〜)", "～)", "~)"].contains { ending in
            let ending = Array(ending.utf8)
            return line.bytes.indices.contains { line.bytes[$0...].starts(with: ending) }
        }
        if isOpenRange { return whole }
        // A formula such as `2*3` is not an amount.
        guard !line.bytes[start...].contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "*") }),
            var (measure, range) = measure(in: line, from: start)
        else { return withoutAmount(whole, line, from: start) }
        var size: String?
        if measure.isLength, range.lowerBound > start, line.bytes[range.lowerBound] != UInt8(ascii: "("),
            let (other, position) = self.measure(in: line, from: range.upperBound), !other.isLength,
            line.bytes[position.lowerBound] != UInt8(ascii: "(")
        {
            // In `2cm角 3個`, the size of each piece is before the number of pieces.
            size = line.text(line.trimmed(range.lowerBound..<position.lowerBound))
            (measure, range) = (other, range.lowerBound..<position.upperBound)
        }
        var result = IngredientLine(name: "", language: language(of: text, measure.language))
        result.amount = measure.amount
        result.unit = measure.unit
        result.unitName = measure.unitName
        result.isApproximate = measure.about != nil
        var remarks = [measure.about, size].compactMap(\.self)
        if range.lowerBound == start {
            let rest = line.trimmed(range.upperBound..<line.bytes.count)
            let (name, comment) = nameAndRemark(line, rest)
            result.name = name
            remarks += comment
            result.restStart = line.origin(rest.lowerBound)
        } else {
            guard let after = remark(in: line, range.upperBound..<line.bytes.count, &result) else { return whole }
            let (name, comment) = nameAndRemark(line, line.trimmed(start..<range.lowerBound))
            let words = Self.withoutSize(name)
            result.name = words.name
            remarks += [words.size].compactMap(\.self) + sizeOfEach(comment, into: &result) + after
        }
        guard !result.name.isEmpty else { return whole }
        // The length of a pan is its size.
        if measure.isLength, Self.tools.contains(where: result.name.hasSuffix) { return whole }
        result.comment = remarks.isEmpty ? nil : remarks.joined(separator: ", ")
        markWholeLine(&result, line)
        return result
    }
}

extension EastAsianLineReader {
    /// Takes the mass in parentheses between a name and its number as the size of each thing, as in `卵（60g程度） 2個`. Behind
    /// the number, it is the mass of all of them. Returns the rest of the remarks.
    private func sizeOfEach(_ remarks: [String], into result: inout IngredientLine) -> [String] {
        guard remarks.count == 1, let first = remarks.first, result.packageQuantity == nil, result.unit != nil,
            !MetricUnitNames.contain(result.unitName), !result.isApproximate, case .number = result.amount
        else { return remarks }
        let bytes = EastAsianLine(Array(first.utf8)).bytes
        guard let measure = EastAsianMeasure(at: 0, in: bytes, words),
            ["g", "グラム", "克", "그램"].contains(measure.unitName),
            case let rest = String(decoding: bytes[measure.end...], as: UTF8.self).trimmingSpaces(),
            rest.isEmpty || aboutEnd(at: bytes.count - rest.utf8.count, in: bytes) == bytes.count
                || ["程度", "位", "くらい", "ぐらい", "前後", "左右"].contains(rest)
        else { return remarks }
        result.packageQuantity = Quantity(measure.amount, unit: measure.unit)
        return rest.isEmpty ? [] : [rest]
    }

    /// Returns the parts of a line whose amount is for each of several people: `豆角 300g * 2 人`. Returns `nil` for any
    /// other line.
    private func multiplied(in line: EastAsianLine, from start: Int) -> IngredientLine? {
        let bytes = line.bytes
        guard bytes[start...].count(where: { $0 == UInt8(ascii: "*") }) == 1, !bytes.contains(UInt8(ascii: "=")),
            let (each, range) = measure(in: line, from: start), each.unit != nil, case .number = each.amount,
            range.lowerBound > start,
            let sign = bytes[range.upperBound...].firstIndex(where: { $0 != 0x20 }), bytes[sign] == UInt8(ascii: "*")
        else { return nil }
        var scanner = NumberScanner(bytes: bytes, at: sign + 1)
        scanner.skipSpaces()
        guard let count = scanner.number(), count.isInteger,
            case let counter = line.trimmed(scanner.position..<bytes.count), counter.count <= 12,
            bytes[counter].allSatisfy({ $0 >= 0x80 })
        else { return nil }
        var result = IngredientLine(
            name: line.text(line.trimmed(start..<range.lowerBound)), language: each.language ?? codes[0])
        guard !result.name.isEmpty else { return nil }
        result.amount = .number(count)
        result.packageQuantity = Quantity(each.amount, unit: each.unit)
        if !counter.isEmpty {
            result.unit = line.text(counter)
            result.unitName = result.unit
        }
        return result
    }

    /// Returns the parts of a line with an equals sign between the name and the amount: `姜 = 50g`. Returns `nil` for any
    /// other line.
    private func equated(in line: EastAsianLine, from start: Int) -> IngredientLine? {
        let bytes = line.bytes
        guard !bytes.contains(UInt8(ascii: "*")), let sign = bytes[start...].firstIndex(of: UInt8(ascii: "=")),
            case let rest = line.trimmed(sign + 1..<bytes.count), !rest.isEmpty,
            let measure = EastAsianMeasure(at: rest.lowerBound, in: bytes, words), measure.end == rest.upperBound
        else { return nil }
        var result = IngredientLine(name: line.text(line.trimmed(start..<sign)), language: measure.language ?? codes[0])
        guard !result.name.isEmpty else { return nil }
        (result.amount, result.unit, result.unitName) = (measure.amount, measure.unit, measure.unitName)
        result.isApproximate = measure.about != nil
        result.comment = measure.about
        return result
    }

    /// Returns the parts of a line without an amount. If the line ends in parentheses, the text in the parentheses
    /// becomes the comment, and the text before the parentheses becomes the name.
    private func withoutAmount(_ whole: IngredientLine, _ line: EastAsianLine, from start: Int) -> IngredientLine {
        var result = whole
        let range = line.trimmed(start..<line.bytes.count)
        if range.upperBound > range.lowerBound, line.bytes[range.upperBound - 1] == UInt8(ascii: ")"),
            let open = range.first(where: { line.bytes[$0] == UInt8(ascii: "(") }), open > range.lowerBound,
            case let end = range.upperBound - 1,
            line.bytes[open..<end].count(where: { [0x28, 0x29].contains($0) }) == 1
        {
            result.name = line.text(line.trimmed(range.lowerBound..<open))
            result.comment = line.text(line.trimmed(open + 1..<end))
        }
        markWholeLine(&result, line)
        // Without a comment, the word for “optional” is a part of the name, so the ingredient is not optional.
        if result.comment == nil { result.isOptional = false }
        return result
    }

    /// Returns the first measure of the line and the range of this measure, or `nil` if there is no measure. If the
    /// measure is in parentheses, the range includes the parentheses.
    private func measure(in line: EastAsianLine, from start: Int) -> (EastAsianMeasure, Range<Int>)? {
        let bytes = line.bytes
        var index = start
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isStart = index == start || line.isSeparator(bytes[index - 1]) || byte == UInt8(ascii: "(")
            if byte == UInt8(ascii: "(") {
                if depth == 0, index > start, let found = parenthesized(at: index, in: line) { return found }
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth = max(0, depth - 1)
            } else if depth == 0, byte & 0xC0 != 0x80, isStart || canFollow(index, in: bytes),
                let measure = EastAsianMeasure(at: index, in: bytes, words),
                isEnd(measure, at: index, isStart, in: line, isFirst: index == start)
            {
                return (measure, index..<measure.end)
            }
            index += 1
        }
        return nil
    }

    /// Returns whether a measure can begin at `index` without a space before it. The character before `index` must be a
    /// closing parenthesis or a character outside ASCII.
    private func canFollow(_ index: Int, in bytes: [UInt8]) -> Bool {
        index > 0 && (bytes[index - 1] >= 0x80 || bytes[index - 1] == UInt8(ascii: ")"))
    }

    /// Returns whether a measure ends at the end of a word. At the start of the line, the name can directly follow the
    /// unit.
    private func isEnd(
        _ measure: EastAsianMeasure, at index: Int, _ isStart: Bool, in line: EastAsianLine, isFirst: Bool
    ) -> Bool {
        let bytes = line.bytes
        guard measure.end < bytes.count else { return true }
        let next = bytes[measure.end]
        let isApart = line.isSeparator(next) || [0x28, 0x29, 0x2F, 0x2B].contains(next)
        if isApart || aboutEnd(at: measure.end, in: bytes) != nil { return true }
        // In `三つ葉`, the text `三つ` is not a measure, because `三つ葉` is a name.
        return isFirst && measure.unit != nil && measure.unit != "つ" && !measure.isVague
    }

    /// Returns a measure that is alone in parentheses (`（2个）`), and the range with the parentheses. Returns `nil` if
    /// the parentheses contain anything else, or if another measure follows the parentheses.
    private func parenthesized(at open: Int, in line: EastAsianLine) -> (EastAsianMeasure, Range<Int>)? {
        let bytes = line.bytes
        guard let measure = EastAsianMeasure(at: open + 1, in: bytes, words), measure.unit != nil || measure.isVague,
            measure.end < bytes.count, bytes[measure.end] == UInt8(ascii: ")")
        else { return nil }
        // In `玉ねぎ（1cm角） 1個`, the amount is after the parentheses.
        let rest = line.trimmed(measure.end + 1..<bytes.count)
        guard rest.isEmpty || EastAsianMeasure(at: rest.lowerBound, in: bytes, words) == nil else { return nil }
        return (measure, open..<measure.end + 1)
    }

    /// Returns the end of the word for “about” at an index, or `nil` if there is no such word.
    func aboutEnd(at index: Int, in bytes: [UInt8]) -> Int? {
        words.find(at: index, in: bytes) { if case .about = $0 { true } else { nil } }?.end
    }

    private func skipBullets(_ bytes: [UInt8]) -> Int {
        var start = 0
        while start < bytes.count {
            if [0x20, 0x2A, 0x2D].contains(bytes[start]) {
                start += 1
            } else if case let length = LineSymbol.length(at: start, in: bytes[...]), length > 0 {
                start += length
            } else if let bullet = Self.bullets.first(where: { bytes[start...].starts(with: $0.utf8) }) {
                start += bullet.utf8.count
            } else {
                break
            }
        }
        return start
    }

    private static let tools = [CookingLanguage.japanese, .chinese, .korean].flatMap {
        $0.entries(.vessel) + $0.entries(.cookware) + $0.entries(.cookwareEnding)
    }

    private static let bullets = ["•", "・", "·", "★", "☆", "●", "○", "◎", "■", "□", "◆", "◇", "※", "▪", "▢", "☐"]

    /// Returns the language of a line. Hangul or kana in the line determine the language. For any other line, the
    /// language is `found`, or else the reader's first language.
    ///
    /// - Parameters:
    ///   - text: The line as UTF-8.
    ///   - found: The language of the words of the amount, or `nil` if it is unknown.
    private func language(of text: [UInt8], _ found: String?) -> String {
        var language = found ?? codes[0]
        var index = 0
        while index + 2 < text.count {
            switch (text[index], text[index + 1]) {
            case (0xEA...0xED, _): language = "ko"
            case (0xE3, 0x81...0x83): language = "ja"
            default: break
            }
            index += text[index] >= 0xE0 ? 3 : text[index] >= 0xC0 ? 2 : 1
        }
        return codes.contains(language) ? language : codes[0]
    }
}
