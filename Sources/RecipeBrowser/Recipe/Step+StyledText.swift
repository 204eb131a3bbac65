import RecipeKit
import Terminal

extension Step {
    /// The step as a cook reads it, with amounts and ingredients in bold and times in the accent.
    func styledText(_ style: QuantityStyle) -> StyledText {
        var text = StyledText()
        for item in items {
            switch item {
            case .text(let words):
                text.append(words.spelledOut(style))
            case .ingredient(let ingredient):
                if let amount = ingredient.quantity?.formatted(style) {
                    text.append("\(amount.keptTogether) ", .strong)
                }
                text.append(ingredient.displayName.spelledOut(style), .strong)
            case .cookware(let cookware):
                text.append(cookware.displayName.spelledOut(style))
            case .timer(let timer):
                text.append(timer.duration.map { $0.formatted(style).keptTogether } ?? timer.name ?? "", .accent)
            }
        }
        return text
    }
}
