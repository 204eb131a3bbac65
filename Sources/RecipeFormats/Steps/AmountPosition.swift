import RecipeKit

/// The position at which a step shows the amount of an ingredient or a piece of cookware.
enum AmountPosition {
    /// Before the name: `80 g butter`.
    case beforeName
    /// In parentheses after the name. This is used if an amount before the name would break the sentence:
    /// `le beurre (80 g)`.
    case behindName
    /// The amount is not shown: the words before the mark already contain an amount (`half the milk`), or the amount is
    /// one piece after an article (`the egg`).
    case nowhere

    /// Creates the position of a quantity whose amount is a number or a range.
    ///
    /// - Parameters:
    ///   - quantity: The quantity of the mark.
    ///   - preceding: The words before the mark.
    init(of quantity: Quantity, after preceding: PrecedingWords) {
        self = Self.position(of: quantity, after: preceding)
    }

    private static func position(of quantity: Quantity, after preceding: PrecedingWords) -> AmountPosition {
        if !preceding.unspaced.isEmpty { return Self.position(of: quantity, unspaced: preceding.unspaced) }
        guard let nearest = preceding.words.first else { return .beforeName }
        if nearest.beginsRange, let number = nearest.number, quantity.amount.exceeds(number) { return .beforeName }
        // A word directly before the mark, without a space, is a part of the name or already states the amount:
        // `3@eggs`.
        if preceding.isGlued, !nearest.isElided { return .nowhere }
        switch statement(of: quantity, in: preceding.words) {
        case .amount?: return .nowhere
        case .further?: return isOne(quantity) ? .nowhere : .behindName
        case nil: break
        }
        switch meaning(of: nearest, in: preceding.words, 0) {
        case .determiner?:
            return isOne(quantity) ? .nowhere : .beforeName
        case .definite?:
            if isOne(quantity) { return .nowhere }
            // French `des` can mean “some”. No number can follow this `des`: `avec des poires`.
            return isCount(quantity) && nearest.text != "des" ? .beforeName : .behindName
        // A word such as `a` can be an article in one language and a preposition in another.
        case .connector? where isMeasured(quantity), .indefinite? where isMeasured(quantity):
            return .behindName
        default:
            return nearest.isElided ? .behindName : .beforeName
        }
    }

    /// What the words before a mark say of the amount.
    private enum Statement {
        /// They state it: a number (`2`), a part (`half`), or a word for all of it (`both`).
        case amount
        /// They only say that it is a part or a further amount: `more`, `the rest of the`.
        case further
    }

    /// Returns what the words before a mark say of the amount, or `nil` if they say nothing.
    private static func statement(of quantity: Quantity, in words: [PrecedingWords.Word]) -> Statement? {
        let unit = quantity.unit.map(AmountWord.unitName)
        // The number of words without a known meaning between the current word and the mark.
        var strangers = 0
        var hasUnit = false
        for (index, word) in words.enumerated() {
            let share: Statement = AmountWord.isFurther(word.text) ? .further : .amount
            if let number = word.number {
                return index <= 1 || strangers == 0 || quantity.amount.includes(number) ? .amount : nil
            }
            switch meaning(of: word, in: words, index) {
            case .number(let number)?:
                return index <= 1 || strangers == 0 || quantity.amount.includes(Rational(number)) ? .amount : nil
            case .part?: return share
            case .partOf?:
                if index > 0, isLink(words[index - 1], words, index - 1) { return share }
                if index + 1 < words.count, isArticleOrNumber(words[index + 1], words, index + 1) { return share }
                strangers += 1
            case .quantifier?:
                if strangers == 0 || index == 1 { return share }
                strangers += 1
            case .indefinite?:
                guard strangers == 0 else {
                    return isOne(quantity) && !isLocation(words, behind: index) ? .amount : nil
                }
                // Usually, an article directly before the mark is an amount. But `a` is not an amount if the mark has a
                // unit such as `g` and a number other than 1. The word can then be the Spanish preposition `a` (“to”).
                if index == 0 {
                    let isAmount = word.text != "a" || !isMeasured(quantity) || quantity.amount == .number(.one)
                    return isAmount ? .amount : nil
                }
                return !(hasUnit && isLocation(words, behind: index)) || isLink(words[0], words, 0) ? .amount : nil
            case .unit(let name)?:
                if index == 0, name == unit, words.count > 1 { return .amount }
                if index > 0, case .connector? = meaning(of: words[index - 1], in: words, index - 1) { return .amount }
                hasUnit = true
            case .boundary?: return nil
            case .connector?, .determiner?, .definite?, .size?: continue
            case nil:
                strangers += 1
                if strangers > 3 { return nil }
            }
        }
        return nil
    }

