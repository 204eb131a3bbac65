import RecipeKit
import Testing

@testable import Kitchen

@Suite("Corners of the files of a shopping list")
struct ShoppingFileCornerTests {
    private static func text(_ file: ShoppingListFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test func `a factor that cannot be read is reported in its line, and the recipe counts once`() {
        let file = ShoppingListFile("milk\n./A{x}\n\n./B{-1}\n./C{0}\n./D{ }\n./E{1/2}\n")
        #expect(
            file.problems.map { "\($0.line) \($0.severity) \($0.message)" } == [
                "2 warning “x” is no factor. The recipe counts once.",
                "4 warning “-1” is no factor. The recipe counts once.",
                "5 warning “0” is no factor. The recipe counts once.",
            ])
        #expect(
            file.entries.dropFirst().map(\.content) == [
                .recipe(path: "A", multiplier: nil), .recipe(path: "B", multiplier: nil),
                .recipe(path: "C", multiplier: nil), .recipe(path: "D", multiplier: nil),
                .recipe(path: "E", multiplier: .part(2)),
            ])
    }

    @Test func `a tab counts as two spaces, and is reported also in the front matter`() {
        let file = ShoppingListFile("---\n\tx: 1\n---\n./A\n\t./B\n  ./C\n   ./D\n\t\t./E\n./F\n")
        #expect(file.entries.map(\.level) == [0, 1, 1, 2, 3, 0])
        #expect(file.problems.map(\.line) == [2, 5, 8])
        #expect(
            Set(file.problems.map(\.message)) == ["The line is indented by a tab. It is read as two spaces."])
    }

    @Test func `front matter is at the beginning only, and a comment without an end is reported`() {
        #expect(ShoppingListFile("\n---\na\n---\nb\n").entries.map(\.content) == [.item(name: "b", quantity: nil)])
        #expect(ShoppingListFile("a\n---\nb\n").entries.count == 2)
        let open = ShoppingListFile("a\n[- b\nc\n")
        #expect(open.entries.count == 1)
        #expect(
            open.problems.map { "\($0.line) \($0.severity) \($0.message)" } == [
                "3 error A comment “[-” has no “-]”. It ends at the end of the file."
            ])
    }

    @Test func `the children and the roots of a list follow its indentation`() {
        let file = ShoppingListFile("./A\n    ./B\n  ./C\n    ./D\nmilk\n  x\n")
        #expect(file.roots == [0, 4])
        #expect(file.children(of: 0) == [1, 2])
        #expect(file.children(of: 2) == [3] && file.children(of: 3) == [] && file.children(of: 4) == [5])
        #expect(ShoppingListFile("").roots == [])
    }

    @Test func `a comment and the spaces after it are not indentation`() {
        var file = ShoppingListFile("./apples\n[- x -] flour\n  [- y -] sugar\n[- z -]\ttea\n")
        #expect(file.entries.map(\.level) == [0, 0, 1, 0])
        #expect(file.problems.isEmpty)
        file.remove(at: 0)
        #expect(Self.text(file) == "[- x -] flour\n  [- y -] sugar\n[- z -]\ttea\n")
        #expect(ShoppingListFile("./apples\n[- x\n-]  flour\n").entries.map(\.level) == [0, 0])
    }

    @Test func `removing an entry removes what belongs to it, and keeps comments`() {
        var file = ShoppingListFile("./A -- first\n  ./B\n-- note\n  ./C\nmilk [- x\ny -] tea\n")
        file.remove(at: 0)
        #expect(Self.text(file) == "-- note\nmilk [- x\ny -] tea\n")
        file.remove(at: 0)
        #expect(Self.text(file) == "-- note\n [- x\ny -] tea\n")
        file.removeAll()
        #expect(file.entries.isEmpty && Self.text(file).hasPrefix("-- note\n") && Self.text(file).contains("y -]"))
    }

    @Test func `a changed amount replaces the braces, a factor of one is not written, and no amount removes them`() {
        func changed(_ text: String, _ quantity: Quantity?) -> String {
            var file = ShoppingListFile(text)
            file.setQuantity(quantity, ofEntryAt: 0)
            return Self.text(file)
        }
        let one = Quantity(.number(.one))
        #expect(changed("./A{2} -- x\n", one) == "./A -- x\n")
        #expect(changed("./A -- x\n", Quantity(.number(Rational(3)))) == "./A{3} -- x\n")
        #expect(changed("milk{2%l}\n", one) == "milk{1}\n")
        #expect(changed("milk{2%l}\n", nil) == "milk\n")
        #expect(changed("./A\n", Quantity(.number(.one), unit: "l")) == "./A{1%l}\n")
        #expect(changed("milk\n", Quantity(.text("a}b"))) == "milk\n")
        #expect(changed("milk\n", Quantity(.text("a\nb"))) == "milk\n")
    }

    @Test func `a file of the older format is read without comments, empty lines and spaces`() {
        let file = ShoppingListFile(legacy: Array("# list\n\nA/B \tPie\t 2 \n C\n D\tx\tmany\n".utf8))
        #expect(
            file.entries.map(\.content) == [
                .recipe(path: "A/B", multiplier: Rational(2)), .recipe(path: "C", multiplier: nil),
                .recipe(path: "D", multiplier: nil),
            ])
        #expect(Self.text(file) == "./A/B{2}\n./C\n./D\n")
    }

    @Test func `an entry is added with its children, or not at all`() {
        var file = ShoppingListFile("a")
        let isAdded = file.add(
            .recipe(path: "P", multiplier: .one), children: [.recipe(path: "Q", multiplier: .part(2))])
        #expect(isAdded)
        #expect(Self.text(file) == "a\n./P\n  ./Q{0.5}\n")
        let before = file.bytes
        let isWrong = file.add(.recipe(path: "R", multiplier: nil), children: [.item(name: "a -- b", quantity: nil)])
        #expect(!isWrong)
        for name in ["", " ", "a -- b", "a [- b", "a\nb", "./x"] {
            let isStored = file.add(.item(name: name, quantity: nil))
            #expect(!isStored, "\(name)")
        }
        #expect(file.bytes == before)
        let isTrimmed = file.add(.item(name: " b ", quantity: nil))
        #expect(isTrimmed)
        #expect(Self.text(file).hasSuffix("\nb\n"))
    }

    @Test func `a log of ticks ignores what is no tick, and the last line of a name counts`() {
        let log = ShoppingChecked("+ Milk\n- milk\n+\n+ \n+x\n* y\n  + tea \n-\tTea2\n+\tEgg\n")
        #expect(log.ticked == ["egg", "tea"])
        #expect(log.isTicked("TEA") && !log.isTicked("milk") && !log.isTicked("x") && !log.isTicked(""))
        var changed = log
        let none = [changed.setTicked(true, "tea"), changed.setTicked(false, "milk"), changed.setTicked(true, " \n ")]
        #expect(none == [[], [], []])
        let line = changed.setTicked(true, " A\nB ")
        #expect(line == Array("+ A B\n".utf8))
    }

    @Test func `ticks of two programs are merged in any case of the names`() {
        let base = ShoppingChecked("+ Milk\n+ Tea\n")
        let mine = ShoppingChecked("+ Milk\n+ Tea\n- MILK\n+ Egg\n")
        let theirs = ShoppingChecked("+ tea\n+ milk\n+ Jam\n")
        #expect(mine.merged(base: base, theirs: theirs).ticked == ["egg", "jam", "tea"])
        #expect(ShoppingChecked("").merged(base: base, theirs: theirs).ticked == ["jam"])
        #expect(base.merged(base: base, theirs: ShoppingChecked("- milk\n")).ticked == [])
    }

    @Test func `a compacted log keeps the ticks of the list by name, or by grocery`() {
        let log = ShoppingChecked("+ Onions\n+ tea\n+ Salt\n- salt\n")
        func text(_ log: ShoppingChecked) -> String { String(decoding: log.bytes, as: UTF8.self) }
        #expect(text(log.compacted(keeping: nil)) == "+ onions\n+ tea\n")
        #expect(text(log.compacted(keeping: ["TEA", "onion"])) == "+ tea\n")
        #expect(text(log.compacted(keeping: ["onion"], GroceryNames())) == "+ onions\n")
        #expect(text(log.compacted(keeping: [])).isEmpty)
        #expect(log.ticked(GroceryNames()) == ["onion", "tea"])
    }

    @Test func `what is typed may begin with spaces, a capital X, or a link without a name behind it`() {
        func read(_ text: String) -> String {
            let ingredient = OwnItems.ingredient(text, units: UnitCatalog())
            return "\(ingredient.quantity?.formatted(.ascii) ?? "-") | \(ingredient.name)"
        }
        #expect(read("  milk{2%l} ") == "2 l | milk")
        #expect(read("2 X eggs") == "2 | eggs")
        #expect(read("2 cups of") == "2 cups | of")
        #expect(read("2 cups de la farine") == "2 cups | la farine")
        #expect(read("\t500g\u{A0}flour") == "500 g | flour")
        #expect(read("1 - 2 eggs") == "1-2 | eggs" && read("1-2 eggs") == "1-2 | eggs")
        #expect(read("") == "- | ")
    }
}
