import RecipeKit
import Terminal

/// The texts of a recipe's steps in one size and in one system of units.
struct StepTexts: Sendable {
    private struct Entry {
        var step: Step
        var text: StyledText
        /// The beginning of the step as its file has it. Ticks refer to it, whatever the size and the units.
        var start: String
    }

    private let entries: [Entry]

    /// - Parameters:
    ///   - steps: The steps as they are shown.
    ///   - written: The steps as their file has them.
    ///   - previous: The texts of the same recipe in another size or other units, or `nil`. A text that stays is not
    ///     made again.
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

    /// Returns the text of a step, and the beginning of the step as its file has it.
    subscript(index: Int) -> (text: StyledText, start: String) { (entries[index].text, entries[index].start) }
}
