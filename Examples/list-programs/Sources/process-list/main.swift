import CursesTerminal
import Foundation
import SectionedLists
import Terminal

/// A table of all processes. The program reads the processes again each second.
///
/// The selected process stays selected and stays on its line, even if its index in the table changes.
final class ProcessesViewController: TableViewController<RunningProcess> {
    private let processes: ModelController<[RunningProcess]>
    private var observation: ModelObservation?
    private var isPaused = false

    init() {
        let reader = ProcessReader()
        processes = ModelController { _ in try await reader.read() }
        super.init(
            title: "Processes",
            columns: [
                TableColumn("PID", value: \.pid, width: .fitting(), alignment: .right, role: { _ in .dim }),
                TableColumn("Name", value: \.name, width: .flexible(minimum: 10)),
                TableColumn("CPU %", value: \.processor, width: .fixed(7), alignment: .right) {
                    $0 == 0 ? "" : "\($0 / 10).\($0 % 10)"
                } role: {
                    $0.processor > 500 ? .accent : .text
                },
                TableColumn("Memory", value: \.memory, width: .fixed(9), alignment: .right, priority: 1) {
                    $0 == 0 ? "" : "\($0 / 1_024) MB"
                },
            ], id: \.pid)
        order = TableOrder(column: 3, isDescending: true)
        emptyText = "Reading the processes"
        observation = processes.observe { [weak self] event in self?.show(event) }
        whileVisible(every: .seconds(1)) { [weak self] in self?.read() }
    }

    override var status: String? { isPaused ? "paused" : "\(items.count) processes" }

    private func read() {
        if !isPaused { processes.update() }
    }

    private func show(_ event: ModelController<[RunningProcess]>.Event) {
        switch event {
        case .updated(let found): items = found
        case .failed(let error): emptyText = "\(error)"
        case .updating, .cancelled: break
        }
    }

    private lazy var pause = KeyCommand(
        "processes.pause", of: self, keys: ["p"], title: "pause", help: "Stop reading, or go on", hint: .init(order: 3)
    ) { list in
        list.isPaused.toggle()
        list.read()
        list.setNeedsDisplay()
    }

    override var keyCommands: [KeyCommand] { [pause] + super.keyCommands }
}

let search = SearchViewController(over: ProcessesViewController(), activation: .after("/"))
search.wording.placeholder = "a part of the name, or a PID"
Application.main(on: CursesScreen.self, root: NavigationController(root: search))
