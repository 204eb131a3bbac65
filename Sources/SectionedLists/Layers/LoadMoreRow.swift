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

/// A cell that shows the state of loading: more rows are available, are loading or failed to load. The cell has as many
/// lines as its text needs, and at least one.
public final class LoadMoreCell: Cell {
    /// The text of the cell.
    public var text = StyledText()
    /// Called each time the cell is drawn. This happens only while the row of the cell is in view.
    var didShow: (@MainActor () -> Void)?

    private let indentation = 2

    /// Creates a cell without text.
    public init() {}

    public func prepareForReuse() {
        didShow = nil
    }

    public func height(forWidth width: Int) -> Int {
        max(1, lines(forWidth: width).count)
    }

    public func draw(in surface: Surface, state: CellState) {
        for (y, line) in lines(forWidth: surface.width).enumerated() {
            surface.draw(surface.symbols.isUnicode ? line : line.withASCIIEllipses, x: indentation, y: y)
        }
        didShow?()
    }

    private func lines(forWidth width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width - indentation - 1))
    }
}

extension StyledText {
    /// The text with three dots in place of each ellipsis, for a terminal that has only ASCII.
    fileprivate var withASCIIEllipses: StyledText {
        StyledText(
            runs.map { run in
                Run(run.text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "..."), run.role)
            })
    }
}

/// The page that a ``LoadMoreLayer`` requests from its work.
@MainActor
public struct LoadMoreRequest {
    /// The id of the section, or ``LoadMoreLayer/noSection`` if the model has no sections yet.
    public let section: AnyHashable
    /// The number of pages of the section that were loaded before. It is 0 for the first request.
    public let page: Int

    private let report: @MainActor (WorkProgress) -> Void

    init(section: AnyHashable, page: Int, report: @escaping @MainActor (WorkProgress) -> Void) {
        self.section = section
        self.page = page
        self.report = report
    }

    /// Shows the progress of loading the page in the row that loads more rows.
    public func progress(done: Int, total: Int) {
        report(WorkProgress(done: done, total: total))
    }
}

/// The texts of the row of a ``LoadMoreLayer``.
public struct LoadMoreWording: Sendable {
    /// The text while more rows are available and choosing the row loads them.
    public var showMore = "Show more…"
    /// Returns the text that replaces ``showMore`` if the number of hidden rows is known.
    public var showRows: @Sendable (Int) -> String = { "Show \($0) more…" }
    /// The text while a page is loading.
    public var loading = "Loading…"
    /// Returns the text that follows ``loading`` after the work has reported progress.
    public var progress: @Sendable (WorkProgress) -> String = { "\($0.done) of \($0.total)" }
    /// Returns the text for the error with which the work failed.
    public var failed: @Sendable (any Error) -> String = { "Could not load more: \($0)." }
    /// The text that follows the text of a failure and says how to try again.
    public var retry = "Try again…"

    /// Creates the default texts, in English.
    public init() {}
}
