/// The search of a list: the layer over its model, and the rule by which rows match.
@MainActor
final class ListSearch {
    private let follower: ListFollower
    private let rowText = RowText()
    private var layer: SearchLayer?
    /// The rule, or `nil` while all rows are shown.
    private var test: SearchLayer.Test?

    /// Called after rows were found or all rows were read.
    var onProgress: (@MainActor () -> Void)?

    /// Puts a search layer over the model of a list. The layer shows all rows until a search begins.
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

    /// Shows only the rows that match a text, or all rows if the text has no words.
    ///
    /// - Parameter matches: The rule in place of the text of the rows, or `nil`.
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

    /// Whether rows are still to be read.
    var isReading: Bool { layer?.isReading ?? false }

    /// The number of rows found so far.
    var numberOfMatches: Int { layer?.numberOfMatches ?? 0 }

    /// The number of all rows.
    var total: Int { layer?.total ?? 0 }

    /// Whether no section is shown.
    var showsNothing: Bool { layer?.numberOfSections == 0 }
}
