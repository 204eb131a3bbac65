import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Layers over a large section that changes")
struct LargeLayerTests {
    private final class Numbered: Row {
        let id: AnyHashable
        var number: Int

        init(_ id: Int, _ number: Int) {
            self.id = id
            self.number = number
        }

        func configure(_ cell: TextCell) {}
    }

    private static func sort(_ model: any SectionedModel) -> SortLayer {
        SortLayer(over: model) { ($0 as? Numbered)?.number }
    }

    private static func filter(_ model: any SectionedModel) -> FilterLayer {
        let layer = FilterLayer(over: model, emptySections: .stay)
        layer.filter { ($0 as? Numbered)?.number.isMultiple(of: 2) == true }
        return layer
    }

    private func ids(_ model: any SectionedModel) -> [AnyHashable] {
        let section = model.section(at: 0)
        return (0..<section.numberOfRows).map { section.row(at: $0).id }
    }

    @Test("After random runs of edits, sorted and filtered rows are those of new layers", arguments: UInt64(1)...6)
    func runs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var next = 700
        let section = MutableSection("N", rows: (0..<next).map { Numbered($0, .random(in: 0..<400, using: &random)) })
        let model = MutableSectionsModel([section])
        let layers: [any SectionedModel] = [Self.sort(model), Self.filter(model), Self.filter(Self.sort(model))]
        for layer in layers { _ = ids(layer) }
        for _ in 0..<5 {
            let place = Int.random(in: 0...section.numberOfRows, using: &random)
            let length = Int.random(in: 1...350, using: &random)
            let old = Array(section.rows.dropFirst(place).prefix(length))
            let inserts = Bool.random(using: &random)
            model.performBatch { batch in
                if inserts {
                    for offset in 0..<length {
                        let number = Int.random(in: 190..<210, using: &random)
                        batch.insert(Numbered(next, number), .at(place + offset), inSection: "N")
                        next += 1
                    }
                } else {
                    for row in old { batch.deleteRow(row.id, inSection: "N") }
                }
            }
            if let row = section.rows.randomElement(using: &random) as? Numbered {
                row.number = .random(in: 0..<400, using: &random)
                model.performBatch { $0.reloadRow(row.id, inSection: "N") }
            }
            let new: [any SectionedModel] = [Self.sort(model), Self.filter(model), Self.filter(Self.sort(model))]
            for (layer, other) in zip(layers, new) {
                let shown = ids(layer)
                #expect(shown == ids(other), "seed \(seed)")
                let section = layer.section(at: 0)
                #expect(shown.indices.allSatisfy { section.index(ofRow: shown[$0]) == $0 }, "seed \(seed)")
            }
        }
    }
}
