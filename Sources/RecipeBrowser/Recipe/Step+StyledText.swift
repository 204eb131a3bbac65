import RecipeKit
import Terminal

extension Step {
    /// Returns the text of the step. Ingredients and their amounts are in bold, and times are in the accent colour.
    func styledText(_ style: QuantityStyle) -> StyledText {
        var text = StyledText()
        for phrase in phrases(style) {
            let role: Role =
                switch phrase.kind {
                case .words, .cookware: .text
                case .ingredient: .strong
                case .time: .accent
                }
            if !phrase.amount.isEmpty { text.append("\(phrase.amount.keptTogether) ", role) }
            let words = phrase.kind == .time ? phrase.text.keptTogether : phrase.text
            text.append(words.spelledOut(style), role)
            if !phrase.remark.isEmpty { text.append(" (\(phrase.remark.spelledOut(style).keptTogether))", role) }
        }
        return text
    }
}
