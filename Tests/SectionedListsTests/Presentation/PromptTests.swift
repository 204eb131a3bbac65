import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A prompt")
struct PromptTests {
    private final class Answers {
        var log: [String] = []
    }

    private let answers = Answers()
    private let root = SectionsViewController(title: "Files")

    private func prompt(text: String = "", columns: Int = 40, rows: Int = 10) -> (Harness, PromptViewController) {
        let screen = Harness(NavigationController(root: root), columns: columns, rows: rows)
        let log = answers
        let prompt = PromptViewController(
            title: "Rename", message: "A new name for the file:", text: text, example: "Soup.cook"
        ) { log.log.append($0) }
        root.present(prompt)
        return (screen, prompt)
    }

    @Test("A prompt takes letters as text and submits the text on Enter")
    func takesText() {
        let (screen, _) = prompt()
        for character in "q?jh " { screen.press(.character(character)) }
        screen.send(.paste("two\nlines"))
        #expect(
            screen.text == """
                 Files

                 ┌─ Rename ───────────────────────────┐
                 │ A new name for the file:           │
                 │ > q?jh two lines                   │
                 │                                    │
                 └────────────────────────────────────┘


                 ⏎ done  F1 help  Ctrl-C quit  Esc close
                """)
        #expect(root.navigationController?.cursor == Point(x: 19, y: 4))
        screen.press(.enter)
        #expect(answers.log == ["q?jh two lines"])
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("Esc closes a prompt without submitting the text")
    func cancels() {
        let (screen, _) = prompt(text: "old")
        screen.press(.backspace, .left, .escape)
        #expect(answers.log == [])
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("A prompt shows the error of an invalid text and keeps the text")
    func validates() {
        let (screen, prompt) = prompt(text: "a/b")
        prompt.validate = { $0.contains("/") ? "No slashes, please." : nil }
        screen.press(.enter)
        #expect(screen.text.contains("No slashes, please."))
        #expect(answers.log == [])
        screen.press(.control("u"), .character("c"))
        #expect(!screen.text.contains("No slashes"))
        screen.press(.enter)
        #expect(answers.log == ["c"])
    }

    @Test("A prompt is usable at 20x5")
    func small() {
        let (screen, _) = prompt(columns: 20, rows: 5)
        screen.press(.character("x"))
        #expect(screen.lines[0] == " Files › Rename")
        #expect(screen.lines[1] == " A new name for the")
        #expect(screen.lines[2] == " > x")
        #expect(root.navigationController?.cursor == Point(x: 4, y: 2))
    }

    // MARK: - Examples

    @Test(
        "A prompt shows an example that differs from text in wording and style",
        arguments: [Theme.standard, .monochrome])
    func example(theme: Theme) throws {
        let (screen, _) = prompt()
        screen.screen.appearance.theme = theme
        let line = try #require(screen.lines.firstIndex { $0.contains("> e.g. Soup.cook") })
        let glyph = try #require(screen.grid.row(line).first { $0.cluster.text == "S" })
        #expect(glyph.style == theme[.dim].adding(Style(attributes: .italic)))
        #expect(glyph.style != theme[.text])
        screen.press(.character("S"))
        #expect(!screen.text.contains("e.g."))
        let typed = try #require(screen.grid.row(line).first { $0.cluster.text == "S" })
        #expect(typed.style == theme[.text])
    }

    // MARK: - Keeping

    /// Returns a prompt with a pending save, which the test completes or lets fail.
    private func keeping(text: String = "", allowsLineBreaks: Bool = true, columns: Int = 60, rows: Int = 14) -> (
        Harness, Pending
    ) {
        let screen = Harness(NavigationController(root: root), columns: columns, rows: rows)
        let pending = Pending()
        root.present(
            PromptViewController(
                title: "Your note", message: "Leek soup.", text: text, allowsLineBreaks: allowsLineBreaks
            ) { text, answer in
                pending.texts.append(text)
                pending.answer = answer
            })
        return (screen, pending)
    }

    private final class Pending {
        var texts: [String] = []
        var answer: PromptViewController.Answer?
    }

    private var presented: ViewController? { root.navigationController?.presentedViewController }

    @Test("A prompt stays open until its text is saved, and accepts no other text meanwhile")
    func waits() {
        let (screen, pending) = keeping()
        screen.press(.character("a"), .enter, .character("b"), .character("q"), .enter)
        screen.send(.paste("c"))
        #expect(pending.texts == ["a"])
        #expect(presented != nil)
        #expect(screen.text.contains("> a ") && screen.text.contains("Saving"))
        pending.answer?(nil)
        #expect(presented == nil)
    }

    @Test("A prompt shows why its text was not saved, and Enter tries again")
    func refused() {
        let (screen, pending) = keeping(columns: 40)
        screen.press(.character("a"), .enter)
        pending.answer?("Not saved: the disk is full; make room. Enter tries again.")
        #expect(screen.text.contains("Not saved: the disk is full; make"))
        #expect(screen.text.contains("room. Enter tries again."))
        #expect(screen.text.contains("> a "))
        screen.press(.character("b"))
        #expect(!screen.text.contains("Not saved"))
        screen.press(.enter)
        #expect(pending.texts == ["a", "ab"])
        pending.answer?(nil)
        #expect(presented == nil)
    }

    @Test("Ctrl-J and Alt-Enter insert line breaks in a prompt, as its hints show")
    func severalLines() {
        let (screen, pending) = keeping()
        for key in [Key.character("a"), .control("j"), .character("b"), Key(.enter, .alt), .character("c")] {
            screen.press(key)
        }
        #expect(
            screen.text == """
                 Files

                  Nothing here.
                       ┌─ Your note ────────────────────────────────┐
                       │ Leek soup.                                 │
                       │ > a                                        │
                       │   b                                        │
                       │   c                                        │
                       │                                            │
                       └────────────────────────────────────────────┘



                 ⏎ done  Ctrl-J new line  F1 help  Ctrl-C quit  Esc close
                """)
        screen.press(.enter)
        #expect(pending.texts == ["a\nb\nc"])
    }

