import Figures

/// Invents recipes quickly, each as a line of JSON. Their words are as frequent as in real recipes, and as numerous.
struct LineCook {
    private var random: SplitMix
    private let foods: Vocabulary
    private let talk: Vocabulary
    private let dishes: [(course: [UInt8], dishes: [[UInt8]])]
    private var number = 0

    private static let units = [
        "g", "ml", "cup", "cups", "tablespoon", "tablespoons", "teaspoon", "teaspoons", "ounces", "pound", "cloves",
        "can",
    ].map { Array($0.utf8) }
    private static let amounts = ["1", "1", "2", "2", "3", "4", "1/2", "1/4", "3/4", "1 1/2", "250", "100"].map {
        Array($0.utf8)
    }
    private static let preparations = ["chopped", "diced", "minced", "sliced", "divided", "peeled", "melted"].map {
        Array($0.utf8)
    }
    private static let common = [
        "the", "and", "in", "a", "to", "until", "with", "of", "for", "minutes", "heat", "over", "into", "add",
        "mixture",
        "or", "stir", "bowl", "oven", "cook", "large", "medium", "water", "about", "place", "pan", "bake", "from", "on",
        "mix", "degrees", "pour", "skillet", "preheat", "remove", "cover", "well", "bring", "boil", "simmer", "serve",
        "together", "combine", "top", "let", "whisk", "sprinkle", "each", "half", "golden", "brown", "tender", "hot",
    ]
    private static let pantry = [
        "salt", "sugar", "pepper", "butter", "flour", "oil", "garlic", "onion", "water", "cheese", "egg", "eggs",
        "milk",
        "cream", "chicken", "powder", "vanilla", "lemon", "juice", "olive", "tomato", "tomatoes", "black", "white",
        "fresh", "ground", "brown", "baking", "parsley", "cinnamon", "potato", "rice", "beef", "bacon", "carrot",
        "celery",
        "thyme", "basil", "mushroom", "sauce", "vinegar", "chocolate", "almond", "apple", "orange", "honey", "mustard",
        "saffron", "zucchini", "walnut", "nuts", "pasta", "pork", "salmon", "shrimp", "spinach", "coconut", "curry",
    ]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        foods = Vocabulary(Self.pantry + Pantry.mains.map(\.name), count: 12_000, random: &random)
        talk = Vocabulary(Self.common + Self.pantry, count: 30_000, random: &random)
        dishes = Pantry.courses.map { (Array($0.name.utf8), $0.dishes.map { Array($0.utf8) }) }
    }

    /// Appends a recipe and a line feed.
    mutating func append(to bytes: inout [UInt8]) {
        number += 1
        let course = dishes[below(dishes.count)]
        let main = foods.pick(&random)
        bytes += #"{"@context": "https://schema.org", "@type": "Recipe", "name": ""#.utf8
        let start = bytes.count
        bytes += Pantry.manners[below(Pantry.manners.count)].utf8
        bytes[start] &= ~0x20
        append(main, to: &bytes)
        if below(2) == 0 { append(foods.pick(&random), to: &bytes) }
        append(course.dishes[below(course.dishes.count)], to: &bytes)
        bytes += #"", "recipeIngredient": ["#.utf8
        for line in 0..<(5 + below(9)) {
            bytes += (line == 0 ? "\"" : ", \"").utf8
            appendIngredient(line == 0 ? main : foods.pick(&random), to: &bytes)
            bytes.append(0x22)
        }
        bytes += #"], "recipeInstructions": ["#.utf8
        for step in 0..<(3 + below(4)) {
            bytes += (step == 0 ? "" : ", ").utf8
            bytes += #"{"@type": "HowToStep", "text": ""#.utf8
            appendStep(to: &bytes)
            bytes += "\"}".utf8
        }
        bytes += "]".utf8
        if below(2) == 0 {
            bytes += #", "recipeCategory": ""#.utf8
            bytes += course.course
            bytes += #"", "totalTime": "PT"#.utf8
            bytes += "\(10 + 5 * below(30))M\", \"recipeYield\": \"\(1 + below(12)) servings\"".utf8
        }
        if below(3) == 0 { bytes += ", \"keywords\": \"\(Pantry.tags[below(Pantry.tags.count)])\"".utf8 }
        bytes += ", \"url\": \"https://example.org/recipes/\(number)\"}\n".utf8
    }

    private mutating func appendIngredient(_ food: [UInt8], to bytes: inout [UInt8]) {
        bytes += Self.amounts[below(Self.amounts.count)]
        append(Self.units[below(Self.units.count)], to: &bytes)
        append(food, to: &bytes)
        for _ in 0..<below(3) { append(foods.pick(&random), to: &bytes) }
        guard below(3) == 0 else { return }
        bytes.append(0x2C)
        append(Self.preparations[below(Self.preparations.count)], to: &bytes)
    }

    private mutating func appendStep(to bytes: inout [UInt8]) {
        // `append` adds a space before each word. The space before the first word is removed at the end.
        let first = bytes.count
        for _ in 0..<(1 + below(3)) {
            let start = bytes.count
            for _ in 0..<(8 + below(12)) { append(talk.pick(&random), to: &bytes) }
            if bytes[start + 1] >= 0x61, bytes[start + 1] <= 0x7A { bytes[start + 1] &= ~0x20 }
            bytes.append(0x2E)
        }
        bytes.remove(at: first)
    }

    private func append(_ word: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(0x20)
        bytes += word
    }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
