import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Mentions of ingredients in steps")
struct NounPhraseTests {
    private func last(_ lines: [String], _ step: String, locale: String? = nil) -> String? {
        var reader = IngredientLineReader.prepared
        let recipe = Recipe(
            title: "Test", metadata: RecipeMetadata(locale: locale),
            listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: [.step(Step([.text(step)]))])])
        return MarkedRecipe(recipe, &reader).text.split(separator: "\n").last.map(String.init)
    }

    @Test(
        "The name of another food or of a tool is not a mention of the ingredient",
        arguments: [
            ("1 1/2 cups cream", "Freeze in an ice cream machine."), ("1 cup heavy cream", "Stir in the sour cream."),
            ("1 cup almond meal", "Dust with corn meal."), ("1 tsp cayenne pepper", "Rub with lemon pepper."),
            ("1 tsp cayenne pepper", "Season with salt and pepper."),
            ("1 cup long-grain rice", "Plug in the rice cooker."),
            ("1 sheet puff pastry", "Fill a pastry bag."), ("1 can cream of celery soup", "Whip the cream."),
            ("1 cup flour", "Set the flour mixture aside."), ("2 tbsp butter", "Drain the butter beans."),
            ("3 lemons", "Add the lemon zest."), ("1 cup milk", "Open the coconut milk."),
            ("1 jar tomato paste", "Grind to a paste."), ("6 pork chops", "Chop finely."),
            ("1 cup peanut butter", "Grease a pan with butter."),
        ])
    func compounds(_ line: String, _ step: String) {
        #expect(last([line], step) == step)
    }

    @Test(
        "A verb is not a mention of an ingredient",
        arguments: [
            ("1/3 cup butter", "Lightly butter one 9x9 inch pan."), ("1 cup flour", "Flour the board."),
            ("1 package cream cheese", "Cream 2 tablespoons of honey with a fork."),
            ("2 tbsp oil", "Oil a baking sheet."),
            ("1 tsp salt", "Salt the water."), ("2 limes", "Zest the fruit."),
            ("1 cup flour", "Grease and flour a pan."),
            ("1 cup cream", "Cream together until light."),
        ])
    func verbs(_ line: String, _ step: String) {
        #expect(last([line], step) == step)
    }

    @Test(
        "A noun with preparation or pieces is a mention",
        arguments: [
            ("2 cups rice", "Add the rice, then stir.", "Add the @rice{2%cups}, then stir."),
            ("3 carrots", "Slice carrots.", "Slice @carrots{3}."),
            ("3 carrots", "Add chopped carrots and stir.", "Add @carrots|chopped carrots{3} and stir."),
            ("3 carrots", "Add mashed carrots and stir.", "Add mashed @&carrots{} and stir."),
            ("6 slices bacon", "Lay slices of bacon on top.", "Lay slices of @&bacon{} on top."),
            ("4 cloves garlic", "Crush the garlic cloves.", "Crush the @&garlic|garlic cloves{}."),
            (
                "6 bananas, cut into 2/3-inch-thick slices", "Lay 2/3-inch-thick banana slices on top.",
                "Lay 2/3-inch-thick @&bananas|banana slices{} on top."
            ),
            ("3 eggs", "Add eggs one at a time.", "Add @eggs{3} one at a time."),
            ("2 cups broth", "Do it without broth.", "Do it without broth."),
        ])
    func nouns(_ line: String, _ step: String, _ expected: String) {
        #expect(last([line], step) == expected)
    }

    @Test(
        "In other languages, the name of another food is not a mention of the ingredient",
        arguments: [
            ("fr", "20 cl de crème", "Ajouter la crème de coco."), ("de", "200 ml Sahne", "Saure Sahne glatt rühren."),
            ("it", "200 ml di panna", "Unire la panna di soia."), ("es", "200 ml de crema", "Añadir crema de cacao."),
        ])
    func otherLanguages(_ locale: String, _ line: String, _ step: String) {
        #expect(last([line], step, locale: locale) == step)
    }
}

