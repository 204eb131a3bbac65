import RecipeKit

/// Finds the food of an ingredient's name in the table of nutrients.
struct NutrientMatcher {
    struct Match {
        /// The food, or `nil` if nobody eats the ingredient.
        var food: NutrientFood?
        /// The weights that belong to the name.
        var weights: NutrientWeights
        /// The weights of the food under all its names, for units that ``weights`` does not have.
        var otherWeights = NutrientWeights()
        /// The confidence that the food is right, from 0 to 1.
        var confidence: Double
    }

    private let table = NutrientTable()

    /// Returns the best food for an ingredient, or `nil` if there is none.
    ///
    /// The state of the food depends on the amount. `2 cups rice, cooked` are cups of cooked rice, but in
    /// `200 g rice, cooked` the rice is weighed before it is cooked.
    func match(_ ingredient: Ingredient) -> Match? {
        let name = IngredientWords(ingredient.name).name
        let remark = IngredientWords.words(ingredient.preparation ?? "")
        let unit = ingredient.quantity?.unit.flatMap { UnitCatalog().unit(named: $0) }
        if unit?.kind == .volume, remark.contains("cooked"), let cooked = whole(["cooked"] + name, confidence: 0.9) {
            return cooked
        }
        if let digits = CitrusPart.digits(name, remark, isMeasured: unit?.kind == .volume),
            let part = match(.init(digits: digits), 0.9)
        {
            return part
        }
        // The remark can state the kind: `chicken thighs, boneless and skinless`.
        let stated = Self.kinds.filter(remark.contains)
        for kinds in [stated] + stated.map({ [$0] }) where !kinds.isEmpty {
            if let found = whole(kinds + name, confidence: 0.95) { return found }
        }
        guard var found = match(ingredient.name) else { return nil }
        if let number = found.food?.number, let lean = GroundBeef.number(number, ingredient) {
            found.food = table.food(number: lean) ?? found.food
        }
        if let number = found.food?.number, let vegetable = Self.vegetables[number], unit == nil || unit?.kind == .count
        {
            return ingredient.quantity == nil ? found : match(.init(digits: vegetable), 0.8)
        }
        return found
    }

    /// Words in a remark that change which food is meant: `chicken thighs, skinless`.
    private static let kinds = [
        "boneless", "skinless", "bone", "canned", "dried", "dry", "smoked", "lean", "sweetened",
    ]

    /// For the number of a spice, the number of the vegetable with the same name: `2 peppers` are not peppercorns.
    private static let vegetables = [2028: "11821", 2030: "11333", 2013: "11165"]

    /// Returns the best food for a name, or `nil` if there is none.
    func match(_ name: String) -> Match? {
        let words = IngredientWords(name)
        for (offset, candidate) in candidates(words).enumerated() {
            if let found = whole(candidate, confidence: offset == 0 ? 1 : 0.95) { return found }
        }
        for candidate in candidates(words).reversed() {
            if let found = partial(candidate) { return found }
        }
        return described(words)
    }

    /// Returns several forms of the name, with the best form first. A form can leave out the words after the comma, an
    /// alternative (`or margarine`), or the words that only describe the food (`crisp`).
    private func candidates(_ words: IngredientWords) -> [[String]] {
        var result: [[String]] = []
        func add(_ words: [String]) { if !words.isEmpty, !result.contains(words) { result.append(words) } }
        if !words.rest.isEmpty, words.rest.count <= 3 {
            add(words.rest + words.name)
            add(words.name + words.rest)
        }
        // The comma separates two descriptions: `boneless, skinless chicken breasts`, `crisp, sweet apples`.
        if !words.rest.isEmpty, words.name.allSatisfy(Self.descriptions.contains) {
            add(words.name + words.rest)
            add(words.rest)
        }
        add(words.name)
        // The name has alternatives or examples: `butter or margarine`, `broth such as chicken broth`.
        let first = words.name.prefix { !Self.alternatives.contains($0) }
        if first.count < words.name.count {
            let second = words.name[(first.count + 1)...].prefix { !Self.alternatives.contains($0) }
            // The last word belongs to both alternatives: `almond or cashew milk`, `red or white wine`.
            if second.count > 1, let last = second.last { add(first + [last]) }
            add(Array(first))
            add(Array(second))
        }
        for candidate in result {
            add(candidate.filter { !Self.descriptions.contains($0) && Int($0) == nil })
        }
        return result
    }

    private func whole(_ words: [String], confidence: Double) -> Match? {
        NutrientNames.meaning(of: words).flatMap { match($0, confidence) }
    }

    private func match(_ meaning: NutrientNames.Meaning, _ confidence: Double) -> Match? {
        let weights = NutrientWeights(row: meaning.weights)
        guard let digits = meaning.digits else { return Match(food: nil, weights: weights, confidence: confidence) }
        return table.food(digits: digits).map {
            Match(food: $0, weights: weights, otherWeights: NutrientWeights(row: digits), confidence: confidence)
        }
    }

