import SectionedLists
import Terminal
import Testing

final class ClockBar: ContainerViewController {
    let clock: ViewController
    let content: ViewController

    init(_ clock: ViewController, over content: ViewController) {
        self.clock = clock
        self.content = content
        super.init()
        addChild(clock)
        addChild(content)
    }

    override var mainChild: ViewController? { content }

    override func frame(of child: ViewController) -> Rect? {
        child === clock
            ? Rect(x: 0, y: 0, width: size.columns, height: 1)
            : Rect(size: size).inset(top: 1)
    }
}

final class ChatViewController: ContainerViewController {
    let messages = SectionsViewController()
    let input = TextFieldController()
    var isWriting = true

    init() {
        super.init()
        addChild(messages)
        addChild(input)
    }

    override func frame(of child: ViewController) -> Rect? {
        child === input
            ? Rect(x: 0, y: size.rows - 1, width: size.columns, height: 1)
            : Rect(size: size).inset(bottom: 1)
    }

    override var focusedChild: ViewController? { isWriting ? input : messages }

    override func handle(_ event: InputEvent) -> Bool { isWriting && messages.dispatch(event) }
}

@MainActor
@Suite("Containers")
struct ContainerSnippets {
    @Test("A container passes keys that a text field does not need to the list above")
    func dispatching() {
        let chat = ChatViewController()
        chat.messages.sections = [Section(rows: [TextRow("Hello"), TextRow("Tea?")])]
        #expect(shown(chat, "y", .down, "!").contains("y!"))
        #expect(chat.messages.selectedRow?.hasID("Tea?") == true)
    }

    @Test("A container shows a line above a screen")
    func clockBar() {
        let clock = SectionsViewController()
        clock.sections = [Section(rows: [TextRow("12:00")])]
        let list = SectionsViewController()
        list.sections = [Section(rows: [TextRow("Tea")])]
        let lines = shown(ClockBar(clock, over: list)).split(separator: "\n")
        #expect(lines.first?.contains("12:00") == true && lines.dropFirst().first?.contains("Tea") == true)
    }
}
