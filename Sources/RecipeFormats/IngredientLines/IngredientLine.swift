import CookingLanguages
import RecipeKit
import TextLayout

/// The parts of one line of an ingredient list: `1 (14 ounce) can chopped tomatoes, drained (optional)`.
///
/// Amounts are exact and not converted. A line that cannot be read is only a ``name``, without an amount.
public struct IngredientLine: Hashable, Sendable {
    /// A number, a range, or an amount in words (`a few`). `nil` if the line has none (`salt`, `pinch of salt`).
    public var amount: Amount?
    /// The unit in the singular and in the spelling of the line, with its qualifiers: `tbsp`, `can`, `heaped tbsp`,
    /// `large clove`. `nil` if the line has no unit, as in `2 onions`.
    public var unit: String?
    /// The name that all spellings of the unit share, without qualifiers: `tablespoon`, `can`, `clove`. `nil` if the
    /// line has no unit.
    public var unitName: String?
    /// The quantities that are added to the first one: the 2 tbsp of `1 cup plus 2 tbsp`.
    public var addedQuantities: [Quantity] = []
    /// The quantity in each package or thing: the 14 ounces of `1 (14 ounce) can`, the 400 g of `2 x 400 g`.
    public var packageQuantity: Quantity?
    /// The container of a measured amount: the `can` of `a 400 g can`, the `piece` of `1-inch piece`.
    public var container: String?
    /// The same quantity in other measures: the 9 oz of `250 g/9 oz`.
    public var otherQuantities: [Quantity] = []
    /// Whether the amount is approximate: `about 2 cups`.
    public var isApproximate = false
    /// The size of each thing that is counted: `large`.
    public var size: String?
    /// The name of the ingredient.
    public var name: String
    /// The preparation before use: `finely chopped`.
    public var preparation: String?
    /// The rest of the line: `for garnish`, `such as Cheddar`.
    public var comment: String?
    /// The alternatives to the ingredient: `1 tsp dried` in `1 tbsp fresh thyme, or 1 tsp dried`.
    public var alternatives: [String] = []
    /// Whether the ingredient is optional.
    public var isOptional = false
    /// Whether the cook can choose the amount: `salt, to taste`.
    public var isToTaste = false
    /// The language of the words in the line, as an ISO 639-1 code. `mul` stands for the languages of which the reader
    /// knows only units.
    public var language: String
    /// The signs in numbers that were used to read the line, or `nil` if its language is not known.
    var numberSigns: CookingLanguage.NumberSigns?
    /// The offset in bytes of the text after all amounts at the start of the line. 0 if the line begins without an
    /// amount.
    var restStart = 0
    /// The number of ``addedQuantities`` that are before ``restStart``.
    var leadingAdded = 0
    /// The number of ``otherQuantities`` that are before ``restStart``.
    var leadingOther = 0
    /// The offset in bytes of the text after the first amount. 0 if the first amount is not of the form `2 cups` or
    /// `2`.
    var firstAmountEnd = 0

    /// Creates a line that has only a name.
    public init(name: String, language: String = "en") {
        self.name = name
        self.language = language
    }

    /// Whether the unit is a package, such as a can.
    var isPackaged: Bool {
        unitName.map { KnownUnits.of(language).containers[$0] != nil } ?? false
    }

    /// The amount and its unit, or `nil` if the line has neither an amount nor a unit.
    ///
    /// A unit without an amount is an amount in words: `handful`.
    public var quantity: Quantity? {
        if let amount { return Quantity(amount, unit: unit) }
        return unit.map { Quantity(.text($0)) }
    }
}

extension IngredientLine {
    /// Returns the line in three columns for display: the amount, the name, and the rest. Semicolons separate the parts
    /// of the rest.
    ///
    /// - Parameter style: How amounts are written.
    public func columns(_ style: QuantityStyle = .unicode) -> String {
        let amount = amountColumn(style)
        let rest = restColumn(style)
        let name = rest.isEmpty ? name : name.padded(to: 30)
        return (amount.leftPadded(to: 18) + "  " + name + (rest.isEmpty ? "" : "  " + rest)).withoutControlCharacters
    }

