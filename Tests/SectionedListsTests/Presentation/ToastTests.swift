import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A toast")
struct ToastTests {
    private let list = CommandedList(title: "List")
    private let navigation: NavigationController
    private let screen: Harness

    init() {
        list.sections = [Section(rows: (0..<20).map { (number: Int) in TextRow("row \(number)", id: number) })]
        navigation = NavigationController(root: list)
        screen = Harness(navigation, columns: 40, rows: 12)
    }

    @Test("A toast is over the bottom of the screen until its time is over, and takes no keys")
    func appears() {
        list.showToast(Toast("Saved"))
        #expect(screen.lines[10].hasSuffix(" Saved"))
        screen.press(.down)
        #expect(screen.selectedText?.hasPrefix("row 1") == true)
        screen.pass(.seconds(3))
        #expect(screen.text.contains("Saved"))
        screen.pass(.seconds(1))
        #expect(!screen.text.contains("Saved"))
    }

    @Test("A new toast replaces the visible one and has its whole time")
    func replaces() {
        list.showToast(Toast("First"))
        screen.pass(.seconds(3))
        list.showToast(Toast("Second", duration: .seconds(2)))
        #expect(!screen.text.contains("First") && screen.text.contains("Second"))
        screen.pass(.seconds(1))
        #expect(screen.text.contains("Second"))
        screen.pass(.seconds(1))
        #expect(!screen.text.contains("Second"))
    }

    @Test("A toast is gone when, by a later key, another screen is shown; one that came with the screen stays")
    func screens() {
        let open = KeyCommand("open", keys: [.character("o")], title: "open", help: "Open") { [navigation] in
            navigation.push(ViewController(title: "Other"))
        }
        let both = KeyCommand("both", keys: [.character("b")], title: "both", help: "Both") { [navigation, list] in
            list.showToast(Toast("Made"))
            navigation.push(ViewController(title: "Other"))
        }
        list.commands = [open, both]
        list.showToast(Toast("Saved"))
        screen.press("o")
        #expect(!screen.text.contains("Saved"))
        navigation.pop()
        screen.press("b")
        #expect(screen.text.contains("Made"))
        screen.press(.escape)
        #expect(!screen.text.contains("Made"))
    }

    @Test("A toast names a command with the key that the user has bound")
    func command() {
        let undo = KeyCommand("undo", keys: [.character("u")], title: "undo", help: "Undo") {}
        list.showToast(Toast("Deleted", command: undo))
        #expect(screen.lines[10].hasSuffix(" Deleted"))
        list.commands = [undo]
        list.setNeedsDisplay()
        #expect(screen.lines[10].hasSuffix(" Deleted · u undo"))
        screen.application.keyBindings = KeyBindings(["undo": [.control("x")]], of: [undo])
        #expect(screen.lines[10].hasSuffix(" Deleted · Ctrl-X undo"))
        screen.application.keyBindings = KeyBindings(["undo": []], of: [undo])
        #expect(screen.lines[10].hasSuffix(" Deleted"))
    }

    @Test("A message of many lines is cut, and the key after it is neither cut nor torn")
    func longMessage() {
        let undo = KeyCommand("undo", keys: [.character("u")], title: "undo", help: "Undo") {}
        list.commands = [undo]
        for length in 1...60 {
            let name = (0..<length).map { "line\($0 * 7 % 11 == 0 ? "" : "s of")" }.joined(separator: "\n")
            list.showToast(Toast(name, command: undo))
            #expect(screen.lines.contains { $0.hasSuffix("· u undo") }, "\(length):\n\(screen.text)")
            #expect(screen.lines[10].hasSuffix("· u undo") && !screen.lines[5].contains("line"))
        }
    }

    @Test("A long toast in a narrow window without colors is wrapped, and is in reverse video")
    func narrow() {
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        list.showToast(Toast("A long message that does not fit on a line of this window"))
        #expect(
            screen.lines[9].hasSuffix("A long message that does not fit on") && screen.lines[10].contains("a line of"))
        #expect(screen.grid[20, 9].style.attributes.contains(.reverse))
    }

    @Test("A running program wakes up for the end of a toast")
    func running() {
        let screen = HeadlessScreen(columns: 40, rows: 8)
        let application = Application(screen: screen, root: navigation, clock: screen.clock)
        var texts: [String] = []
        list.sections = [
            Section(rows: [TextRow("row")]).onSelect { [list] _, _ in
                list.showToast(Toast("Chosen"))
                application.after(.seconds(3)) { texts.append(screen.grid.text) }
                application.after(.seconds(5)) { texts.append(screen.grid.text) }
            }
        ]
        screen.enqueue([.key(.enter)])
        screen.pause(for: .seconds(10))
        application.run()
        #expect(texts.map { $0.contains("Chosen") } == [true, false])
        #expect(screen.clock.now.offset == .seconds(10))
    }

    @Test("A cancelled timer does nothing, and timers fire in order")
    func timers() {
        let timers = ApplicationTimers(clock: screen.screen.clock)
        var fired: [Int] = []
        _ = timers.add(after: .seconds(2)) { fired.append(2) }
        _ = timers.add(after: .seconds(1)) { fired.append(1) }
        timers.add(after: .seconds(1)) { fired.append(0) }.cancel()
        #expect(timers.timeout == .seconds(1))
        screen.screen.clock.advance(by: .seconds(3))
        timers.fire()
        #expect(fired == [1, 2] && timers.timeout == nil)
    }
}

private final class CommandedList: SectionsViewController {
    var commands: [KeyCommand] = []

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
