import Terminal
import Testing

@testable import SectionedLists

@MainActor
struct KeyCommandCacheTests {
    private func command(_ id: String) -> KeyCommand {
        KeyCommand(id, keys: [.enter], title: id, help: id) {}
    }

    @Test func `commands are made again only for another state`() {
        var cache = KeyCommandCache<Int>()
        var made: [Int] = []
        for state in [1, 1, 2, 2, 1] {
            let commands = cache.commands(for: state) {
                made.append(state)
                return [command("state.\(state)")]
            }
            #expect(commands.map(\.id) == ["state.\(state)"])
        }
        #expect(made == [1, 2, 1])
    }

    @Test func `joined commands follow both arrays`() {
        var joined = JoinedKeyCommands()
        let arrays = [[command("a"), command("b")], [command("c")], [], [command("d"), command("e")]]
        for _ in 0..<2 {
            for first in arrays {
                for second in arrays {
                    for _ in 0..<2 {
                        #expect(joined.join(first, second).map(\.id) == (first + second).map(\.id))
                    }
                }
            }
        }
    }

    @Test func `joined commands follow an array that is changed in place`() {
        var joined = JoinedKeyCommands()
        var first = [command("a"), command("b")]
        _ = joined.join(first, [])
        first[0] = command("c")
        #expect(joined.join(first, []).map(\.id) == ["c", "b"])
    }
}
