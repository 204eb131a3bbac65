import RecipeKit

extension Step {
    /// Returns the step as phrases for display. The name of an ingredient has its amount beside it. If the words around
    /// the mark already contain an amount, the name has no further amount beside it.
    ///
    /// `half the @milk{200%ml}` becomes `half the milk`. The ingredient list contains the amount.
    ///
    /// - Parameter style: How amounts are written.
    public func phrases(_ style: QuantityStyle) -> [StepPhrase] {
        var phrases: [StepPhrase] = []
        phrases.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            if case .text(let words) = item {
                phrases.append(StepPhrase(.words, words))
                continue
            }
            let mark = StepMark(
                before: text(at: index - 1), behind: text(at: index + 1), isBesideMark: isMark(at: index - 1),
                style: style)
            let phrase = mark.phrase(for: item)
            if mark.needsBlank, !phrase.amount.isEmpty || !phrase.text.isEmpty {
                phrases.append(StepPhrase(.words, " "))
            }
            phrases.append(phrase)
        }
        return phrases
    }

    private func text(at index: Int) -> String {
        guard items.indices.contains(index), case .text(let words) = items[index] else { return "" }
        return words
    }

    private func isMark(at index: Int) -> Bool {
        guard items.indices.contains(index) else { return false }
        if case .text = items[index] { return false }
        return true
    }
}

/// A mark in a step, with the text around it.
private struct StepMark {
    let before: String
    let behind: String
    /// Whether another mark is directly before this mark.
    let isBesideMark: Bool
    let style: QuantityStyle

    /// Whether a space must be added before the mark, because a number or another mark is directly before it: `3@eggs`.
    var needsBlank: Bool {
        guard let last = before.utf8.last, last != 0x20 else { return isBesideMark }
        let words = PrecedingWords(before: before)
        guard words.isGlued, let word = words.words.first else { return false }
        return word.number != nil && !word.beginsRange
    }

    func phrase(for item: StepItem) -> StepPhrase {
        switch item {
        case .text(let words): StepPhrase(.words, words)
        case .ingredient(let ingredient):
            phrase(
                .ingredient, ingredient.displayName + (ingredient.isUnscaled ? " (\(Ingredient.unscaledMark))" : ""),
                ingredient.quantity, showsOne: true)
        case .cookware(let cookware): phrase(.cookware, cookware.displayName, cookware.quantity, showsOne: false)
        case .timer(let timer): time(timer)
        }
    }

    /// Returns the phrase for an ingredient or a piece of cookware.
    ///
    /// - Parameters:
    ///   - kind: The kind of the phrase: an ingredient or cookware.
    ///   - name: The name.
    ///   - quantity: The quantity, or `nil` if there is none.
    ///   - showsOne: Whether the amount 1 without a unit is shown. For cookware, this amount is not shown.
    private func phrase(_ kind: StepPhrase.Kind, _ name: String, _ quantity: Quantity?, showsOne: Bool) -> StepPhrase {
        guard let quantity else { return StepPhrase(kind, name) }
        switch quantity.amount {
        case .text(let words):
            return phrase(kind, name, words: words, unit: quantity.unit)
        case .number, .range:
            if !showsOne, quantity.amount == .number(.one), quantity.unit == nil { return StepPhrase(kind, name) }
            let following = FollowingText(behind: behind)
            guard !following.tells(quantity), !beginsWithAmount(name, of: quantity) else {
                return StepPhrase(kind, name)
            }
            let preceding = PrecedingWords(before: before)
            // A measure of cookware does not say how many pieces are used: `oven (180 °C)`.
            if kind == .cookware, let unit = quantity.unit, !AmountWord.isCount(unit) {
                return StepPhrase(kind, name, remark: quantity.formatted(style).withoutParentheses)
            }
            let position = AmountPosition(of: quantity, after: preceding)
            let unit = (showsUnit(quantity, name, following) ? quantity.unit : nil).map { $0.asSizeOfEach ?? $0 }
            let amount = Quantity(quantity.amount, unit: unit.map { style.separated($0) }).formatted(style)
            return switch position {
            case .nowhere: StepPhrase(kind, amount: preceding.lacksUnit(quantity) ? unit ?? "" : "", name)
            case .behindName: StepPhrase(kind, name, remark: amount.withoutParentheses)
            case .beforeName where isLong(unit ?? ""): StepPhrase(kind, name, remark: amount.withoutParentheses)
            case .beforeName: StepPhrase(kind, amount: amount, name)
            }
        }
    }

