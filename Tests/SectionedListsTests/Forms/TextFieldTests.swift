import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@Suite("A text field value")
struct TextFieldTests {
    /// Returns the text with a bar at the cursor.
    private func shown(_ field: TextField) -> String {
        String(field.characters[..<field.cursor]) + "|" + String(field.characters[field.cursor...])
    }

    private func typed(_ text: String, _ keys: Key...) -> String {
        var field = TextField(text)
        for key in keys { field.handle(key) }
        return shown(field)
    }

    @Test("A text field inserts and deletes at the cursor")
    func edits() {
        #expect(typed("") == "|")
        #expect(typed("flour", .home, .character("r")) == "r|flour")
        #expect(typed("abc", .left, .backspace) == "a|c")
        #expect(typed("abc", .home, .backspace) == "|abc")
        #expect(typed("abc", .home, .delete) == "|bc")
        #expect(typed("abc", .left, .control("d"), .control("d")) == "ab|")
        #expect(typed("abc", .control("a"), .right, .control("f"), .control("b")) == "a|bc")
        #expect(typed("abc", .home, .left, .end, .right) == "abc|")
    }

    @Test(
        "The word keys move the cursor back word by word",
        arguments: [Key(.left, .alt), Key(.left, .control), Key(.character("b"), .alt)])
    func wordsLeft(key: Key) {
        #expect(typed("two cups, sifted", key) == "two cups, |sifted")
        #expect(typed("two cups, sifted", key, key) == "two |cups, sifted")
        #expect(typed("two", key, key) == "|two")
    }

    @Test("The word keys move the cursor forward by word", arguments: [Key(.right, .alt), Key(.character("f"), .alt)])
    func wordsRight(key: Key) {
        #expect(typed("two cups, sifted", .home, key, key) == "two cups|, sifted")
        #expect(typed("crème fraîche", .home, key) == "crème| fraîche")
    }

    @Test("Yank inserts the last cut text, and consecutive cuts are joined")
    func killsAndYanks() {
        #expect(typed("a b-c d", .control("w"), .control("w")) == "a |")
        #expect(typed("a b-c d", .control("w"), .control("w"), .control("y")) == "a b-c d|")
        #expect(typed("a b-c", Key(.backspace, .alt)) == "a b-|")
        #expect(typed("one two", .home, Key(.character("d"), .alt)) == "| two")
        #expect(typed("one two", .home, Key(.character("d"), .alt), .control("k"), .control("y")) == "one two|")
        #expect(typed("one two", Key(.left, .alt), .control("u"), .end, .control("y")) == "twoone |")
        #expect(typed("one two", .control("w"), .left, .control("w"), .control("y")) == "one| ")
    }

    @Test("Digits, apostrophes and underscores are parts of a word")
    func partsOfWords() {
        for word in ["x2", "2x", "a_b", "_", "don't", "l’eau"] {
            #expect(typed("to \(word)", Key(.left, .alt)) == "to |\(word)")
            #expect(typed("\(word)-to", .home, Key(.right, .alt)) == "\(word)|-to")
        }
    }

    @Test("The word keys stop at both ends of a text without words")
    func wordsAtEnds() {
        #expect(typed(" -", Key(.left, .alt)) == "| -")
        #expect(typed("a -", .home, Key(.right, .alt), Key(.right, .alt)) == "a -|")
        #expect(typed("  ", .control("w")) == "|")
        #expect(typed("", .control("w"), .control("k"), .control("u"), .control("y")) == "|")
        #expect(typed("ab", .control("k")) == "ab|")
    }

    @Test("An edit or a move between two cuts begins a new cut text")
    func endsOfCuts() {
        #expect(typed("one two", .control("w"), .character("x"), .control("w"), .control("y")) == "one x|")
        #expect(typed("one two", .control("w"), .backspace, .control("w"), .control("y")) == "one|")
        let next = Key(.character("d"), .alt)
        #expect(typed("one two", .home, next, .delete, next, .control("y")) == "two|")
        var field = TextField("one two")
        field.handle(.control("w"))
        field.text = "three"
        field.handle(.control("w"))
        field.handle(.control("y"))
        #expect(shown(field) == "three|")
    }

    @Test("A text field pastes text as one line without invisible characters")
    func pastes() {
        var field = TextField("ab")
        field.moveLeft()
        field.insert("1\n2\r\n3\t4\u{1B}[0m\u{200B}")
        #expect(shown(field) == "a1 2 3 4[0m|b")
    }

    @Test("A text field limits inserted text to its capacity, but keeps a longer initial text")
    func capacity() {
        var field = TextField("rye")
        field.moveToStart()
        field.insert(String(repeating: "a b\n", count: 100_000))
        #expect(field.characters.count == TextField.capacity)
        #expect(field.text.hasPrefix("a b a b"))
        #expect(field.text.hasSuffix("rye"))
        field.insert("c")
        #expect(field.characters.count == TextField.capacity)
        field.deleteBackward()
        field.insert("c")
        #expect(field.characters.count == TextField.capacity)

        var marked = TextField("e")
        marked.insert(String(repeating: "\u{301}", count: 1_000_000))
        #expect(marked.text.unicodeScalars.count <= TextField.capacity)

        let given = TextField(String(repeating: "note ", count: TextField.capacity))
        #expect(given.characters.count == 5 * TextField.capacity)
    }

    @Test("A text field edits grapheme clusters")
    func clusters() {
        #expect(typed("cafe\u{301}", .backspace) == "caf|")
        #expect(typed("e", .character("\u{301}")) == "e\u{301}|")
        #expect(typed("👩‍🍳🇩🇪x", .home, .right, .delete) == "👩‍🍳|x")
        #expect(typed("\u{301}", .home, .character("e"), .backspace) == "|")
        var field = TextField("e")
        field.handle(.character("\u{301}"))
        #expect(field.characters.count == 1)
    }

    @Test("A text field ignores keys without a function")
    func leavesKeys() {
        for key in [Key.up, .down, .enter, .escape, .tab, .pageUp, .control("c"), .control("l"), Key(.function(1))] {
            var field = TextField("x")
            let isTaken = field.handle(key)
            #expect(!isTaken)
            #expect(!TextField.takes(key))
        }
        for character in "q?j/ é漢" { #expect(TextField.takes(.character(character))) }
    }

    @Test("A text field stays consistent after random edits", arguments: 0..<20)
    func soundness(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let keys: [Key] = [
            .left, .right, .home, .end, .backspace, .delete, .control("w"), .control("k"), .control("u"), .control("y"),
            Key(.left, .alt), Key(.right, .alt), Key(.character("d"), .alt), .character("a"), .character(" "),
            .character("漢"), .character("\u{301}"), .character("\u{200D}"), .character("👩"), .character("🇩"),
        ]
        var field = TextField()
        var window = TextFieldWindow()
        for _ in 0..<400 {
            let key = keys.randomElement(using: &random) ?? .left
            field.handle(key)
            #expect(Array(field.text) == field.characters)
            #expect((0...field.characters.count).contains(field.cursor))
            let width = Int.random(in: 4...12, using: &random)
            window.reveal(field, width: width)
            #expect((0..<width).contains(window.column(of: field.cursor, in: field)))
        }
    }
}
