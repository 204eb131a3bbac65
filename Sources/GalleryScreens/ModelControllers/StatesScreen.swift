import SectionedLists

/// A ``ModelController`` is always in one of four states: idle, updating, updated or failed.
///
/// Its work runs in the background and can be cancelled. A new update replaces the running one. So the result of an
/// earlier update never arrives after the result of a later update.
final class StatesScreen: SectionsViewController, ModelControllerDelegate, Exhibit {
    static let name = "One model, four states"
    static let summary = "Update, again in the middle, cancel, break the source: each callback is written down."

    let controller: ModelController<String>
    private let source: SlowSource
    private var callbacks: [String] = []

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        self.source = source
        controller = ModelController { report in
            try await source.read(steps: 8) { await report(.init(done: $0, total: 8), nil) }
            return "the model"
        }
        super.init(title: Self.name)
        controller.delegate = self
        showState()
    }

    // MARK: - ModelControllerDelegate

    func isUpdating(with data: String?, progress: ModelController<String>.Progress?) {
        write("isUpdating(with: \(data ?? "nil"), progress: \(progress.map { "\($0.done)/\($0.total)" } ?? "nil"))")
    }

    func didUpdate(with data: String) { write("didUpdate(with: \(data))") }

    func didFailToUpdate(with error: any Error) { write("didFailToUpdate(with: \(error))") }

    func didCancelUpdate(with data: String?) { write("didCancelUpdate(with: \(data ?? "nil"))") }

    // MARK: - What the screen shows

    private func write(_ callback: String) {
        callbacks.insert(callback, at: 0)
        showState()
    }

    private func showState() {
        let written = callbacks.count
        sections = [
            .caption(Self.summary),
            Section("State", rows: [TextRow(state, detail: source.isBroken ? "source broken" : nil)]),
            Section("Callbacks, the last one first", detail: "\(written)", count: written) { [callbacks] index in
                TextRow("\(written - index)  \(callbacks[index])", isSelectable: false, id: written - index)
            },
        ]
    }

    private var state: String {
        switch controller.state {
        case .idle: "idle"
        case .updating(let progress): progress.map { "updating, \($0.done) of \($0.total)" } ?? "updating"
        case .updated: "updated: \(controller.data ?? "")"
        case .failed(let error): "failed: \(error)"
        }
    }

    private lazy var commands = [
        KeyCommand(
            "screen.update", of: self, keys: ["u"], title: "update", help: "Start an update", hint: .init(order: 2)
        ) { $0.controller.update() },
        KeyCommand(
            "screen.break/mend", of: self, keys: ["b"], title: "break/mend", help: "Break the source, or mend it",
            hint: .init(order: 2)
        ) { screen in
            screen.source.isBroken.toggle()
            screen.showState()
        },
    ]

    private lazy var cancel = KeyCommand(
        "screen.cancel", of: self, keys: ["c"], title: "cancel", help: "Cancel the update", hint: .init(order: 2)
    ) { $0.controller.cancel() }

    private var isUpdating: Bool { if case .updating = controller.state { true } else { false } }

    override var keyCommands: [KeyCommand] { commands + (isUpdating ? [cancel] : []) + super.keyCommands }
}
