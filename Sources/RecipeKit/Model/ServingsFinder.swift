import CookingLanguages

/// The words beside the numbers of servings, in lower case.
enum ServingsWords {
    /// Words before a number: `serves about 4`, `Portions: 4`.
    static let leads = Set(
        words(.serves) + words(.about) + words(.yieldVerb) + words(.person) + words(.portion))
    /// Words for people or servings.
    static let portions = Set(words(.person) + words(.portion))
    /// The same words in scripts without spaces.
    static let unspacedPortions = CookingLanguage.all.filter { $0.script == .eastAsian || $0.script == .unspaced }
        .flatMap { $0.entries(.portion) + $0.entries(.person) }
    static let dozens = Set(words(.multiplier))
    static let rangeWords = Set(words(.to) + words(.or))
    static let articles = Set(words(.article))
    static let sizes: Set<String> = ["inch", "inches", "cm", "mm", "zoll", "pouces", "pulgadas", "tommer", "tum"]
    static let measures: Set<String> = {
        let units = CookingLanguage.all.flatMap { CookingLanguage.units(of: $0.metric + "\n" + $0.measures) }
        return Set(units.flatMap { $0.spellings.joined() }.map { $0.lowercased() })
    }()
    /// Numbers in words: `six`, `half` in `half a dozen`.
    static let numbers: [String: Rational] = {
        var numbers: [String: Rational] = [:]
        for (words, value) in CookingLanguage.all.flatMap(\.numberWords) {
            guard let value = Rational(parsing: value) else { continue }
            for word in words where numbers[word.lowercased()] == nil { numbers[word.lowercased()] = value }
        }
        return numbers
    }()

    private static func words(_ role: CookingLanguage.Role) -> [String] {
        CookingLanguage.entriesOfAll(role).map { $0.lowercased() }
    }
}

/// Finds the numbers in a text of servings. O(n) for n bytes.
struct ServingsFinder {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether the text has a number that is neither a count nor a size.
    private(set) var hasOtherNumber = false

    /// Words after a number are searched up to this number of words.
    private static let mostWords = 4

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func counts() -> [Servings.Count] {
        var counts: [Servings.Count] = []
        /// Whether there are only introductory words since the last punctuation mark.
        var isAtStart = true
        while position < bytes.count {
            let start = position
            let (scalar, length) = UTF8Text.scalar(at: position, in: bytes)
            if isNumber(scalar) {
                let isGlued = isInWord(start)
                guard let (written, end) = amount(at: start) else {
                    // `1,500` means different numbers in different languages.
                    hasOtherNumber = true
                    while let next = sign(at: position), isNumber(next) || ".,/".unicodeScalars.contains(next) {
                        position += self.length(at: position)
                    }
                    isAtStart = false
                    continue
                }
                position = end
                add(written, start..<end, isAtStart: isAtStart, isGlued: isGlued, to: &counts)
                isAtStart = false
            } else if scalar.isLetter {
                let word = word(at: start)
                position = word.end
                let isArticle = ServingsWords.articles.contains(word.text)
                if let number = ServingsWords.numbers[word.text] ?? (isArticle ? .one : nil),
                    let count = count(inWords: number, start..<word.end)
                {
                    if isAtStart || count.kind == .servings { counts.append(count) }
                    isAtStart = false
                } else if !isArticle, !ServingsWords.leads.contains(word.text) {
                    isAtStart = false
                }
            } else {
                if Self.isBreak(scalar) { isAtStart = true }
                position += length
            }
        }
        return counts
    }

    /// Adds the number in a range of bytes, after which the position is, unless it is a size or cannot be a yield.
    private mutating func add(
        _ written: Amount, _ range: Range<Int>, isAtStart: Bool, isGlued: Bool, to counts: inout [Servings.Count]
    ) {
        // `-2` is no number of servings.
        if range.lowerBound == 1, bytes[0] == UInt8(ascii: "-") {
            hasOtherNumber = true
            return
        }
        let following = following(range.upperBound)
        if following.isSize || isGlued { return }
        guard let low = written.low, low > .zero, let number = low.multiplied(by: Rational(following.isDozen ? 12 : 1)),
            isAtStart || following.kind == .servings && !following.unit.isEmpty
        else {
            hasOtherNumber = true
            return
        }
        counts.append(
            Servings.Count(
                kind: following.kind, number: number, unit: following.unit, range: range, written: written))
    }

    /// Returns the count of a number in words: `six portions`, `a dozen`, `half a dozen`. Returns `nil` if the word can
    /// mean something else.
    private func count(inWords number: Rational, _ range: Range<Int>) -> Servings.Count? {
        let following = following(range.upperBound)
        guard following.isDozen || number > .one && number.isInteger && !following.unit.isEmpty,
            let all = number.multiplied(by: Rational(following.isDozen ? 12 : 1))
        else { return nil }
        return Servings.Count(
            kind: following.kind, number: all, unit: following.unit, range: range, written: .number(number))
    }

    /// Returns the number or the range at a position and its end.
    private func amount(at start: Int) -> (written: Amount, end: Int)? {
        var scanner = NumberScanner(bytes: bytes, at: start)
        guard let first = scanner.number() else { return nil }
        let end = scanner.position
        // Servings are hardly ever less than one. So `2/3` is a range and not a fraction.
        if first < .one, sign(at: end) != "/", bytes[start..<end].contains(UInt8(ascii: "/")), !isBeforeWord(end),
            first.numerator > 0
        {
            let sides = bytes[start..<end].split(separator: UInt8(ascii: "/")).map {
                Int(String(decoding: $0, as: UTF8.self).trimmingSpaces())
            }
            if sides.count == 2, let low = sides[0], let high = sides[1] {
                return (.range(Rational(low), Rational(high)), end)
            }
        }
        scanner.skipSpaces()
        var hasSign = false
        for sign: Unicode.Scalar in ["-", "–", "—", "~", "～", "〜"] where !hasSign { hasSign = scanner.skip(sign) }
        if !hasSign, ServingsWords.rangeWords.contains(scanner.letters().lowercased()) { hasSign = true }
        scanner.skipSpaces()
        guard hasSign, let second = scanner.number(), second > first else { return (.number(first), end) }
        return (.range(first, second), scanner.position)
    }