extension NounPhraseTests {
    private func language(_ code: String) throws -> MentionWords { try #require(MentionWords.words(of: code)) }

    /// Returns the index of a word in a text.
    private func index(of word: String, in words: StepWords) throws -> Int {
        try #require(words.words.firstIndex { String(decoding: words.bytes[$0.range], as: UTF8.self) == word })
    }

    @Test(
        "The start of a number or a range in a step",
        arguments: [
            ("Add 1 1/2", "1 1/2"), ("Add two to three", "two to three"), ("Add 1½", "1½"), ("Add 1⅓", "1⅓"),
            ("Add 1–2", "1–2"),
            ("Add 1⁄2", "1⁄2"), ("Add 1\u{A0}1/2", "1\u{A0}1/2"), ("Add 1.5", "1.5"), ("Add 1,5", "1,5"),
            ("No. 5", "5"),
            ("No 1. 5", "5"), ("Add ½ to 2", "½ to 2"), ("Add to 2", "2"), ("Add 1 or 2", "1 or 2"),
            ("one half", "one half"),
            ("or 2", "2"), ("2", "2"), ("Use 2 x 250", "2 x 250"), ("salt, 5", "5"), ("Add 2-3", "2-3"), ("É2", "2"),
        ])
    func numberStart(_ text: String, _ number: String) throws {
        let words = StepWords(text)
        let start = MentionNumber(words, try language("en")).start(of: words.bytes.count)
        #expect(String(decoding: words.bytes[start...], as: UTF8.self) == number)
    }

    @Test(
        "The share that the words before a number state",
        arguments: [
            ("half of the 2 cups", "2", .part), ("the remaining 2 cups", "2", .rest), ("all 2 cups", "2", .all),
            ("2 cups", "2", .all),
            ("3 of the 4 eggs", "4", .part), ("one of the 4 eggs", "4", .part), ("Use of the 4 eggs", "4", .all),
            ("half, 2 cups", "2", .all), ("half of the 2x250", "250", .all), ("½ of the 4 eggs", "4", .part),
            ("½ the 4 eggs", "4", .all),
            ("remaining large fresh chopped 2 cups", "2", .rest),
            ("remaining large fresh ripe chopped 2 cups", "2", .all),
        ] as [(String, String, MentionNumber.Share)])
    func share(_ text: String, _ number: String, _ share: MentionNumber.Share) throws {
        let range = try #require(text.ranges(of: number).last)
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        #expect(MentionNumber(StepWords(text), try language("en")).share(before: start) == share)
    }

    @Test("A sentence gives its amounts for each piece only in the sentence of the amount")
    func perPiece() throws {
        let english = try language("en")
        func isPerPiece(_ text: String) throws -> Bool {
            let range = try #require(text.firstRange(of: "1 cup"))
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return MentionNumber(StepWords(text), english).isPerPiece(start)
        }
        #expect(try isPerPiece("Put 1 cup in each bowl. Stir.") && isPerPiece("Fill each bowl with 1 cup."))
        #expect(
            try !isPerPiece("Put 1 cup in it. Fill each.") && !isPerPiece("Fill each. Add 1 cup.")
                && !isPerPiece("1 cup"))
        #expect(try isPerPiece("Each gets 1 cup.") && !isPerPiece("Each. 1 cup."))
        let words = { (count: Int) in String(repeating: "a ", count: count) }
        #expect(try isPerPiece("1 cup \(words(61))each") && !isPerPiece("1 cup \(words(62))each"))
        #expect(try isPerPiece("So each \(words(63))1 cup") && !isPerPiece("So each \(words(64))1 cup"))
    }

