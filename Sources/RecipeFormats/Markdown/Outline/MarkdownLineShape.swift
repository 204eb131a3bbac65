import RecipeKit

/// The form of a line, without regard to its place in the text: an ingredient with an amount, a name or a sentence.
enum MarkdownLineShape {
    /// An ingredient with an amount.
    case amount
    /// A few words, such as the name of an ingredient.
    case name
    /// Any other line.
    case sentence

    /// Classifies a line by its first 400 scalars.
    init(_ line: some StringProtocol) {
        var scan = Scan(line.unicodeScalars.prefix(400))
        scan.run()
        self = scan.shape
    }

    /// Words for an unspecified amount, in lower case and without accents. `vagueParts` are searched at any position in
    /// a line, and `vaguePhrases` as whole words.
    private static let vagueParts = ["适量", "適量", "少许", "少許", "若干", "적당량", "약간", "お好み", "少々", "ひとつまみ", "好きなだけ"]
    private static let vaguePhrases = [
        "to taste", "as needed", "pinch", "handful", "по вкусу", "щепотка", "за смаком", "q b", "nach geschmack",
        "nach belieben", "prise", "au gout", "pincee", "al gusto", "una pizca", "quanto basta", "a gosto", "naar smaak",
        "snufje", "efter smak", "do smaku", "szczypta", "podle chuti", "izles szerint", "dupa gust", "на вкус",
        "secukupnya", "vua du",
    ].map { " \($0) " }

    /// Counts the words of a line, and the words around its numbers.
    private struct Scan {
        private let scalars: [Unicode.Scalar]
        private var words = 0
        /// The number of words before the first number, or `nil` if there is no number. Times and temperatures do not
        /// count as numbers.
        private var wordsBeforeNumber: Int?
        /// The number of words after the last number, or of all words if there is no number.
        private var wordsAfterNumber = 0
        /// Whether the line contains a comma or a semicolon.
        private var hasPause = false
        /// The number of letters in scripts without spaces.
        private var unspaced = 0
        private var isVague = false

        init(_ scalars: some Sequence<Unicode.Scalar>) { self.scalars = Array(scalars) }

        mutating func run() {
            var index = 0
            while index < scalars.count {
                let scalar = scalars[index]
                if isDigit(scalar) || isHanNumber(at: index) {
                    let end = endOfNumber(from: index)
                    if !isTimeOrTemperature(behind: end) {
                        if wordsBeforeNumber == nil { wordsBeforeNumber = words }
                        wordsAfterNumber = 0
                    }
                    index = end
                } else if isLetter(scalar) {
                    let isUnspaced = MarkdownHeadingTable.isOfUnspacedScript(scalar)
                    var end = index
                    while end < scalars.count, isLetter(scalars[end]) || isMark(scalars[end]) {
                        if isUnspaced { unspaced += 1 }
                        end += 1
                    }
                    words += 1
                    wordsAfterNumber += 1
                    index = end
                } else {
                    if "，；,;".unicodeScalars.contains(scalar) { hasPause = true }
                    index += 1
                }
            }
            isVague = holdsVagueAmount
        }

        var shape: MarkdownLineShape {
            guard words > 0, !isEquation else { return .sentence }
            let last = scalars.last { !$0.properties.isWhitespace }
            let isStopped = last.map { ".。!！?？；;:：".unicodeScalars.contains($0) } ?? false
            // In a script without spaces, a line of at least ten letters with a full stop is a sentence.
            if unspaced >= 10, let stop = scalars.firstIndex(of: "。"), isStopped || stop < scalars.count - 1 {
                return .sentence
            }
            // A Chinese line is a step if it contains a comma and begins with a verb, such as `放` (“put”).
            if unspaced > 0, hasPause, let first = scalars.first, "放加倒炒煎煮切洗焯捞撈盛撒淋盖蓋热熱".unicodeScalars.contains(first) {
                return .sentence
            }
            if unspaced > 0, unspaced >= 24 || hasPause && unspaced >= 12 && !isParenthesized { return .sentence }
            if let before = wordsBeforeNumber {
                if before == 0, words <= 25 { return isStopped && words > 8 ? .sentence : .amount }
                if words <= 10, wordsAfterNumber <= 3, !(isStopped && words > 4) { return .amount }
                return words <= 6 && !isStopped ? .amount : .sentence
            }
            if isVague, words <= 9 { return .amount }
            if isStopped { return .sentence }
            return words <= 6 ? .name : .sentence
        }

        /// Whether the line contains an equals sign or a similar sign. Such a line is probably a conversion rule,
        /// `1 cup = 240 ml`, and not an ingredient.
        private var isEquation: Bool { scalars.contains { "=≈→".unicodeScalars.contains($0) } }

        private var isParenthesized: Bool { scalars.contains { "（(".unicodeScalars.contains($0) } }

