import Terminal

/// The search of a list: a layer over the model of the list, and the test that decides which rows match.
@MainActor
final class ListSearch {
    /// The follower of the list. It knows the window of the list, and so its model, which the layer of this search is.
    private weak var follower: ListFollower?
    private let rowText = RowTextReader()
    private var layer: SearchLayer?
    /// The test, or `nil` while all rows are shown.
    private var test: SearchLayer.Test?

    /// Called after each slice of a search except the first, and after the rows of the model have changed.
    var onProgress: (@MainActor () -> Void)?

    /// Creates a search, and puts its layer over the model of a list. The layer shows all rows until a search begins.
    init(over list: SectionsViewController) {
        follower = list.follower
        list.showLayer { [weak self] model in self?.makeLayer(over: model) ?? model }
    }

    private func makeLayer(over model: any SectionedModel) -> SearchLayer {
        let layer = SearchLayer(over: model)
        layer.onProgress = { [weak self] in self?.onProgress?() }
        layer.announcing = { [weak follower] announce in
            if let follower { follower.withoutFollowing(announce) } else { announce() }
        }
        layer.search(test)
        self.layer = layer
        return layer
    }

    /// Shows only the rows that match a text. If the text has no words, shows all rows.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - matches: Returns whether a row matches the text. If `nil`, the text of the row is compared with the words.
    func search(_ text: String, matches: (@MainActor (any Row, String) -> Bool)?) {
        let words = SearchWords(text)
        if words.isEmpty {
            test = nil
        } else if let matches {
            test = { matches($0.row(at: $1), text) }
        } else {
            test = { [rowText] in words.match(rowText.text(ofRowAt: $1, in: $0)) }
        }
        layer?.search(test)
    }

    /// Whether only matching rows are shown.
    var isActive: Bool { layer != nil && test != nil }

    /// Whether there are still rows to read.
    var isReading: Bool { layer?.isReading ?? false }

    /// The number of rows found so far.
    var numberOfMatches: Int { layer?.numberOfMatches ?? 0 }

    /// The number of all rows.
    var total: Int { layer?.total ?? 0 }

    /// Whether no section is shown.
    var showsNothing: Bool { layer?.numberOfSections == 0 }
}

/// An object that reads the texts of rows for a search.
@MainActor
final class RowTextReader {
    private let pool = CellPool()
    private var canvas = Canvas(size: .zero)

    /// The width in which a cell draws its text, and the maximum number of lines that are read from the drawing.
    private static let size = Size(columns: 200, rows: 20)

    /// Returns the text of a row: the result of ``Section/findText(ofRowAt:)``. If that result is `nil`, returns the
    /// text that the cell of the row draws. A ``LoadMoreRow`` has no text.
    func text(ofRowAt index: Int, in section: Section) -> String {
        section.findText(ofRowAt: index) ?? drawnText(ofRowAt: index, in: section)
    }

    private func drawnText(ofRowAt index: Int, in section: Section) -> String {
        var origin = (section: section, index: index)
        while case let next = origin.section.origin(ofRowAt: origin.index), next.section !== origin.section {
            origin = next
        }
        let row = section.preparedRow(at: index)
        // A `LoadMoreRow` is not data, and drawing it would load rows.
        if row is LoadMoreRow { return "" }
        let live = LiveRow(row, from: origin, factory: CellFactory(), pool: pool, width: Self.size.columns)
        defer { live.retire(to: pool) }
        let rows = min(live.height, Self.size.rows)
        canvas.clear(size: Size(columns: Self.size.columns, rows: rows))
        let area = Rect(x: 0, y: 0, width: Self.size.columns, height: live.height)
        live.draw(in: Surface(canvas: canvas, appearance: Appearance()), area: area, state: CellState(), version: nil)
        return canvas.grid.text
    }
}

/// The words of a search. A text matches if it contains each word, in any order. Case and accents are ignored.
@MainActor
struct SearchWords {
    private let needles: [FindNeedle]

    init(_ text: String) {
        needles = text.split(whereSeparator: \.isWhitespace).map { FindNeedle(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether there are no words. Then every text matches.
    var isEmpty: Bool { needles.isEmpty }

    func match(_ text: String) -> Bool { needles.allSatisfy { $0.isIn(text) } }
}
