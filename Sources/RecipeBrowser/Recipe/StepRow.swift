import CookbookStore
import RecipeKit
import SectionedLists
import Terminal

/// A step with its number, which the user can tick. Choosing the row starts cook mode at this step. A long step has
/// several rows.
final class StepRow: ActionableRow, TickableRow {
    let number: Int
    let text: RowText
    /// The beginning of the step as written in the file. It is a part of the key under which the notebook stores the
    /// tick. All rows of a step have the same beginning, so they are ticked together.
    let start: String
    let notes: RecipeNotes
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - number: The number of the step.
    ///   - text: The text of the row.
    ///   - start: The beginning of the step as written in the file.
    ///   - notes: The notebook entry of the recipe.
    init(id: AnyHashable, number: Int, text: RowText, start: String, notes: RecipeNotes) {
        self.id = id
        self.number = number
        self.text = text
        self.start = start
        self.notes = notes
    }

    func configure(_ cell: WrappedTextCell) {
        let isTicked = notes.isTicked(key)
        cell.indentation = 5
        let isLit = notes.lights.steps.contains(number)
        cell.label = isTicked || !text.isFirst ? nil : isLit ? "• \(number)" : String(number)
        cell.tick = isTicked && text.isFirst
        cell.text = isTicked ? StyledText(text.text.plain, role: .dim) : text.text
        cell.spacingBelow = text.isLast ? 1 : 0
    }

    func performAction() { delegate(as: (any StepActionDelegate).self)?.cook(from: number) }

    func toggleTick() { notes.toggle(key) }

    /// The key under which the notebook stores the tick.
    private var key: String { "step \(number)".tickName(start) }
}

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
        // Earlier ticks are stored with an ordinary space before degrees.
        let start = (written == step ? text : written.styledText(style)).plain.prefix(60)
        return String(start).replacing("\u{A0}°", with: " °")
    }

    /// Returns the text of a step, and the beginning of the step as written in the file.
    subscript(index: Int) -> (text: StyledText, start: String) { (entries[index].text, entries[index].start) }
}

extension Step {
    /// Returns the text of the step. Ingredients and their amounts are in bold, and times are in the accent colour.
    func styledText(_ style: QuantityStyle) -> StyledText {
        var text = StyledText()
        for phrase in phrases(style) {
            let role: Role =
                switch phrase.kind {
                case .words, .cookware: .text
                case .ingredient: .strong
                case .time: .amount
                }
            if !phrase.amount.isEmpty { text.append("\(phrase.amount.keptTogether) ", role) }
            let words = phrase.kind == .time ? phrase.text.keptTogether : phrase.text.keepingDegrees
            text.append(words.spelledOut(style), role)
            if !phrase.remark.isEmpty { text.append(" (\(phrase.remark.spelledOut(style).keptTogether))", role) }
        }
        return text
    }
}
