import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Repeated actions: timers and polling")
struct RepeatedActionTests {
    private final class Counter {
        var calls = 0
    }

    private let counter = Counter()
    private let home = SectionsViewController(title: "Home")
    private let navigation: NavigationController

    init() {
        navigation = NavigationController(root: SearchViewController(over: home, activation: .after("/")))
    }

    private func poll() {
        home.whileVisible(every: .seconds(1)) { [counter] in counter.calls += 1 }
    }

    @Test("A repeating timer calls its action after each interval until it is cancelled, and misses no turn twice")
    func every() {
        let screen = Harness(navigation)
        let timer = screen.application.every(.seconds(2)) { [counter] in counter.calls += 1 }
        screen.pass(.seconds(1))
        #expect(counter.calls == 0)
        screen.pass(.seconds(1))
        screen.pass(.seconds(2))
        #expect(counter.calls == 2)
        screen.pass(.seconds(20))
        #expect(counter.calls == 3 && screen.application.timers.timeout == .seconds(2))
        timer.cancel()
        screen.pass(.seconds(2))
        #expect(counter.calls == 3 && screen.application.timers.timeout == nil)
    }

    @Test("The interval of a repeating timer begins when a slow action ends")
    func slowAction() {
        let screen = HeadlessScreen()
        let timers = ApplicationTimers(clock: screen.clock)
        _ = timers.add(after: .seconds(1), repeatedEvery: .seconds(1)) { [counter, clock = screen.clock] in
            counter.calls += 1
            clock.advance(by: .seconds(5))
        }
        screen.clock.advance(by: .seconds(1))
        timers.fire()
        #expect(counter.calls == 1 && timers.timeout == .seconds(1))
        timers.fire()
        #expect(counter.calls == 1)
    }

    @Test("The actions of an application are called while another program has the terminal")
    func otherProgram() {
        let screen = HeadlessScreen()
        let application = Application(screen: screen, root: navigation, clock: screen.clock)
        application.after(.seconds(1)) { [counter] in counter.calls += 1 }
        screen.onRun = { [clock = screen.clock] _ in
            clock.advance(by: .seconds(2))
            return .exited(0)
        }
        #expect(application.run(TerminalProgram("vi")) == .exited(0))
        #expect(counter.calls == 1)
    }

    @Test("A list that polls reads when it appears and after each interval, but not while another screen covers it")
    func whileVisible() {
        poll()
        #expect(counter.calls == 0)
        let screen = Harness(navigation)
        #expect(counter.calls == 1)
        screen.pass(.seconds(1))
        #expect(counter.calls == 2)
        navigation.push(ViewController(title: "Over it"))
        screen.pass(.seconds(1))
        #expect(counter.calls == 2 && screen.application.timers.timeout == nil)
        navigation.pop()
        #expect(counter.calls == 3)
        screen.pass(.seconds(1))
        #expect(counter.calls == 4)
        home.present(ViewController(title: "Sheet"))
        screen.pass(.seconds(1))
        #expect(counter.calls == 5)
    }

    @Test("Polling can begin while the list is shown, and ends with the program")
    func beginsLater() {
        let screen = Harness(navigation)
        poll()
        #expect(counter.calls == 1)
        screen.pass(.seconds(1))
        #expect(counter.calls == 2)
        navigation.didDisappear()
        screen.pass(.seconds(1))
        #expect(counter.calls == 2)
    }

    @Test("A command of an object acts on it, does not retain it, and has no effect after it")
    func ownedCommand() {
        var owner: Counter? = Counter()
        weak var weakOwner: Counter?
        weakOwner = owner
        let command = KeyCommand("count", of: owner ?? Counter(), keys: ["c"], title: "count", help: "Count") {
            $0.calls += 1
        }
        #expect(command.keys == [.character("c")])
        command.action()
        #expect(owner?.calls == 1)
        owner = nil
        command.action()
        #expect(weakOwner == nil)
    }
}
