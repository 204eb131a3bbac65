import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Forms of entries in Markdown lists of ingredients")
struct MarkdownListFormTests {
    private func item(_ text: String, below entries: [String] = []) -> MarkdownList.Item {
        let lists = entries.isEmpty ? [] : [MarkdownList(entries: entries)]
        return MarkdownList.Item(text: text, wholeText: text, lists: lists)
    }

    @Test(
        "A Markdown entry with a colon names a group if it has at most sixty characters",
        arguments: [
            ("For the sauce:", "For the sauce"), ("酱汁：", "酱汁"), ("For the sauce", nil), ("", nil),
            (String(repeating: "a", count: 59) + ":", String(repeating: "a", count: 59)),
            (String(repeating: "a", count: 60) + ":", nil),
        ] as [(String, String?)])
    func label(_ text: String, _ expected: String?) { #expect(MarkdownIngredients.label(text) == expected) }

    @Test("A name without a colon in a Markdown list is a group above an amount, at the start or after an empty entry")
    func labelBetweenEmptyEntries() {
        let list = MarkdownList(entries: [
            "Dough", "200 g flour", "", "Topping", "3 apples", "Cream", "1 l milk", "Ice", "salt",
        ])
        func label(_ index: Int, isSeparated: Bool = true) -> String? {
            MarkdownIngredients.label(at: index, in: list, isSeparated: isSeparated)
        }
        #expect(label(0) == "Dough" && label(3) == "Topping")
        #expect(label(0, isSeparated: false) == nil)
        // No empty entry is above it, it is an amount itself, or no amount is below it.
        #expect(label(5) == nil && label(1) == nil && label(7) == nil)
    }

    @Test(
        "Entries below an ingredient of a Markdown list are remarks if they are alternatives, one entry, or sentences",
        arguments: [
            ("2 cups milk", ["or water", "Oder Wasser"], true), ("milk", ["or water"], false),
            ("2 cups milk", ["warm"], true), ("2 cups milk", ["warm", "fresh"], false),
            ("2 cups milk", ["warm", "Take it out of the fridge long before you begin."], true),
            ("2 cups milk", ["1 cup cold", "Take it out of the fridge long before you begin."], false),
            ("2 cups milk", ["1 cup cold"], false), ("2 cups milk", ["또는 물", "または水"], true),
            ("2 cups milk", ["orange", "lemon"], false),
        ])
    func remarks(_ text: String, _ entries: [String], _ areRemarks: Bool) {
        #expect(MarkdownIngredients.areRemarks(below: item(text, below: entries)) == areRemarks)
    }

    @Test(
        "A Chinese series in Markdown has a short name, a colon and at least three ingredients",
        arguments: [
            ("酱汁：酱油、醋、糖", "酱汁", ["酱油", "醋", "糖"]), ("酱汁:酱油、醋，糖。", "酱汁", ["酱油", "醋", "糖"]),
            ("酱汁：酱油、醋", nil, []), ("酱油、醋、糖", nil, []), ("：酱油、醋、糖", nil, []), ("酱汁：酱油，醋，糖", nil, []),
            ("酱汁：1酱油、醋、糖", nil, []), ("酱汁：酱油、醋、糖=醋", nil, []),
            (String(repeating: "酱", count: 20) + "：酱油、醋、糖", String(repeating: "酱", count: 20), ["酱油", "醋", "糖"]),
            (String(repeating: "酱", count: 21) + "：酱油、醋、糖", nil, []),
            (
                "Soße：Öl、Essig、" + String(repeating: "a", count: 30), "Soße",
                ["Öl", "Essig", String(repeating: "a", count: 30)]
            ),
            ("Soße：Öl、Essig、" + String(repeating: "a", count: 31), nil, []),
        ] as [(String, String?, [String])])
    func series(_ text: String, _ name: String?, _ parts: [String]) {
        let found = MarkdownIngredients.series(in: text)
        #expect(found?.name == name && found?.parts ?? [] == parts)
    }

    @Test(
        "A Markdown entry is split at commas and semicolons, but not in parentheses and between digits",
        arguments: [
            ("rice, water; salt.", ["rice", "water", "salt"]),
            ("rice (white, long), salt", ["rice (white, long)", "salt"]),
            ("1,5 l water, salt", ["1,5 l water", "salt"]), ("rice 1, 2 eggs", ["rice 1", "2 eggs"]), ("", []),
            (", ,", []), ("米（白，长）、盐。", ["米（白，长）", "盐"]), ("a [b, c], d", ["a [b, c]", "d"]),
            ("a) b, c", ["a) b", "c"]), ("(a (b), c), d", ["(a (b), c)", "d"]),
        ])
    func parts(_ line: String, _ expected: [String]) { #expect(MarkdownIngredients.parts(of: line) == expected) }

    @Test("A Markdown entry names the group of its nested entries if half of them have amounts or it ends in a colon")
    func groupNames() {
        #expect(MarkdownIngredients.namesGroup(item("Sauce", below: ["1 egg", "salt"])))
        #expect(!MarkdownIngredients.namesGroup(item("Sauce", below: ["1 egg", "salt", "oil"])))
        #expect(MarkdownIngredients.namesGroup(item("Sauce:", below: ["salt", "oil"])))
        #expect(MarkdownIngredients.namesGroup(item("酱汁：", below: ["salt", "oil"])))
        #expect(!MarkdownIngredients.namesGroup(item("2 eggs", below: ["1 egg", "2 eggs"])))
    }

    @Test("A Markdown entry is a name above a list only if no nested entry is a sentence")
    func namesAboveLists() {
        #expect(MarkdownIngredients.namesList(item("Sauce", below: ["1 egg", "salt"])))
        #expect(!MarkdownIngredients.namesList(item("Sauce")))
        #expect(!MarkdownIngredients.namesList(item("2 eggs", below: ["salt"])))
        #expect(
            !MarkdownIngredients.namesList(
                item("Sauce", below: ["salt", "Put everything into the largest of your pots."])))
    }

    private func ingredients(_ list: String) -> [String] {
        ReadMarkdown("# Stew\n\n## Ingredients\n\n\(list)\n\n## Directions\n\n1. Boil it.\n").ingredients
    }

    @Test("The only entry of a Markdown list is as many ingredients as it names, if it names at least three")
    func nameSeries() {
        #expect(ingredients("- rice, water, salt") == ["rice", "water", "salt"])
        #expect(ingredients("- rice, water").count == 1)
        #expect(ingredients("- 1 onion\n- rice, water, salt").count == 2)
        let long = String(repeating: "a", count: 30)
        #expect(ingredients("- rice, salt, \(long)") == ["rice", "salt", long])
        #expect(ingredients("- rice, salt, \(long)a").count == 1)
    }

    @Test("A Markdown entry of several paragraphs is one ingredient with remarks")
    func paragraphs() {
        #expect(
            ingredients("- 1 onion\n\n  red\n\n  from a friend\n\n- salt") == ["1 onion, red, from a friend", "salt"])
    }
}
