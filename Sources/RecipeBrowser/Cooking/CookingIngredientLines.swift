import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// The ingredients of a step, or of the recipe, in cook mode: the amounts in a column, or before the names if the window is
/// narrow.
struct CookingIngredientLines {
    /// The width of the column of amounts.
    let column: Int
    let width: Int
    let style: QuantityStyle

    static func column(of ingredients: [Ingredient], _ style: QuantityStyle) -> Int {
        IngredientRow.amountWidth(of: ingredients, style: style)
    }

    /// - Parameter sign: Returns what is before an ingredient, and whether it is ticked.
    func lines(of ingredients: [Ingredient], _ sign: (Int) -> (StyledText, Bool)) -> [StyledText] {
        let amounts = ingredients.map { $0.amountLine(style).shortenedToRow }
        return ingredients.enumerated().flatMap { index, ingredient in
            let (start, isTicked) = sign(index)
            var (line, name) = (start, StyledText())
            let role: Role = isTicked ? .dim : .text
            let spaces = column - amounts[index].displayWidth
            if column == 0 || spaces < 0 || width - start.displayWidth - column < 22 {
                name.append(amounts[index].isEmpty ? "" : "\(amounts[index]) ", isTicked ? .dim : .amount)
            } else {
                line.append(String(repeating: " ", count: spaces))
                line.append("\(amounts[index])  ", isTicked ? .dim : .amount)
            }
            name.append(ingredient.name.spelledOut(style).shortenedToRow, role)
            if let preparation = ingredient.preparation {
                name.append(", \(preparation.spelledOut(style).shortenedToRow)", .dim)
            }
            let indentation = String(repeating: " ", count: line.displayWidth)
            return name.wrapped(toWidth: max(1, width - line.displayWidth)).enumerated().map { row, text in
                StyledText((row == 0 ? line.runs : [.init(indentation, .dim)]) + text.runs)
            }
        }
    }
}
