import Kitchen
import Testing

@Suite("Snippets about timers")
struct TimerSnippets {
    @Test("Timers are found in a text")
    func finding() {
        let text = "Simmer for 20 to 25 minutes, stirring every 5 minutes."
        let found = TimerFinder(language: .english).timers(in: text)
        #expect(found.map(\.text) == ["20 to 25 minutes"])
    }

    @Test("A timer runs, rings, and is stored")
    func running() {
        let now = 1_700_000_000
        var timer = RunningTimer(name: "Sauce", recipe: "Pasta", step: 2, lower: 1200, upper: 1500, at: now)
        #expect(timer.nextRing == now + 1200)
        #expect(timer.advance(to: now + 1200) == .lower)
        timer.extend(by: 60, at: now + 1200)
        #expect(timer.remaining(at: now + 1200) == 360)

        #expect(RunningTimer(text: timer.text) == timer)
    }
}
