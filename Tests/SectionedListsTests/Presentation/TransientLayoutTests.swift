import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The layout of toasts and of sheets with progress")
struct TransientLayoutTests {
    private let navigation = NavigationController(root: ViewController(title: "Home"))

    @Test("A toast is in the lower right corner, with a free column at each side of its text")
    func toast() {
        let screen = Harness(navigation, columns: 30, rows: 8)
        navigation.showToast(Toast("Saved"))
        #expect(screen.lines[6] == String(repeating: " ", count: 23) + "Saved")
        let selection = Theme.standard[.selection]
        #expect(
            (21..<30).map { screen.grid[$0, 6].style == selection } == [false] + Array(repeating: true, count: 7) + [
                false
            ])
        #expect(screen.grid[25, 5].style != selection)
    }

    @Test("A toast has at most a third of the lines, and a narrow screen shows none")
    func toastLimits() {
        let screen = Harness(navigation, columns: 14, rows: 8)
        navigation.showToast(Toast("One two three four five six"))
        #expect(screen.lines[5...6] == ["  One two", "  three fou…"])
        screen.resize(columns: 14, rows: 4)
        #expect(screen.lines[1...2] == ["", "  One two t…"])
        screen.resize(columns: 9, rows: 8)
        #expect(screen.text.contains("One"))
        screen.resize(columns: 8, rows: 8)
        #expect(!screen.text.contains("One"))
    }

    @Test("A toast without a navigation stack has no effect")
    func toastWithoutStack() {
        let alone = ViewController()
        alone.showToast(Toast("Saved"))
        let screen = Harness(alone, columns: 30, rows: 8)
        #expect(!screen.text.contains("Saved"))
    }

    private func progress(_ progress: WorkProgress?, isCancellable: Bool = true, columns: Int = 60) -> Harness {
        let screen = Harness(navigation, columns: columns, rows: 12)
        let sheet =
            isCancellable
            ? ProgressViewController(title: "Import", text: "Reading") {}
            : ProgressViewController(title: "Import", text: "Reading")
        sheet.progress = progress
        navigation.present(sheet)
        return screen
    }

    private func inside(_ screen: Harness) -> [String] {
        screen.lines.filter { $0.contains("│") }.map { line in
            String(line.drop { $0 != "│" }.dropFirst().prefix { $0 != "│" })
        }
    }

    @Test("A sheet with progress has its text, a bar with the count, and its button at the right")
    func progressSheet() {
        let screen = progress(WorkProgress(done: 5, total: 10))
        #expect(
            inside(screen) == [
                " ⠋ Reading" + String(repeating: " ", count: 30),
                " ███████████████░░░░░░░░░░░░░░░ 5 of 10 ",
                String(repeating: " ", count: 40),
                String(repeating: " ", count: 29) + "[ Cancel ] ",
            ])
    }

    @Test("The count of a sheet with progress says what is known")
    func progressCounts() {
        #expect(inside(progress(nil))[1].filter { $0.isNumber }.isEmpty)
        let unknown = inside(progress(WorkProgress(done: 7, total: 0)))
        #expect(unknown[1].hasSuffix(" 7 "))
        let estimated = inside(progress(WorkProgress(done: 7, total: 70, isEstimate: true)))
        #expect(estimated[1].hasSuffix(" 7 of about 70 "))
        #expect(inside(progress(WorkProgress(done: 0, total: 9)))[1].hasSuffix("░ 0 of 9 "))
        #expect(inside(progress(WorkProgress(done: 0, total: 0)))[1].hasSuffix("░ "))
    }

    @Test("A sheet with progress that cannot be cancelled has two lines")
    func fixedProgress() {
        let screen = progress(nil, isCancellable: false)
        #expect(inside(screen).count == 2)
        #expect(!screen.lines[11].contains("Esc cancel"))
    }

    @Test("Only a click on its button cancels a sheet with progress")
    func progressClicks() {
        let screen = progress(nil)
        let line = screen.lines.firstIndex { $0.contains("[ Cancel ]") } ?? 0
        let start = screen.lines[line].distance(
            from: screen.lines[line].startIndex,
            to: screen.lines[line].firstIndex(of: "[") ?? screen.lines[line].startIndex)
        func click(_ x: Int, _ action: MouseEvent.Action) {
            screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: line))))
        }
        click(start - 1, .press)
        click(start + 10, .press)
        click(start, .wheelDown)
        screen.send(.paste("x"))
        #expect(navigation.presentedViewController != nil)
        click(start, .doublePress)
        #expect(navigation.presentedViewController == nil)
    }

    @Test("A spinner has a line with its sign and its text, which is truncated, and turns while it is visible")
    func spinner() {
        let spinner = SpinnerController("Reading the shelf")
        #expect(spinner.preferredSize(within: Size(columns: 50, rows: 9)) == Size(columns: 21, rows: 1))
        #expect(spinner.preferredSize(within: Size(columns: 9, rows: 9)) == Size(columns: 9, rows: 1))
        let screen = Harness(spinner, columns: 16, rows: 1)
        #expect(screen.text == " ⠋ Reading the…")
        screen.pass(Spinner.interval)
        screen.pass(Spinner.interval)
        #expect(screen.text == " ⠹ Reading the…")
        spinner.text = "Done"
        #expect(screen.text == " ⠹ Done")
        spinner.didDisappear()
        #expect(screen.application.timers.timeout == nil)
        #expect(Spinner(frame: -3).sign(.ascii) == "\\")
    }
}
