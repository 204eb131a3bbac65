import Testing

@testable import Terminal

@MainActor
@Suite("The screen for tests")
struct HeadlessScreenTests {
    @Test("hands events out burst by burst, and a hang-up at the end")
    func handsOutBursts() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        screen.enqueue([.key(.up), .key(.down)])
        screen.resize(columns: 20, rows: 4)
        #expect(screen.waitForEvents(timeout: nil) == [.key(.up), .key(.down)])
        #expect(screen.size == Size(columns: 20, rows: 4))
        #expect(screen.waitForEvents(timeout: nil) == [.resize(Size(columns: 20, rows: 4))])
        #expect(screen.waitForEvents(timeout: nil) == [.terminate(.hangUp)])
    }

    @Test("keeps what was presented last, and how often")
    func keepsWhatWasPresented() {
        let screen = HeadlessScreen(columns: 10, rows: 2)
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("hello", x: 1, y: 1)
        screen.present(canvas.grid, cursor: Point(x: 6, y: 1))
        #expect(screen.grid.text == "\n hello")
        #expect(screen.cursor == Point(x: 6, y: 1))
        #expect(screen.presentations == 1)
    }
}