    /// Returns the phrase for an amount in words. The amount is before the name only if it is short and begins with a
    /// number: `500g`, `2 cans`. Otherwise it is in parentheses.
    private func phrase(_ kind: StepPhrase.Kind, _ name: String, words: String, unit: String?) -> StepPhrase {
        let amount = Quantity(.text(words), unit: unit).formatted(style)
        let following = FollowingText(behind: behind)
        let preceding = PrecedingWords(before: before)
        guard !amount.isEmpty, !following.begins(with: words), !beginsWithAmount(name, of: nil) else {
            return StepPhrase(kind, name)
        }
        if kind == .cookware { return StepPhrase(kind, name, remark: amount.withoutParentheses) }
        var scanner = NumberScanner(words)
        let number = scanner.number()
        let quantity = Quantity(.number(number ?? .zero), unit: unit ?? amount.lastWord)
        // `2 @flour{kg}`: the number is in the text, and the mark contains only the unit.
        if number == nil, unit == nil, preceding.endsWithNumber, case .unit? = AmountWord(words.lowercased()) {
            return StepPhrase(kind, amount: words, name)
        }
        let position = AmountPosition(of: quantity, after: preceding)
        if position == .nowhere || following.tells(quantity) { return StepPhrase(kind, name) }
        if number != nil, position == .beforeName, !isLong(amount) {
            return StepPhrase(kind, amount: amount, name)
        }
        return StepPhrase(kind, name, remark: amount.withoutParentheses)
    }

    /// Returns the phrase for a timer, without the words of the duration that the step already contains. If the timer
    /// has no duration, the phrase is the name of the timer.
    private func time(_ timer: CookingTimer) -> StepPhrase {
        guard let duration = timer.duration else { return StepPhrase(.time, timer.name ?? "") }
        let following = FollowingText(behind: behind)
        let words = PrecedingWords(before: before).words
        let isBehindNumber = words.first?.number.map(duration.amount.includes) == true
        if isBehindNumber, let unit = duration.unit {
            return StepPhrase(.time, following.begins(withWord: unit) ? "" : unit)
        }
        if words.count > 1, let unit = duration.unit, AmountWord.unitName(words[0].text) == AmountWord.unitName(unit),
            words[1].number.map(duration.amount.includes) == true
        {
            return StepPhrase(.time, "")
        }
        let showsUnit = !(duration.unit.map { following.begins(withWord: $0) } ?? false)
        let shown = Quantity(duration.amount, unit: showsUnit ? duration.unit : nil).formatted(style)
        return StepPhrase(.time, shown.isEmpty ? timer.name ?? "" : shown)
    }

    /// Returns whether the unit is shown. The unit is omitted if it only means pieces, if the name contains it, or if
    /// it is the next word of the step.
    private func showsUnit(_ quantity: Quantity, _ name: String, _ following: FollowingText) -> Bool {
        guard let unit = quantity.unit else { return false }
        if AmountWord.isCount(unit) || following.begins(withWord: unit) { return false }
        let own = AmountWord.unitName(unit)
        return !name.split(separator: " ").contains { AmountWord.unitName(String($0)) == own }
    }

    /// Returns whether the name begins with an amount: `half an onion`, `2 eggs`. The names `half and half` and `7 Up` do
    /// not.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - quantity: The quantity of the mark, or `nil` if it is in words.
    private func beginsWithAmount(_ name: String, of quantity: Quantity?) -> Bool {
        guard let first = name.utf8.first else { return false }
        if (0x30...0x39).contains(first) { return !isNumberOfName(name, beside: quantity) }
        guard let space = name.firstIndex(of: " ") else { return false }
        return switch AmountWord(name[..<space].lowercased()) {
        case .number?, .indefinite?: true
        case .part?:
            !AmountWord.isFurther(name[..<space].lowercased())
                && name.split(separator: " ").dropFirst().first.map { $0 != "and" && $0 != "&" } ?? false
        default: false
        }
    }

