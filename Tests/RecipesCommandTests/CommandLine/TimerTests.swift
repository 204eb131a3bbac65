import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes timer and recipes timers")
struct TimerTests {
    @Test("recipes timer sets a timer, and recipes timers lists it with the time that is left")
    func sets() async throws {
        let scratch = try ScratchFolder()
        let set = try await recipes("timer", "12m", "soft", "eggs", in: scratch)
        #expect(set.status == 0 && set.output.contains(/^[a-z2-9]{6}  12:00  soft eggs\n$/), "\(set)")
        _ = try await recipes("timer", "1h30m", in: scratch)
        let list = try await recipes("timers", in: scratch)
        #expect(list.lines.count == 2)
        #expect(list.lines[0].contains(/^[a-z2-9]{6} +\d+:\d\d  soft eggs$/), "\(list)")
        #expect(list.lines[1].contains(/^[a-z2-9]{6}  1:\d\d:\d\d  Timer of 1:30:00$/), "\(list)")
    }

    @Test("recipes timers --json prints an array with an object for each timer")
    func json() async throws {
        let scratch = try ScratchFolder()
        _ = try await recipes("timer", "20-25", "min", "sauce", in: scratch)
        let run = try await recipes("timers", "--json", in: scratch)
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(run)")
        let object = try #require(objects.first)
        #expect(objects.count == 1 && object["name"] as? String == "sauce" && object["state"] as? String == "running")
        // On a busy machine, several minutes can pass between the two commands.
        let remaining = try #require(object["remaining"] as? Int)
        let earliest = try #require(object["remainingEarliest"] as? Int)
        #expect(remaining <= 1500 && remaining > 0)
        #expect(earliest == max(0, remaining - 300))
        #expect((object["ends"] as? String)?.hasSuffix("Z") == true && object["endsEarliest"] != nil)
    }

    @Test("recipes timers pauses, resumes and stops timers by their ids and names")
    func changes() async throws {
        let scratch = try ScratchFolder()
        let id = try await recipes("timer", "12h", "eggs", in: scratch).output.prefix(6)
        _ = try await recipes("timer", "5h", "tea", in: scratch)
        #expect(try await recipes("timers", "--pause", "Tea", in: scratch).status == 0)
        #expect(try await recipes("timers", in: scratch).lines.last?.hasSuffix("tea (paused)") == true)
        #expect(try await recipes("timers", "--resume", "tea", in: scratch).status == 0)
        #expect(try await recipes("timers", in: scratch).lines.first?.hasSuffix("tea") == true)
        #expect(try await recipes("timers", "--stop", String(id), in: scratch).status == 0)
        #expect(try await recipes("timers", in: scratch).lines.count == 1)
        #expect(try await recipes("timers", "--stop", "all", in: scratch).status == 0)
        for name in ["eggs", "tea", "Eggs"] { _ = try await recipes("timer", "5h", name, in: scratch) }
        #expect(try await recipes("timers", "--stop", "eggs", in: scratch).status == 0)
        let rest = try await recipes("timers", in: scratch)
        #expect(rest.lines.count == 1 && rest.lines[0].hasSuffix("tea"), "\(rest)")
        #expect(try await recipes("timers", "--stop", "all", in: scratch).status == 0)
        let none = try await recipes("timers", in: scratch)
        #expect(none.output.isEmpty && none.status == 0)
        #expect(try await recipes("timers", "--stop", "all", in: scratch).status == 0)
    }

    @Test("recipes timers --wait rings each timer, ends with the last one, and does not wait for a paused one")
    func waitsForAll() async throws {
        let scratch = try ScratchFolder()
        _ = try await recipes("timer", "12h", "stock", in: scratch)
        _ = try await recipes("timers", "--pause", "stock", in: scratch)
        for name in ["eggs", "tea"] { _ = try await recipes("timer", "1s", name, in: scratch) }
        let run = try await recipes("timers", "--wait", in: scratch)
        #expect(run.status == 0 && Set(run.lines) == ["eggs: the time is up", "tea: the time is up"], "\(run)")
        let rest = try await recipes("timers", in: scratch)
        #expect(rest.lines.count == 1 && rest.lines[0].hasSuffix("stock (paused)"), "\(rest)")
    }

    @Test("Without timers, recipes timers lists nothing and creates no notebook")
    func nothing() async throws {
        let scratch = try ScratchFolder()
        #expect(try await recipes("timers", "--json", in: scratch).output == "[]\n")
        let run = try await recipes("timers", in: scratch)
        #expect(run.output.isEmpty && run.status == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.path("home/.local/share/recipes/notebook.sqlite")))
    }

    @Test("Mistakes are said with what to do, each with its exit status")
    func mistakes() async throws {
        let scratch = try ScratchFolder()
        let noTime = try await recipes("timer", "eggs", in: scratch)
        #expect(noTime.status == 64 && noTime.error.contains("“eggs”: there is no time; type a time and a name"))
        #expect(try await recipes("timer", in: scratch).status == 64)
        #expect(try await recipes("timer", "0m", in: scratch).status == 64)
        let unknown = try await recipes("timers", "--stop", "tea", in: scratch)
        #expect(unknown.status == 66 && unknown.error == "recipes: there is no timer “tea”; there are no timers.\n")
        let homeless = try await recipes(
            "timer", "5m", in: scratch, environment: ["HOME": nil, "XDG_DATA_HOME": nil])
        #expect(homeless.status == 66 && homeless.error.contains("set HOME"), "\(homeless)")
        try scratch.write("no folder", to: "file")
        let unwritable = try await recipes(
            "timer", "5m", in: scratch, environment: ["XDG_DATA_HOME": scratch.path("file")])
        #expect(unwritable.status == 73, "\(unwritable)")
    }

    @Test("Control characters in a name are printed neither by the command nor by the list")
    func hostile() async throws {
        let scratch = try ScratchFolder()
        let set = try await recipes("timer", "5m", "e\u{1B}[31mggs\n;\u{7}", in: scratch)
        let list = try await recipes("timers", in: scratch)
        let json = try await recipes("timers", "--json", in: scratch)
        for run in [set, list, json] { #expect(run.output.controlCharacters.isEmpty, "\(run)") }
        #expect(list.lines.count == 1)
    }

    @Test("recipes timer --wait waits until the end, rings and removes the timer")
    func waits() async throws {
        let scratch = try ScratchFolder()
        let run = try await recipes("timer", "1s", "tea", "--wait", in: scratch)
        #expect(run.status == 0 && run.lines.last == "tea: the time is up", "\(run)")
        #expect(try await recipes("timers", in: scratch).output.isEmpty)
    }
}
