import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A status overlay", .timeLimit(.minutes(TimeLimit.minutes)))
struct StatusOverlayTests {
    private struct Trouble: Error, CustomStringConvertible {
        var description: String { "The disk is on fire." }
    }

    /// The steps of the next update.
    private actor Script {
        private var steps: [Step] = []
        enum Step { case bring(Int), fail, report(Int, Int, Int?), note(String, Int) }

        func set(_ steps: Step...) { self.steps = steps }

        func run(_ report: ModelController<Int>.Report) async throws -> Int {
            for step in steps {
                switch step {
                case .bring(let model): return model
                case .fail: throw Trouble()
                case .note(let note, let model): await report(.init(done: 0, total: 0, note: note), model)
                case .report(let done, let total, let model): await report(.init(done: done, total: total), model)
                }
            }
            try await Task.sleep(for: .seconds(3_600))
            return 0
        }
    }

    private let script = Script()
    private let list = SectionsViewController(title: "Fruit")
    private let controller: ModelController<Int>
    private let overlay: StatusOverlay
    private let filling: ModelObservation

    init() {
        let (script, list) = (script, list)
        controller = ModelController<Int> { try await script.run($0) }
        filling = controller.observe { event in
            switch event {
            case .updating(let count?, _), .updated(let count):
                list.sections = [Section("Fruit", rows: (0..<count).map { (row: Int) in TextRow("Fruit \(row)") })]
            case .updating, .failed, .cancelled: break
            }
        }
        overlay = StatusOverlay(over: list)
        overlay.follow(
            controller, words: StatusWords(loading: "Reading the fruit", failure: "The fruit could not be read"))
    }

    private func screen(columns: Int = 44, rows: Int = 8) -> Harness {
        Harness(NavigationController(root: overlay), columns: columns, rows: rows)
    }

    /// Starts an update and waits until it ends.
    private func update() async {
        controller.update()
        await controller.settle()
    }

    /// Starts an update that does not end, and waits for its report.
    private func updateUntilReport() async {
        let reported = AsyncStream<Void>.makeStream()
        let observation = controller.observe { event in
            if case .updating(_, .some) = event { reported.continuation.yield() }
        }
        controller.update()
        for await _ in reported.stream { break }
        observation.cancel()
    }

    @Test("A status overlay shows on the line below the screen why the work has to wait")
    func note() async {
        await script.set(.note("Waiting for a shelf that is far away", 1))
        let screen = screen(columns: 40)
        await updateUntilReport()
        #expect(screen.text.contains("Waiting for a shelf that is far away"), "\(screen.text)")
    }

    @Test("A status overlay wraps a message below the screen, after more urgent notices")
    func message() async {
        let screen = screen(columns: 40)
        overlay.message = "One line is too short for this message, two are not."
        controller.update()
        #expect(!screen.text.contains("message"), "\(screen.text)")
        await script.set(.bring(9))
        await update()
        #expect(screen.lines[5] == " One line is too short for this", "\(screen.text)")
        #expect(screen.lines[6] == " message, two are not.")
        await script.set(.fail)
        await update()
        #expect(!screen.text.contains("message") && screen.text.contains("on fire"))
        await script.set(.bring(9))
        await update()
        #expect(screen.text.contains("message, two are not."))
        overlay.message = nil
        #expect(!screen.text.contains("message"))
    }

    @Test("Keys that are pressed before there is data reach the screen when there is")
    func keysWait() async {
        let screen = screen()
        _ = screen.text
        overlay.keyPatience = .seconds(3600)
        await script.set(.bring(5))
        controller.update()
        // Down is a key of the list. After it, each key waits.
        screen.press(.down, .down, .end, .up)
        #expect(!screen.text.contains("Fruit 1"))
        await controller.settle()
        screen.pass(.zero)
        #expect(screen.selectedText == "Fruit 3", "\(screen.text)")
    }

    @Test("Keys that wait too long, or before which Escape leaves, are forgotten", arguments: [false, true])
    func keysAreForgotten(leaves: Bool) async {
        let screen = screen()
        _ = screen.text
        if !leaves { overlay.keyPatience = .zero }
        await script.set(.bring(5))
        controller.update()
        screen.press(.down, .down)
        if leaves { screen.press(.escape) }
        await controller.settle()
        screen.pass(.zero)
        #expect(screen.selectedText == "Fruit 0", "\(screen.text)")
    }

    @Test("With a summary delay, a status overlay says that it is loading only if the update takes longer")
    func summaryDelay() async {
        overlay.summaryDelay = .milliseconds(200)
        let screen = screen()
        await script.set(.bring(2))
        await update()
        await script.set()
        controller.update()
        #expect(!screen.lines[0].contains("loading"))
        screen.pass(.milliseconds(199))
        #expect(!screen.lines[0].contains("loading"))
        screen.pass(.milliseconds(1))
        #expect(screen.lines[0].hasSuffix("loading"), "\(screen.text)")
        // The next update waits again.
        await script.set(.bring(2))
        await update()
        await script.set()
        controller.update()
        #expect(!screen.lines[0].contains("loading"))
        // A failure is shown at once.
        await script.set(.fail)
        await update()
        #expect(screen.text.contains("on fire"))
    }

    @Test("Without data, a status overlay with a summary delay says at once that it is loading")
    func summaryDelayWithoutData() {
        overlay.summaryDelay = .milliseconds(200)
        let screen = screen()
        controller.update()
        #expect(screen.lines[0].hasSuffix("loading"), "\(screen.text)")
    }

