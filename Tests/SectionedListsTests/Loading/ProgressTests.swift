import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A sheet with progress")
struct ProgressSheetTests {
    private let navigation = NavigationController(root: ViewController(title: "Home"))
    private let screen: Harness

    init() {
        screen = Harness(navigation, columns: 50, rows: 14)
    }

    @Test("A known total is a bar with its count, and without one a segment moves with the spinner")
    func bars() {
        let progress = ProgressViewController(title: "Import", text: "Reading") {}
        navigation.present(progress)
        #expect(screen.text.contains("⠋ Reading") && screen.text.contains("[ Cancel ]"))
        let first = screen.text
        screen.pass(Spinner.interval)
        #expect(screen.text.contains("⠙ Reading") && screen.text != first)
        progress.progress = WorkProgress(done: 10, total: 20)
        #expect(screen.text.contains("██████████░░░") && screen.text.contains("10 of 20"))
        navigation.dismiss()
        #expect(screen.application.timers.timeout == nil)
    }

    @Test("Esc cancels the work, and other keys do not close the sheet")
    func cancel() {
        var cancelled = 0
        navigation.present(ProgressViewController(title: "Import", text: "Reading") { cancelled += 1 })
        screen.press(.left, .backspace, .character("h"))
        #expect(navigation.presentedViewController != nil)
        screen.press(.escape)
        #expect(cancelled == 1 && navigation.presentedViewController == nil)
    }

    @Test("Work that cannot be cancelled has no button and stays")
    func fixed() {
        navigation.present(ProgressViewController(title: "Import", text: "Reading"))
        screen.press(.escape, .enter)
        #expect(navigation.presentedViewController != nil && !screen.text.contains("Cancel"))
    }

    @Test("A sheet follows a model controller, closes at its end and cancels its update")
    func following() async {
        let controller = ModelController<Int> { report in
            await report(WorkProgress(done: 1, total: 2), nil)
            return 2
        }
        navigation.present(ProgressViewController(title: "Import", text: "Reading", following: controller))
        controller.update()
        await controller.settle()
        #expect(navigation.presentedViewController == nil && controller.data == 2)
        navigation.present(ProgressViewController(title: "Import", text: "Reading", following: controller))
        controller.update()
        screen.press(.enter)
        #expect(navigation.presentedViewController == nil)
        if case .updating = controller.state { Issue.record("the update goes on") }
    }

    @Test("A spinner has a sign of one column in Unicode and in ASCII")
    func signs() {
        #expect((0..<12).map { Spinner(frame: $0).sign(.ascii) } == Array("|/-\\|/-\\|/-\\"))
        #expect((0..<10).allSatisfy { String(Spinner(frame: $0).sign(.unicode)).displayWidth == 1 })
    }

    @Test("A status overlay shows its screen as it is while nothing was requested")
    func idleOverlay() {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(rows: [TextRow("Apple")])]
        let overlay = StatusOverlay(over: list)
        let controller = ModelController<Int> { _ in 1 }
        overlay.follow(controller)
        let screen = Harness(overlay, columns: 30, rows: 5)
        #expect(screen.text.contains("Apple"))
        controller.update()
        #expect(!screen.text.contains("Apple"))
        controller.cancel()
        #expect(screen.text.contains("Nothing was loaded"))
    }
}
