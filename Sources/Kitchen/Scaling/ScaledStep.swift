import RecipeKit

/// A step whose amounts are multiplied by a factor. It has the same items as the step in the recipe.
public struct ScaledStep: Hashable, Sendable {
    /// A piece of the text of a scaled step.
    public enum Item: Hashable, Sendable {
        /// Plain text, with the ranges of its changed amounts.
        case text(ScaledText)
        /// A marked ingredient. Its quantity is multiplied.
        case ingredient(Ingredient)
        /// A marked piece of cookware. It does not change.
        case cookware(Cookware)
        /// A marked timer. It does not change.
        case timer(CookingTimer)
    }

    /// The items, in order.
    public let items: [Item]

    /// The step without the ranges of its changes.
    public var step: Step {
        Step(
            items.map { item in
                switch item {
                case .text(let text): .text(text.text)
                case .ingredient(let ingredient): .ingredient(ingredient)
                case .cookware(let cookware): .cookware(cookware)
                case .timer(let timer): .timer(timer)
                }
            })
    }
}

extension StepTextScaler {
    /// Returns a step with its amounts multiplied by a factor: the amounts of marked ingredients and the amounts in the
    /// plain text. If the factor is not positive, nothing changes.
    ///
    /// A marked ingredient counts as a word of the sentence. So in `use 2 @eggs{}`, the number 2 is an amount.
    public func scaled(_ step: Step, by factor: Rational) -> ScaledStep {
        guard factor > .zero else { return ScaledStep(items: step.items.map { Self.unscaled($0) }) }
        var joined = ""
        /// The position in the joined text at which each item starts, in bytes.
        var starts: [Int] = []
        for item in step.items {
            starts.append(joined.utf8.count)
            joined += Self.shown(item)
        }
        starts.append(joined.utf8.count)
        var changes = changes(of: joined, by: factor)[...]
        let items = step.items.enumerated().map { index, item -> ScaledStep.Item in
            let bytes = starts[index]..<starts[index + 1]
            changes = changes.drop { $0.range.upperBound <= bytes.lowerBound }
            switch item {
            case .text(let text):
                let own = changes.prefix { $0.range.lowerBound < bytes.upperBound }.compactMap { $0.clipped(to: bytes) }
                return .text(
                    TextChange.applied(
                        own + article(before: index + 1, of: step, own, by: factor), to: text, factor: factor))
            case .ingredient(let ingredient):
                return .ingredient(scaled(ingredient, by: factor))
            default:
                return Self.unscaled(item)
            }
        }
        return ScaledStep(items: items)
    }

    /// Returns the change that removes the article at the end of a text if it is the number of the mark behind it, which
    /// then shows its own: `with an @egg{1}` becomes `with 2 eggs`. Returns nothing if the number is already changed.
    private func article(
        before index: Int, of step: Step, _ changes: [TextChange], by factor: Rational
    ) -> [TextChange] {
        guard factor != .one, index < step.items.count, case .ingredient(let ingredient) = step.items[index],
            case .text(let text) = step.items[index - 1], let quantity = ingredient.quantity,
            quantity.amount == .number(.one), !quantity.isFixed,
            quantity.unit.map({ isCounted($0) }) ?? true, text.hasSuffix(" ")
        else { return [] }
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        guard let article = words.last, vocabulary.articles.contains(article.lowercased()),
            words.dropLast().last.map({ vocabulary.fractions[$0.lowercased()] == nil }) ?? true
        else { return [] }
        let end = text.utf8.count
        let start = text.utf8.distance(from: text.startIndex, to: article.startIndex)
        guard changes.last.map({ $0.range.upperBound <= start }) ?? true else { return [] }
        return [TextChange(range: start..<end, replacements: [.init(range: start..<end, text: "")])]
    }

    private func isCounted(_ unit: String) -> Bool {
        switch vocabulary.units[unit.lowercased()]?.kind {
        case .piece, .container: true
        case .metric, .measure: false
        case nil: unit.isEmpty || vocabulary.adjectives[unit.lowercased()] != nil
        }
    }

    private static func unscaled(_ item: StepItem) -> ScaledStep.Item {
        switch item {
        case .text(let text): .text(ScaledText(text))
        case .ingredient(let ingredient): .ingredient(ingredient)
        case .cookware(let cookware): .cookware(cookware)
        case .timer(let timer): .timer(timer)
        }
    }

    /// Returns an item as a word of a sentence.
    static func shown(_ item: StepItem) -> String {
        switch item {
        case .text(let text): text
        case .ingredient(let ingredient): ingredient.displayName
        case .cookware(let cookware): cookware.displayName
        // A timer is neither a food nor a verb, so a sign replaces it.
        case .timer: "…"
        }
    }
}

extension TextChange {
    /// Returns the part of the change that is inside an item, with positions relative to the start of the item. Returns
    /// `nil` if no part of the change is inside the item.
    fileprivate func clipped(to item: Range<Int>) -> TextChange? {
        let inside = replacements.filter {
            $0.range.lowerBound >= item.lowerBound && $0.range.upperBound <= item.upperBound && !$0.range.isEmpty
        }
        guard !inside.isEmpty else { return nil }
        let own = range.clamped(to: item)
        func moved(_ range: Range<Int>) -> Range<Int> {
            (range.lowerBound - item.lowerBound)..<(range.upperBound - item.lowerBound)
        }
        return TextChange(
            range: moved(own),
            replacements: inside.map { Replacement(range: moved($0.range), text: $0.text) })
    }
}