        private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x30...0x39, 0xBC...0xBE, 0x2150...0x215E, 0x2189, 0xFF10...0xFF19, 0x660...0x669, 0x6F0...0x6F9,
                0x966...0x96F:
                true
            default: false
            }
        }

        /// Returns whether a Chinese numeral is a number before a unit. `一` is a number in `一勺` (“a spoon”), but
        /// not in `一起` (“together”).
        private func isHanNumber(at index: Int) -> Bool {
            "一二三四五六七八九十半两兩".unicodeScalars.contains(scalars[index]) && index + 1 < scalars.count
                && "个個颗顆片块塊勺克斤根把瓣只隻条條杯碗小大茶汤匙滴份包袋盒瓶张頭头枚株本束缶".unicodeScalars.contains(
                    scalars[index + 1])
        }

        /// Returns the index after a number, including a range such as `1-2`.
        private func endOfNumber(from start: Int) -> Int {
            var end = start + 1
            while end < scalars.count, isDigit(scalars[end]) || "./,-–~/½¼¾".unicodeScalars.contains(scalars[end]) {
                end += 1
            }
            return end
        }

        private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII
                ? (0x61...0x7A).contains(scalar.value | 0x20)
                : scalar.properties.isAlphabetic && !isDigit(scalar)
        }

        private func isMark(_ scalar: Unicode.Scalar) -> Bool {
            !scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark || scalar == "'" || scalar == "’"
        }

        /// Returns whether the number that ends at an index is a time, a temperature, a percentage or a number before
        /// another unit of ``MarkdownTimeWords``.
        private func isTimeOrTemperature(behind end: Int) -> Bool {
            let rest = scalars[end...].drop { $0.properties.isWhitespace }
            guard let first = rest.first else { return false }
            if "°℃℉%º".unicodeScalars.contains(first) { return true }
            let word = rest.prefix { isLetter($0) || isMark($0) }
            if MarkdownHeadingTable.isOfUnspacedScript(first) {
                let text = String(String.UnicodeScalarView(word.prefix(2)))
                return MarkdownTimeWords.unspaced.contains { text.hasPrefix($0) }
            }
            var folded: [UInt8] = []
            for scalar in word { scalar.appendFolded(to: &folded) }
            return MarkdownTimeWords.spaced.contains(String(decoding: folded, as: UTF8.self))
        }

        /// Whether the line has no number, but words for an unspecified amount.
        private var holdsVagueAmount: Bool {
            if wordsBeforeNumber != nil { return false }
            if unspaced > 0 {
                let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
                return MarkdownLineShape.vagueParts.contains { bytes.holds($0) }
            }
            var folded: [UInt8] = [0x20]
            for scalar in scalars {
                if isLetter(scalar) {
                    scalar.appendFolded(to: &folded)
                } else if folded.last != 0x20 {
                    folded.append(0x20)
                }
            }
            folded.append(0x20)
            return MarkdownLineShape.vaguePhrases.contains { folded.holds($0) }
        }
    }
}

/// Counts the amounts in running text: numbers before a kitchen unit.
enum MarkdownAmounts {
    /// Returns the number of amounts in a text, or 0 if the text contains an equals sign.
    static func count(in text: String) -> Int {
        // The amounts of a conversion rule, `1 cup = 240 ml`, are not amounts of ingredients.
        if text.utf8.contains(UInt8(ascii: "=")) { return 0 }
        let scalars = Array(text.unicodeScalars)
        var count = 0
        var index = 0
        while index < scalars.count {
            guard isDigit(scalars[index]) else {
                index += 1
                continue
            }
            while index < scalars.count, isDigit(scalars[index]) || ".,/".unicodeScalars.contains(scalars[index]) {
                index += 1
            }
            while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
            var word: [UInt8] = []
            while index < scalars.count, scalars[index].properties.isAlphabetic, word.count < 24 {
                scalars[index].appendFolded(to: &word)
                index += 1
            }
            let unit = String(decoding: word, as: UTF8.self)
            if units.contains(unit) || unspaced.contains(where: { unit.hasPrefix($0) }) { count += 1 }
        }
        return count
    }

    static func isUnit(_ word: some StringProtocol) -> Bool {
        units.contains(word.lowercased()) || (unspaced + counters).contains { $0 == word }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        (0x30...0x39).contains(scalar.value) || (0xBC...0xBE).contains(scalar.value)
            || (0x2150...0x215E).contains(scalar.value)
    }

    /// The units in scripts with spaces, in lower case and without accents. Names of foods that are counted without a
    /// unit, such as `egg`, are included.
    private static let units: Set<String> = [
        "g", "gr", "gram", "grams", "gramm", "grammes", "gramos", "grammi", "kg", "mg", "ml", "cl", "dl", "l", "liter",
        "litre",
        "litres", "litro", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "cup", "cups", "tsp", "teaspoon",
        "teaspoons", "tbsp", "tablespoon", "tablespoons", "el", "tl", "essloffel", "teeloffel", "prise", "cuillere",
        "cuilleres", "cucharada", "cucharadas", "cucharadita", "cucharaditas", "cucchiai", "cucchiaio", "cucchiaino",
        "colher",
        "colheres", "xicara", "xicaras", "msk", "tsk", "krm", "ss", "ts", "spsk", "lyzka", "lyzki", "lyzeczka",
        "szklanka",
        "szklanki", "г", "гр", "грамм", "кг", "мл", "л", "ст", "ч", "стакан", "стакана", "ложка", "ложки", "ложек",
        "шт", "egg",
        "eggs", "clove", "cloves", "eier", "ei", "oeufs", "huevos", "uova", "яйца", "яиц",
    ]
    /// Units of scripts without spaces. ``count(in:)`` does not use them.
    private static let counters = [
        "只", "隻", "条", "條", "把", "包", "袋", "盒", "滴", "碗", "匙", "两", "兩", "枚", "本", "株", "粒", "张", "張", "개", "스푼",
    ]
    /// Units of scripts without spaces. Other words can follow without a space.
    private static let unspaced = [
        "克", "毫升", "升", "勺", "个", "個", "颗", "片", "块", "斤", "汤匙", "茶匙", "杯", "瓣", "根", "大さじ", "小さじ", "그램", "컵", "큰술",
    ]
}
