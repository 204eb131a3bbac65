import TestSupport

@testable import SectionedLists

/// A layer of a differential trial, with its settings. With these settings, a second layer can be created over the same
/// data.
@MainActor
final class DifferenceLayer {
    enum Kind: CaseIterable {
        case sort, filter, filterKeepingEmpty, collapse, collapseToRow, insert, featured, featuredByID, loadMore,
            loadMoreAtEnd, firstRows, divider
    }

    let kind: Kind
    private let number: Int
    /// A number from 0 to 5 that determines what the closures of the layer do.
    private var setting: Int
    private var identities: [RowIdentity] = []
    private var outcomes = 0
    private(set) var layer: SectionedModelLayer

    init(_ kind: Kind, number: Int, over base: any SectionedModel, _ maker: inout DataMaker) {
        self.kind = kind
        self.number = number
        setting = maker.number(0...5)
        layer = SectionedModelLayer(over: base)
        if kind == .featuredByID { identities = Self.identities(of: base, &maker) }
        layer = makeLayer(over: base)
    }

    /// Puts the layer over another model.
    func move(over base: any SectionedModel) {
        layer = makeCopy(over: base)
        // A load reports to the layer that began it. The new layer would never receive the report.
        if let layer = layer as? LoadMoreLayer { layer.loads = layer.loads.filter { !$0.value.state.isLoading } }
    }

    /// Returns a new layer with the same settings over another model.
    func makeCopy(over base: any SectionedModel) -> SectionedModelLayer {
        let copy = makeLayer(over: base)
        if let layer = layer as? CollapseLayer, let copy = copy as? CollapseLayer {
            for (id, isCollapsed) in layer.states { copy.setCollapsed(isCollapsed, section: id) }
        }
        if let layer = layer as? LoadMoreLayer, let copy = copy as? LoadMoreLayer {
            copy.loads = layer.loads
            if let limits = layer.base as? LimitLayer { limits.opened.forEach { (copy.base as? LimitLayer)?.open($0) } }
        }
        return copy
    }

    private func makeLayer(over base: any SectionedModel) -> SectionedModelLayer {
        switch kind {
        case .sort:
            let layer = SortLayer(over: base)
            sort(layer)
            return layer
        case .filter, .filterKeepingEmpty:
            let layer = FilterLayer(over: base, emptySections: kind == .filter ? .vanish : .stay)
            filter(layer)
            return layer
        case .collapse, .collapseToRow: return makeCollapseLayer(over: base)
        case .insert: return makeInsertLayer(over: base)
        case .featured:
            return FeaturedLayer("Featured \(number)", over: base, at: [0, 1, 9][setting % 3], limit: 1 + setting) {
                value($0).map { $0 % 4 == 1 } ?? false
            }
        case .featuredByID:
            return FeaturedLayer("Chosen \(number)", over: base, at: setting, rows: identities)
        case .loadMore, .loadMoreAtEnd, .firstRows: return makeLoadMoreLayer(over: base)
        case .divider: return DividingLayer(over: base)
        }
    }

    private func makeCollapseLayer(over base: any SectionedModel) -> CollapseLayer {
        CollapseLayer(over: base, hiddenRows: kind == .collapse ? .inHeader : .row) { [setting] section in
            switch setting {
            case 0: true
            case 1, 2: false
            case 3: section.numberOfRows > 4
            default: section.numberOfRows > 0 && value(section.row(at: 0)).map { $0 < 4 } ?? false
            }
        }
    }

    private func makeInsertLayer(over base: any SectionedModel) -> InsertLayer {
        InsertLayer(over: base) { [setting, number] section in
            @MainActor func tip(_ text: String, isSelectable: Bool = false) -> TextRow {
                TextRow("tip \(text)", isSelectable: isSelectable, id: "tip \(number) \(text)")
            }
            switch setting {
            case 0: return [.row(tip("one"), afterRows: 1)]
            case 1: return [.row(tip("r3"), before: "r3"), .row(tip("r4", isSelectable: true), after: "r4")]
            case 2:
                let rows = (0..<section.numberOfRows).map { section.row(at: $0) }.filter { value($0) ?? 0 > 7 }
                return rows.map { .row(tip("of \($0.id)", isSelectable: true), after: $0.id) }
            case 3: return section.numberOfRows > 3 ? [.row(tip("many"), afterRows: 0)] : []
            case 4:
                guard section.numberOfRows > 0, let value = value(section.row(at: 0)) else { return [] }
                return [.row(TextRow("tip: \(value)", id: "tip \(number)"), afterRows: min(value, 2))]
            default: return [.row(tip("first", isSelectable: true), afterRows: 0), .row(tip("next"), afterRows: 2)]
            }
        }
    }

