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

    @Test("A list polls its source while it is shown")
    func polling() {
        final class QueueViewController: SectionsViewController {
            private let jobs: () -> [String]

            init(jobs: @escaping () -> [String]) {
                self.jobs = jobs
                super.init(title: "Queue")
                whileVisible(every: .seconds(1)) { [weak self] in self?.read() }
            }

            private func read() {
                sections = [Section("Jobs", rows: jobs().map { TextRow($0) })]
            }
        }

        var waiting = ["print", "scan"]
        let queue = QueueViewController { waiting }
        let screen = HeadlessScreen(columns: 30, rows: 6)
        screen.enqueue([.key(.down)])
        screen.pause(for: .milliseconds(900))
        let application = Application(screen: screen, root: queue, clock: screen.clock)
        application.after(.milliseconds(500)) { waiting = ["copy", "scan"] }
        screen.pause(for: .milliseconds(200))
        application.run()
        #expect(screen.grid.text.contains("  copy\n▌ scan"))
    }
}
