import Testing

@testable import RecipeKit

@Suite("The forms of a word")
struct WordFormTests {
    @Test(
        "A word has its other number among its forms, in both directions",
        arguments: [
            ("egg", "eggs"), ("strawberry", "strawberries"), ("anchovy", "anchovies"), ("cherry", "cherries"),
            ("leaf", "leaves"), ("loaf", "loaves"), ("knife", "knives"), ("tomato", "tomatoes"), ("potato", "potatoes"),
            ("radish", "radishes"), ("peach", "peaches"), ("box", "boxes"), ("glass", "glasses"), ("goose", "geese"),
            ("zwiebel", "zwiebeln"), ("tomate", "tomaten"), ("pilz", "pilze"), ("nuss", "nusse"), ("ei", "eier"),
            ("mohre", "mohren"), ("blatt", "blatter"), ("oignon", "oignons"), ("chou", "choux"),
            ("limon", "limones"), ("nuez", "nueces"), ("cebolla", "cebollas"), ("pomodoro", "pomodori"),
            ("cipolla", "cipolle"), ("fungo", "funghi"), ("acciuga", "acciughe"), ("uovo", "uova"),
            ("limao", "limoes"), ("amendoim", "amendoins"), ("tomaat", "tomaten"), ("ui", "uien"),
            ("aardbei", "aardbeien"),
            ("boon", "bonen"), ("gurka", "gurkor"), ("jordgubbe", "jordgubbar"), ("morot", "morotter"),
            ("truskawka", "truskawki"), ("jablko", "jablka"), ("pomidor", "pomidory"), ("гриб", "грибы"),
            ("яблоко", "яблоки"), ("помидор", "помидоры"), ("elma", "elmalar"), ("domates", "domatesler"),
            ("tomaatti", "tomaatit"), ("hagyma", "hagymak"), ("ντοματα", "ντοματεσ"), ("αυγο", "αυγα"),
        ])
    func numbers(_ one: String, _ many: String) {
        #expect(WordForms.forms(of: one).contains(many), "\(WordForms.forms(of: one))")
        #expect(WordForms.forms(of: many).contains(one), "\(WordForms.forms(of: many))")
    }

    @Test(
        "A word does not become the word for another food",
        arguments: [
            ("butter", "butt"), ("chicken", "chick"), ("pasta", "paste"), ("lime", "lima"), ("paste", "pasta"),
            ("glass", "glas"), ("couscous", "couscou"), ("quarter", "quart"), ("cane", "can"),
        ])
    func others(_ word: String, _ other: String) { #expect(!WordForms.forms(of: word).contains(other)) }

    @Test("A letter, a number and an empty word have no forms", arguments: ["", "a", "12", "7"])
    func none(_ word: String) { #expect(WordForms.forms(of: word).isEmpty) }

    @Test(
        "A word has at most twenty forms, each once and never itself", arguments: ["cream", "olive", "sugar", "гриб"])
    func count(_ word: String) {
        let forms = WordForms.forms(of: word)
        #expect(forms.count <= 20 && Set(forms).count == forms.count && !forms.contains(word))
    }
}
