import SectionedLists

/// A log that scrolls to its end when lines arrive, and loads earlier lines at its start.
///
/// While the user has scrolled up, new lines do not scroll the log.
final class LiveLogScreen: SectionsViewController, Exhibit {
    static let name = "A live log"
    static let summary =
        "a adds lines: at the end the log follows; go up and it stands still, and loads what was before."

    private let lines: MutableSectionsModel
    let earlier: LoadMoreLayer
    private var last = 100
    private var seen: Set<AnyHashable> = []

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        lines = MutableSectionsModel([MutableSection(id: "log", rows: (80...100).map(Self.line))])
        earlier = LoadMoreLayer(over: lines, at: .start) { [lines] request in
            try await source.read(steps: 3) { _ in }
            let end = 80 - 20 * request.page
            lines.performBatch { $0.insert(contentsOf: (end - 20..<end).map(Self.line), .start, inSection: "log") }
            return end - 20 > 0 ? .more : .finished
        }
        super.init(title: Self.name)
        scrollPolicy = .followsEnd
        model = earlier
        onDisplay = { [weak self] row, _ in self?.seen.insert(row.id) }
    }

    private static func line(_ number: Int) -> TextRow {
        let words = ["opened the door", "fed the cat", "watered the beans", "closed the door"]
        return TextRow("\(number) \(words[number % words.count])", id: number)
    }

    override var status: String? { (isFollowing ? "follows" : "stands still") + ", \(seen.count) seen" }

    private lazy var command = KeyCommand(
        "screen.add", of: self, keys: ["a"], title: "add", help: "Add three lines at the end", hint: .init(order: 2)
    ) { $0.add() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }

    private func add() {
        lines.performBatch { $0.insert(contentsOf: (last + 1...last + 3).map(Self.line), inSection: "log") }
        last += 3
    }
}
