import CookingLanguages
import RecipeKit

/// The words of an ingredient's name that name the food, without those for its colour, its size and its state.
package enum PlainFoodName {
    /// Returns the words of a name that name the food: `onion` for `large white onions, sliced`, `Zwiebel` for
    /// `weiße Zwiebel`. If no word remains, returns all words.
    package static func words(of name: String) -> [String] {
        let head = name.prefix { $0 != "," && $0 != "(" && $0 != ";" }
        let all = head.split { !$0.isLetter }.map(String.init)
        let plain = all.filter { word in
            let key = NameTokens.key(word)
            return !colours.contains(key) && !PreparationWords.contains(key)
        }
        return plain.isEmpty ? all : plain
    }

    private static let colours = Set(CookingLanguage.entriesOfAll(.foodColour).map { NameTokens.key($0) })
}
