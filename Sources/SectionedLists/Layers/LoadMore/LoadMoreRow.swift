import Terminal

/// The row at the end or the start of a section that has more rows to load.
public final class LoadMoreRow: ActionableRow {
    public let id: AnyHashable
    public weak var actionDelegate: (any ActionDelegate)?

    /// The position of the row: at the start or the end of the section.
    let edge: LoadMoreLayer.Edge

    private weak var layer: LoadMoreLayer?
    private let section: AnyHashable

    struct ID: Hashable {
        let layer: ObjectIdentifier
        let number: Int
    }

    init(layer: LoadMoreLayer, section: AnyHashable, number: Int) {
        id = ID(layer: ObjectIdentifier(layer), number: number)
        edge = layer.edge
        self.layer = layer
        self.section = section
    }

    private var state: LoadMoreLayer.State { layer?.state(ofSection: section) ?? .finished }

    /// Whether the row can be selected. In manual mode, the value is `true` until all rows are loaded. In automatic
    /// mode, the value is `true` in two cases:
    ///
    /// - The last load failed or was cancelled.
    /// - A load is active, and it was started by choosing the row or by ``LoadMoreLayer/loadMore(ofSection:)``.
    public var isSelectable: Bool {
        guard let layer else { return false }
        return switch state {
        case .ready: layer.trigger == .manual
        case .loading: layer.trigger == .manual || layer.loads[section]?.wasChosen == true
        case .failed, .cancelled: true
        case .finished: false
        }
    }

    public func performAction() {
        layer?.loadMore(ofSection: section)
    }

    public func configure(_ cell: LoadMoreCell) {
        cell.text = text
        cell.didShow = { [weak layer, section] in layer?.rowDidShow(ofSection: section) }
    }

    private var text: StyledText {
        guard let layer else { return StyledText() }
        let wording = layer.wording
        switch state {
        case .ready where layer.trigger == .automatic, .loading(nil): return StyledText(wording.loading, role: .dim)
        case .loading(let progress?):
            return StyledText("\(wording.loading) \(wording.progress(progress))", role: .dim)
        case .failed(let error):
            return StyledText([.init("\(wording.failed(error)) ", .error), .init(wording.retry, .dim)])
        case .ready, .cancelled, .finished:
            return StyledText(layer.hiddenRows(section).map(wording.showRows) ?? wording.showMore, role: .accent)
        }
    }
}
