@testable import RecipeFormats
@testable import RecipeKit

/// Generates random recipes with all features of the model. A seed always gives the same recipes.
struct RandomRecipe {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func recipe() -> Recipe {
        var recipe = Recipe(title: words(1...4), metadata: metadata())
        if chance(2) { recipe.listedIngredients = groups() }
        let count = number(1...3)
        for index in 0..<count {
            recipe.sections.append(
                RecipeSection(name: index == 0 && chance(2) ? nil : "Part \(words(1...2))", blocks: blocks()))
        }
        return recipe
    }

    private mutating func metadata() -> RecipeMetadata {
        var metadata = RecipeMetadata()
        if chance(2) { metadata.description = sentence() + (chance(3) ? "\n\n" + sentence() : "") }
        if chance(2) { metadata.course = words(1...2) }
        if chance(2) { metadata.cuisine = words(1...1) }
        if chance(2) { metadata.difficulty = pick(["easy", "hard"]) }
        if chance(2) { metadata.author = words(2...2) }
        if chance(2) { metadata.source = RecipeSource(url: "https://example.org/\(number(1...99))") }
        if chance(2) { metadata.servings = Servings(parsing: pick(["4", "12 pieces", "1 loaf"])) }
        if chance(2) { metadata.prepTime = CookingTime(parsing: pick(["20 min", "1 h 5 min", "overnight"])) }
        if chance(2) { metadata.cookTime = CookingTime(parsing: "\(number(1...200)) min") }
        if chance(3) { metadata.statedTotalTime = CookingTime(parsing: pick(["3 h", "a weekend"])) }
        if chance(2) { metadata.tags = Set((0..<number(1...3)).map { _ in words(1...2) }).sorted() }
        if chance(3) { metadata.diets = ["vegan"] }
        if chance(3) { metadata.images = ["https://example.org/\(number(1...9)).jpg"] }
        if chance(3) { metadata.locale = pick(["fr", "en-GB"]) }
        if chance(3) { metadata.others = [.init(key: "cellar \(number(1...9))", value: words(1...3))] }
        return metadata
    }

    private mutating func groups() -> [IngredientGroup] {
        (0..<number(1...3)).map { index in
            IngredientGroup(
                name: index == 0 && chance(2) ? nil : "For \(words(1...2))",
                ingredients: (0..<number(1...4)).map { _ in ingredient() })
        }
    }

    private mutating func ingredient() -> Ingredient {
        var ingredient = Ingredient(name: words(1...3))
        if chance(2) { ingredient.quantity = quantity() }
        if chance(3) { ingredient.preparation = words(1...2) }
        if chance(6) { ingredient.isOptional = true }
        if chance(8) { ingredient.recipeReference = RecipeReference(path: [ingredient.name]) }
        return ingredient
    }

    private mutating func quantity() -> Quantity {
        let low = Rational(number(1...12), pick([1, 1, 2, 3, 4, 8, 10])) ?? .one
        let amount: Amount
        switch number(0...9) {
        case 0: amount = .text(pick(["a few", "some"]))
        case 1: amount = .range(low, low.adding(Rational(number(1...3))) ?? Rational(99))
        default: amount = .number(low)
        }
        return Quantity(amount, unit: chance(2) ? pick(["g", "cups", "tbsp", "kleine Dosen"]) : nil)
    }

    private mutating func blocks() -> [RecipeSection.Block] {
        (0..<number(1...4)).map { _ in chance(4) ? .note(sentence()) : .step(step()) }
    }

    private mutating func step() -> Step {
        var items: [StepItem] = [.text(sentence() + " ")]
        for _ in 0..<number(0...3) {
            switch number(0...2) {
            case 0: items.append(.ingredient(ingredient()))
            case 1: items.append(.cookware(Cookware(name: words(1...2))))
            default:
                items.append(.timer(CookingTimer(duration: Quantity(.number(Rational(number(1...90))), unit: "min"))))
            }
            items.append(.text(" \(sentence()) "))
        }
        items.append(.text("Serve."))
        return Step(
            items.reduce(into: []) { items, item in
                guard case .text(let next) = item, case .text(let last)? = items.last else { return items.append(item) }
                items[items.count - 1] = .text(last + next)
            })
    }

    /// Returns random words. Some of them contain the special characters of all formats.
    private mutating func sentence() -> String {
        let marks = [
            "and", "(or not)", "at 180 °C", "1. not a list", "*well*", "a_b_c", "& salt", "<quickly>", "50% off", "#1",
            "[sic]", "a -- b", "@home", "~5", "{x}", "“yes”", "C:\\x", "2 > 1", "- then", "é", "`code`", "+ more",
            "= so",
        ]
        return "Stir \(words(1...3)) \(pick(marks)) \(words(1...2)) \(pick(marks))."
    }

    private mutating func words(_ count: ClosedRange<Int>) -> String {
        let words = ["flour", "Äpfel", "crème", "rice", "old", "豆腐", "sweet", "salt", "brown", "O’Neill"]
        return (0..<number(count)).map { _ in pick(words) }.joined(separator: " ")
    }

    private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }
}
