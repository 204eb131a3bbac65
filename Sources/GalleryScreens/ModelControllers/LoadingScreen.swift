import SectionedLists

/// An overlay that works with any screen. It shows loading, progress and failure, and lets the user try again.
///
/// The screen shows its data and does not depend on the overlay. Until there is data, the ``StatusOverlay`` replaces
/// the screen. Afterwards, the overlay adds a line below the screen during an update and after a failure.
final class LoadingScreen: SectionsViewController, Exhibit {
    static let name = "Loading and failing"
    static let summary = "A list that loads under an overlay; u loads again, b breaks the source so that it fails."

    let controller: ModelController<[String]>
    private let source: SlowSource
    private var observation: ModelObservation?

    static func open() -> ViewController { LoadingScreen().underOverlay() }

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        self.source = source
        controller = ModelController { report in
            try await source.read(steps: 10) { await report(.init(done: $0, total: 10), nil) }
            return (1...50).map { "Book \($0)" }
        }
        super.init(title: Self.name)
        observation = controller.observe { [weak self] event in
            if case .updated(let books) = event { self?.show(books) }
        }
    }

    /// Returns an overlay that contains this screen.
    func underOverlay() -> StatusOverlay {
        let overlay = StatusOverlay(over: self)
        overlay.follow(controller, words: StatusWords(loading: "Asking the library"))
        controller.update()
        return overlay
    }

    private func show(_ books: [String]) {
        sections = [.caption(Self.summary), Section("Books", rows: books.map { TextRow($0) })]
    }

    private lazy var commands = [
        KeyCommand(
            "screen.update", of: self, keys: ["u"], title: "update", help: "Load again", hint: .init(order: 2)
        ) { $0.controller.update() },
        KeyCommand(
            "screen.break/mend", of: self, keys: ["b"], title: "break/mend", help: "Break the source, or mend it",
            hint: .init(order: 2)
        ) { screen in
            screen.source.isBroken.toggle()
            screen.statusText = screen.source.isBroken ? "broken" : nil
        },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }
}
