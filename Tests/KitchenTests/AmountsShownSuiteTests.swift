import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Shown amounts of other programs", .enabled(if: !OutsideCase.shownAmounts.isEmpty, "The data is missing."))
struct AmountsShownSuiteTests {
    /// The cases in which the expectation of a cook differs from the result of the other program, each with the reason.
    static let differences: [String: String] = [
        "cookcli/negatives-keep-their-sign-and-magnitude-0-5": "Cooks write halves and quarters as fractions.",
        "cookcli/negatives-keep-their-sign-and-magnitude-1-5": "Cooks write halves and quarters as fractions.",
        "cookcli/quantities-render-numbers-ranges-and-text-range": "Cooks write 2 1/4, not 2.25.",
        "cookcli/test-format-fractions-1-5": "Cooks write halves and quarters as fractions.",
        "cookcli/test-format-fractions-1-75": "Cooks write halves and quarters as fractions.",
        "cooklang-rs/imperial-16-0-tsp": "The unit of the recipe was tsp, whose cup is cup, not c.",
        "cooklang-rs/imperial-180-0-c": "An oven is set in steps of 5 degrees; 356 °F is the exact value.",
        "format-quantity/a2-vulgar-fractions-0-1111111111111111": "Few terminal fonts have ⅐ and ⅑.",
        "format-quantity/a3-fraction-slash-0-25": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/a3-fraction-slash-0-5": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/a3-fraction-slash-0-75": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/a4-custom-separator-non-breaking-space-2-75-with-nbsp-separator":
            "A space separates the fraction, or nothing in Unicode.",
        "format-quantity/a5-roman-numerals-100-c-100": "No cook writes Roman numerals.",
        "format-quantity/a5-roman-numerals-3999-mmmcmxcix-3999": "No cook writes Roman numerals.",
        "format-quantity/a5-roman-numerals-500-d-500": "No cook writes Roman numerals.",
        "format-quantity/b3-fraction-slash-strings-2": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/b7-negative-strings-1": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/fractionslash-option-2": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/negative-values-8": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/ninths-2": "Few terminal fonts have ⅐ and ⅑.",
        "format-quantity/roman-numerals-11": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-15": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-16": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-17": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-18": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-19": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-2": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-20": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-21": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-3": "No cook writes Roman numerals.",
        "format-quantity/roman-numerals-5": "No cook writes Roman numerals.",
        "format-quantity/separator-option-2": "A space separates the fraction, or nothing in Unicode.",
        "format-quantity/separator-option-7": "A space separates the fraction, or nothing in Unicode.",
        "format-quantity/separator-option-9": "A space separates the fraction, or nothing in Unicode.",
        "format-quantity/sevenths-2": "Few terminal fonts have ⅐ and ⅑.",
        "format-quantity/sixteenths-16": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/sixteenths-32": "Few terminal fonts have superscript and subscript digits.",
        "format-quantity/string-inputs-comma-underscore-separated-2":
            "1,000 is a thousand in English and one in German.",
        "format-quantity/string-inputs-comma-underscore-separated-4": "No recipe writes 1_000.",
        "format-quantity/tenths-2": "Few terminal fonts have ⅒.",
        "kitchenpc/testfractions-123": "One decimal place errs by 19 %.",
        "tmlmt/v3-formatitemquantity-should-format-quantity-with-equivalents-using-default-separator":
            "Ounces are shown as fractions: 3½ oz.",
        "tmlmt/v3-formatnumericvalue-should-format-decimal-values": "Cooks write 1½, not 1.5.",
        "tmlmt/v3-formatnumericvalue-should-format-fraction-values-with-vulgar-characters-when-usevulgar--3":
            "Cooks write 1 1/4, not 5/4.",
        "tmlmt/v3-renderfractionasvulgar-should-handle-improper-fractions-without-vulgar-characters":
            "⅖ is in the fonts that have ⅓.",
    ]

    @Test("An amount is shown as the other program shows it", arguments: OutsideCase.shownAmounts)
    func shows(_ test: OutsideCase) {
        let text = Self.text(of: test)
        let isSame = test.shown.map { $0 == text } ?? !text.contains("/")
        if let reason = Self.differences[String(test.id.dropFirst("amounts-shown/".count))] {
            #expect(!isSame, "No longer differs: \(reason)")
        } else {
            #expect(isSame, "\(test.id): \(text) instead of \(test.shown ?? "no fraction")")
        }
    }

    @Test("There are 141 shown amounts of other programs")
    func isComplete() { #expect(OutsideCase.shownAmounts.count == 141) }

    private static func text(of test: OutsideCase) -> String {
        guard case .amount(let amount)? = test.value else { return "" }
        let style: QuantityStyle = test.options?.vulgarFractions == true ? .unicode : .ascii
        let parts =
            [(amount, test.unit)]
            + (test.options?.equivalents ?? []).compactMap { part in
                guard case .amount(let amount)? = part.value else { return nil }
                return (amount, part.unit)
            }
        return parts.map { shown($0, $1, test, style) }.joined(separator: test.options?.joiner ?? "")
            .split(separator: "–", omittingEmptySubsequences: false).joined(separator: "-")
    }

    private static func shown(_ amount: Amount, _ unit: String?, _ test: OutsideCase, _ style: QuantityStyle) -> String
    {
        var quantity = Quantity(amount, unit: unit)
        // The number is still a text, so it is read first.
        if case .text(let text) = amount { quantity.amount = Amount(parsing: text) }
        let converter = KitchenConverter()
        guard test.options?.convert_to != nil else { return converter.shown(quantity).exactFormatted(style) }
        let shown = converter.shown(quantity, in: .us)
        return (shown.quantity.unit == unit ? converter.simplified(quantity) : shown).formatted(style)
    }
}
