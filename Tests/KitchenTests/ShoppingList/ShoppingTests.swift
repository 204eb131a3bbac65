import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Shopping lists")
struct ShoppingTests {
    private static func list(_ text: String, _ options: ShoppingList.Options = .init()) -> ShoppingList {
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: text) { needs.add(need) }
        return ShoppingList(needs, options)
    }

    private static func rows(_ text: String, _ options: ShoppingList.Options = .init()) -> [String] {
        list(text, options).lines.map { "\($0.amountText(style: .ascii)) \($0.name)".trimmingSpaces() }
    }

    @Test(
        "What is typed is an amount, a unit and a name, in several orders",
        arguments: [
            ("milk 2l", "2 l", "milk"), ("milk 2 l", "2 l", "milk"), ("milk 2", "", "milk 2"), ("2 l", "2", "l"),
            ("1 fl oz rum", "1 fl oz", "rum"), ("2 cups of flour", "2 cups", "flour"),
            ("2 of hearts", "2", "of hearts"),
            ("2 x eggs", "2", "eggs"), ("2 x", "2", "x"), ("1 1/2 kg flour", "1 1/2 kg", "flour"),
            ("1 dozen eggs", "1 dozen", "eggs"),
            ("500g", "", "500g"), ("salt{}", "", "salt"), ("{2%kg}", "", "{2%kg}"), ("salt {=2%kg}", "2 kg", "salt"),
            ("flour 500 blobs", "", "flour 500 blobs"), ("7up", "", "7up"), ("1 can of beans", "1 can", "beans"),
        ])
    func typed(_ text: String, _ amount: String, _ name: String) {
        let ingredient = OwnItems.ingredient(text, units: UnitCatalog())
        #expect(ingredient.quantity?.formatted(.ascii) ?? "" == amount)
        #expect(ingredient.name == name)
    }

    @Test("Items are parted by commas, semicolons and line feeds, and a comma between digits parts nothing")
    func parts() {
        #expect(OwnItems.split("a,b;c\nd\re") == ["a", "b", "c", "d", "e"])
        #expect(OwnItems.split(",a,,b,") == ["a", "b"])
        #expect(OwnItems.split("1,5 l,2,x,3") == ["1,5 l", "2", "x", "3"])
        #expect(OwnItems.split("5,") == ["5"])
        #expect(OwnItems.split(",5") == ["5"])
    }

    @Test("A number in a file is as short as it can be exactly")
    func plainNumbers() {
        #expect(fraction(3, 2).plainText == "1.5")
        #expect(fraction(1, 1000).plainText == "0.001")
        #expect(fraction(-5, 4).plainText == "-1.25")
        #expect(fraction(7, 3).plainText == "2 1/3")
        #expect(fraction(-1, 3).plainText == "-1/3")
        #expect(Rational(12).plainText == "12")
        #expect(Quantity(.range(.one, fraction(3, 2)), unit: "l", isFixed: true).cooklang == "=1-1.5%l")
        #expect(Quantity(.number(.one), unit: "").cooklang == "1")
        #expect(Quantity(cooklang: "%l") == Quantity(.text(""), unit: "l"))
    }

    @Test("Two items of the pantry that are equal are both subtracted")
    func equalStock() {
        let half = ShoppingStock("flour", .quantity(Quantity(.number(Rational(500)), unit: "g")), place: "pantry")
        var options = ShoppingList.Options()
        options.stock = [half, half]
        #expect(Self.rows("1500 g flour", options) == ["500 g flour"])
    }

    @Test("A line without an amount is open, and an item of the pantry whose amount is unknown covers it")
    func openEnded() throws {
        let list = Self.list("salt; 2 kg salt; bread")
        #expect(list.lines.map(\.isOpenEnded) == [true, true])
        var options = ShoppingList.Options()
        options.stock = [
            ShoppingStock("bread", .quantity(Quantity(.number(.one)))),
            ShoppingStock("salt", .quantity(Quantity(.number(.one), unit: "kg"))),
        ]
        let covered = Self.list("salt; 2 kg salt; bread", options)
        #expect(covered.covered.map(\.name) == ["bread"])
        #expect(covered.lines.map { $0.amountText() } == ["1 kg"])
        #expect(covered.lines.first?.isOpenEnded == false)
        #expect(covered.lines.first?.supplies.first?.taken == Quantity(.number(.one), unit: "kg"))
    }

    @Test("A name of spaces asks for nothing, and words of an amount are listed once")
    func words() {
        var needs = ShoppingNeeds()
        needs.add(ShoppingNeed("  ", quantities: [Quantity(.number(.one))]))
        needs.add(ShoppingNeed("parsley", quantities: [Quantity(.text("some"))]))
        needs.add(ShoppingNeed("parsley", quantities: [Quantity(.text("some"))]))
        needs.add(ShoppingNeed("parsley", quantities: [Quantity(.number(.one), unit: "bunch")]))
        let lines = ShoppingList(needs).lines
        #expect(lines.map { $0.amountText() } == ["1 bunch + some"])
        #expect(lines.first?.contributions.count == 3)
    }

    @Test("The name of a line follows the number of the packs or of the items, but not of the sizes of packs")
    func names() {
        var options = ShoppingList.Options()
        options.sizes = ShopSizes(own: ["egg": [Quantity(.number(Rational(6)))]])
        #expect(Self.rows("1 egg", options) == ["6 egg"])
        #expect(Self.rows("4 egg", options) == ["6 eggs"])
        #expect(Self.rows("1.5 onion", options) == ["2 onions"])
        #expect(Self.rows("1 onion") == ["1 onion"])
        #expect(Self.rows("2 onion") == ["2 onions"])
    }

    @Test(
        "Without a size, an amount is rounded up to the next step of a shop",
        arguments: [
            ("500 g carrot", "500 g carrot"), ("501 g carrot", "600 g carrot"), ("1 g carrot", "50 g carrot"),
            ("2000 g carrot", "2 kg carrot"), ("2001 g carrot", "2 1/2 kg carrot"), ("950 g carrot", "1 kg carrot"),
            ("0.9 l lemonade", "900 ml lemonade"), ("1.01 l lemonade", "1.1 l lemonade"),
            ("1.5 bunches dill", "2 bunches dill"),
            ("20 cm ribbon", "20 cm ribbon"), ("0 g butter", "0 g butter"), ("0 eggs", "0 eggs"),
        ])
    func steps(_ text: String, _ expected: String) {
        var options = ShoppingList.Options()
        options.sizes = ShopSizes()
        #expect(Self.rows(text, options) == [expected])
    }

    @Test("Of packs that leave equally much, the first one of the fewest is bought")
    func packs() {
        var options = ShoppingList.Options()
        let one = [500, 1000].map { Quantity(.number(Rational($0)), unit: "g") }
        options.sizes = ShopSizes(own: ["rice": one])
        #expect(Self.rows("1 kg rice", options) == ["1000 g rice"])
        options.sizes = ShopSizes(own: ["rice": one.reversed()])
        #expect(Self.rows("1 kg rice", options) == ["1000 g rice"])
        let same = [Quantity(.number(.one), unit: "kg"), Quantity(.number(Rational(1000)), unit: "g")]
        options.sizes = ShopSizes(own: ["rice": same])
        #expect(Self.rows("1 kg rice", options) == ["1 kg rice"])
        options.sizes = ShopSizes(own: ["rice": [Quantity(.number(.one), unit: "g")]])
        #expect(Self.rows("999 g rice", options) == ["999 x 1 g rice"])
        #expect(Self.rows("1000 g rice", options) == ["1 kg rice"])
        options.sizes = ShopSizes(own: ["rice": [Quantity(.number(.zero), unit: "g")]])
        #expect(Self.rows("100 g rice", options) == ["100 g rice"])
    }

    @Test("Many spoons become cups or millilitres, and few stay spoons")
    func spoons() {
        #expect(Self.rows("16 tbsp milk; 4 tbsp milk") == ["1 1/4 cups milk"])
        #expect(Self.rows("15 tbsp milk") == ["15 tbsp milk"])
        #expect(Self.rows("20 EL Milch") == ["300 ml Milch"])
    }

    @Test("A list as text aligns the amounts, and shows optional things and what is at home")
    func text() {
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: "2 l milk; 12 eggs; 1 l water") { needs.add(need) }
        needs.add(ShoppingNeed("chives", isOptional: true))
        var options = ShoppingList.Options()
        options.stock = [.water]
        let list = ShoppingList(needs, options)
        var style = ShoppingList.TextStyle()
        style.isTicked = { $0.name == "chives" }
        #expect(
            list.text(style)
                == "DAIRY AND EGGS\n  2 l  milk\n   12  eggs\n\nOPTIONAL\nx      chives\n\nAT HOME\n  water (always at home)\n"
        )
        #expect(
            list.markdown(style)
                == "## dairy and eggs\n\n- [ ] 2 l milk\n- [ ] 12 eggs\n\n## optional\n\n- [x] chives\n")
        #expect(list.plainLines(style) == ["milk, 2 l", "eggs, 12"])
        #expect(list.plainLines() == ["milk, 2 l", "eggs, 12", "chives"])
        #expect(ShoppingList(ShoppingNeeds()).text() == "" && ShoppingList(ShoppingNeeds()).markdown() == "")
    }

    @Test("An amount of up to 16 characters decides about the width of the column")
    func width() {
        var needs = ShoppingNeeds()
        needs.add(ShoppingNeed("aaa", quantities: [Quantity(.text("0123456789abcdef"))]))
        needs.add(ShoppingNeed("bbb", quantities: [Quantity(.text("0123456789abcdefg"))]))
        needs.add(ShoppingNeed("ccc", quantities: [Quantity(.number(.one))]))
        #expect(
            ShoppingList(needs).text()
                == "OTHER\n  0123456789abcdef  aaa\n  0123456789abcdefg  bbb\n                 1  ccc\n")
    }

    @Test("Markdown takes no marks from words of the list")
    func markdown() {
        var needs = ShoppingNeeds()
        needs.add(ShoppingNeed("salt", quantities: [Quantity(.text("*a_[b]\n<c>#`\\"))]))
        #expect(
            ShoppingList(needs).markdown() == "## spices\n\n- [ ] \\*a\\_\\[b\\] \\<c\\>\\#\\`\\\\ salt\n")
    }

    @Test("The JSON of a list has all parts of a line, and leaves out what it does not have")
    func json() throws {
        var needs = ShoppingNeeds()
        needs.add(
            ShoppingNeed(
                "onion", quantities: [Quantity(.number(Rational(3)))], origin: .recipe(id: "a", path: ["A", "B"])))
        needs.add(ShoppingNeed("onion", quantities: [Quantity(.number(Rational(200)), unit: "g")]))
        needs.add(
            ShoppingNeed("chives", quantities: [Quantity(.range(.one, Rational(2)), unit: "bunch")], isOptional: true))
        needs.add(ShoppingNeed("parsley", quantities: [Quantity(.text("some"))]))
        needs.add(ShoppingNeed("rice", quantities: [Quantity(.number(.one), unit: "kg")]))
        var options = ShoppingList.Options()
        options.sizes = ShopSizes()
        options.stock = [ShoppingStock("rice", .quantity(Quantity(.number(Rational(2)), unit: "kg")), place: "pantry")]
        let data = try JSONEncoder().encode(ShoppingList(needs, options))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(json.keys) == ["aisles", "optional", "covered", "problems"])
        let items = try #require((json["aisles"] as? [[String: Any]])?.first?["items"] as? [[String: Any]])
        let onion = try #require(items.first)
        #expect(Set(onion.keys) == ["name", "aisle", "amounts", "text", "about", "buy", "from"])
        #expect(onion["aisle"] as? String == "produce")
        let amount = try #require((onion["amounts"] as? [[String: Any]])?.first)
        #expect(amount["about"] as? Bool == true && amount["value"] as? Double != nil)
        let from = try #require(onion["from"] as? [[String: Any]])
        #expect(from[0]["recipe"] as? String == "a" && from[0]["path"] as? [String] == ["A", "B"])
        #expect(from[0]["converted"] == nil && from[1]["recipe"] == nil)
        #expect((from[1]["converted"] as? [String])?.first?.hasPrefix("200 g = ~") == true)
        #expect((from[1]["amounts"] as? [[String: Any]])?.first?["unit"] as? String == "g")
        #expect((from[1]["amounts"] as? [[String: Any]])?.first?["about"] == nil)
        let parsley = try #require(items.first { $0["name"] as? String == "parsley" })
        #expect((parsley["amounts"] as? [[String: Any]])?.first?["words"] as? String == "some")
        #expect(parsley["about"] == nil && parsley["optional"] == nil && parsley["atHome"] == nil)
        let chives = try #require((json["optional"] as? [[String: Any]])?.first)
        #expect(chives["optional"] as? Bool == true)
        let range = try #require((chives["amounts"] as? [[String: Any]])?.first)
        #expect(range["min"] as? Double == 1 && range["max"] as? Double == 2 && range["unit"] as? String == "bunch")
        let home = try #require(((json["covered"] as? [[String: Any]])?.first?["atHome"] as? [[String: Any]])?.first)
        #expect(home["name"] as? String == "rice" && home["place"] as? String == "pantry")
        #expect(home["amount"] as? String == "2 kg" && home["taken"] as? String == "1 kg")
    }

    @Test("The problems of a list are sentences, with the names of the recipes")
    func problems() throws {
        func text(_ reason: ShoppingProblem.Reason) -> String {
            ShoppingProblem(recipe: "Soup", name: "Stock", reason: reason).description
        }
        #expect(text(.cycle(["A", "B", "A"])) == "The recipes refer to each other in a circle: A → B → A.")
        #expect(text(.missing) == "The recipe “Stock” does not exist. The list has its name.")
        #expect(
            text(.notScalable(.noServings))
                == "The amount of “Stock” is taken as its file states it. The recipe does not say how many it serves. Type a factor such as x2."
        )
        #expect(text(.tooMany) == "The recipe refers to too many recipes. “Stock” is not on the list.")
        let data = try JSONEncoder().encode(ShoppingProblem(recipe: "Soup", name: "Stock", reason: .missing))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: String]
        #expect(
            json == [
                "recipe": "Soup", "name": "Stock",
                "problem": "The recipe “Stock” does not exist. The list has its name.",
            ])
    }

    @Test("Ticks are lines with a sign and a space, and the last line of a name counts")
    func ticks() {
        let file = ShoppingChecked("+ milk\n-milk\n+\tBread \n  - Milk\n+\n* eggs\n+ eggs\n\n")
        #expect(file.ticked == ["bread", "eggs"])
        #expect(file.isTicked("BREAD") && !file.isTicked("milk") && !file.isTicked("rice"))
        #expect(file.compacted(keeping: nil).bytes == Array("+ bread\n+ eggs\n".utf8))
        #expect(file.compacted(keeping: ["Eggs"]).bytes == Array("+ eggs\n".utf8))
        #expect(file.compacted(keeping: ["egg"]).bytes == [])
        #expect(file.compacted(keeping: ["egg"], GroceryNames()).bytes == Array("+ eggs\n".utf8))
    }

    @Test("The families of a list: what is indented belongs to the entry above")
    func families() {
        let file = ShoppingListFile("./A\n    ./B\n      c\n  d\n./E\n")
        #expect(file.entries.map(\.level) == [0, 1, 2, 1, 0])
        #expect(file.roots == [0, 4])
        #expect(file.children(of: 0) == [1, 3])
        #expect(file.children(of: 1) == [2])
        #expect(file.children(of: 4) == [])
    }

    @Test("An old list has a path, a title and a factor in a line")
    func legacy() {
        let file = ShoppingListFile(legacy: Array("# old\nSoup\tSoup\t2\n\nCake\t\nBread\tx\tmany\n\ta\n".utf8))
        #expect(String(decoding: file.bytes, as: UTF8.self) == "./Soup{2}\n./Cake\n./Bread\n")
    }

    @Test("The amount of an entry is changed in its braces, and a factor of one needs none")
    func quantities() {
        func changed(_ text: String, _ quantity: Quantity?) -> String {
            var file = ShoppingListFile(text)
            file.setQuantity(quantity, ofEntryAt: 0)
            return String(decoding: file.bytes, as: UTF8.self)
        }
        let two = Quantity(.number(Rational(2)))
        #expect(changed("./A{3} -- x\n", two) == "./A{2} -- x\n")
        #expect(changed("./A\n", two) == "./A{2}\n")
        #expect(changed("./A{3}\n", Quantity(.number(.one))) == "./A\n")
        #expect(changed("milk{3}\n", Quantity(.number(.one))) == "milk{1}\n")
        #expect(changed("milk{3}\n", Quantity(.number(.one), unit: "l")) == "milk{1%l}\n")
        #expect(changed("milk{3}\n", nil) == "milk\n")
        #expect(changed("milk{3}\n", Quantity(.text("a}b"))) == "milk{3}\n")
        #expect(changed("milk{3}\n", Quantity(.text("a\nb"))) == "milk{3}\n")
    }

    @Test("A renamed recipe is changed in each entry, with its factor")
    func renames() {
        var file = ShoppingListFile("./A{2}\nmilk\n  ./A -- x\n./AB\n")
        let count = file.replaceRecipe("A", with: "New/A")
        #expect(count == 2)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "./New/A{2}\nmilk\n  ./New/A -- x\n./AB\n")
        #expect(file.entries[0].content == .recipe(path: "New/A", multiplier: Rational(2)))
        let none = file.replaceRecipe("B", with: "C")
        let refused = file.replaceRecipe("AB", with: "a{b}")
        #expect(none == 0 && refused == 0)
    }

    @Test("Front matter, tabs and open comments of a list are understood and reported")
    func reports() {
        let tabbed = ShoppingListFile("---\n\ta: 1\n---\n./A\n\tb\n---\nc\n")
        #expect(tabbed.problems.map(\.line) == [2, 5])
        #expect(tabbed.entries.map(\.level) == [0, 1, 0])
        #expect(tabbed.entries.map(\.line) == [4, 5, 7])
        let open = ShoppingListFile("a\n[- b\nc\n")
        #expect(open.problems.map(\.line) == [3] && open.entries.count == 1)
        #expect(ShoppingListFile("./A{}\n./B{ }\n").problems.isEmpty)
    }
}
