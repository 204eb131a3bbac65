import SectionedLists
import Terminal
import Testing

@MainActor
@Suite("Live lists")
struct LiveListSnippets {
    @Test("A log follows its end and loads at both ends")
    func log() async {
        let lines = MutableSectionsModel([MutableSection(id: "log", rows: [TextRow("started")])])
        let log = SectionsViewController(title: "Log")
        log.scrollPolicy = .followsEnd
        log.model = lines
        #expect(shown(log).contains("▌ started"))
        lines.performBatch { $0.insert(TextRow("ready"), inSection: "log") }
        #expect(shown(log).contains("▌ ready"))
        #expect(log.isFollowing)
        let later = LoadMoreLayer(over: lines) { _ in
            lines.performBatch { $0.insert(TextRow("stopped"), inSection: "log") }
            return .finished
        }
        let earlier = LoadMoreLayer(over: later, at: .start) { _ in
            lines.performBatch { $0.insert(TextRow("installed"), .start, inSection: "log") }
            return .finished
        }
        log.model = earlier
        var seen: Set<AnyHashable> = []
        log.onDisplay = { row, _ in seen.insert(row.id) }
        _ = shown(log)
        await earlier.settle()
        await later.settle()
        #expect(shown(log).contains("  installed\n  started\n  ready\n▌ stopped"))
        #expect(seen.isSuperset(of: ["installed", "started", "ready", "stopped"]))
    }
}
