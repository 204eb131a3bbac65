import CookingLanguages
import RecipeKit

/// The phrases by which steps can mention the ingredients of a recipe.
///
/// A phrase is the name of an ingredient (`extra-virgin olive oil`), or a part of the name that identifies the
/// ingredient (`olive oil`, `oil`). A part that different names share is ambiguous.
///
/// A phrase is found by a single hash. This hash combines the hashes of its words from ``StepWords``.
struct MentionPhrases {
    struct Phrase {
        /// The indices of the ingredients in the list that the phrase can mean.
        var owners: [Int]
        /// Whether the phrase is a name, and not only a part of a name.
        var isWholeName: Bool
    }

    /// The number of words in the longest phrase.
    private(set) var longest = 0
    /// The phrases and the ambiguous parts of names, by the combined hash of their words.
    private var phrases: [UInt64: Phrase] = [:]
    /// The first words of all phrases, and the words of ``beginnings``.
    private var firstWords = WordFilter()
    /// The indices of ingredients, by each word of their names except the last word: `romaine` for `romaine lettuce`.
    /// Empty if the language is not English.
    private var beginnings: [UInt64: [Int]] = [:]
    private let ingredients: [Ingredient]
    /// For each ingredient, the index of the first ingredient with the same name.
    private(set) var firsts: [Int] = []
    private let isEnglish: Bool

    /// The maximum number of ingredients that one phrase refers to. Further ingredients are ignored.
    private static let mostOfOneName = 16
    /// The maximum number of words of a name that are used. Words are counted from the end of the name.
    private static let longestName = 8
    /// The maximum number of words that ``says(_:of:)`` searches in a name and its preparation together.
    private static let longestLine = 24

    /// Creates the phrases of an ingredient list.
    ///
    /// - Parameters:
    ///   - ingredients: The ingredient list.
    ///   - language: The language of the list, as an ISO 639-1 code.
    init(_ ingredients: [Ingredient], language: String) {
        let isEnglish = language == "en"
        self.isEnglish = isEnglish
        let stems = ingredients.map { ingredient in
            // A name that begins with an amount is from a line that could not be parsed: `2 (8 ounce) cans`. One with an
            // amount after a plus sign is two things, and a mark would tear the second from its amount: `eggs + 1 yolk`.
            Self.beginsWithAmount(ingredient.name) || Self.addsAmount(ingredient.name)
                ? [] : Self.stems(of: ingredient.name, isEnglish: isEnglish)
        }
        self.ingredients = ingredients
        for (owner, stems) in stems.enumerated() where !stems.isEmpty {
            // A line that consists only of a word such as `Filling` is a heading.
            if stems.count == 1, ingredients[owner].quantity == nil, Self.headings.contains(stems[0]) { continue }
            add(stems[...], owner: owner, isWholeName: true)
        }
        firsts = stems.indices.map { owner in
            stems[owner].isEmpty ? owner : phrases[Self.hash(stems[owner][...])]?.owners.first ?? owner
        }
        // In these languages, the noun is the first word of a name: `huile d'olive`.
        let nounIsFirst = ["fr", "es", "it"].contains(language)
        for (owner, stems) in stems.enumerated() {
            for word in stems.dropLast() where isEnglish && !Self.vague.contains(word) {
                beginnings[word, default: []].append(owner)
                firstWords.insert(word)
            }
            for phrase in parts(of: stems, nounIsFirst: nounIsFirst) {
                add(phrase, owner: owner, isWholeName: false)
            }
            // Steps can call Parmesan `cheese`.
            if isEnglish, stems.contains(where: Self.cheeses.contains) {
                add([Self.cheese], owner: owner, isWholeName: false)
            }
        }
    }

    /// Returns whether the name or the preparation of an ingredient contains a word.
    ///
    /// - Parameters:
    ///   - word: The hash of the word.
    ///   - owner: The index of the ingredient.
    func says(_ word: UInt64, of owner: Int) -> Bool {
        let line = ingredients[owner].name + " " + (ingredients[owner].preparation ?? "")
        return StepWords(line, isEnglish: isEnglish).words.prefix(Self.longestLine).contains { $0.stem == word }
    }

