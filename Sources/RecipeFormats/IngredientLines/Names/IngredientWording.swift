import CookingLanguages
import RecipeKit

/// The words and numbers of an ingredient line, or of the ingredient that was created from a line. A comparison shows
/// whether the ingredient contains everything in its line.
struct IngredientWording {
    struct Word {
        var range: Range<Int>
        /// The hash of the word. Letter case makes no difference.
        var hash: UInt64
        /// Whether the word is alone between two numbers, as `to` is in `2 to 3`.
        var joinsNumbers = false
    }

    private(set) var bytes: [UInt8]
    private let signs: CookingLanguage.NumberSigns?
    var words: [Word] = []
    var numbers: [Rational] = []
    /// The number of words before the last number, or -1 if there is no number.
    var wordsBeforeNumber = -1

    /// Returns whether an ingredient contains every number and every word of its line.
    ///
    /// A word can have another form, such as the plural. Words that an amount replaces, such as `about`, can be
    /// missing.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - rest: The offset in bytes of the text after the amounts.
    ///   - ingredient: The ingredient that was created from the line.
    ///   - signs: The signs in numbers of the line, or `nil` if its language is not known.
    static func isKept(
        _ line: some StringProtocol, from rest: Int, by ingredient: Ingredient, _ signs: CookingLanguage.NumberSigns?
    ) -> Bool {
        let line = IngredientWording(FullWidthForms.folded(Array(line.utf8)), signs)
        let held = IngredientWording(of: ingredient, signs)
        // An ingredient has most words and numbers in the order of its line.
        var next = 0
        for (index, number) in line.numbers.enumerated() {
            if held.numbers.contains(from: &next, where: { $0 == number }) { continue }
            guard held.combines(number, of: line, at: index) else { return false }
        }
        next = 0
        for word in line.words {
            if word.joinsNumbers || held.words.contains(from: &next, where: { $0.hash == word.hash }) { continue }
            guard
                held.words.contains(where: { held.isForm($0.range, of: word.range, in: line) })
                    || line.isReplaced(word.range, before: rest)
                    || ingredient.isOptional && line.textIs("optional", word.range)
                    || !ingredient.furtherQuantities.isEmpty && line.isPlus(word.range)
                    || ingredient.quantity?.unit?.first == "(" && line.isLink(word.range)
            else { return false }
        }
        return true
    }

    private init(of ingredient: Ingredient, _ signs: CookingLanguage.NumberSigns?) {
        var text: [UInt8] = []
        var amounts: [Rational] = []
        func add(_ quantity: Quantity) {
            switch quantity.amount {
            case .number(let number): amounts.append(number)
            case .range(let low, let high): amounts += [low, high]
            case .text(let words): text += words.utf8
            }
            text.append(0x0A)
            if let unit = quantity.unit { text += unit.utf8 }
            text.append(0x0A)
        }
        if let quantity = ingredient.quantity { add(quantity) }
        for quantity in ingredient.furtherQuantities { add(quantity) }
        text += ingredient.name.utf8
        if let preparation = ingredient.preparation {
            text.append(0x0A)
            text += preparation.utf8
        }
        self.init(FullWidthForms.folded(text), signs)
        numbers += amounts
    }

    private init(_ bytes: [UInt8], _ signs: CookingLanguage.NumberSigns?) {
        self.bytes = bytes
        self.signs = signs
        CyrillicCase.lowercase(&self.bytes)
        words.reserveCapacity(16)
        var index = 0
        while index < bytes.count { index = take(at: index) }
    }
}

extension IngredientWording {
    /// Returns whether the ingredient contains a number of its line in combination with a number or a word beside it:
    /// `2 and 1/2` becomes 2.5.
    private func combines(_ number: Rational, of line: IngredientWording, at index: Int) -> Bool {
        if let dozen = number.multiplied(by: Rational(12)), numbers.contains(dozen) { return true }
        for other in [index - 1, index + 1] where line.numbers.indices.contains(other) {
            let isFraction = number < .one || line.numbers[other] < .one
            if isFraction, let sum = number.adding(line.numbers[other]), numbers.contains(sum) { return true }
        }
        // `1 kg 500` becomes 1.5 kg.
        if index > 0, let part = number.divided(by: Rational(1000)), let sum = line.numbers[index - 1].adding(part),
            numbers.contains(sum)
        {
            return true
        }
        // `1 400 g can` has one package of 400 g.
        if number.isInteger, number > Rational(1000),
            case let (count, size) = number.numerator.quotientAndRemainder(dividingBy: 1000),
            numbers.contains(Rational(count)), numbers.contains(Rational(size))
        {
            return true
        }
        // A word for a fraction can follow the number: `1個半`.
        let isWhole = number.isInteger && numbers.contains { $0.numerator / $0.denominator == number.numerator }
        if isWhole { return true }
        let whole = Rational(number.numerator / number.denominator)
        return !number.isInteger && number > .one && numbers.contains(whole)
            && numbers.contains { $0 < .one && whole.adding($0) == number }
    }

