import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("What is said about timers")
struct TimerRowTests {
    private func timer(
        _ name: String = "Eggs", recipe: String = "", step: Int = 0, lower: Int = 90, upper: Int? = nil,
        change: (inout RunningTimer) -> Void = { _ in }
    ) -> KitchenTimer {
        var timer = RunningTimer(name: name, recipe: recipe, step: step, lower: lower, upper: upper, at: 0)
        change(&timer)
        return KitchenTimer(id: "abc", timer: timer)
    }

    private func lines(_ timer: KitchenTimer, at now: Int, columns: Int = 40) -> [String] {
        DrawnCell(TimerRow(entry: timer, now: now), columns: columns).lines
    }

    @Test("A row of a timer has its name, the time at the right, and facts on a second line")
    func rows() {
        #expect(lines(timer(), at: 30, columns: 20) == ["  Eggs         1:00"])
        #expect(
            lines(timer("Beans", recipe: "Soup", step: 2), at: 30, columns: 20) == [
                "  Beans        1:00", "    Soup, step 2",
            ])
        #expect(lines(timer("A long name of a timer"), at: 30, columns: 20) == ["  A long nam…  1:00"])
        #expect(lines(timer { $0.pause(at: 10) }, at: 30, columns: 20) == ["  Eggs         1:20", "    paused"])
        #expect(lines(timer(), at: 90, columns: 22) == ["  Eggs           0:00", "    the time is up"])
        #expect(lines(timer(), at: 89, columns: 22) == ["  Eggs           0:01"])
    }

    @Test("A timer with two times says when it rings again, until the first time is over")
    func spread() {
        let timer = timer(lower: 60, upper: 120)
        #expect(lines(timer, at: 30, columns: 30) == ["  Eggs                   0:30", "    again in 1:30"])
        #expect(lines(timer, at: 60, columns: 30) == ["  Eggs                   1:00"])
        var answered = timer
        answered.timer.acknowledge(.lower)
        #expect(lines(answered, at: 30, columns: 30) == ["  Eggs                   1:30"])
        #expect(lines(timer, at: 120, columns: 30) == ["  Eggs                   0:00", "    the time is up"])
    }

    @Test("The time of a timer that counts is more visible than that of one that does not")
    func roles() {
        func style(_ timer: KitchenTimer, at now: Int) -> Style {
            DrawnCell(TimerRow(entry: timer, now: now), columns: 20).grid[18, 0].style
        }
        let theme = Theme.standard
        #expect(style(timer(), at: 30) == theme[.accent] && style(timer(), at: 90) == theme[.dim])
        #expect(style(timer { $0.pause(at: 10) }, at: 30) == theme[.dim])
    }

    @Test("The notice at the top has the next timer and the number of the others")
    func notice() {
        func notice(_ timers: [KitchenTimer], isWide: Bool = true) -> String? {
            TimerNotice(timers, at: 30, isWide: isWide)?.text.plain
        }
        #expect(notice([]) == nil)
        #expect(notice([timer()]) == "Eggs  1:00" && notice([timer()], isWide: false) == " 1:00")
        #expect(notice([timer(lower: 700), timer(), timer()]) == "Eggs 11:10 +2")
        #expect(notice([timer { $0.pause(at: 10) }]) == "Eggs paused  1:20")
        #expect(notice([timer("A very long name of a timer", lower: 4_000)]) == "A very long name… 1:06:10")
        #expect(notice([timer("")]) == "Timer  1:00")
    }

    @Test("An alert says since when the time is up, in minutes, hours and days")
    func alerts() {
        func text(_ ring: RunningTimer.Ring, at now: Int) -> String? {
            var ringer = TimerRinger()
            let alert = ringer.ring([timer(lower: 60, upper: 120)], at: now).first
            return alert?.ring == ring ? alert.map { TimerAlertText($0).time(at: now) } : nil
        }
        #expect(text(.lower, at: 70) == "The timer rings again in 0:50.")
        #expect(text(.upper, at: 179) == "The time is up.")
        #expect(text(.upper, at: 180) == "The time was up 1 min ago.")
        #expect(text(.upper, at: 120 + 7_199) == "The time was up 119 min ago.")
        #expect(text(.upper, at: 120 + 7_200) == "The time was up 2 h ago.")
        #expect(text(.upper, at: 120 + 172_799) == "The time was up 47 h ago.")
        #expect(text(.upper, at: 120 + 172_800) == "The time was up 2 days ago.")
    }
}
