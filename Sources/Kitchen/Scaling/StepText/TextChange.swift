import RecipeKit

/// The change of one amount in a text.
struct TextChange {
    /// A range of bytes and the text that replaces it.
    struct Replacement {
        var range: Range<Int>
        var text: String
    }

    /// The range of the whole amount in the original text, in bytes.
    var range: Range<Int>
    /// The replacements inside the amount, in order.
    var replacements: [Replacement]

    init(range: Range<Int>, replacements: [Replacement]) {
        (self.range, self.replacements) = (range, replacements)
    }

    /// Creates the change of an amount by a factor. Returns `nil` if a product would be too large.
    init?(of amount: FoundAmount, by factor: Rational, _ writer: StepNumberWriter) {
        var products: [Rational] = []
        for number in amount.numbers {
            guard let product = number.value.multiplied(by: factor), product.numerator < 1_000_000_000_000 else {
                return nil
            }
            products.append(product)
        }
        self.init(of: amount, to: products, writer)
    }

    /// Creates the change of the numbers of an amount. The unit remains, but becomes singular or plural.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - products: The new numbers.
    ///   - mark: The text before the first number: `~`, or nothing.
    ///   - writer: The writer of the numbers.
    init(of amount: FoundAmount, to products: [Rational], mark: String = "", _ writer: StepNumberWriter) {
        let tokens = writer.text.tokens
        let bytes = writer.text.bytes(of:)
        var replacements: [Replacement] = []
        for (index, (number, product)) in zip(amount.numbers, products).enumerated() {
            let range = bytes(number.tokens)
            let written = writer.text(of: product, replacing: number, isMetric: amount.isMetric)
            replacements.append(Replacement(range: range, text: (index == 0 ? mark : "") + written))
        }
        if let old = amount.numbers.last?.value, let new = products.last {
            for word in amount.inflected {
                guard let form = writer.form(of: word.token, word.forms, from: old, to: new) else { continue }
                replacements.append(Replacement(range: tokens[word.token].range, text: form))
            }
        }
        if let tail = amount.tail {
            let last = tokens[tail.lowerBound - 1].range.upperBound
            replacements.append(Replacement(range: last..<bytes(tail).upperBound, text: ""))
        }
        replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
        self.init(range: bytes(amount.tokens), replacements: replacements)
    }

    /// Returns a text with changes applied. The changes must be in the order of the text, and must not overlap.
    static func applied(_ changes: [TextChange], to text: String, factor: Rational) -> ScaledText {
        guard !changes.isEmpty else { return ScaledText(original: text, factor: factor, text: text, changedBytes: []) }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var changed: [Range<Int>] = []
        var position = 0
        for change in changes {
            result += bytes[position..<change.range.lowerBound]
            position = change.range.lowerBound
            let start = result.count
            for replacement in change.replacements {
                result += bytes[position..<replacement.range.lowerBound]
                result += replacement.text.utf8
                position = replacement.range.upperBound
            }
            result += bytes[position..<change.range.upperBound]
            position = change.range.upperBound
            changed.append(start..<result.count)
        }
        result += bytes[position...]
        return ScaledText(
            original: text, factor: factor, text: String(decoding: result, as: UTF8.self), changedBytes: changed)
    }
}
