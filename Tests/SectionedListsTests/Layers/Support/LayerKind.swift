@testable import SectionedLists

/// The layers of the library, for a test that stacks them.
enum LayerKind: CaseIterable {
    case insert, loadMore, filter, filterKeepingEmpty, sort, collapse, featuredByID, featured

    @MainActor
    func layer(over model: any SectionedModel) -> SectionedModelLayer {
        switch self {
        case .insert:
            return InsertLayer(over: model) { _ in
                // Several of these layers may be in one stack, so the id must be unique.
                [.row(TextRow("tip", isSelectable: false, id: ObjectIdentifier(model)), afterRows: 1)]
            }
        case .loadMore: return LoadMoreLayer(over: model, in: .everySection, trigger: .manual) { _ in .more }
        case .filter, .filterKeepingEmpty:
            let layer = FilterLayer(over: model, emptySections: self == .filter ? .vanish : .stay)
            layer.filter { !text($0).hasSuffix("9") }
            return layer
        case .sort: return SortLayer(over: model) { text($0).last }
        case .collapse: return CollapseLayer(over: model) { $0.id == AnyHashable("S7") }
        case .featuredByID:
            // These are the initial names of a trial. Some of the identities exist and some do not.
            let rows = (0..<480).map { RowIdentity(section: "S\($0 % 4)", row: "n\($0 / 40 + 1)-\($0 / 4 % 10)") }
            return FeaturedLayer("Chosen", over: model, at: 1, rows: rows)
        case .featured: return FeaturedLayer("Featured", over: model, limit: 3) { text($0).hasSuffix("1") }
        }
    }
}
