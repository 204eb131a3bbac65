import Testing

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
            ("two  spaces ", "two spaces"), (" one before", "one before"),
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
