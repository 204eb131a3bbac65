import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The amounts in the sentence of a step")
struct StepAmountTests {
    private func shown(_ source: String, _ style: QuantityStyle = .unicode) -> String {
        recipe(source).steps.first?.sentence(style) ?? ""
    }

    @Test(
        "The sentence of a step has a range before the name unless the text begins it",
        arguments: [
            ("Add 2 @eggs{2-3}.", "Add 2 eggs."), ("Add 3 @eggs{2-3}.", "Add 3 eggs."),
            ("Mix 4 or so nice @eggs{2-3}.", "Mix 4 or so nice 2–3 eggs."),
            ("Add 2-@eggs{2}.", "Add 2-eggs."), ("Add 2-@eggs{3}.", "Add 2-3 eggs."),
            ("Add @eggs{2-3}.", "Add 2–3 eggs."),
        ])
    func ranges(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "A number farther from the mark in the sentence of a step counts only if it is the amount",
        arguments: [
            ("Take 3 fine ripe peeled @pears{3}.", "Take 3 fine ripe peeled pears."),
            ("Take 4 fine peeled round @pears{3}.", "Take 4 fine peeled round 3 pears."),
            ("Take two fine peeled round @pears{2}.", "Take two fine peeled round pears."),
            ("Take two fine peeled round @pears{3}.", "Take two fine peeled round 3 pears."),
        ])
    func farNumbers(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "A quarter, a third or the rest in the sentence of a step is a part only beside an article, a number or of",
        arguments: [
            ("Use a quarter of the @milk{1%l}.", "Use a quarter of the milk."),
            ("Now quarter @pears{4}.", "Now quarter 4 pears."),
            ("Use one third @milk{1%l}.", "Use one third milk."),
            ("Use most of the @milk{1%l}.", "Use most of the milk."),
            ("Let rest @dough{1%kg}.", "Let rest 1 kg dough."),
        ])
    func parts(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "A place before the name in the sentence of a step is not an amount",
        arguments: [
            ("Mix in a large bowl @egg{1}.", "Mix in a large bowl 1 egg."),
            ("Stir in a cup @milk{1%l}.", "Stir in a cup 1 l milk."),
            ("Mix with a chopped @egg{1}.", "Mix with a chopped egg."),
        ])
    func places(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "The sentence of a step has a time once, in the unit of the text or of the mark",
        arguments: [
            ("Bake 25 minutes ~{25%min}.", "Bake 25 minutes ."),
            ("Bake 20 minutes ~{25%min}.", "Bake 20 minutes 25 min."),
            ("Bake 25 ~{25%min} minutes.", "Bake 25  minutes."), ("Wait ~rest{}.", "Wait rest."),
            ("Wait ~rest{5%min}.", "Wait 5 min."),
            ("Bake 20 ~{20-25%min}.", "Bake 20 min."),
        ])
    func times(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "The sentence of a step has a space between two marks, and between a number and a mark",
        arguments: [
            ("@salt{1%g}@oil{2%ml}", "1 g salt 2 ml oil"), ("Take 3#bowls{3}.", "Take 3 bowls."), ("l'@oil{}", "l'oil"),
            ("~{5%min}@oil{}", "5 min oil"),
        ])
    func spaces(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "A long unit is in parentheses in the sentence of a step, and a unit that begins with a number has a sign",
        arguments: [
            ("Add @beans{1%can, drained well}.", "Add beans (1 can, drained well)."),
            ("Add @beans{2%of the big cans}.", "Add beans (2 of the big cans)."),
            ("Add @beans{2%big red cans}.", "Add 2 big red cans beans."),
            ("Add @beans{2%(400 g) cans}.", "Add beans (2 400 g cans)."),
        ])
    func longUnits(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test("The sentence of a step in ASCII has an x between a number and a unit with a number")
    func ascii() { #expect(shown("Bake @cod{4%120g each}.", .ascii) == "Bake 4 x 120g each cod.") }

    @Test(
        "An amount in words is in the sentence of a step in parentheses, unless it begins with a number",
        arguments: [
            ("Add @beans{2 cans}.", "Add 2 cans beans."), ("Add @beans{2 cans} (2 cans).", "Add beans (2 cans)."),
            ("Add 2 @beans{2 cans}.", "Add 2 cans beans."),
            ("Add half the @beans{2 cans}.", "Add half the beans."), ("Add @2 beans{some}.", "Add 2 beans."),
            ("Add @beans{2 (400 g) cans}.", "Add beans (2 400 g cans)."),
            ("Add 100g @beans{kg}.", "Add 100g beans."), ("Add 2 @beans{lots}.", "Add 2 beans."),
        ])
    func words(_ source: String, _ expected: String) { #expect(shown(source) == expected) }

    @Test(
        "The text behind a mark tells its amount",
        arguments: [
            ("(200 g)", "200", "g", true), (" 200 g", "200", "g", true), (" = 200 grams", "1", "g", true),
            (" 200 ml", "200", "g", false),
            (" and 200 g", "200", "g", false), ("(2)", "2", nil, true), (" 2", "2", nil, false),
            ("(3)", "2", nil, false), ("(2 cups)", "2", nil, false),
            ("", "2", nil, false), ("(200)", "200", "g", false), (" ½ cup", "1", "cup", true), ("é", "1", "cup", false),
        ] as [(String, String, String?, Bool)])
    func following(_ text: String, _ number: String, _ unit: String?, _ tells: Bool) throws {
        let quantity = Quantity(.number(try #require(Rational(parsing: number))), unit: unit)
        #expect(FollowingText(behind: text).tells(quantity) == tells)
    }

    @Test("The text behind a mark begins with its unit or its words")
    func followingWords() {
        #expect(
            FollowingText(behind: " cloves of").begins(withWord: "clove")
                && !FollowingText(behind: "(cloves)").begins(withWord: "clove"))
        #expect(
            !FollowingText(behind: " ").begins(withWord: "clove")
                && !FollowingText(behind: " cloves").begins(withWord: ""))
        #expect(
            FollowingText(behind: " To Taste.").begins(with: "to taste")
                && !FollowingText(behind: " taste").begins(with: "to taste"))
    }

    @Test("The words before a mark end at the end of a clause, and text in parentheses is skipped")
    func preceding() {
        func words(_ text: String) -> [String] { PrecedingWords(before: text).words.map(\.text) }
        #expect(words("Stir. Add 2 ") == ["2", "add"] && words("Add salt, ") == [] && words("mix it: now ") == ["now"])
        #expect(words("Open 1 (400 g) can ") == ["can", "1", "open"] && words("a) b ") == ["b"] && words("(a) ") == [])
        #expect(
            words("1 tbsp. ") == ["tbsp", "1"] && words("1.5 kg ") == ["kg", "1.5"]
                && words("olive-oil 2-") == ["2", "olive-oil"])
        #expect(words("a b c d e f g ") == ["g", "f", "e", "d", "c", "b"] && words("5% 180°") == ["180°", "5%"])
        #expect(words("l'") == ["l"] && PrecedingWords(before: "l'").words.first?.isElided == true && words("") == [])
        #expect(
            PrecedingWords(before: "2-").words.first?.beginsRange == true && PrecedingWords(before: "a-").words.isEmpty)
        #expect(
            PrecedingWords(before: "3").isGlued && !PrecedingWords(before: "3 ").isGlued
                && !PrecedingWords(before: "3 (a) ").isGlued)
        #expect(
            PrecedingWords(before: "½ ").words.first?.number == Rational(1, 2)
                && PrecedingWords(before: "a ").words.first?.number == nil)
        #expect(String(String.UnicodeScalarView(PrecedingWords(before: "再加入两个大的").unspaced)) == "加入两个大的")
        #expect(words(String(repeating: "é", count: 200) + " b ").first == "b")
    }

    @Test("The position of an amount in a text without spaces depends on the two characters before the mark")
    func unspaced() throws {
        let quantity = Quantity(.number(Rational(2)))
        func position(_ text: String) -> AmountPosition {
            AmountPosition(of: quantity, after: PrecedingWords(before: text))
        }
        #expect(
            position("加入") == .beforeName && position("加入两个") == .nowhere && position("加入2") == .nowhere
                && position("加入2个大") == .beforeName)
        #expect(position("放另") == .behindName && position("放剩余") == .behindName && position("、个") == .beforeName)
    }

    @Test("The spellings of a unit have one name, and some units only count pieces")
    func unitNames() {
        #expect(
            AmountWord.unitName("Grams") == "g" && AmountWord.unitName("EL") == "tbsp"
                && AmountWord.unitName("tbsp.") == "tbsp")
        #expect(
            AmountWord.unitName("Blobs") == "blob" && AmountWord.unitName("ass") == "ass"
                && AmountWord.unitName("") == "")
        #expect(
            AmountWord.isCount("Stk.") && AmountWord.isCount("items") && !AmountWord.isCount("cup")
                && !AmountWord.isCount(""))
    }

    @Test("An amount includes a number that it is, or with which its range begins or ends")
    func included() {
        let range = Amount.range(Rational(2), Rational(4))
        #expect(range.includes(Rational(2)) && range.includes(Rational(4)) && !range.includes(Rational(3)))
        #expect(Amount.number(Rational(2)).includes(Rational(2)) && !Amount.text("2").includes(Rational(2)))
    }

    @Test("A table of words keeps the last meaning of each word, and has room for 4,096 words")
    func table() {
        var table = AmountWordTable()
        table.add("one\ntwo  three ", .part)
        table.add("two", .boundary)
        #expect(
            table["one"] == .part && table["two"] == .boundary && table["three"] == .part && table[""] == nil
                && table["on"] == nil)
        var full = AmountWordTable()
        for number in 0..<5000 { full.add("w\(number)", .number(number)) }
        #expect((0..<4096).allSatisfy { full["w\($0)"] == .number($0) } && full["w4096"] == nil)
    }
}