    /// Returns whether a word may be missing from the ingredient because an amount replaces it.
    private func isReplaced(_ word: Range<Int>, before rest: Int) -> Bool {
        if word.count == 3, EastAsianText.isLead(bytes[word.lowerBound]) {
            return Self.replacedCharacters.contains { textIs($0, word) }
        }
        // In `卵x2`, the letter `x` is a multiplication sign.
        if word.count == 1, bytes[word.lowerBound] | 0x20 == UInt8(ascii: "x"), word.upperBound < bytes.count,
            UTF8Text.isDigit(bytes[word.upperBound])
        {
            return true
        }
        // The ending of `1/3rd`.
        if word.lowerBound > 0, UTF8Text.isDigit(bytes[word.lowerBound - 1]),
            ["rd", "rds", "th", "ths"].contains(where: { textIs($0, word) })
        {
            return true
        }
        guard word.lowerBound < rest else { return false }
        if word.count < 4 || Self.replaced.contains(where: { textIs($0, word) }) { return true }
        return Self.numbers.contains(String(decoding: bytes[word], as: UTF8.self).lowercased())
    }

    /// Returns whether a word can be between a thing and its size: the `de` of `2 latas de atún de 80 g`.
    private func isLink(_ word: Range<Int>) -> Bool {
        TrailingAmountReader.isLink(String(decoding: bytes[word], as: UTF8.self))
    }

    /// Returns whether a word adds an amount: `plus`.
    private func isPlus(_ word: Range<Int>) -> Bool {
        Self.additions.contains(String(decoding: bytes[word], as: UTF8.self).lowercased())
    }

    private static let additions = Set(CookingLanguage.entriesOfAll(.plus) + CookingLanguage.entriesOfAll(.and))

    /// The words for numbers in all languages.
    private static let numbers: Set<String> = Set(
        CookingLanguage.ofLists.flatMap { $0.numberWords.flatMap(\.words) }.map { $0.lowercased() })

    /// Words that an amount or the property `isOptional` can replace.
    private static let replaced: [StaticString] = [
        "about", "approximately", "approx", "plus", "dozen", "half", "quarter", "three", "four", "five", "seven",
        "eight", "nine", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "eighteen", "twenty",
        "thirty",
        "forty", "fifty", "hundred", "optional", "each", "couple", "around", "many", "ungefähr", "circa", "environ",
        "entre", "ongeveer", "oder", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "zehn", "zwölf",
        "eine", "einen", "halbe", "halber", "halbes", "dutzend", "deux", "trois", "quatre", "cinq", "douzaine", "demi",
        "demie", "tres", "cuatro", "cinco", "media", "medio", "docena", "quattro", "cinque", "mezza", "mezzo",
        "dozzina", "пол", "половина", "половинка", "полтора", "полторы", "один", "одна", "одно", "два", "две", "три",
        "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "четверть", "quart", "quarto", "quarta",
        "viertel",
    ]

    /// The characters that an amount can replace: numbers, the counter in `大さじ2杯`, and characters between the parts of
    /// an amount.
    private static let replacedCharacters: [StaticString] = [
        "一", "二", "两", "兩", "三", "四", "五", "六", "七", "八", "九", "十", "半", "と", "又", "杯", "的", "の", "到", "至", "한", "두",
        "세", "네", "반",
    ]

    private func textIs(_ other: StaticString, _ word: Range<Int>) -> Bool {
        guard word.count == other.utf8CodeUnitCount else { return false }
        var previous: UInt8 = 0
        for (offset, index) in word.enumerated() {
            let byte = bytes[index]
            guard WordHash.folded(byte, after: previous) == other.utf8Start[offset] else { return false }
            previous = byte
        }
        return true
    }

