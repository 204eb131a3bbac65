import RecipeKit
import TextLayout

extension Servings {
    /// The servings for a line of facts: `serves 4` or `serves 4–6`. If the text of the file contains words, this text:
    /// `12 empanadas`.
    public var formatted: String { numbers.map { "serves \($0)" } ?? text.withoutControlCharacters }

    /// The servings for a narrow column: `4`, `4–6` or `6+`. If the text of the file contains words, this text.
    public var shortened: String { numbers ?? text.withoutControlCharacters }

    /// The numbers in their usual form, or `nil` if the text contains words. For example, `4.0` becomes `4`, `4-6`
    /// becomes `4–6`, and `2|4|8` becomes `2, 4, 8`.
    private var numbers: String? {
        var bare = text.trimmingSpaces()
        guard let first = bare.utf8.first, (0x30...0x39).contains(first) else { return nil }
        if bare.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return bare }
        let hasMore = bare.last == "+"
        if hasMore || bare.last == "." { bare.removeLast() }
        if bare.utf8.contains(UInt8(ascii: "|")) {
            let choices = bare.split(separator: "|").map { Amount.numeric(String($0))?.formatted(.unicode) }
            return choices.contains(nil) ? nil : choices.compactMap(\.self).joined(separator: ", ")
        }
        // Servings are hardly ever less than one. So `4/6` is a range and not a fraction.
        let parts = bare.split { "/~".contains($0) }.map { Int($0) }
        if parts.count == 2, let low = parts[0], let high = parts[1], low < high { return "\(low)–\(high)" }
        guard let amount = Amount.numeric(bare) else { return nil }
        return amount.formatted(.unicode) + (hasMore ? "+" : "")
    }
}
