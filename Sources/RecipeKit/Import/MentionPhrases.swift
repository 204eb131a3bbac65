/// The ways in which steps may speak of a recipe's ingredients, to be looked up by their words.
///
/// An ingredient is spoken of by its name (`extra-virgin olive oil`), or by the part of it that says what it is (`olive
/// oil`, `oil`), as long as that is not the part of another's name.
struct MentionPhrases {
    struct Phrase {
        /// Ingredients of that name by their places in the list; more than one where a list names a thing twice.
        var owners: [Int]
        var isWholeName: Bool
    }

    /// Words of the longest phrase.
    private(set) var longest = 0
    private var phrases: [UInt64: Phrase] = [:]

    /// How many of one name are told apart.
    private static let mostOfOneName = 16
    /// The most words of a name that are looked at.
    private static let longestName = 8

    /// - Parameters:
    ///   - names: The ingredients' names.
    ///   - language: Of the list, as ISO 639-1 has it.
    init(names: [String], language: String) {
        let stems = names.map { Self.stems(of: $0, isEnglish: language == "en") }
        for (owner, stems) in stems.enumerated() where !stems.isEmpty {
            add(stems[...], owner: owner, isWholeName: true)
        }
        // Of a word that several names share nobody can tell whose it is.
        let nounIsFirst = ["fr", "es", "it"].contains(language)
        for (owner, stems) in stems.enumerated() {
            for phrase in Self.parts(of: stems, nounIsFirst: nounIsFirst) {
                add(phrase, owner: owner, isWholeName: false)
            }
        }
    }

    /// The phrase of the words that hash to a number; `nil` where nothing, or nothing certain, is called so.
    func phrase(_ hash: UInt64) -> Phrase? {
        guard let phrase = phrases[hash], phrase.isWholeName || phrase.owners.count == 1 else { return nil }
        return phrase
    }

    /// Whether the words that hash to a number may mean any of the ingredients.
    func isKnown(_ hash: UInt64) -> Bool { phrases[hash] != nil }

    private mutating func add(_ words: ArraySlice<UInt64>, owner: Int, isWholeName: Bool) {
        guard let first = words.first else { return }
        let hash = words.dropFirst().reduce(first, WordHash.joining)
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

    /// The words of a name up to what is said about it.
    private static func stems(of name: String, isEnglish: Bool) -> [UInt64] {
        let end = name.utf8.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") } ?? name.endIndex
        return Array(StepWords(String(name[..<end]), isEnglish: isEnglish).words.suffix(longestName).map(\.stem))
    }

    private static func parts(of stems: [UInt64], nounIsFirst: Bool) -> [ArraySlice<UInt64>] {
        var stems = stems[...]
        if let joint = stems.firstIndex(of: and), joint > stems.startIndex, joint + 1 < stems.endIndex {
            // Of `kosher salt and freshly ground pepper` there is `salt and pepper`.
            return [[stems[joint - 1], and, stems[stems.endIndex - 1]]]
        }
        if let joint = stems.firstIndex(where: joints.contains), joint > stems.startIndex { stems = stems[..<joint] }
        var parts: [ArraySlice<UInt64>] = [stems]
        if !nounIsFirst, stems.count > 1, let last = stems.last, forms.contains(last) {
            parts.append(stems.dropLast())
        }
        if !nounIsFirst, stems.count > 2, let first = stems.first, let last = stems.last {
            // Of `hot pepper sauce` there is `hot sauce`.
            parts.append([first, last])
        }
        return parts.flatMap { part in
            part.indices.map { nounIsFirst ? part[...$0] : part[$0...] }.filter { shorter in
                shorter.count > 1 || shorter.first.map { !vague.contains($0) } == true
            }
        }
    }

    private static let and = StepWords.stem(of: "and")

    private static func table(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { StepWords.stem(of: String($0)) })
    }

    /// Words behind which a name says more of what it named.
    private static let joints = table("with in or for from of de du des di con mit und et y e")

    /// What a thing comes as: steps often leave it out.
    private static let forms = table(
        """
        breast thigh half fillet cheese leaf clove floret piece kernel stick slice steak chop extract strip sprig stalk \
        chunk cube wedge fillets ring crumb wing leg drumstick tenderloin rib spear
        """)

    /// Words that alone do not tell what is meant, as they name what is made of many things, or just its form.
    private static let vague = table(
        """
        mix powder sauce season seasoning mixture piece half juice leaf clove extract dressing topping filling slice cube \
        chunk strip stick can crust soup stew salad dough batter ingredient salt-free large medium small fresh dried \
        ground frozen whole white black red green yellow hot cold warm sweet sour dry baking cooking spray pan bowl dish \
        oven heat room top bottom side boneless skinless lean wing leg ring wedge sprig stalk package container purpose \
        all extra virgin low fat free style blend food color coloring flavor flavoring
        """)
}