    private func amountColumn(_ style: QuantityStyle) -> String {
        var parts = ([quantity].compactMap(\.self) + addedQuantities).map { $0.formatted(style) }
        if let container, !parts.isEmpty { parts[parts.count - 1] += " \(container)" }
        let amount = parts.joined(separator: " + ")
        return isApproximate && !amount.isEmpty ? "~ \(amount)" : amount
    }

    private func restColumn(_ style: QuantityStyle) -> String {
        var parts: [String] = []
        if let size { parts.append(size) }
        if let packageQuantity { parts.append("\(packageQuantity.formatted(style)) each") }
        parts += otherQuantities.map { "= \($0.formatted(style))" }
        if let preparation { parts.append(preparation) }
        if let comment { parts.append(comment) }
        return parts.joined(separator: "; ")
    }
}

extension IngredientLine {
    /// The line as a JSON object.
    ///
    /// These keys are always present, with `null` for missing parts: `quantity` (the number, or the lower end of a
    /// range), `quantityMax` (the upper end), `unit`, `name`, `preparation`, `comment`. These keys are present only if
    /// they have a value: `amount` (an amount in words), `unitName` if it differs from `unit`, `plus`, `package`,
    /// `container`, `otherQuantities`, `size`, `alternatives`, `approximate`, `optional`, `toTaste`, and `language` if
    /// it is not English.
    ///
    /// Numbers are decimals with the precision of a `Double`.
    public var json: JSONText {
        let (low, high, words) = Self.ends(of: amount)
        var members: [(key: String, value: JSONText)] = [
            ("quantity", low), ("quantityMax", high), ("unit", Self.text(unit)), ("name", .string(name)),
            ("preparation", Self.text(preparation)), ("comment", Self.text(comment)),
        ]
        if let words { members.append(("amount", .string(words))) }
        if let unitName, unitName != unit { members.append(("unitName", .string(unitName))) }
        if !addedQuantities.isEmpty { members.append(("plus", .array(addedQuantities.map(Self.object)))) }
        if let packageQuantity { members.append(("package", Self.object(packageQuantity))) }
        if let container { members.append(("container", .string(container))) }
        if !otherQuantities.isEmpty { members.append(("otherQuantities", .array(otherQuantities.map(Self.object)))) }
        if let size { members.append(("size", .string(size))) }
        if !alternatives.isEmpty { members.append(("alternatives", .array(alternatives.map(JSONText.string)))) }
        if isApproximate { members.append(("approximate", .bool(true))) }
        if isOptional { members.append(("optional", .bool(true))) }
        if isToTaste { members.append(("toTaste", .bool(true))) }
        if language != "en" { members.append(("language", .string(language))) }
        return .object(members)
    }

    private static func text(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

    private static func ends(of amount: Amount?) -> (low: JSONText, high: JSONText, words: String?) {
        switch amount {
        case .number(let number): (.number(number), .null, nil)
        case .range(let low, let high): (.number(low), .number(high), nil)
        case .text(let words): (.null, .null, words)
        case nil: (.null, .null, nil)
        }
    }

    private static func object(_ quantity: Quantity) -> JSONText {
        let (low, high, words) = ends(of: quantity.amount)
        if let words { return .object([("amount", .string(words))]) }
        var members: [(key: String, value: JSONText)] = [("quantity", low)]
        if case .range = quantity.amount { members.append(("quantityMax", high)) }
        members.append(("unit", text(quantity.unit)))
        return .object(members)
    }
}

extension IngredientLine {
    /// Creates the parts of a line.
    ///
    /// If the amount cannot be read or no name is found, the whole line becomes the name.
    init(_ line: AnnotatedLine) {
        self.init(name: "", language: line.language)
        numberSigns = line.numberSigns
        var parts = LineParts(of: line)
        guard let end = LeadingAmountReader(line).read(into: &self, &parts) else {
            self.init(name: line.wholeText, language: line.language)
            numberSigns = line.numberSigns
            return
        }
        let hasAmount = quantity != nil
        (leadingAdded, leadingOther) = (addedQuantities.count, otherQuantities.count)
        if end < line.count { readName(from: end, of: line, &parts) }
        guard !name.isEmpty else {
            self.init(name: line.wholeText, language: line.language)
            return
        }
        restStart = hasAmount ? line[end].range.lowerBound : 0
        if isSize(of: line, isBehind: !hasAmount) {
            self.init(name: line.wholeText, language: line.language)
            numberSigns = line.numberSigns
        }
    }

