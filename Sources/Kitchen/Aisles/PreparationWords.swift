import CookingLanguages
import RecipeKit

/// Words of an ingredient's name that make no difference in a shop: `chopped`, `fresh`, `large`.
enum PreparationWords {
    /// Returns whether a word makes no difference in a shop. A number always makes a difference: flour type 405 is not
    /// flour type 1050.
    ///
    /// - Parameter word: The word in lower case, without accents, in the singular.
    static func contains(_ word: String) -> Bool {
        if words.contains(word) || word == "room temperature" { return true }
        // German adjectives are listed without these endings. French, Spanish and Italian adjectives are listed without
        // their last vowel.
        for ending in ["en", "er", "es", "em", "e"] where word.hasSuffix(ending) {
            if german.contains(String(word.dropLast(ending.count))) { return true }
        }
        guard let last = word.last, "aoei".contains(last) else { return romance.contains(word) }
        let stem = String(word.dropLast())
        return romance.contains(stem) || romance.contains(word)
    }

    /// Returns the name of an ingredient, followed by its preparation if the name is only an adjective, so that the food is
    /// behind the comma or in the parentheses: `boneless (skinless chicken breasts)`, `plant-based, unsalted spread`.
    static func nameOfFood(_ name: String, _ preparation: String?) -> String {
        guard let preparation, let last = NameTokens(name).tokens.last,
            contains(last.singular) || kinds.contains(last.folded) || adjectives.contains(last.folded),
            last.folded.hasSuffix("based") || !NameTokens(name).tokens[...].withoutCuts.contains(where: \.namesFood),
            NameTokens(preparation).tokens.contains(where: \.namesFood)
        else { return name }
        return "\(name), \(preparation)"
    }

    /// Returns the name of an ingredient without an amount, followed by its preparation if that has only further foods:
    /// `Salz, Pfeffer und Zucker`. The first of them is not the only one that is bought. Returns `nil` for any other
    /// preparation.
    static func namesOfFoods(_ name: String, _ preparation: String?) -> String? {
        guard let preparation else { return nil }
        let words = NameTokens(preparation).tokens
        let isJoint = { (word: NameTokens.Token) in joints.contains(word.folded) }
        guard (2...5).contains(words.count), words.contains(where: isJoint),
            words.allSatisfy({ isJoint($0) || $0.namesFood && !parts.contains($0.singular) })
        else { return nil }
        return "\(name), \(preparation)"
    }

    /// Words for `and` and `or`, which join the names of foods.
    private static let joints = Set(
        (CookingLanguage.entriesOfAll(.and) + CookingLanguage.entriesOfAll(.or)).map { $0.lowercased() })

    /// Words at the end of an adjective.
    private static let adjectives: Set<String> = ["based"]

    /// Number words. Before a unit of length they are a size, as digits are: `two-inch pieces`.
    static let numbers = set("one two three four five six seven eight nine ten twelve half")

    /// The first words of endings that are dropped from names: `to taste` in `salt to taste`, `for` in
    /// `oil for frying`.
    static let endings: [[String]] = [
        ["to", "taste"], ["for"], ["as", "needed"], ["at", "room temperature"], ["plus"], ["cut", "into"],
        ["cut", "in"],
        ["cut", "up"], ["cut", "to"], ["such", "as"], ["about"],
        ["if"], ["in"], ["into"], ["on"], ["from"], ["with"], ["without"], ["per"], ["each"], ["ideally"],
        ["preferably"],
        ["zum"], ["zur"], ["nach"], ["aus"], ["pour"], ["para"], ["en"], ["q", "b"], ["al", "gusto"], ["selon"],
    ]

    /// Foods of Dutch names that no French or Spanish name has. Beside them, `en` means “and”.
    static let dutchFoods = keys(.dutch).subtracting(keys(.french)).subtracting(keys(.spanish))
        .union(set("zout peper suiker boter bloem melk knoflook kaas olie azijn peterselie"))

    private static func keys(_ language: CookingLanguage) -> Set<String> {
        Set(language.entries(.countedFood).map { NameTokens.key($0) })
    }

    /// Words that separate two ingredients that can replace each other.
    static let alternatives: Set<String> = ["or", "oder", "ou", "o", "oppure", "bzw"]

    /// Words that do not name a food alone. After such a word and a comma, the food follows:
    /// `unsweetened, shredded coconut`.
    static let kinds = set(
        "unsweetened sweetened bittersweet semisweet frozen dried canned smoked salted unsalted reduced low hot sweet")

    /// Parts that are sold with a food, and words next to them: `chicken with skin`, `carrots with their tops`.
    static let parts = set(
        """
        skin bone juice liquid syrup oil water leaf top green stem root rind peel fat tail head shell seed stalk foot core
        husk pulp brine vine its their the or end
        """)

    private static let words = set(
        """
        fresh freshly large medium small big extra jumbo size sized ripe organic peeled unpeeled seeded deseeded
        cored pitted stoned chopped diced minced sliced grated shredded crushed crumbled mashed melted softened cold warm
        lukewarm temperature packed loosely firmly tightly sifted beaten whisked lightly finely coarsely roughly thinly
        thickly fine coarse thin thick halved quartered cubed julienned trimmed rinsed drained washed cleaned scrubbed
        toasted uncooked raw cut torn whole good quality best favorite favourite your homemade leftover thawed defrosted
        boneless skinless heaping heaped level scant generous generously very few several some more additional optional
        plain prepared zested juiced snipped bruised picked stemmed shelled shucked hulled husked slivered unwaxed firm
        bite inch cm half piece chunk slice strip cube bit handful pinch dash sprig splash drizzle knob wedge floret
        by x
        coarsly plus diameter dusted prewashed purchased jarred about approximately approx divided bought store gr kl
        """)

    /// The stems of German adjectives: `gehackt` stands for `gehackte`, `gehackten` and others.
    private static let german = set(
        """
        gehackt gewurfelt gerieben geraspelt fein grob frisch gross klein mittelgross mittler geschalt gewaschen geputzt
        zerdruckt gepresst weich zimmerwarm kalt warm lauwarm reif halbiert geviertelt gestrichen gehauft unbehandelt
        ungewachst gut dunn dick geschnitten zerlassen geschmolzen flussig verquirlt entkernt gefroren aufgetaut ganz
        abgetropft gezupft frischgerieben gesiebt etwas evtl einig bio
        """)

    /// The stems of French, Spanish and Italian adjectives, without their last vowel: `picad` stands for `picado` and
    /// `picada`.
    private static let romance = set(
        """
        hach emince rap coup coupe frai fraich fraiche gro gross petit petite moyen moyenne mur mure fondu fondue mou
        molle ramolli pele epluch ecras ecrase presse press finement grossierement tamis tamise battu battue ciseles ciselee
        cisel bio entier entiere egoutt lav tremp denoyaut
        picad rallad fresc grand grande pequen median madur pelad trocead cortad fundid derretid batid exprimid escurrid
        lavad enter limpi congelad finament templad
        tritat fresch piccol medi matur grattugiat affettat sbucciat fus morbid tagliat sciolt pulit mondat fredd tiepid
        intier sgocciolat lavat setacciat sbattut
        """)

    private static func set(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
