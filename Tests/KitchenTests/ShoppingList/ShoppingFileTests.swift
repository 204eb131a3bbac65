import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite(".shopping-list and .shopping-checked")
struct ShoppingFileTests {
    private static let text = """
        \u{FEFF}-- week 12\r
        ./Soup{2} -- for Monday\r
          ./Stock\r
          -- the big pot\r
          salt{1%tsp}\r
        [- not\r
        ./now -] milk{2%l}\r
        bread
        """

    @Test("A line that two programs insert at the same place of a file is there once after the merge")
    func sameInsertedLine() {
        let merged = FileMerge.merge(
            base: Array("a\nz\n".utf8), mine: Array("a\nmilk\nmine\nz\n".utf8),
            theirs: Array("a\ntheirs\nmilk\nz\n".utf8))
        #expect(String(decoding: merged.bytes, as: UTF8.self) == "a\ntheirs\nmilk\nmine\nz\n")
    }

    @Test("A name that this program unticked and compacted away is unticked in the file of another program")
    func untickedByCompacting() {
        let base = ShoppingChecked("+ milk\n+ tea\n")
        let mine = ShoppingChecked("+ tea\n")
        let theirs = ShoppingChecked("+ milk\n+ tea\n+ salt\n")
        #expect(Set(mine.merged(base: base, theirs: theirs).ticked) == ["tea", "salt"])
    }

    @Test("Edits of .shopping-list keep all other bytes, and comments, tabs and front matter are understood")
    func roundTrip() {
        let texts = [
            "", "\n", Self.text, "---\nchoices:\n  a: 1\n---\n./A\n", "\t./A\n", "{}", "}{", "./", "./{0}", "a{", "[-",
            "--",
            "\u{0}", "./A{-1}\n./B{x}\n",
        ]
        for text in texts { #expect(ShoppingListFile(text).bytes == Array(text.utf8)) }
        let damaged: [UInt8] = [0xFF, 0x0A, 0xC3, 0x7B, 0x80, 0x7D]
        #expect(ShoppingListFile(bytes: damaged).bytes == damaged)
        #expect(ShoppingListFile("./A{0}\n./B{x}\n./C{-2}").problems.count == 3)
        let file = ShoppingListFile(Self.text)
        #expect(file.entries.map(\.level) == [0, 1, 1, 0, 0])
    }

    @Test("Removing an entry of .shopping-list removes the entries that belong to it, and keeps comments")
    func removes() {
        var file = ShoppingListFile(Self.text)
        file.remove(at: 3)
        file.setQuantity(Quantity(.number(fraction(3, 2))), ofEntryAt: 0)
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == Self.text.replacingOccurrences(of: "milk{2%l}", with: "").replacingOccurrences(
                    of: "{2}", with: "{1.5}")
        )
        file.remove(at: 0)
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == "\u{FEFF}-- week 12\r\n  -- the big pot\r\n[- not\r\n./now -] \r\nbread")
        file.add(.item(name: "milk", quantity: Quantity(.number(Rational(2)), unit: "l")))
        file.add(
            .recipe(path: "Cake", multiplier: Rational(1, 3)), children: [.recipe(path: "Icing", multiplier: .one)])
        #expect(
            String(decoding: file.bytes, as: UTF8.self).hasSuffix("bread\r\nmilk{2%l}\r\n./Cake{1/3}\r\n  ./Icing\r\n"))
        file.removeAll()
        #expect(file.entries.isEmpty)
    }

    @Test(
        "Names that .shopping-list cannot store are refused",
        arguments: ["", " ", "a{b}", "a -- b", "a\nb", "[- x", "./a"])
    func refuses(_ name: String) {
        var file = ShoppingListFile("")
        let isAdded = file.add(.item(name: name, quantity: nil))
        #expect(!isAdded && file.bytes.isEmpty)
    }

    @Test("Random edits of .shopping-list keep all other lines", arguments: [1, 2, 0x5409])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var file = ShoppingListFile(Self.text)
        for _ in 0..<100 {
            let before = file.entries.map(\.content)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let content = ShoppingListFile.Entry.Content.item(
                    name: "item \(Int.random(in: 0..<9, using: &random))", quantity: Quantity(.number(.one), unit: "kg")
                )
                file.add(content)
                #expect(file.entries.map(\.content) == before + [content], "seed \(seed)")
            case 1:
                file.add(
                    .recipe(path: "R", multiplier: Rational(2)), children: [.recipe(path: "S", multiplier: nil)])
                #expect(file.entries.count == before.count + 2)
            case 2 where !before.isEmpty:
                let index = Int.random(in: 0..<before.count, using: &random)
                let removed =
                    1
                    + before.indices.dropFirst(index + 1).prefix { file.entries[$0].level > file.entries[index].level }
                    .count
                file.remove(at: index)
                #expect(
                    file.entries.map(\.content) == Array(before[..<index] + before[(index + removed)...]),
                    "seed \(seed)")
            case 3 where !before.isEmpty:
                let index = Int.random(in: 0..<before.count, using: &random)
                file.setQuantity(Quantity(.number(Rational(3))), ofEntryAt: index)
                if case .item(_, let quantity) = file.entries[index].content {
                    #expect(quantity == Quantity(.number(Rational(3))), "seed \(seed)")
                }
                #expect(
                    file.entries.enumerated().filter { $0.offset != index }.map(\.element.content)
                        == before.enumerated().filter { $0.offset != index }.map(\.element), "seed \(seed)")
            default: break
            }
            #expect(ShoppingListFile(bytes: file.bytes) == file)
        }
        #expect(String(decoding: file.bytes, as: UTF8.self).contains("-- week 12\r\n"))
    }

    @Test("A tick remains when the name of its line changes from singular to plural, and after compaction")
    func ticks() {
        var file = ShoppingChecked("+ onion\n+ Zwieback\n")
        let names = GroceryNames()
        #expect(file.ticked(names).contains("onion"))
        #expect(file.compacted(keeping: ["onions", "milk"], names).ticked == ["onion"])
        #expect(file.setTicked(true, "Onion").isEmpty)
        #expect(file.setTicked(false, "ONIONS").isEmpty)
        #expect(file.setTicked(false, "Onion") == Array("- Onion\n".utf8))
        #expect(!file.ticked(names).contains("onion"))
        #expect(file.setTicked(true, "a\nb") == Array("+ a b\n".utf8))
        #expect(file.setTicked(true, " ").isEmpty)
        var open = ShoppingChecked("+ a\r\n+ b")
        open.setTicked(true, "c")
        #expect(open.bytes == Array("+ a\r\n+ b\r\n+ c\r\n".utf8))
    }

    @Test("Ticks of two programs are merged, also when one of them compacted the log", arguments: [1, 2, 3])
    func mergesTicks(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var base = ShoppingChecked("")
            for index in 0..<6 { base.setTicked(Bool.random(using: &random), "item \(index)") }
            var (mine, theirs) = (base, base)
            var expected = Set(base.ticked)
            for index in 0..<6 {
                let name = "item \(index)"
                let isTicked = Bool.random(using: &random)
                // Only one of the two programs changes each name.
                if index % 2 == 0 { mine.setTicked(isTicked, name) } else { theirs.setTicked(isTicked, name) }
                if isTicked { expected.insert(name) } else { expected.remove(name) }
            }
            if Bool.random(using: &random) { mine = mine.compacted(keeping: nil) }
            if Bool.random(using: &random) { theirs = theirs.compacted(keeping: nil) }
            #expect(Set(mine.merged(base: base, theirs: theirs).ticked) == expected, "seed \(seed)")
        }
    }
}

