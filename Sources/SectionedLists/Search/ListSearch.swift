/// The search of a list: a layer over the model of the list, and the test that decides which rows match.
@MainActor
final class ListSearch {
    private let follower: ListFollower
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
        layer.announcing = { [follower] in follower.withoutFollowing($0) }
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
