/// The different words of a text that say what is done to food.
struct MarkdownCookingWords {
    private var found: Set<String> = []

    /// How many different ones there are.
    var count: Int { found.count }

    mutating func add(_ text: String) {
        let (words, _, isUnspaced) = MarkdownHeadingTable.words(of: text)
        for word in words where Self.spaced.contains(word) { found.insert(word) }
        guard isUnspaced else { return }
        for character in text where Self.unspaced.contains(character) { found.insert(String(character)) }
    }

    private static let unspaced: Set<Character> = [
        "炒", "煮", "煎", "炸", "蒸", "焯", "腌", "烤", "炖", "燉", "焖", "燜", "切", "炝", "焗", "揉",
    ]

    /// Folded.
    private static let spaced: Set<String> = [
        // English
        "bake", "boil", "chop", "cook", "drain", "fry", "grill", "knead", "marinate", "mix", "peel", "roast", "season",
        "simmer", "slice", "sprinkle", "stir", "whisk",
        // German
        "backen", "braten", "garen", "hacken", "kneten", "kochen", "schneiden", "wurzen", "verruhren",
        // French, Spanish, Italian
        "cuire", "melanger", "melangez", "couper", "ajouter", "ajoutez", "cocer", "freir", "hornear", "mezclar",
        "picar",
        "anadir", "cuocere", "mescolare", "tagliare", "aggiungere",
        // Russian, Ukrainian
        "варить", "варите", "вариться", "сварить", "жарить", "обжарить", "жарьте", "запекать", "залить", "залейте",
        "нарезать", "нарежьте", "посолить", "посолите", "перемешать", "перемешайте", "добавить", "добавьте", "тушить",
        "помешивая", "варити", "нарізати", "порізати", "додати", "змішати", "посолити", "смажити", "запікати",
    ].reduce(into: []) { $0.formUnion(MarkdownHeadingTable.words(of: $1).words) }
}