@Suite("Files that two programs edit")
struct FileMergeTests {
    private static func merge(_ base: String, _ mine: String, _ theirs: String) -> (String, Int) {
        let result = FileMerge.merge(base: Array(base.utf8), mine: Array(mine.utf8), theirs: Array(theirs.utf8))
        return (String(decoding: result.bytes, as: UTF8.self), result.conflicts)
    }

    @Test("Changes of two programs to different lines are both kept; to the same line, both lines are kept")
    func merges() {
        #expect(Self.merge("a\nb\nc\n", "a\nB\nc\n", "a\nb\nc\nd\n") == ("a\nB\nc\nd\n", 0))
        #expect(Self.merge("a\nb\nc\n", "b\nc\n", "a\nb\n") == ("b\n", 0))
        #expect(Self.merge("a\n", "a\nx\n", "a\ny\n") == ("a\ny\nx\n", 0))
        #expect(Self.merge("a\nb\n", "a\nx\n", "a\ny\n") == ("a\ny\nx\n", 1))
        #expect(Self.merge("", "x", "y") == ("y\nx", 0))
        #expect(Self.merge("a\n", "", "a\nb\n") == ("b\n", 1))
    }

    @Test("Lines that one of two programs adds are never lost", arguments: [1, 2, 0xF11E])
    func losesNothing(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let base = (0..<10).map { "line \($0)" }
            func edited(_ name: String) -> [String] {
                var lines = base
                for edit in 0..<3 {
                    let index = Int.random(in: 0...lines.count, using: &random)
                    if index < lines.count, Bool.random(using: &random) {
                        lines.remove(at: index)
                    } else {
                        lines.insert("\(name) \(round) \(edit)", at: index)
                    }
                }
                return lines
            }
            let (mine, theirs) = (edited("mine"), edited("theirs"))
            let text = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
            let merged = Set(Self.merge(text(base), text(mine), text(theirs)).0.split(separator: "\n").map(String.init))
            #expect(merged.isSuperset(of: Set(mine).union(theirs).subtracting(base)), "seed \(seed)")
            #expect(merged.intersection(base) == Set(mine).intersection(theirs).intersection(base), "seed \(seed)")
        }
    }
}

extension ShoppingFileTests {
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