    /// Returns the food that a part of a name means, or `nil` if no part means a food. The parts are tried in this
    /// order: the end of the name, the beginning of a French, Spanish or Italian name, the end of a German compound,
    /// and any other part.
    private func partial(_ words: [String]) -> Match? {
        guard words.count > 1 else { return compound(words) }
        for start in words.indices.dropFirst() {
            let end = words[start...]
            // If the USDA has a food “oat flour”, it is better than the food “flour”.
            if end.count == 1, let line = FoodSearch(IngredientWords(words.joined(separator: " "))).exactLine,
                let food = table.food(digits: String(line.prefix(5)))
            {
                return Match(food: food, weights: NutrientWeights(), confidence: 0.7)
            }
            if let meaning = NutrientNames.meaning(of: end) { return match(meaning, end.count > 1 ? 0.85 : 0.75) }
        }
        for end in words.indices.dropFirst().reversed() {
            if let meaning = NutrientNames.meaning(of: words[..<end], isRomance: true) { return match(meaning, 0.75) }
        }
        if let found = compound(words) { return found }
        // The food is in the middle or at the beginning: `chicken breasts with skin`, `spinach leaves`.
        for end in words.indices.dropFirst().reversed() {
            for start in 0..<end {
                if let meaning = NutrientNames.meaning(of: words[start..<end]) { return match(meaning, 0.6) }
            }
        }
        return nil
    }

    /// Returns the food at the end of a German compound: the `Mehl` of `Dinkelmehl`.
    private func compound(_ words: [String]) -> Match? {
        guard let last = words.last, (8...IngredientWords.longestWord).contains(last.utf8.count) else { return nil }
        for length in (4..<(last.utf8.count - 2)).reversed() {
            let end = String(last.suffix(length))
            guard Self.compoundEnds.contains(end) else { continue }
            return NutrientNames.meaning(of: CollectionOfOne(end)).flatMap { match($0, 0.7) }
        }
        return nil
    }

    /// Returns the food whose description by the USDA has the words of a name.
    private func described(_ words: IngredientWords) -> Match? {
        guard let line = FoodSearch(words).bestLine, let food = table.food(digits: String(line.prefix(5))) else {
            return nil
        }
        return Match(food: food, weights: NutrientWeights(), confidence: 0.5)
    }

    /// Words at which the name of a food ends, because they begin an alternative, an example or a remark.
    private static let alternatives: Set<String> = [
        "or", "oder", "ou", "plus", "such", "like", "for", "fur", "pour", "para", "per", "from", "about", "if", "in",
        "wie", "see", "as", "etwa", "to", "bzw", "von", "preferably", "at", "made", "without",
    ]

    /// Words that describe how a food is bought, cut or measured. They do not change which food is meant.
    private static let descriptions = Set(
        """
        fresh freshly organic large medium small extra finely roughly coarsely chopped diced sliced minced grated shredded
        peeled ripe good quality homemade store bought unsalted raw cold warm hot softened melted toasted thinly thick
        thickly cut cubed crushed packed lightly heaping heaped scant pure natural favorite favourite your optional about
        approximately plain boneless skinless trimmed rinsed drained washed seeded cored stemmed pitted halved quartered
        torn crumbled cooked uncooked frozen thawed room temperature low sodium reduced fat free lean best high dry loosely
        firmly leftover prepared canned tinned jar jarred premade packaged whole big baby mini unsweetened sweetened new
        young tender firm soft crisp tart juicy additional more some few generous good heirloom wild free range grass fed sustainable jumbo
        thin bite size sized piece cube slice chunk strip wedge divided needed taste garnish serving desired other
        vegetarian vegan gluten dairy italian french greek mexican chinese japanese thai spanish english american european
        frische frischer frisches frischen gehackte gehackt gehackter gehacktes gerieben geriebene geriebener kleine kleiner
        kleines kleinen grosse grosser grosses grossen rote roter gewurfelt gewurfelte getrocknet tiefgekuhlt tk bio etwas
        mittelgrosse mittelgross geschalt geschalte entsteint fein grob weiche weich kalte kalt lauwarm lauwarme
        frais fraiche fraiches gros grosses petit petite petits petites haches hache coupe coupes rape rapes
        fresco fresca frescos frescas grande grandes pequeno picado picada picados rallado rallada molida
        freschi fresche tritato tritata grattugiato grattugiata piccolo piccola
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let compoundEnds: Set<String> = [
        "mehl", "zucker", "milch", "butter", "sahne", "essig", "reis", "salz", "joghurt", "linsen", "bruhe",
        "schokolade", "zwiebel", "zwiebeln", "kartoffel", "kartoffeln", "tomate", "tomaten", "nudeln", "kase", "brot",
        "hackfleisch", "filet", "fleisch", "pilze", "wurst", "wurstchen", "pfeffer", "ol", "nusse", "beeren", "saft",
        "sirup", "pulver", "bohnen", "erbsen", "honig", "marmelade", "konfiture", "speck", "schinken", "lauch", "kohl",
        "salat", "kurbis", "quark", "wein", "wasser", "kerne", "flocken", "senf", "kraut", "petersilie", "paprika",
    ]
}
