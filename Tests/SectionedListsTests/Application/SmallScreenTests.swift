import Terminal
import TestSupport
import Testing

@testable import SectionedLists

/// Keys on a screen that is too small to show anything but a message.
@MainActor
@Suite("A screen that is too small")
struct SmallScreenTests {
    /// Runs an application until all events are handled. Returns the screen and how it ended: `nil` after `quit`.
    private func run(_ root: ViewController, _ events: [InputEvent], columns: Int = 19, rows: Int = 4) -> (
        screen: HeadlessScreen, termination: Termination?
    ) {
        let screen = HeadlessScreen(columns: columns, rows: rows)
        for event in events { screen.enqueue([event]) }
        let application = Application(screen: screen, root: root)
        application.run()
        return (screen, application.termination)
    }

    private func list() -> SectionsViewController {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(rows: [TextRow("a")])]
        return list
    }

    private func form() -> FormViewController {
        FormViewController(title: "F", fields: [FormTextField("Name")]) { _ in }
    }

    private func type(in root: ViewController) {
        _ = run(root, [.key("a"), .key("b")], columns: 60, rows: 16)
    }

    @Test("q quits, and the message says so", arguments: [Key.character("q"), "x"])
    func quits(key: Key) {
        let ended = run(NavigationController(root: list()), [.key(key)])
        #expect(ended.screen.grid.text.contains("q quits"))
        #expect((ended.termination == nil) == (key == "q"))
    }

    @Test("q does not end the program over a form with changes, in a screen or in a sheet", arguments: [false, true])
    func keepsForm(isSheet: Bool) {
        let (form, list) = (form(), list())
        let navigation = NavigationController(root: list)
        if isSheet { list.present(form) } else { navigation.push(form) }
        type(in: navigation)
        #expect(form.isModified)
        let ended = run(navigation, [.key("q"), .key("z")])
        #expect(ended.termination == .hangUp)
        #expect(ended.screen.grid.text.contains("Not saved."))
        #expect(!ended.screen.grid.text.contains("q quits"))
    }

    @Test("q does not end the program while the user types or over a sheet")
    func keepsText() {
        let prompting = list()
        let navigation = NavigationController(root: prompting)
        prompting.present(PromptViewController(title: "Name") { _ in })
        type(in: navigation)
        #expect(run(navigation, [.key("q")]).termination == .hangUp)
        #expect(run(NavigationController(root: SearchViewController(over: list())), [.key("q")]).termination == .hangUp)
        let covered = list()
        let stack = NavigationController(root: covered)
        covered.present(AlertViewController(title: "Sure?"))
        #expect(run(stack, [.key("q")]).termination == .hangUp)
    }

    @Test("Over a form with changes, the first Ctrl-C asks and the second one quits")
    func interrupts() {
        let navigation = NavigationController(root: list())
        navigation.push(form())
        type(in: navigation)
        #expect(run(navigation, [.terminate(.interrupt)]).termination == .hangUp)
        #expect(navigation.presentedViewController is AlertViewController)
        #expect(run(navigation, [.terminate(.interrupt)]).termination == nil)
    }

    @Test("The message names the key that the user assigned")
    func boundKey() {
        let screen = HeadlessScreen(columns: 19, rows: 4)
        screen.enqueue([.key("x")])
        let application = Application(screen: screen, root: NavigationController(root: list()))
        application.keyBindings = KeyBindings(["application.quit": ["x"]], of: KeyCommand.standardForContainers)
        application.run()
        #expect(screen.grid.text.contains("x quits"))
        #expect(application.termination == nil)
    }
}