    /// Returns whether two words are probably forms of the same word, such as `leaf` and `leaves`.
    private func isForm(_ word: Range<Int>, of other: Range<Int>, in line: IngredientWording) -> Bool {
        let (short, long) = (min(word.count, other.count), max(word.count, other.count))
        guard long - short <= 3, short > 1 else { return false }
        var previous: UInt8 = 0
        var common = 0
        while common < short {
            let byte = bytes[word.lowerBound + common]
            let folded = WordHash.folded(byte, after: previous)
            guard folded == WordHash.folded(line.bytes[other.lowerBound + common], after: previous) else { break }
            previous = byte
            common += 1
        }
        return common >= short - 1 && (short > 2 || common == 2 && long == 3)
    }
}

extension Array {
    /// Returns whether an element satisfies a condition. The element at `next` is tried first, so that a search for
    /// elements in their order takes linear time.
    ///
    /// - Parameter next: The index after the element that was found last.
    fileprivate func contains(from next: inout Int, where matches: (Element) -> Bool) -> Bool {
        guard let found = next < count && matches(self[next]) ? next : firstIndex(where: matches) else { return false }
        next = found + 1
        return true
    }
}

/// Reading the words and numbers of a text.
extension IngredientWording {
    /// Adds the word or number at `start`, and returns the offset after it. At any other character, only returns the
    /// next offset.
    mutating func take(at start: Int) -> Int {
        let byte = bytes[start]
        if byte >= 0x30, byte <= 0x39, start + 1 == bytes.count || letterLength(at: start + 1) > 0 {
            append(Rational(Int(byte - 0x30)))
            return start + 1
        }
        if let (number, end) = SeparatedNumber.read(at: start, in: bytes, signs) {
            append(number)
            return end
        }
        if byte >= 0x30 && byte <= 0x39 || byte == 0xC2 || byte == 0xE2 {
            var scanner = NumberScanner(bytes: bytes, at: start)
            if let number = scanner.writtenNumber() {
                append(number)
                return scanner.position
            }
        } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") && words.isEmpty && numbers.isEmpty,
            let (number, end) = decimal(behind: start)
        {
            append(number)
            return end
        }
        var end = start
        var hash = FNV1a.offsetBasis
        if byte >= 0x30 && byte <= 0x39 {
            // Digits that are not certainly a number become a word: `1,500`, `007`.
            while end < bytes.count, bytes[end] >= 0x2C, bytes[end] <= 0x39 { end += 1 }
        } else if let length = EastAsianText.letterLength(at: start, in: bytes) {
            end += length
        } else {
            while end < bytes.count, case let length = letterLength(at: end), length > 0 { end += length }
        }
        end = min(end, bytes.count)
        guard end > start else { return start + 1 }
        var previous: UInt8 = 0
        for index in start..<end {
            hash = FNV1a.adding(WordHash.folded(bytes[index], after: previous), to: hash)
            previous = bytes[index]
        }
        words.append(Word(range: start..<end, hash: hash))
        return end
    }

    private mutating func append(_ number: Rational) {
        if wordsBeforeNumber >= 0, words.count == wordsBeforeNumber + 1 { words[wordsBeforeNumber].joinsNumbers = true }
        numbers.append(number)
        wordsBeforeNumber = words.count
    }

    /// Returns the decimal number that begins with the period at an offset, such as `.75`. Returns `nil` if no digit
    /// follows the period.
    private func decimal(behind dot: Int) -> (Rational, end: Int)? {
        let digits = bytes[(dot + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard !digits.isEmpty, let number = Rational(parsing: "0." + String(decoding: digits, as: UTF8.self)) else {
            return nil
        }
        return (number, digits.endIndex)
    }

    /// Returns the length in bytes of the letter at `index`, or 0 if no letter begins there. The symbols `×` and `÷`,
    /// and all characters from U+2000 on, do not count as letters.
    private func letterLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A: 1
        case 0xC3: index + 1 < bytes.count && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7) ? 0 : 2
        case 0xC4...0xDF: 2
        case 0xE0, 0xE1: UnicodeSpace.length(at: index, in: bytes) == 0 ? 3 : 0
        default: 0
        }
    }
}