    private func isBeforeWord(_ position: Int) -> Bool {
        let following = following(position)
        return !following.unit.isEmpty && following.kind != .servings
    }

    private struct Following {
        var kind = Servings.Count.Kind.servings
        var unit = ""
        var isDozen = false
        var isSize = false
    }

    /// Returns what the words after a number say of it. Parentheses directly behind the number, which contain a size,
    /// are skipped: `8 (1/2-cup) servings`.
    private func following(_ start: Int) -> Following {
        var result = Following()
        var index = start
        if index < bytes.count, [0x22, 0x27].contains(bytes[index]) || sign(at: index) == "″" {
            result.isSize = true
            return result
        }
        if let hyphen = sign(at: index), hyphen == "-" || hyphen == "‑", case let next = index + length(at: index),
            isLetter(at: next)
        {
            // `4-Personen` counts people, and `9-inch` is a size.
            guard Self.isPortion(word(at: next).text) else {
                result.isSize = true
                return result
            }
            index = next
        }
        var words: [(text: String, end: Int)] = []
        index = skippingSpaces(index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "("),
            let close = bytes[index...].prefix(40).firstIndex(of: UInt8(ascii: ")"))
        {
            index = skippingSpaces(close + 1)
        }
        let wordsStart = index
        while index < bytes.count, words.count < Self.mostWords, isLetter(at: index) {
            let word = word(at: index)
            if words.isEmpty, word.text == "x", sign(at: skippingSpaces(word.end)).map(isNumber) == true {
                result.isSize = true
                return result
            }
            words.append(word)
            index = word.end
            if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
            index = skippingSpaces(index)
            while index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        }
        guard let first = words.first else { return result }
        if ServingsWords.sizes.contains(first.text) {
            result.isSize = true
            return result
        }
        var unitStart = wordsStart
        // `half a dozen`
        let skipped = ServingsWords.articles.contains(first.text) && words.count > 1 ? 1 : 0
        if ServingsWords.dozens.contains(words[skipped].text) {
            result.isDozen = true
            unitStart = skippingSpaces(words[skipped].end)
            words.removeFirst(skipped + 1)
        }
        result.kind = .pieces
        result.unit = unit(from: unitStart)
        if words.contains(where: { Self.isPortion($0.text) }) {
            result.kind = .servings
        } else if let first = words.first, !result.isDozen {
            let isOfTwo = words.count > 1 && ServingsWords.measures.contains("\(first.text) \(words[1].text)")
            if isOfTwo || ServingsWords.measures.contains(first.text) {
                result.kind = .measure
                // `1 kg dough` is one kilogram.
                result.unit = result.unit.split(separator: " ").prefix(isOfTwo ? 2 : 1).joined(separator: " ")
            }
        }
        return result
    }

    /// Returns the text from a position to the next punctuation mark, up to some length.
    private func unit(from start: Int) -> String {
        var end = start
        while end < min(bytes.count, start + 60) {
            let (scalar, length) = UTF8Text.scalar(at: end, in: bytes)
            if Self.isBreak(scalar) || isNumber(scalar) { break }
            end += length
        }
        return String(decoding: bytes[start..<end], as: UTF8.self).trimmingSpaces()
    }

    private static func isPortion(_ word: String) -> Bool {
        ServingsWords.portions.contains(word)
            || word.utf8.first.map { $0 >= 0xE0 } == true
                && ServingsWords.unspacedPortions.contains(where: word.hasPrefix)
    }

    private func word(at start: Int) -> (text: String, end: Int) {
        var scanner = NumberScanner(bytes: bytes, at: start)
        let letters = scanner.letters()
        return (letters.lowercased(), max(scanner.position, start + length(at: start)))
    }

    private func sign(at index: Int) -> Unicode.Scalar? {
        index < bytes.count ? UTF8Text.scalar(at: index, in: bytes).0 : nil
    }

    private func length(at index: Int) -> Int {
        index < bytes.count ? UTF8Text.scalar(at: index, in: bytes).length : 1
    }

    private func isLetter(at index: Int) -> Bool { sign(at: index).map { $0.isLetter && !isNumber($0) } ?? false }

    private func isNumber(_ scalar: Unicode.Scalar) -> Bool {
        (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
            || scalar.value > 0x7F && VulgarFraction.value(of: scalar) != nil
    }

    /// Returns whether the number at a position is a part of a size or a name: the second 8 of `8x8`.
    private func isInWord(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = bytes[start - 1]
        let isInNumber = before == UInt8(ascii: ".") || before == UInt8(ascii: "/")
        return UTF8Text.isLetter(before) || isInNumber && start > 1 && UTF8Text.isDigit(bytes[start - 2])
    }

    private func skippingSpaces(_ index: Int) -> Int {
        var scanner = NumberScanner(bytes: bytes, at: min(index, bytes.count))
        scanner.skipSpaces()
        return scanner.position
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "(", ")", "|", "=", ":", "+", "/", "、", "，", "；", "：", "（", "）", "\n": true
        default: false
        }
    }
}

extension Amount {
    /// The number, or the lower bound of a range. `nil` for words.
    fileprivate var low: Rational? {
        switch self {
        case .number(let number), .range(let number, _): number
        case .text: nil
        }
    }
}
