import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The key that quits, over a screen and on the help screen")
struct QuitKeyTests {
    private let root = SectionsViewController(title: "Fruit")
    private let navigation: NavigationController
    private let screen: Harness

    init() {
        root.sections = [Section("Fruit", rows: (0..<3).map { TextRow("Fruit \($0)") })]
        navigation = NavigationController(root: root)
        screen = Harness(navigation, columns: 76, rows: 16)
    }

    private func list(_ title: String) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = [Section(title, rows: (0..<3).map { TextRow("\(title) \($0)") })]
        return list
    }

    /// Returns whether the program still runs after some keys.
    private func isRunning(_ keys: Key..., bindings: KeyBindings = KeyBindings()) -> Bool {
        let application = Application(screen: screen.screen, root: navigation)
        application.keyBindings = bindings
        screen.screen.enqueue(keys.map(InputEvent.key))
        application.run()
        // If the program still runs, the headless screen has no more events and reports a hang-up.
        return application.termination == .hangUp
    }

    private func bindings(quit keys: Key...) -> KeyBindings {
        KeyBindings(["application.quit": keys], of: navigation.allKeyCommands)
    }

    // MARK: - Closing

    @Test("It closes the topmost sheet, and quits only over a screen")
    func sheets() {
        root.present(list("Sort"))
        root.present(list("Order"))
        #expect(isRunning("q"))
        #expect(navigation.presentedViewController?.title == "Sort")
        #expect(isRunning("q"))
        #expect(navigation.presentedViewController == nil)
        #expect(!isRunning("q"))
    }

    @Test("It chooses the button of an alert that cancels, even if another button begins with its letter")
    func alerts() {
        var chosen: [String] = []
        let buttons = ["Queue", "Quench"].map { title in AlertButton(title) { chosen.append(title) } }
        root.present(AlertViewController(title: "Delete it?", buttons: buttons + [.cancel("Keep")]))
        #expect(isRunning("q"))
        #expect(navigation.presentedViewController == nil && chosen.isEmpty)
        root.present(
            AlertViewController(
                title: "Delete it?", buttons: buttons + [AlertButton("Keep", isCancel: true) { chosen.append("Keep") }])
        )
        #expect(isRunning("q"))
        #expect(chosen == ["Keep"])
        root.present(AlertViewController(title: "Delete it?", buttons: buttons + [.cancel("Keep")]))
        #expect(isRunning("Q") && chosen == ["Keep", "Queue"])
    }

    @Test("It is a letter of a text, in a prompt and in a form")
    func text() {
        let prompt = PromptViewController(title: "Name") { _ in }
        root.present(prompt)
        #expect(isRunning("q", "q") && prompt.input.text == "qq" && navigation.presentedViewController === prompt)
        prompt.dismiss()
        let name = FormTextField("Name")
        let form = FormViewController(title: "Order", fields: [name, FormToggle("Gift")]) { _ in }
        root.present(form)
        #expect(isRunning("q") && name.text == "q" && navigation.presentedViewController === form)
        #expect(isRunning(.tab, "q"))
        #expect(screen.screen.grid.text.contains("Discard the changes?"))
        #expect(isRunning("q") && navigation.presentedViewController === form, "the question is closed")
        #expect(isRunning("q", .right, .enter) && navigation.presentedViewController == nil)
    }

    @Test("It closes a form without changes at once, and a form in a container asks too")
    func forms() {
        let gift = FormToggle("Gift")
        let form = FormViewController(title: "Order", fields: [gift]) { _ in }
        root.present(StatusOverlay(over: form))
        #expect(isRunning("q") && navigation.presentedViewController == nil)
        root.present(StatusOverlay(over: form))
        #expect(isRunning(.space, "q"))
        #expect(navigation.presentedViewController is AlertViewController)
        #expect(isRunning("q") && navigation.presentedViewController is StatusOverlay)
    }

    @Test("It asks before the text of a prompt that was covered is lost")
    func prompts() {
        let prompt = PromptViewController(title: "Note", text: "old") { _, _ in }
        root.present(prompt)
        #expect(isRunning("x", .escape))
        #expect(screen.screen.grid.text.contains("Discard it?"))
        #expect(isRunning("q") && navigation.presentedViewController === prompt && prompt.input.text == "oldx")
    }

    @Test("It cancels work that can be cancelled, and has no effect on other work")
    func progress() {
        var cancellations = 0
        root.present(ProgressViewController(title: "Import", text: "Reading") { cancellations += 1 })
        #expect(isRunning("q") && cancellations == 1 && navigation.presentedViewController == nil)
        root.present(ProgressViewController(title: "Import", text: "Reading"))
        #expect(isRunning("q") && navigation.presentedViewController != nil)
    }

    @Test("It closes the help, of a screen and of a sheet")
    func help() {
        #expect(isRunning("?", "q") && navigation.topViewController === root)
        let sheet = list("Sort")
        root.present(sheet)
        #expect(isRunning("?") && navigation.topViewController is KeysViewController)
        #expect(isRunning("q") && navigation.presentedViewController === sheet)
        navigation.dismiss()
        navigation.push(list("Pears"))
        #expect(isRunning("?", "q") && navigation.topViewController?.title == "Pears")
        #expect(!isRunning("q"))
    }

    @Test("It closes the question whether to quit, which Ctrl-C and the button answer")
    func question() {
        let form = FormViewController(title: "Order", fields: [FormToggle("Gift")]) { _ in }
        navigation.push(form)
        #expect(isRunning(.space, "q") && navigation.presentedViewController?.title == "Quit?")
        #expect(isRunning("q") && navigation.presentedViewController == nil)
        #expect(isRunning("q") && navigation.presentedViewController?.title == "Quit?")
        #expect(!isRunning(.control("c")))
    }

    // MARK: - Other keys

    @Test("The keys that the user gave to it close in its place, and q does not")
    func rebound() {
        let sheet = list("Sort")
        root.present(sheet)
        let bindings = bindings(quit: "x", .control("c"))
        #expect(isRunning("q", bindings: bindings) && navigation.presentedViewController === sheet)
        #expect(isRunning("x", bindings: bindings) && navigation.presentedViewController == nil)
        #expect(isRunning("?", "x", bindings: bindings) && navigation.topViewController === root)
        var deleted = 0
        root.present(
            AlertViewController(title: "Sure?", buttons: [.cancel("Keep"), AlertButton("Xerox") { deleted += 1 }]))
        #expect(isRunning("x", bindings: bindings) && navigation.presentedViewController == nil && deleted == 0)
        #expect(!isRunning("x", bindings: bindings))
    }

    @Test("Without a key of its own, q does nothing over a sheet")
    func unbound() {
        let sheet = list("Sort")
        root.present(sheet)
        #expect(isRunning("q", bindings: bindings(quit: .control("c"))))
        #expect(navigation.presentedViewController === sheet)
    }

    @Test("Ctrl-C quits over a sheet and on the help screen too")
    func interrupt() {
        root.present(list("Sort"))
        #expect(!isRunning(.control("c")))
        navigation.dismiss()
        #expect(!isRunning("?", .control("c")))
    }

    // MARK: - Hints and help

    @Test("The footer says which keys close, and which quit")
    func footer() {
        root.present(list("Sort"))
        #expect(screen.lines.last == " ↑↓ move  ? help  Ctrl-C quit  Esc q close")
        navigation.dismiss()
        root.present(AlertViewController(title: "Sure?"))
        #expect(screen.lines.last == " ⏎ choose  ? help  Ctrl-C quit  Esc q close")
        navigation.dismiss()
        root.present(ProgressViewController(title: "Import", text: "Reading") {})
        #expect(screen.lines.last == " ? help  Ctrl-C quit  Esc q cancel")
        navigation.dismiss()
        let form = FormViewController(title: "Order", fields: [FormTextField("Name"), FormToggle("Gift")]) { _ in }
        root.present(form)
        #expect(screen.lines.last == " Tab next  Ctrl-S save  F1 help  Ctrl-C quit  Esc cancel")
        screen.press(.tab)
        #expect(screen.lines.last == " Tab next  Space on/off  Ctrl-S save  ? help  Ctrl-C quit  Esc q cancel")
        navigation.dismiss()
        screen.press("?")
        #expect(screen.lines.last?.hasSuffix("Esc q back  Ctrl-C quit") == true, "\(screen.text)")
        screen.press("q")
        #expect(screen.lines.last?.hasSuffix("? help  q quit") == true, "\(screen.text)")
    }

    @Test("A footer that is too narrow shows the keys that close before the others")
    func narrowFooter() {
        root.present(list("Sort"))
        screen.resize(columns: 32, rows: 10)
        #expect(screen.lines.last == " ↑↓ move  ? help  Esc q close")
        screen.resize(columns: 20, rows: 10)
        #expect(screen.lines.last == " Esc q close")
    }

    @Test("The footer and the help show the keys that the user has chosen")
    func reboundFooter() {
        root.present(list("Sort"))
        screen.application.keyBindings = bindings(quit: "x")
        #expect(screen.lines.last == " ↑↓ move  ? help  Esc x close")
        screen.application.keyBindings = bindings(quit: .control("c"))
        #expect(screen.lines.last == " ↑↓ move  ? help  Ctrl-C quit  Esc close")
    }

    @Test("A sheet that takes Esc for itself shows only the key that closes it")
    func withoutEscape() {
        final class Sheet: ViewController {
            override func reserves(_ key: Key) -> Bool { key == .escape }
            override func handle(_ event: InputEvent) -> Bool { event == .key(.escape) }
        }
        let sheet = Sheet(title: "Sheet")
        root.present(sheet)
        screen.application.keyBindings = KeyBindings(["presentation.close": []], of: navigation.allKeyCommands)
        #expect(screen.lines.last == " ? help  Ctrl-C quit  q close")
    }

    @Test("The help of a sheet lists the keys that close it and those that quit")
    func helpOfSheet() {
        root.present(list("Sort"))
        screen.press("?")
        screen.resize(columns: 70, rows: 30)
        #expect(screen.lines.contains { $0.contains(" q  ") && $0.contains("Close what lies over the screen") })
        #expect(screen.lines.contains { $0.contains(" Ctrl-C  ") && $0.contains("Quit") }, "\(screen.text)")
        #expect(!screen.lines.contains { $0.contains("q  Ctrl-C") }, "\(screen.text)")
    }
}
