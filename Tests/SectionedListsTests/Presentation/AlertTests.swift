import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("An alert")
struct AlertTests {
    private final class Choices {
        var log: [String] = []
    }

    private let choices = Choices()
    private let root = SectionsViewController(title: "Files")

    private func alert(_ titles: [String] = ["Keep", "Delete"], text: String = "The file goes to the trash.") -> Harness
    {
        let screen = Harness(NavigationController(root: root), columns: 44, rows: 10)
        let log = choices
        root.present(
            AlertViewController(
                title: "Delete Pancakes?", text: text,
                buttons: titles.map { title in
                    AlertButton(title, isCancel: title == "Keep") { log.log.append(title) }
                }))
        return screen
    }

    @Test("An alert has the size of its content")
    func fits() {
        #expect(
            alert().text == """
                 Files

                  Not ┌─ Delete Pancakes? ──────────┐
                      │ The file goes to the trash. │
                      │                             │
                      │        [ Keep ]    Delete   │
                      └─────────────────────────────┘


                 ←→ move  ⏎ choose  ? help  Esc q close
                """)
    }

    @Test(
        "The arrows and Enter, a letter or Esc choose a button of an alert",
        arguments: [
            ([Key.enter], "Keep"), ([.right, .enter], "Delete"), ([.tab, .space], "Delete"),
            ([.right, .left, .enter], "Keep"), ([.character("d")], "Delete"), ([.character("D")], "Delete"),
            ([.right, .escape], "Keep"),
        ])
    func keys(keys: [Key], answer: String) {
        let screen = alert()
        for key in keys { screen.press(key) }
        #expect(choices.log == [answer])
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("The keys that go back on other screens do not close an alert")
    func ignoresOtherKeys() {
        let screen = alert()
        screen.press(.left, .backspace, .character("h"), .character("j"))
        screen.send(.paste("d"))
        #expect(choices.log == [])
        #expect(root.navigationController?.presentedViewController != nil)
    }

    @Test("Only a click on a button chooses it")
    func mouse() {
        let screen = alert()
        for point in [Point(x: 10, y: 3), Point(x: 10, y: 5), Point(x: 24, y: 5), Point(x: 40, y: 5), .zero] {
            screen.send(.mouse(MouseEvent(.press, at: point)))
        }
        #expect(choices.log == [])
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 26, y: 5))))
        #expect(choices.log == ["Delete"])
    }

    @Test("An alert is usable at 20x5: the text scrolls, and one button at a time is shown")
    func small() {
        let screen = alert(["Keep", "Delete the file", "Delete all files"], text: "One two three four five six seven")
        screen.resize(columns: 20, rows: 5)
        #expect(
            screen.text == """
                 Delete Pancakes?
                 One two three four↓
                 [ Keep           ]
                   Delete the fi…
                 Esc q close
                """)
        screen.press(.right)
        screen.press(.right)
        #expect(screen.lines[3] == " [ Delete all fi… ]")
        screen.press(.pageDown)
        #expect(screen.lines[1] == " five six seven    ↑")
        screen.press(.enter)
        #expect(choices.log == ["Delete all files"])
    }

    @Test("The mouse wheel scrolls the text of an alert by three lines, as it scrolls a list")
    func wheel() {
        let screen = alert(text: (1...20).map { "line \($0)." }.joined(separator: "\n"))
        #expect(screen.text.contains("line 1."))
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 20, y: 4))))
        #expect(!screen.text.contains("line 3.") && screen.text.contains("line 4."))
        screen.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 20, y: 4))))
        #expect(screen.text.contains("line 1."))
    }

    @Test("A scrolled alert shows its text from the start when the terminal becomes large enough")
    func enlarged() {
        let screen = alert(text: "One two three four five six seven")
        screen.resize(columns: 20, rows: 4)
        screen.press(.pageDown, .pageDown)
        #expect(!screen.text.contains("One two"))
        screen.resize(columns: 44, rows: 10)
        #expect(screen.text.contains("One two three four five six seven"))
    }

    @Test("An alert without buttons has an OK button")
    func message() {
        let screen = Harness(NavigationController(root: root), columns: 44, rows: 10)
        root.present(AlertViewController(title: "Done"))
        #expect(screen.text.contains("[ OK ]"))
        screen.press(.character("o"))
        #expect(root.navigationController?.presentedViewController == nil)
    }

    @Test("The action of an alert's button can present another alert")
    func chains() {
        let screen = Harness(NavigationController(root: root), columns: 44, rows: 10)
        let root = root
        let next = AlertButton("Next") { root.present(AlertViewController(title: "Second")) }
        root.present(AlertViewController(title: "First", buttons: [next]))
        screen.press(.enter)
        #expect(screen.text.contains("Second"))
    }
}
