import CookbookStore
import RecipeKit
import Terminal

/// The texts of the steps of a recipe in one size and in one system of units.
struct StepTexts: Sendable {
    private struct Entry {
        var step: Step
        var text: StyledText
        /// The beginning of the step as written in the file. The keys of ticks contain it, so that a tick does not
        /// depend on the size and the units.
        var start: String
    }

    private let entries: [Entry]

    /// - Parameters:
    ///   - steps: The steps in the shown size and units.
    ///   - written: The steps as written in the file.
    ///   - style: How amounts are written.
    ///   - previous: The texts of the same recipe in another size or other units, or `nil`. The texts of equal steps
    ///     are reused.
    init(of steps: [Step], written: [Step], style: QuantityStyle, after previous: StepTexts?) {
        let previous = previous?.entries.count == steps.count ? previous : nil
        entries = steps.enumerated().map { index, step in
            if let entry = previous?.entries[index], entry.step == step { return entry }
            let text = step.styledText(style)
            let start = previous?.entries[index].start
            return Entry(step: step, text: text, start: start ?? Self.start(of: written[index], step, text, style))
        }
    }

    private static func start(of written: Step, _ step: Step, _ text: StyledText, _ style: QuantityStyle) -> String {
        String((written == step ? text : written.styledText(style)).plain.prefix(60))
    }

    /// Returns the text of a step, and the beginning of the step as written in the file.
    subscript(index: Int) -> (text: StyledText, start: String) { (entries[index].text, entries[index].start) }
}