    @Test("A status overlay replaces a screen without data")
    func loading() async {
        let screen = screen()
        controller.update()
        #expect(
            screen.text == """
                 Fruit                              loading

                  Reading the fruit…




                 ? help  q quit
                """)
        await script.set(.report(3, 12, nil))
        await updateUntilReport()
        #expect(
            screen.text == """
                 Fruit                              3 of 12

                  Reading the fruit
                  ██████░░░░░░░░░░░░░░░░░░ 3 of 12



                 ? help  q quit
                """)
        controller.cancel()
    }

    @Test("A status overlay shows the screen after the first result")
    func result() async {
        let screen = screen()
        await script.set(.bring(2))
        await update()
        screen.press(.down)
        #expect(screen.selectedText == "Fruit 1")
        #expect(!screen.text.contains("Reading"))
        #expect(overlay.status == nil)
    }

    @Test("A status overlay shows progress below existing data without covering the selected row")
    func progressOverContent() async {
        let screen = screen()
        await script.set(.bring(9))
        await update()
        screen.press(.end)
        await script.set(.report(1, 4, 9))
        await updateUntilReport()
        #expect(screen.selectedText == "Fruit 8")
        #expect(screen.lines[6].hasPrefix(" Reading the fruit █"))
        screen.press(.up)
        #expect(screen.selectedText == "Fruit 7")
        controller.cancel()
        #expect(!screen.text.contains("Reading"))
    }

    @Test("A status overlay shows a failure, and Enter or r tries again", arguments: [Key.enter, .character("r")])
    func failure(key: Key) async {
        let screen = screen()
        await script.set(.fail)
        await update()
        #expect(
            screen.text == """
                 Fruit

                  The fruit could not be read
                  The disk is on fire.



                 r try again  ? help  q quit
                """)
        await script.set(.bring(1))
        screen.press(key)
        await controller.settle()
        #expect(screen.selectedText == "Fruit 0")
    }

    @Test("A failed update keeps the content; r tries again, and the screen receives Enter")
    func failureOverContent() async {
        let screen = screen()
        await script.set(.bring(2))
        await update()
        await script.set(.fail)
        await update()
        #expect(screen.selectedText == "Fruit 0")
        #expect(screen.lines[5...6] == [" The fruit could not be read: The disk is", " on fire."])
        await script.set(.bring(3))
        screen.press(.enter)
        if case .failed = controller.state {} else { Issue.record("\(controller.state)") }
        screen.press(.character("r"))
        await controller.settle()
        #expect(screen.text.contains("Fruit 2"))
        #expect(!screen.text.contains("fire"))
    }

    @Test(
        "A status overlay shows a failure in at most a third of the lines",
        arguments: [
            (14, [" The fruit", " could not be", " read: The", " disk is on f…"]),
            (20, [" The fruit", " could not be", " read: The", " disk is on", " fire."]),
        ])
    func longFailure(rows: Int, lines: [String]) async {
        let screen = screen(columns: 15, rows: rows)
        await script.set(.bring(2))
        await update()
        await script.set(.fail)
        await update()
        #expect(Array(screen.lines.dropLast().suffix(lines.count)) == lines)
    }

    @Test("A status overlay offers to restart an update that was cancelled before the first data")
    func cancelled() async {
        let screen = screen()
        controller.update()
        controller.cancel()
        #expect(screen.lines[2] == "  Nothing was loaded")
        await script.set(.bring(1))
        screen.press(.enter)
        await controller.settle()
        #expect(screen.selectedText == "Fruit 0")
    }

    @Test("A status overlay follows models of different types and shows failures first")
    func several() async {
        let words = ModelController<String> { _ in throw Trouble() }
        overlay.follow(words, words: StatusWords(failure: "No words"))
        let screen = screen()
        await script.set(.bring(1))
        await update()
        words.update()
        await words.settle()
        #expect(screen.selectedText == "Fruit 0")
        #expect(screen.lines[6].hasPrefix(" No words: The disk"))
    }

    @Test("A status overlay shows a failure before the progress of another model", arguments: [true, false])
    func failureBeforeProgress(isFailureFirst: Bool) async {
        let overlay = StatusOverlay(over: list)
        let words = ModelController<String> { _ in throw Trouble() }
        if isFailureFirst { overlay.follow(words, words: StatusWords(failure: "No words")) }
        overlay.follow(controller, words: StatusWords(loading: "Reading the fruit"))
        if !isFailureFirst { overlay.follow(words, words: StatusWords(failure: "No words")) }
        let screen = Harness(NavigationController(root: overlay), columns: 44, rows: 8)
        await script.set(.report(1, 4, 9))
        await updateUntilReport()
        #expect(screen.text.contains("Reading the fruit"))
        words.update()
        await words.settle()
        #expect(screen.text.contains("No words: The disk") && !screen.text.contains("Reading"), "\(screen.text)")
        controller.cancel()
    }

    @Test("A status overlay is usable at 20x5")
    func small() async {
        let screen = screen(columns: 20, rows: 5)
        await script.set(.report(3, 12, nil))
        await updateUntilReport()
        #expect(screen.lines[2] == "  Reading the")
        controller.cancel()
        await script.set(.fail)
        await update()
        #expect(screen.lines[1...3] == ["  The fruit could", "  not be read: The", "  disk is on fire."])
        #expect(overlay.activeKeyCommands.contains { $0.id == "status.retry" })
    }

    @Test("A status overlay draws nothing between two progress reports")
    func isIdle() async {
        let screen = screen()
        await script.set(.report(1, 0, nil))
        await updateUntilReport()
        let text = screen.text
        for _ in 0..<5 { await Task.yield() }
        #expect(screen.text == text)
        #expect(text.contains("█"))
        controller.cancel()
    }
}
