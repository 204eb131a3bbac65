import CookingLanguages
import RecipeKit

extension CalendarDay {
    /// Returns the number of a day of the week, from 1 for Monday, or `nil` for another word. Three letters are enough:
    /// `sun`, `die`. If they begin different days in two languages, the first language counts.
    package static func weekday(named name: String) -> Int? {
        let name = name.lowercased()
        let letters = name.unicodeScalars.first.map { $0.value < 0x3000 } ?? true
        guard name.count >= 3 || !letters && name.count > 1 else { return nil }
        for language in CookingLanguage.all {
            let days = language.entries(.weekday).map { $0.lowercased() }
            if let index = days.firstIndex(where: { $0.hasPrefix(name) }) { return index + 1 }
        }
        return nil
    }
}