    /// Returns whether the number at the start of a name is a part of it, so that the amount beside it is shown:
    /// `100 ml 7 Up`, `200 ml 30% cream`.
    private func isNumberOfName(_ name: String, beside quantity: Quantity?) -> Bool {
        guard let quantity, let unit = quantity.unit, !AmountWord.isCount(unit) else { return false }
        var scanner = NumberScanner(name)
        guard let number = scanner.number(), !quantity.amount.includes(number) else { return false }
        let words = name.split { $0 == " " || $0 == "-" }
        guard words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "%") }), words.count > 1
        else { return false }
        if case .unit? = AmountWord(words[1].lowercased()) { return false }
        return true
    }

    /// Returns whether an amount is too long to be before the name. Such an amount has more than three words, or it
    /// contains a comma or a parenthesis.
    private func isLong(_ words: String) -> Bool {
        words.contains { ",(".contains($0) } || words.split(separator: " ").count > 3
    }
}

extension String {
    fileprivate var lastWord: String? {
        let word = split { !$0.isLetter }.last
        return word.map(String.init)
    }

    /// The text without its parentheses, so that it can be in parentheses itself. `2 spoons (50 g)` becomes
    /// `2 spoons, 50 g`, and `1 (400 g) can` becomes `1 400 g can`.
    fileprivate var withoutParentheses: String {
        guard utf8.contains(UInt8(ascii: "(")) else { return self }
        let parts = split { "()".contains($0) }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        return parts.joined(separator: utf8.last == UInt8(ascii: ")") ? ", " : " ")
    }
}

extension String {
    /// The measure of a unit that is only the size of each thing, such as `100 g` for the unit `(100 g)`: two figs of this
    /// unit are `2 × 100 g figs`. In `figs (2, 100 g)`, the measure would be that of all figs. `nil` for another unit.
    fileprivate var asSizeOfEach: String? {
        guard utf8.first == UInt8(ascii: "("), utf8.last == UInt8(ascii: ")"),
            let inside = dropFirst().dropLast().first,
            inside.isNumber, !dropFirst().dropLast().contains(where: { "()".contains($0) })
        else { return nil }
        return String(dropFirst().dropLast())
    }
}

extension QuantityStyle {
    /// Returns the unit for display after an amount. If the unit begins with a number, a multiplication sign is added
    /// before the unit: `4 × 150g each`.
    fileprivate func separated(_ unit: String) -> String {
        guard let first = unit.utf8.first, (0x30...0x39).contains(first) else { return unit }
        return "\(self == .ascii ? "x" : "×") \(unit)"
    }
}

extension PrecedingWords {
    /// Whether the nearest word is a number without a unit: `2`, but not `100g`.
    fileprivate var endsWithNumber: Bool {
        guard let word = words.first, word.number != nil else { return false }
        return word.text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && $0 != "%" }
    }

    /// Returns whether the text directly before the mark states the number of a quantity without its unit: `1` in
    /// `1 @salt{1%tsp}`, or `a` in `a @salt{1%tsp}`.
    fileprivate func lacksUnit(_ quantity: Quantity) -> Bool {
        guard quantity.unit != nil, let word = words.first else { return false }
        if quantity.amount == .number(.one), case .indefinite? = AmountWord(word.text) { return true }
        guard let number = word.number else { return false }
        return endsWithNumber && quantity.amount.includes(number)
    }
}

/// A part of the sentence of a step, such as an ingredient or the words between two ingredients, for display.
public struct StepPhrase: Hashable, Sendable {
    /// The kind of a part.
    public enum Kind: Hashable, Sendable {
        /// Plain words, an ingredient, cookware, or a time.
        case words, ingredient, cookware, time
    }

    /// The kind of the part.
    public var kind: Kind
    /// The amount, such as `200 g`; empty if there is none. It is shown before ``text``, with a space between them.
    public var amount = ""
    /// The words, the name of the ingredient or piece of cookware, or the time.
    public var text: String
    /// The text that is shown in parentheses after ``text``, without the parentheses; empty if there is none.
    public var remark = ""

    init(_ kind: Kind, amount: String = "", _ text: String, remark: String = "") {
        self.kind = kind
        self.amount = amount
        self.text = text
        self.remark = remark
    }
}
