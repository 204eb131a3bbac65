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