    @Test("A prompt with too many lines shows those around the cursor", arguments: [5, 7, 10, 14])
    func manyLines(rows: Int) {
        let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        let (screen, _) = keeping(text: text, rows: rows)
        #expect(screen.text.contains("line 30"))
        screen.press(Key(.home, .control))
        #expect(screen.text.contains("> line 1 ") || screen.text.contains("> line 1\n"))
        let cursor = root.navigationController?.cursor
        #expect(cursor.map { screen.lines[$0.y].contains("line 1") } == true)
    }

    // MARK: - Quitting

    /// Returns whether a program still runs after some keys.
    private func isRunning(_ screen: Harness, _ keys: Key...) throws -> Bool {
        let application = Application(screen: screen.screen, root: try #require(root.navigationController))
        screen.screen.enqueue(keys.map(InputEvent.key))
        application.run()
        // If the program still runs, the headless screen has no more events and reports a hang-up.
        return application.termination == .hangUp
    }

    @Test("A prompt with unsaved text asks before quitting; a second time quits")
    func quitting() throws {
        let (screen, _) = keeping(text: "old")
        #expect(try isRunning(screen, .character("x"), .control("c")))
        #expect(screen.text.contains("What you wrote under “Your note” is not"))
        screen.press(.enter)
        #expect(screen.text.contains("> oldx"), "the first button stays")
        #expect(try !isRunning(screen, .control("c"), .control("c")))
    }

    @Test("A prompt with unsaved text asks before Esc closes it; Esc again continues editing")
    func closing() {
        let (screen, pending) = keeping(text: "old")
        screen.press(.character("x"), .escape)
        #expect(screen.text.contains("What you wrote under “Your note” is not"))
        screen.press(.escape)
        #expect(screen.text.contains("> oldx"))
        screen.press(.escape, .enter)
        #expect(screen.text.contains("> oldx"), "the first button stays")
        screen.press(.escape, .right, .enter)
        #expect(root.navigationController?.presentedViewController == nil)
        #expect(pending.texts == [])
    }

    @Test("A text that the validation refuses is still unsaved: a prompt asks before Esc closes it")
    func closingRefused() {
        let screen = Harness(NavigationController(root: root), columns: 60, rows: 14)
        let prompt = PromptViewController(title: "Your note", message: "Leek soup.", text: "") { _, answer in
            answer(nil)
        }
        prompt.validate = { _ in "Too short." }
        root.present(prompt)
        screen.press(.character("x"), .enter)
        #expect(screen.text.contains("Too short."))
        screen.press(.escape)
        #expect(screen.text.contains("What you wrote under “Your note” is not"))
    }

    @Test("Esc closes a prompt without changes immediately", arguments: [[], [Key.character("x"), .backspace]])
    func closingUnchanged(keys: [Key]) {
        let (screen, _) = keeping(text: "old")
        for key in keys { screen.press(key) }
        screen.press(.escape)
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("A prompt with unsaved text asks before Ctrl-C on the help screen quits, and q returns to the text")
    func quittingFromKeys() throws {
        let (screen, _) = keeping()
        #expect(try isRunning(screen, .character("x"), Key(.function(1)), .character("q"), .character("y")))
        #expect(screen.text.contains("> xy"))
        #expect(try isRunning(screen, Key(.function(1)), .control("c")))
        #expect(screen.text.contains("Quit?"))
        #expect(try !isRunning(screen, .control("c")))
    }

    @Test("A prompt without changes lets the program quit", arguments: [[], [Key.character("x"), .backspace]])
    func quittingUnchanged(keys: [Key]) throws {
        let (screen, _) = keeping(text: "old")
        for key in keys { screen.press(key) }
        #expect(try !isRunning(screen, .control("c")))
    }

    @Test("A prompt that only submits its text lets the program quit")
    func quittingPlainPrompt() throws {
        let (screen, _) = prompt()
        #expect(try !isRunning(screen, .character("x"), .control("c")))
    }

    @Test("A prompt treats a line feed as Enter if it has no other meaning")
    func lineFeed() throws {
        let (screen, _) = prompt(text: "a")
        #expect(try isRunning(screen, .control("j")))
        #expect(answers.log == ["a"])
    }
}