    /// Returns the phrase whose words have the combined hash `hash`. Returns `nil` if there is none, or if it is
    /// ambiguous.
    func phrase(_ hash: UInt64) -> Phrase? {
        guard let phrase = phrases[hash], let owner = phrase.owners.first else { return nil }
        // A part of a name identifies an ingredient only if all ingredients with this part have the same name.
        let isCertain = phrase.isWholeName || phrase.owners.allSatisfy { firsts[$0] == firsts[owner] }
        return isCertain ? phrase : nil
    }

    /// Returns a phrase for the ingredient with a word before the last word of its name: `romaine` for
    /// `romaine lettuce`. Returns `nil` if there is no such ingredient, or if different names contain the word.
    func beginning(_ word: UInt64) -> Phrase? {
        guard let owners = beginnings[word], owners.allSatisfy({ firsts[$0] == firsts[owners[0]] }) else { return nil }
        return Phrase(owners: owners, isWholeName: false)
    }

    /// Returns whether a phrase may begin with a word. If the result is `false`, certainly no phrase begins with the
    /// word.
    func mayBegin(with word: UInt64) -> Bool { firstWords.mayHold(word) }

    /// Returns whether the words with a combined hash are a phrase or an ambiguous part of several names.
    func isKnown(_ hash: UInt64) -> Bool { phrases[hash] != nil }

    private mutating func add(_ words: ArraySlice<UInt64>, owner: Int, isWholeName: Bool) {
        guard let first = words.first else { return }
        firstWords.insert(first)
        let hash = Self.hash(words)
        longest = max(longest, words.count)
        if let phrase = phrases[hash] {
            guard phrase.isWholeName == isWholeName, phrase.owners.last != owner,
                phrase.owners.count < Self.mostOfOneName
            else { return }
            phrases[hash]?.owners.append(owner)
        } else {
            phrases[hash] = Phrase(owners: [owner], isWholeName: isWholeName)
        }
    }

    /// Returns the hashes of the words of a name, up to a comma or an opening parenthesis. If there are too many words,
    /// returns only the hashes of the last ``longestName`` words.
    private static func stems(of name: String, isEnglish: Bool) -> [UInt64] {
        let end = name.utf8.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") } ?? name.endIndex
        return Array(StepWords(String(name[..<end]), isEnglish: isEnglish).words.suffix(longestName).map(\.stem))
    }

    /// Returns the parts of a name by which steps can call the ingredient. The result can contain the whole name.
    private func parts(of stems: [UInt64], nounIsFirst: Bool) -> [ArraySlice<UInt64>] {
        var stems = stems[...]
        if let joint = stems.firstIndex(of: Self.and), joint > stems.startIndex, joint + 1 < stems.endIndex {
            // Steps can call `kosher salt and freshly ground pepper` simply `salt and pepper`.
            return stems[(joint + 1)...].indices.map { [stems[joint - 1], Self.and] + stems[$0...] }
        }
        let joints = isEnglish ? Self.englishJoints : Self.joints
        if let joint = stems.firstIndex(where: joints.contains), joint > stems.startIndex { stems = stems[..<joint] }
        if isEnglish, stems.contains(Self.of) { return [stems] }
        var parts: [ArraySlice<UInt64>] = [stems]
        if !nounIsFirst, stems.count > 1, let last = stems.last, Self.forms.contains(last),
            !(last == Self.cheese && stems.count == 2 && Self.notCheeses.contains(stems[stems.startIndex]))
        {
            parts.append(stems.dropLast())
        }
        if !nounIsFirst, stems.count > 2, let first = stems.first, let last = stems.last {
            // Steps can call `hot pepper sauce` simply `hot sauce`.
            parts.append([first, last])
        }
        return parts.flatMap { part in
            part.indices.map { nounIsFirst ? part[...$0] : part[$0...] }.filter { shorter in
                shorter.count > 1 || shorter.first.map { isClear($0, in: stems) } == true
            }
        }
    }

    /// Returns whether one word of a name can identify the ingredient without the other words.
    private func isClear(_ word: UInt64, in name: ArraySlice<UInt64>) -> Bool {
        if Self.vague.contains(word) { return false }
        guard isEnglish, name.count > 1 else { return true }
        let others = name.filter { $0 != word }
        if let kinds = Self.onlyWith[word] { return others.allSatisfy(kinds.contains) }
        if let kinds = Self.neverWith[word] { return !others.contains(where: kinds.contains) }
        return true
    }
}

extension MentionPhrases {
    private static let and = StepWords.stem(of: "and")
    private static let of = StepWords.stem(of: "of")
    private static let cheese = StepWords.stem(of: "cheese")

