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
            title: "Rename", message: "A new name for the file:", text: text, placeholder: "name"
        ) { log.log.append($0) }
        root.present(prompt)
        return (screen, prompt)
    }

    @Test("takes letters as text, whatever they do elsewhere, and hands it over on Enter")
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

    @Test("is left by Esc with nothing handed over")
    func cancels() {
        let (screen, _) = prompt(text: "old")
        screen.press(.backspace, .left, .escape)
        #expect(answers.log == [])
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("says what is wrong with a text, and keeps it to be changed")
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

    @Test("stays usable at 20x5")
    func small() {
        let (screen, _) = prompt(columns: 20, rows: 5)
        screen.press(.character("x"))
        #expect(screen.lines[0] == " Files › Rename")
        #expect(screen.lines[1] == " A new name for the")
        #expect(screen.lines[2] == " > x")
        #expect(root.navigationController?.cursor == Point(x: 4, y: 2))
    }
}
