import Kitchen
import RecipeKit
import RecipeLibrary

/// Reads and writes an item of the pantry as the user types it in one line:
/// `1 l milk, until 2026-03-07, low 200 ml, in fridge`.
package enum TypedPantryItem {
    /// An error message about a text that cannot be read.
    package struct Failure: Error, Hashable {
        package let message: String
    }

    /// Reads an item from a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: The place of the item if the text names none.
    ///   - today: The current day. A date without a year means the next such date, which can be the current day itself.
    package static func item(_ text: String, place: String, today: CalendarDay) throws(Failure) -> PantryItem {
        let parts = OwnItems.split(text)
        guard let first = parts.first else { throw Failure(message: "Type what is there: 1 l milk.") }
        let read = OwnItems.ingredient(first, units: UnitCatalog())
        guard read.name.contains(where: \.isLetter) else {
            throw Failure(message: "“\(first)” names nothing. Type what is there: 1 l milk.")
        }
        var item = PantryItem(read.name, place: place, amount: read.quantity?.cooklang)
        for part in parts.dropFirst() {
            let words = part.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
            let value = words.count > 1 ? words[1] : ""
            switch words[0].lowercased() {
            case "until":
                let typed = CalendarDay(parsing: value) ?? CalendarDay(parsingDayAndMonth: value, from: today)
                guard let day = typed else {
                    throw Failure(message: "“\(value)” is no date. Write 2026-03-07, 7.3.2026 or 7.3.")
                }
                item.expiryText = day.iso
            case "low":
                guard let low = OwnItems.ingredient(value + " x", units: UnitCatalog()).quantity else {
                    throw Failure(message: "“\(value)” is no amount. Write low 200 ml.")
                }
                item.lowText = low.cooklang
            case "in" where !value.isEmpty:
                item.place = value.lowercased().hasPrefix("the ") ? String(value.dropFirst(4)) : value
            case "unlimited": item.amountText = "unlim"
            default:
                throw Failure(message: "“\(part)” is not understood. Begin it with until, low or in.")
            }
        }
        return item
    }

    /// Returns an item as text. The text leaves out an amount in words, the day of the purchase, and an expiry date
    /// that is not valid. Reading the text gives the item without these values.
    package static func text(_ item: PantryItem) -> String {
        var parts = [item.name]
        if let quantity = item.quantity, quantity.hasNumber { parts[0] = "\(quantity.formatted()) \(item.name)" }
        if item.isUnlimited { parts.append("unlimited") }
        if let day = item.expiry() { parts.append("until \(day.iso)") }
        if let low = item.lowText { parts.append("low \(low.replacing("%", with: " "))") }
        parts.append("in \(item.place)")
        return parts.joined(separator: ", ")
    }
}

extension Quantity {
    /// Whether the amount is a number or a range.
    package var hasNumber: Bool { if case .text = amount { false } else { true } }
}