    @Test("A unit of length is no measure of an ingredient, and a number can be a word")
    func lengths() throws {
        let number = MentionNumber(StepWords("two ½ ⅓ 3"), try language("en"))
        #expect(
            ["inch", "cm", "mm", "inchthick"].allSatisfy(number.isLength)
                && !["cup", "g", "large"].contains(where: number.isLength))
        #expect(number.isWord(0) && !number.isWord(4) && !number.isWord(7) && !number.isWord(11))
    }

    @Test(
        "A step divides an ingredient among pieces before or after its name",
        arguments: [
            ("Sprinkle each serving with salsa", true), ("Sprinkle each serving salsa", false),
            ("Stir with each serving salsa", false),
            ("Sprinkle each of 2 servings with salsa", false), ("Sprinkle each, with salsa", false),
            ("Spread salsa onto each tortilla", true), ("Spread salsa each tortilla", false),
            ("Spread salsa over 2 of each", false), ("Spread salsa 2 cm onto each", false),
            ("Spread salsa, onto each tortilla", false), ("Beat salsa after each addition", false),
            ("Cook salsa on each side", false),
            ("salsa a a a a a onto each", true), ("salsa a a a a a a onto each", false),
            ("each a a a a a a with salsa", true), ("each a a a a a a a with salsa", false),
        ])
    func pieces(_ text: String, _ isShared: Bool) throws {
        let words = StepWords(text)
        let noun = try index(of: "salsa", in: words)
        #expect(MentionPieces(words, try language("en")).share(noun) == isShared)
        #expect(!MentionPieces(words, try language("de")).share(noun))
    }

    @Test(
        "The name of an ingredient that is a verb in its sentence",
        arguments: [
            ("Butter the pan", true), ("Butter and sugar", false), ("Salt to taste", false), ("Salt and sugar", false),
            ("Salt the water", true), ("Salt", false), ("Cream the milk", true), ("Add 2 tbsp. flour", false),
            ("Stir. Flour it", true),
            ("then butter", true), ("then butter it", false), ("and cream together", true), ("and cream", false),
            ("and cream it", false),
            ("to cream until soft", true), ("Lightly butter pans", true), ("Butter and flour 2 pans", true),
            ("Milk the cow", false),
            ("Stir, butter well", true), ("Stir, butter it", false), ("Add cream until soft", false),
        ])
    func verbs(_ text: String, _ isVerb: Bool) throws {
        let words = StepWords(text)
        let noun = try index(ofAny: ["butter", "salt", "cream", "flour", "milk"], in: words)
        #expect(MentionVerb(words, try language("en")).isVerb(noun..<noun + 1) == isVerb)
        #expect(!MentionVerb(words, try language("de")).isVerb(noun..<noun + 1))
        if noun + 2 <= words.words.count { #expect(!MentionVerb(words, try language("en")).isVerb(noun..<noun + 2)) }
    }

    private func index(ofAny names: [String], in words: StepWords) throws -> Int {
        try #require(
            words.words.firstIndex {
                names.contains(String(decoding: words.bytes[$0.range], as: UTF8.self).lowercased())
            })
    }

    @Test("Both verbs of a sentence that prepares a pan are verbs")
    func panPreparing() throws {
        let words = StepWords("Generously grease and flour 2 pans")
        #expect(try MentionVerb(words, language("en")).isVerb(3..<4))
        let nouns = StepWords("Mix the butter and flour 2 times")
        #expect(try !MentionVerb(nouns, language("en")).isVerb(4..<5))
    }

    /// Returns the number of words of the noun phrase and whether the whole amount is meant.
    private func ending(_ text: String, isVerb: Bool = false, _ code: String = "en") throws -> String {
        let words = StepWords(text, isEnglish: code == "en")
        guard let (end, extent) = MentionEnd(words, try language(code)).ending(behind: 1, isVerb: isVerb) else {
            return "none"
        }
        return switch extent {
        case .whole: "\(end) whole"
        case .part: "\(end) part"
        default: "\(end) unknown"
        }
    }

    @Test(
        "The end of the noun phrase of an ingredient in a step",
        arguments: [
            ("butter", "1 whole"), ("butter, soft", "1 whole"), ("butter beans", "none"), ("butter-cream", "none"),
            ("butter until soft", "1 whole"), ("garlic cloves", "2 unknown"), ("garlic cloves with it", "2 unknown"),
            ("garlic cloves slices", "none"), ("onions chopped with oil", "1 whole"),
            ("onions chopped large with oil", "none"),
            ("butter (2 cups)", "1 unknown"), ("butter ½ cup", "1 unknown"), ("eggs one at a time", "1 whole"),
            ("eggs two cups", "none"), ("milk a little", "1 whole"), ("milk a bit", "1 whole"), ("milk a cup", "none"),
            ("milk slowly", "1 whole"), ("milk jelly", "none"), ("butter well", "1 whole"),
        ])
    func ends(_ text: String, _ expected: String) throws { #expect(try ending(text) == expected) }

    @Test("A name that can be a verb has no objects behind it")
    func verbEnds() throws {
        #expect(
            try ending("butter all", isVerb: true) == "none" && ending("butter all") == "1 whole"
                && ending("butter it", isVerb: true) == "none")
        #expect(
            try ending("butter one at a time", isVerb: true) == "none"
                && ending("butter until soft", isVerb: true) == "1 whole")
    }

    @Test("In German, a noun phrase ends before a word that is neither a noun nor a number")
    func germanEnds() throws {
        #expect(try ending("Butter zugeben", "de") == "1 whole" && ending("Butter Creme", "de") == "none")
        #expect(try ending("Butter 2 mal", "de") == "none" && ending("Farina rimanente", "it") == "1 part")
        #expect(try ending("Butter restliche", "de") == "1 part")
    }
}
