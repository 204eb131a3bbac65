import SectionedLists

/// A row at the end of each section loads more rows. It also shows the progress, or the reason for a failure.
///
/// Each section loads independently and requests each page once.
final class LoadMoreScreen: SectionsViewController, Exhibit {
    static let name = "More at the end"
    static let summary = "Enter on the last row of a section loads its next page; b breaks the source, and it says so."

    let layer: LoadMoreLayer
    private let source: SlowSource
    private static let rowsInPage = 5
    private static let pages = 4

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        self.source = source
        let lines = MutableSectionsModel(["Red line", "Blue line"].map { MutableSection($0, rows: Self.page(0)) })
        layer = LoadMoreLayer(over: lines, in: .everySection, trigger: .manual) { request in
            try await source.read(steps: 6) { await request.progress(done: $0, total: 6) }
            lines.performBatch { batch in
                for row in Self.page(request.page + 1) { batch.insert(row, inSection: request.section) }
            }
            return request.page + 2 < Self.pages ? .more : .finished
        }
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: layer)
    }

    private static func page(_ page: Int) -> [TextRow] {
        (1...rowsInPage).map { TextRow("Stop \(page * rowsInPage + $0)") }
    }

    private lazy var command = KeyCommand(
        "screen.break/mend", of: self, keys: ["b"], title: "break/mend", help: "Break the source, or mend it",
        hint: .init(order: 2)
    ) { screen in
        screen.source.isBroken.toggle()
        screen.statusText = screen.source.isBroken ? "broken" : nil
    }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }
}
