import RecipeKit
import SectionedLists

extension ViewController {
    /// How the screen writes amounts: with the fractions of Unicode, if the terminal has them.
    var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }
}
