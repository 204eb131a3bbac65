/// The form of an ingredient when it is measured, such as sliced or chopped. A cup of sliced onions weighs less than a
/// cup of chopped onions.
struct IngredientForm: Hashable {
    /// The letters of this form in the food table. The best match comes first.
    let letters: String
    /// The word in the table for one item in this form, such as `cherry` for a cherry tomato.
    let itemWord: String?

    private init(_ letters: String, _ itemWord: String? = nil) {
        self.letters = letters
        self.itemWord = itemWord
    }

    /// Creates the form for a letter in the table of food names. Returns `nil` for any other letter.
    init?(letter: Character) {
        switch letter {
        case "m", "x", "b": self.init(String(letter))
        case "y": self.init("y", "cherry")
        case "j": self.init("j", "plum")
        default: return nil
        }
    }

    /// Creates the form that a word of an ingredient line names. The word is in lower case, without accents and in the
    /// singular.
    init?(word: String) {
        guard let letters = Self.letters[word] else { return nil }
        self.init(letters)
    }

    private static let letters: [String: String] = {
        var letters: [String: String] = [:]
        for (form, words) in table {
            for word in words.split(separator: " ") { letters[String(word)] = form }
        }
        return letters
    }()

    private static let table: [(letters: String, words: String)] = [
        ("cdpv", "chopped minced gehackt hache picado tritato tritata"),
        ("dcp", "diced cubed cube dice gewurfelt wurfel de cubetto dado"),
        ("sit", "sliced slice ring scheibe tranche rondelle rebanada fetta"),
        ("tsi", "julienned julienne strip streifen"),
        ("hgbd", "shredded geraspelt"),
        ("ghb", "grated gerieben rape rallado grattugiato grattugiata"),
        ("bhc", "crumbled crumb zerbroselt emiette desmenuzado"),
        ("rbm", "crushed zerdruckt zerstossen"),
        ("mr", "ground gemahlen moulu molido macinato macinata meal"),
        ("au", "mashed zerdruckt ecrase"),
        ("ua", "pureed puree puriert"),
        ("k", "packed firmly"),
        ("l", "loose loosely unpacked lightly"),
        ("f", "sifted gesiebt tamise tamizado setacciata"),
        ("n", "unsifted"),
        ("w", "whole ganz entier entero intero"),
        ("v", "halved half halve"),
        ("is", "slivered flaked"),
        ("e", "melted zerlassen geschmolzen fondu derretida fuso"),
        ("x", "whipped geschlagen fouettee montada montata"),
        ("o", "pitted"),
        ("p", "chunk"),
    ]
}
