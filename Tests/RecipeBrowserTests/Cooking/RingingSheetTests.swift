import Kitchen
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The sheet of ringing timers")
struct RingingSheetTests {
    private let wall = ManualClock()
    private let sheet: RingingViewController

    init() {
        sheet = RingingViewController(clock: WallClock { [wall] in wall.now.offset })
    }

    private func alerts(_ timers: (name: String, recipe: String, lower: Int, upper: Int)...) -> [TimerRinger.Alert] {
        var ringer = TimerRinger()
        return ringer.ring(
            timers.enumerated().map { index, timer in
                KitchenTimer(
                    id: "\(index)",
                    timer: RunningTimer(
                        name: timer.name, recipe: timer.recipe, step: 2, lower: timer.lower, upper: timer.upper, at: 0))
            }, at: 60)
    }

    private func show(_ alerts: [TimerRinger.Alert]) -> NavigationController {
        wall.advance(by: .seconds(60))
        let navigation = NavigationController(root: ViewController(title: "Home"))
        sheet.show(alerts)
        navigation.present(sheet)
        _ = lines(columns: 40, rows: 7)
        return navigation
    }

    private func lines(columns: Int, rows: Int) -> [String] {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        sheet.draw(in: Surface(canvas: canvas, appearance: Appearance()))
        return canvas.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("The sheet says of each timer what has happened, where, and when it rings again")
    func text() {
        _ = show(
            alerts(
                (name: "Eggs", recipe: "", lower: 60, upper: 60), (name: "Beans", recipe: "Soup", lower: 60, upper: 90))
        )
        #expect(sheet.title == "Timers")
        #expect(
            lines(columns: 40, rows: 7).sorted() == [
                "", " Beans", " Eggs", " It can be ready now.", " Soup, step 2", " The time is up.",
                " The timer rings again in 0:30.",
            ])
        #expect(lines(columns: 40, rows: 7)[0].isEmpty == false)
        #expect(sheet.preferredSize(within: Size(columns: 80, rows: 20)) == Size(columns: 32, rows: 7))
        #expect(sheet.preferredSize(within: Size(columns: 20, rows: 20)).columns == 20)
    }

    @Test("A sheet of one short alert is not too narrow, and has the title of one timer")
    func single() {
        _ = show(alerts((name: "Eggs", recipe: "", lower: 60, upper: 60)))
        #expect(sheet.title == "Timer" && lines(columns: 20, rows: 3) == [" Eggs", " The time is up.", ""])
        #expect(sheet.preferredSize(within: Size(columns: 80, rows: 20)) == Size(columns: 26, rows: 2))
    }

    @Test("Keys have no effect in the first moment of the sheet, and then only its own keys answer")
    func arming() {
        let navigation = show(alerts((name: "Eggs", recipe: "", lower: 60, upper: 60)))
        var seen: [String] = []
        sheet.onAcknowledge = { seen += $0.map(\.id) }
        func click(_ action: MouseEvent.Action = .press) { _ = sheet.dispatch(.mouse(MouseEvent(action, at: .zero))) }
        // Who presses Enter twice a second is still busy with the screen below.
        for _ in 0..<6 {
            wall.advance(by: .milliseconds(500))
            _ = sheet.dispatch(.key(.enter))
        }
        wall.advance(by: .milliseconds(699))
        click()
        #expect(seen.isEmpty && navigation.presentedViewController === sheet)
        wall.advance(by: .milliseconds(700))
        click(.wheelDown)
        #expect(sheet.dispatch(.paste("x")) && sheet.dispatch(.key("x")) && !sheet.dispatch(.key(.control("c"))))
        #expect(seen.isEmpty && sheet.reserves("x") && !sheet.reserves("q") && !sheet.reserves(.control("c")))
        click()
        #expect(seen == ["0"] && navigation.presentedViewController == nil)
    }

    @Test("The first moment begins when the sheet is drawn, not when it is presented while an editor has the terminal")
    func armingAfterDrawing() {
        let navigation = NavigationController(root: ViewController(title: "Home"))
        sheet.show(alerts((name: "Eggs", recipe: "", lower: 60, upper: 60)))
        navigation.present(sheet)
        wall.advance(by: .seconds(600))
        _ = navigation.dispatch(.key(.enter))
        #expect(navigation.presentedViewController === sheet)
        _ = lines(columns: 40, rows: 7)
        _ = navigation.dispatch(.key(.enter))
        #expect(navigation.presentedViewController === sheet)
        wall.advance(by: .milliseconds(700))
        _ = lines(columns: 40, rows: 7)
        _ = navigation.dispatch(.key("q"))
        #expect(navigation.presentedViewController == nil)
    }

    @Test("Only a timer that can be ready has the answer that it is ready")
    func ready() {
        _ = show(alerts((name: "Eggs", recipe: "", lower: 60, upper: 60)))
        #expect(sheet.keyCommands.count == 2 && sheet.allKeyCommands.count == 3)
        sheet.show(alerts((name: "Beans", recipe: "", lower: 60, upper: 90)))
        #expect(sheet.keyCommands.count == 3)
    }

    @Test("The machine is told once when it should stay awake, and once when it need not any more")
    func awake() {
        let awake = StayingAwake()
        var told: [Bool] = []
        awake.onChange = { told.append($0) }
        awake.isCooking = false
        #expect(told.isEmpty)
        awake.isCooking = true
        awake.isCooking = true
        awake.hasTimers = true
        awake.isCooking = false
        #expect(told == [true])
        awake.hasTimers = false
        awake.hasTimers = false
        #expect(told == [true, false])
    }
}