    /// Returns the meaning of the word at an index, or `nil` if the word has no meaning here. A word with an apostrophe
    /// is a connector (`d'`) or a definite article (`l'`).
    private static func meaning(
        of word: PrecedingWords.Word, in words: [PrecedingWords.Word], _ index: Int
    ) -> AmountWord? {
        if word.isElided { return word.text == "d" ? .connector : .definite }
        // After a number, `el` is the German tablespoon: `2 EL Öl`. Otherwise it is the Spanish article: `el azúcar`.
        if word.text == "el" {
            let isMeasure = index + 1 < words.count && isArticleOrNumber(words[index + 1], words, index + 1)
            return isMeasure ? .unit("tbsp") : .definite
        }
        return AmountWord(word.text)
    }

    private static func isArticleOrNumber(
        _ word: PrecedingWords.Word, _ words: [PrecedingWords.Word], _ index: Int
    ) -> Bool {
        if word.number != nil { return true }
        return switch AmountWord(word.text) {
        case .number?, .indefinite?, .determiner?, .definite?, .size?, .part?: true
        default: false
        }
    }

    /// Returns whether a word can join a part to its whole: `of` in `most of the milk`, `der` in `Teil der Milch`.
    private static func isLink(_ word: PrecedingWords.Word, _ words: [PrecedingWords.Word], _ index: Int) -> Bool {
        switch meaning(of: word, in: words, index) {
        case .connector?, .definite?: true
        default: false
        }
    }

    /// Returns whether a preposition is before the article at `index`. The article then begins a place: `a` in
    /// `in a jar`. Words for “and” and “with” do not count as prepositions here.
    private static func isLocation(_ words: [PrecedingWords.Word], behind index: Int) -> Bool {
        guard index + 1 < words.count, case .boundary? = AmountWord(words[index + 1].text) else { return false }
        return !["and", "und", "et", "y", "e", "with", "mit", "avec", "con"].contains(words[index + 1].text)
    }

    private static func isOne(_ quantity: Quantity) -> Bool {
        quantity.amount == .number(.one) && (quantity.unit.map(AmountWord.isCount) ?? true)
    }

    private static func isMeasured(_ quantity: Quantity) -> Bool { !(quantity.unit.map(isCounted) ?? true) }

    /// Returns whether the quantity is a whole number of pieces: `2` or `3 large`, but not `2 cups` or `1/2`.
    private static func isCount(_ quantity: Quantity) -> Bool {
        guard quantity.unit.map(isCounted) ?? true, case .number(let number) = quantity.amount else { return false }
        return number.isInteger
    }

    /// Returns whether the unit only means pieces (`items`), or is a size of pieces such as `large`.
    private static func isCounted(_ unit: String) -> Bool {
        if AmountWord.isCount(unit) { return true }
        if case .size? = AmountWord(unit.lowercased()) { return true }
        return false
    }

    /// Returns the position for text without spaces, such as Chinese and Japanese. In such text, an amount or a part is
    /// directly before the name. One character for a counter can be between the amount and the name: `个` in `三个`.
    private static func position(of quantity: Quantity, unspaced scalars: [Unicode.Scalar]) -> AmountPosition {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let words = String(text)
        for part in ["一半的", "一半", "半分の", "半量の"] where words.hasSuffix(part) { return .nowhere }
        if AmountWord.furtherWithoutSpaces.contains(where: words.hasSuffix) {
            return isOne(quantity) ? .nowhere : .behindName
        }
        var rest = scalars[...]
        for _ in 0...1 {
            guard let last = rest.popLast(), last.properties.isAlphabetic || last.properties.numericType != nil else {
                return .beforeName
            }
            if "一二两兩三四五六七八九十半几幾数".unicodeScalars.contains(last) || (0x30...0x39).contains(last.value) {
                return .nowhere
            }
        }
        return .beforeName
    }
}

extension Amount {
    /// Returns whether the amount is a number greater than `number`, so that it can be the end of a range that begins
    /// with `number`.
    fileprivate func exceeds(_ number: Rational) -> Bool {
        if case .number(let own) = self { own > number } else { false }
    }

    /// Returns whether the amount is the number, or a range that begins or ends with the number.
    func includes(_ number: Rational) -> Bool {
        switch self {
        case .number(let own): own == number
        case .range(let low, let high): low == number || high == number
        case .text: false
        }
    }
}