    private static func hash(_ words: ArraySlice<UInt64>) -> UInt64 {
        words.dropFirst().reduce(words.first ?? 0, WordHash.joining)
    }

    private static func beginsWithAmount(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return ("0"..."9").contains(first) || first == "(" || VulgarFraction.value(of: first) != nil
    }

    /// Returns whether a name has an amount after a sign or a word that adds it: `eggs + 1 yolk`, `Eier und 1 Eigelb`.
    private static func addsAmount(_ name: String) -> Bool {
        guard name.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else { return false }
        let words = name.replacing("+", with: " + ").replacing("&", with: " & ").split(separator: " ")
        return zip(words, words.dropFirst()).contains { joint, number in
            beginsWithAmount(String(number)) && joints(ofAmounts: joint.lowercased())
        }
    }

    private static func joints(ofAmounts word: String) -> Bool {
        word == "+" || word == "&" || addingWords.contains(word)
    }

    private static let addingWords = Set(
        (CookingLanguage.entriesOfAll(.plus) + CookingLanguage.entriesOfAll(.and)).map { $0.lowercased() })

    private static func table(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { StepWords.stem(of: String($0)) })
    }

    /// Words after which the text only describes the ingredient: `for` in `butter for the pan`.
    private static let joints = table("with in or for from of de du des di con mit und et y e")
    private static let englishJoints = table("with in or for from on to at by")

    /// Words for forms of ingredients. Steps often omit them: `chicken` for `chicken breast`.
    private static let forms = table(
        """
        breast thigh half fillet cheese leaf clove floret piece kernel stick slice steak extract strip sprig stalk \
        chunk cube wedge fillets wing leg drumstick tenderloin rib spear bulb
        """)

    /// Words that identify an ingredient only together with other words. Such a word is part of many names, or means
    /// only a form or an activity.
    private static let vague = table(
        """
        mix powder sauce season seasoning mixture piece half juice leaf clove extract dressing topping filling slice cube \
        chunk strip stick can crust soup stew salad dough batter ingredient salt-free large medium small fresh dried \
        ground frozen whole white black red green yellow hot cold warm sweet sour dry baking cooking spray pan bowl dish \
        oven heat room top bottom side boneless skinless lean wing leg ring wedge sprig stalk package container purpose \
        all extra virgin low fat free style blend food color coloring flavor flavoring paste frosting glaze icing marinade \
        syrup gravy foam ball patty cake cookie pie muffin roll wrapper shell seed skin peel zest flake bone \
        stem crumb meat drippings spread dip drink roast chop brown coat fry stuffing base rub coating starter jack drop \
        bar square pack candy link puff bits toast hash sprinkles smoke head round sheet loaf bun bread liquid split \
        french italian american cut end dog wrap foil rack rib cutlet shot crisp cracker cream-style rest set kit
        """)

    /// Words that are a heading if a line without a quantity contains nothing else.
    private static let headings = table(
        "sauce filling crust topping dressing dough batter frosting glaze icing marinade cake salad soup garnish")

    private static let cheeses = table(
        """
        parmesan mozzarella feta ricotta cheddar gruyere gruyère provolone brie romano mascarpone gouda fontina asiago \
        pecorino parmigiano parmigiano-reggiano gorgonzola havarti colby
        """)
    /// Words for kinds of cheese that steps do not call only `cheese`: the `cream` of `cream cheese`.
    private static let notCheeses = table("cream cottage goat blue")

    /// For each word, the words beside which it identifies an ingredient: `pepper` identifies `black pepper`, but not
    /// `bell pepper`.
    private static let onlyWith: [UInt64: Set<UInt64>] = [
        StepWords.stem(of: "pepper"): table("black white ground freshly fresh cracked coarse coarsely mixed and"),
        StepWords.stem(of: "cream"): table(
            "heavy whipping double single light thick fresh whole liquid table cold pure"),
        StepWords.stem(of: "water"): table(
            "cold hot warm boiling lukewarm ice iced cool tap tepid filtered chilled very"),
    ]
    /// For each word, the words beside which it identifies no ingredient: `butter` does not identify `peanut butter`.
    private static let neverWith: [UInt64: Set<UInt64>] = [
        cheese: notCheeses,
        StepWords.stem(of: "butter"): table("peanut almond cashew apple cocoa nut sunflower hazelnut pumpkin cookie"),
        StepWords.stem(of: "milk"): table("dry powdered"),
    ]
}
