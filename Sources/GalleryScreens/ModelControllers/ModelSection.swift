import SectionedLists

/// A section that shows the progress, the result or the failure of a model controller with any type of model.
final class ModelSection<Model: Sendable>: Section, ModelControllerDelegate {
    let controller: ModelController<Model>
    /// Called after the rows of the section have changed.
    var didChange: () -> Void = {}

    private let makeRows: (Model) -> [any Row]
    private var rows: [any Row] = []

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - controller: The controller that loads the model.
    ///   - makeRows: Converts a model into rows.
    init(_ title: String, _ controller: ModelController<Model>, makeRows: @escaping (Model) -> [any Row]) {
        self.controller = controller
        self.makeRows = makeRows
        super.init(title)
        controller.delegate = self
    }

    override var numberOfRows: Int { rows.count }
    override func row(at index: Int) -> any Row { rows[index] }
    override func index(ofRow id: AnyHashable) -> Int? { rows.firstIndex { $0.id == id } }

    // MARK: - ModelControllerDelegate

    func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?) {
        let words = progress.map { "loading, \($0.done) of \($0.total)" } ?? "loading"
        show(data, detail: words)
    }

    func didUpdate(with data: Model) { show(data, detail: nil) }

    func didFailToUpdate(with error: any Error) { show(controller.data, detail: "\(error)") }

    private func show(_ data: Model?, detail: String?) {
        self.detail = detail
        rows = data.map(makeRows) ?? [TextRow("Nothing yet.", role: .dim, isSelectable: false)]
        didChange()
    }
}