    /// Returns whether the only amount is a length that is the size of a thing: `wok, 32 cm`. A size does not grow with
    /// the recipe, so the line has no amount.
    private func isSize(of line: AnnotatedLine, isBehind: Bool) -> Bool {
        guard amount != nil, container == nil, packageQuantity == nil, addedQuantities.isEmpty,
            UnitSizes.isLength(unitName, in: line.language)
        else { return false }
        let words = line.indices.filter { line[$0].kind == .word }.map { line.text(of: $0).lowercased() }
        return LengthWords.isSize(of: words, isBehind: isBehind)
    }

    /// Reads the name and the other parts that follow the amounts of the line.
    ///
    /// - Parameters:
    ///   - start: The index of the first token after the amounts.
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong. The method assigns the tokens of the name and of the text after
    ///     the name.
    private mutating func readName(from start: Int, of line: AnnotatedLine, _ parts: inout LineParts) {
        readFlags(of: line)
        ParenthesesReader(line).mark(from: start, &parts)
        let head = start..<NameRangeReader(line).headEnd(from: start, parts)
        let trailing = TrailingAmountReader(line)
        trailing.readMeasure(head, into: &self, &parts)
        NameReader(line).mark(head, &parts)
        RemarkReader(line).markAll(from: head.upperBound, &parts)
        trailing.readUnit(head, into: &self, &parts)
        guard line.indices.contains(where: { parts[$0] == .name && line[$0].kind == .word }) else { return }
        name = parts.text(of: .name, separator: " ")
        size = parts.text(of: .size, separator: " ").nonempty
        preparation = parts.text(of: .preparation, separator: ", ").nonempty
        comment = parts.text(of: .remark, separator: ", ").nonempty
        alternatives = parts.alternatives
    }

    /// Finds words that apply to the whole line: `optional`, `to taste`.
    private mutating func readFlags(of line: AnnotatedLine) {
        for index in line.indices where line[index].kind == .word {
            let roles = line[index].roles.union(line[index].phraseRoles)
            if roles.contains(.optional), !Self.isChoiceOfPart(index, in: line) { isOptional = true }
            if roles.contains(.toTaste) { isToTaste = true }
        }
    }
}

extension IngredientLine {
    /// Returns whether the phrase `if desired` at an index belongs only to the words before it, back to their comma:
    /// `Parmesan, grated if desired`.
    private static func isChoiceOfPart(_ index: Int, in line: AnnotatedLine) -> Bool {
        if isBehindAddition(index, in: line) || isConditionOfPart(index, in: line) { return true }
        guard line.textIs("if", index),
            let comma = (0..<index).last(where: { line[$0].kind != .word && line[$0].kind != .dash }),
            line[comma].kind == .comma, comma + 1 < index
        else { return false }
        return line[comma + 1].roles.union(line[comma + 1].phraseRoles).isDisjoint(with: [.remark, .optional])
    }
}

extension IngredientLine {
    /// Returns whether the phrase at an index is behind an addition, and so means only that: `½ cup cilantro (plus a bit
    /// more for garnish, if desired)`.
    private static func isBehindAddition(_ index: Int, in line: AnnotatedLine) -> Bool {
        var depth = 0
        for place in (1..<max(index, 1)).reversed() {
            switch line[place].kind {
            case .close: depth += 1
            case .open: depth -= 1
            default: break
            }
            if depth < 0 { return false }
            let before = line[place - 1].kind
            let isPlus = line.token(place, is: .plus) || additions.contains(line.text(of: place).lowercased())
            if depth == 0, before == .open || before == .comma, isPlus { return true }
        }
        return false
    }

    /// Returns whether the phrase at an index continues in parentheses within others, and so is a condition for what is
    /// done with a part of the ingredient: `5 peppers (halved (seeded if you like less heat))`.
    private static func isConditionOfPart(_ index: Int, in line: AnnotatedLine) -> Bool {
        guard line.textIs("if", index) else { return false }
        let depth = line.indices.prefix(index).reduce(0) { depth, place in
            depth + (line[place].kind == .open ? 1 : line[place].kind == .close ? -1 : 0)
        }
        return depth > 1
    }

    private static let additions = Set(CookingLanguage.entriesOfAll(.plus).map { $0.lowercased() })
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
