import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("File names from recipe titles")
struct FileNameTests {
    @Test(
        "A file name is the title without forbidden characters",
        arguments: [
            ("Leek soup", "Leek soup"), ("../../etc/passwd", "etc passwd"), ("/", "Recipe"), ("...", "Recipe"),
            ("", "Recipe"),
            (".hidden", "hidden"), ("con", "con recipe"), ("NUL.txt", "NUL.txt recipe"), ("COM1", "COM1 recipe"),
            ("a\u{0}b\nc\u{1B}[31m", "a b c [31m"), ("Half/half: \"best\"?", "Half half best"),
            ("trailing. . ", "trailing"), ("Mac & cheese, my way (quick!)", "Mac & cheese, my way (quick!)"),
            ("two  spaces ", "two spaces"), (" one before", "one before"), (" one", "one"),
            ("\u{202E}evil\u{200B}", "evil"), ("Crème brûlée 🍮", "Crème brûlée 🍮"), ("~", "Recipe"), ("C:\\x", "C x"),
        ])
    func safe(_ title: String, _ name: String) {
        #expect(FileName.name(for: title) == name)
    }

    @Test(
        "A file name is short and ends with a complete word",
        arguments: [
            String(repeating: "soup ", count: 100), String(repeating: "x", count: 300),
            String(repeating: "é", count: 300),
            String(repeating: "👩‍👩‍👧‍👦", count: 50), "a" + String(repeating: "\u{301}", count: 4000),
        ])
    func short(_ title: String) {
        var names = FileNames([])
        for _ in 0..<1000 {
            let name = names.add(title: title, fileExtension: "cook")
            #expect(name.utf8.count <= 120 && !name.contains(" .") && !name.hasPrefix(".") && !name.contains("  "))
        }
    }

    @Test("A long title is cut at its last word, unless that is longer than half of the name")
    func cuts() {
        func name(_ lengths: Int...) -> [Int] {
            let title = lengths.map { String(repeating: "x", count: $0) }.joined(separator: " ")
            return FileName.name(for: title).split(separator: " ").map(\.count)
        }
        #expect(name(104) == [104] && name(105) == [104])
        #expect(name(50, 53) == [50, 53] && name(50, 54) == [50, 53] && name(53, 60) == [53])
        #expect(name(54, 60) == [54] && name(52, 60) == [52, 51] && name(100, 3, 5) == [100, 3])
        #expect(FileName.name(for: String(repeating: "é", count: 53)).utf8.count == 104)
    }

    @Test(
        "Names of devices and invisible letters",
        arguments: [
            ("aux.x", "aux.x recipe"), ("COM", "COM"), ("com12", "com12"), ("comx", "comx"), ("lpt9", "lpt9 recipe"),
            ("prn ", "prn recipe"), ("a\u{AD}b\u{2066}c\u{FEFF}", "abc"), ("a\u{2028}b", "a b"), ("a\u{E000}b", "a b"),
            ("a|b<c>d", "a b c d"), ("~.x", "x"), ("x.", "x"), ("5 eggs, (big)!", "5 eggs, (big)!"), ("a.b", "a.b"),
        ])
    func corners(_ title: String, _ name: String) { #expect(FileName.name(for: title) == name) }

    @Test("File names differ by more than case and accent composition")
    func unique() {
        var names = FileNames(["apple PIE.cook", "Purée.cook", "Bun 2.cook"])
        #expect(names.add(title: "Apple pie", fileExtension: "cook") == "Apple pie 2.cook")
        #expect(names.add(title: "APPLE pie", fileExtension: "cook") == "APPLE pie 3.cook")
        #expect(names.add(title: "pure\u{301}e", fileExtension: "cook") == "pure\u{301}e 2.cook")
        #expect(names.add(title: "Bun", fileExtension: "cook") == "Bun.cook")
        #expect(names.add(title: "Bun", fileExtension: "cook") == "Bun 3.cook")
    }
}
