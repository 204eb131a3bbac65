import SectionedLists

/// A toast says what happened and disappears. A sheet shows the progress of work and has a button that cancels it.
final class NoticesScreen: SectionsViewController, Exhibit {
    static let name = "Toasts and progress"
    static let summary = "A toast for some seconds, work with a known end and without one; Esc or q cancels the work."

    private let copying: ModelController<Int>
    private let searching: ModelController<Int>
    private var ended = "nothing done yet" {
        didSet { setNeedsDisplay() }
    }
    private var observations: [ModelObservation] = []

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        copying = ModelController { report in
            try await source.read(steps: 20) { await report(WorkProgress(done: $0, total: 20), nil) }
            return 20
        }
        searching = ModelController { report in
            try await source.read(steps: 15) { await report(WorkProgress(done: $0 * 37, total: 0), nil) }
            return 555
        }
        super.init(title: Self.name)
        let rows = ["Say it in a toast", "Copy twenty boxes", "Search without an end in sight"].map { TextRow($0) }
        sections = [
            .caption(Self.summary),
            Section("Try", rows: rows).onSelect { [weak self] _, index in self?.start(index) },
        ]
        for (controller, name) in [(copying, "copied"), (searching, "found")] {
            observations.append(controller.observe { [weak self] event in self?.show(event, name) })
        }
    }

    override var status: String? { ended }

    private func start(_ index: Int) {
        switch index {
        case 0: showToast(Toast("The table is laid"))
        case 1: begin(copying, title: "Copy", text: "Copying the boxes")
        default: begin(searching, title: "Search", text: "Looking under every stone")
        }
    }

    private func begin(_ controller: ModelController<Int>, title: String, text: String) {
        present(ProgressViewController(title: title, text: text, following: controller))
        controller.update()
    }

    private func show(_ event: ModelController<Int>.Event, _ name: String) {
        switch event {
        case .updating: return
        case .updated(let count): ended = "\(name) \(count)"
        case .failed: ended = "failed"
        case .cancelled: ended = "cancelled"
        }
        showToast(Toast("The work is over: \(ended)"))
    }
}
