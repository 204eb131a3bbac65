/// The words for activities with food in a text. Each word counts only once. Such words are evidence that the text is a
/// recipe.
struct MarkdownCookingWords {
    private var found: Set<String> = []

    /// The distinct Chinese and Japanese words for food and pots.
    private var foodstuffs: Set<Character> = []
    /// Whether one of the words is used only for cooking. Only words of scripts without spaces are checked.
    private(set) var isCertain = false

    /// The number of distinct words for activities.
    var count: Int { found.count }

    /// Whether one of the words is in a script without spaces.
    var isInUnspacedScript: Bool {
        found.contains { $0.unicodeScalars.first.map(MarkdownHeadingTable.isOfUnspacedScript) == true }
    }

    /// Whether there are enough words for activities, food and pots to show that the text is about cooking.
    var areEnough: Bool { count >= 3 || count >= 1 && count + foodstuffs.count >= 4 }

    /// Returns whether a line contains a Chinese, Japanese or Korean word for an activity with food.
    static func tells(_ line: String) -> Bool {
        guard line.utf8.contains(where: EastAsianText.isLead) else { return false }
        return line.contains { unspaced.contains($0) || handling.contains($0) }
    }

    /// Adds the words of a text.
    mutating func add(_ text: String) {
        let (words, _, isUnspaced) = MarkdownHeadingTable.words(of: text)
        for word in words {
            if Self.spaced.contains(word) {
                found.insert(word)
            } else if word.utf8.count > 4, let stem = Self.stems.first(where: word.hasPrefix) {
                found.insert(stem)
            }
        }
        guard isUnspaced else { return }
        for character in text {
            if Self.unspaced.contains(character) {
                found.insert(String(character))
                isCertain = isCertain || Self.certain.contains(character)
            } else if Self.foods.contains(character) {
                foodstuffs.insert(character)
            }
        }
    }

    /// Stems of words in languages with many inflected forms, in lower case and without accents.
    private static let stems: [String] = [
        // Russian, Ukrainian
        "обжар", "поджар", "нареж", "нареза", "запека", "запеч", "выпека", "сварит", "варим", "отвар", "взбив", "взбей",
        "взбит", "смеша", "переме", "замес", "замеш", "раскат", "растоп", "посып", "добав", "солим", "залив", "натер",
        "тушит", "нарізає", "нарізат", "смажи", "змішу", "запіка", "випіка", "додає",
        // Polish, Czech
        "gotow", "smaz", "wymiesz", "pokro", "dodaj", "upiec", "ugotow", "posiek", "uvar", "nakraj", "osmaz", "smich",
        "promich", "pridam", "upec", "osol", "rozpust",
        // German, Dutch, Swedish
        "kochel", "dunst", "anbrat", "verruhr", "vermisch", "unterheb", "vermeng", "abschmeck", "gehack", "schnipp",
        "snijd", "verwarm", "meng", "voeg", "blanda", "hacka", "vispa", "stek",
        // French, Spanish, Portuguese, Italian
        "mijot", "melang", "hornea", "mezcl", "anad", "cocin", "misture", "cozinh", "adicion", "refog", "mescol",
        "soffrig", "aggiung", "cuoc",
    ].flatMap { MarkdownHeadingTable.words(of: $0).words }

    /// Words for activities with food in scripts without spaces.
    private static let unspaced: Set<Character> = [
        "炒", "煮", "煎", "炸", "蒸", "焯", "腌", "烤", "炖", "燉", "焖", "燜", "切", "炝", "焗", "揉", "煸", "焙", "剁", "烧", "燒", "卤",
        "滷", "煲", "熬", "烩", "涮", "焼", "茹", "揚", "볶", "끓", "굽", "튀", "썰", "삶",
    ]

    /// The words of ``unspaced`` that are used only for cooking.
    private static let certain: Set<Character> = [
        "炒", "煮", "煎", "炸", "蒸", "焯", "炖", "燉", "焖", "燜", "煸", "茹", "볶", "끓", "삶",
    ]

    /// Words for activities with food that are also activities with other things, such as `加` (“add”).
    private static let handling: Set<Character> = [
        "倒", "放", "加", "撒", "淋", "搅", "攪", "拌", "捞", "撈", "盖", "蓋", "泡", "洗", "混",
    ]

    private static let foods: Set<Character> = [
        "锅", "鍋", "盐", "鹽", "油", "葱", "蔥", "蒜", "姜", "薑", "糖", "醋", "酱", "醬", "塩", "醤", "酒", "肉", "蛋", "汤", "湯",
    ]

    /// Whole words, in lower case and without accents.
    private static let spaced: Set<String> = [
        // English
        "bake", "boil", "chop", "cook", "drain", "fry", "grill", "knead", "marinate", "mix", "peel", "roast", "season",
        "simmer", "slice", "sprinkle", "stir", "whisk", "preheat", "rinse", "saute", "melt", "mash", "dice", "mince",
        "garnish", "oven", "skillet", "saucepan", "dough",
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