    private func makeLoadMoreLayer(over base: any SectionedModel) -> LoadMoreLayer {
        if kind == .firstRows {
            return LoadMoreLayer(over: base) { [setting] section in
                switch setting {
                case 0: nil
                case 1, 2: setting
                default: section.numberOfRows > 0 ? value(section.row(at: 0)).map { $0 % 3 } : nil
                }
            }
        }
        let everySection = LoadMoreLayer.Scope.sections { [setting] section in
            setting < 4 || section.numberOfRows > 0 && value(section.row(at: 0)).map { $0 < 6 } ?? false
        }
        return LoadMoreLayer(
            over: base, in: kind == .loadMore ? everySection : .lastSection,
            trigger: setting.isMultiple(of: 2) ? .manual : .automatic
        ) { [weak self] _ in try self?.nextOutcome() ?? .finished }
    }

    private struct Failure: Error {}

    private func nextOutcome() throws -> LoadMoreLayer.Outcome {
        outcomes += 1
        switch outcomes % 4 {
        case 0: return .finished
        case 1: throw Failure()
        default: return .more
        }
    }

    private func sort(_ layer: SortLayer) {
        switch setting {
        case 0: layer.removeOrder()
        case 1: layer.sort { value($0) }
        case 2: layer.sort(descending: true) { value($0) }
        case 3: layer.sort(descending: true) { ($0 as? any DataRow)?.data.id }
        case 4: layer.sort { value($0).flatMap { $0.isMultiple(of: 2) ? $0 : nil } }
        default: layer.sort { value($0).map { $0 / 5 } }
        }
    }

    private func filter(_ layer: FilterLayer) {
        switch setting {
        case 0: layer.removeFilter()
        case 1: layer.filter { value($0).map { $0 < 5 } ?? true }
        case 2: layer.filter { value($0) != 3 }
        case 3: layer.filter { value($0).map { $0 > 7 } ?? false }
        default: layer.filter { value($0).map { $0.isMultiple(of: 3) } ?? false }
        }
    }

    private static func identities(of model: any SectionedModel, _ maker: inout DataMaker) -> [RowIdentity] {
        var sections = (0..<8).map { AnyHashable("S\($0)") }
        sections += (0..<model.numberOfSections).map { model.section(at: $0).id }
        return (0..<maker.number(0...20)).map { _ in
            RowIdentity(section: maker.pick(sections), row: "r\(maker.number(0...25))")
        }
    }

    // MARK: - Acting

    /// Changes a setting. Returns a description of the change.
    func act(_ maker: inout DataMaker) -> String {
        setting = [.sort, .filter, .filterKeepingEmpty].contains(kind) ? maker.number(0...5) : setting
        switch layer {
        case let layer as SortLayer: sort(layer)
        case let layer as FilterLayer: filter(layer)
        case let layer as CollapseLayer:
            guard layer.base.numberOfSections > 0 else { break }
            let id = layer.base.section(at: maker.number(0...layer.base.numberOfSections - 1)).id
            layer.toggle(maker.happens(95) ? id : "S3")
            return "\(kind) \(number) toggles \(id)"
        case let layer as FeaturedLayer where kind == .featuredByID:
            identities = Self.identities(of: layer.base, &maker)
            layer.feature(identities)
        case let layer as LoadMoreLayer: return actOnLoads(of: layer, &maker)
        default: return "\(kind) \(number) stays"
        }
        return "\(kind) \(number) gets setting \(setting)"
    }

    private func actOnLoads(of layer: LoadMoreLayer, _ maker: inout DataMaker) -> String {
        guard layer.numberOfSections > 0 else { return "nothing to load" }
        let id = layer.section(at: maker.number(0...layer.numberOfSections - 1)).id
        switch maker.number(0...5) {
        case 0: layer.cancel(section: id)
        // A limit that was removed cannot be set again.
        case 1 where kind != .firstRows: layer.reset(section: id)
        default: layer.loadMore(ofSection: id)
        }
        return "\(kind) \(number) loads \(id)"
    }

    /// Whether rows are loading.
    var isLoading: Bool { (layer as? LoadMoreLayer)?.loads.values.contains { $0.state.isLoading } ?? false }

    func settle() async { await (layer as? LoadMoreLayer)?.settle() }

    var description: String { "\(kind) \(number) (\(setting))" }
}

/// A custom layer that adds an empty line after every third row.
private final class DividingLayer: SectionedModelLayer {
    override func layer(_ section: Section) -> Section { DividedSection(section) }
}

private final class DividedSection: LayeredSection {
    override var numberOfRows: Int { numberOfRowsBelow + max(0, numberOfRowsBelow - 1) / 3 }
    override func source(ofRowAt index: Int) -> Source {
        index % 4 == 3 ? .own(SpacerRow(id: "divider \(index)")) : .below(index - index / 4)
    }
    override func index(ofRowBelow index: Int) -> Int? { index + index / 3 }
}
