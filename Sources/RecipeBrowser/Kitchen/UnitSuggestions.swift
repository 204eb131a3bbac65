import Kitchen
import RecipeKit
import SectionedLists

/// Offers units while an amount is typed: `2 l milk, 3 t` becomes `3 tbsp`.
enum UnitSuggestions {
    static func suggestions(for text: String, _ customs: KitchenCustoms) -> [PromptSuggestion] {
        guard let digit = text.lastIndex(where: \.isNumber) else { return [] }
        let rest = text[text.index(after: digit)...]
        guard let start = rest.firstIndex(where: { !$0.isWhitespace }), rest[start...].allSatisfy(\.isLetter) else {
            return []
        }
        let word = String(rest[start...])
        return KitchenConverter(customs: customs).units.names(beginning: word).map { name in
            PromptSuggestion("\(text[...digit]) \(name) ", title: name)
        }
    }
}
