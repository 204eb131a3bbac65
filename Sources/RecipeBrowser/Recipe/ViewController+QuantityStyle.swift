import RecipeKit
import SectionedLists

extension ViewController {
    /// How the screen writes amounts. On a terminal with Unicode, it uses fraction characters such as ½.
    var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }
}
