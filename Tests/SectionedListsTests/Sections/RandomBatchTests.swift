import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A list over a model that changes at random")
struct RandomBatchTests {
    @Test(
        "After each random batch, the list shows the content of the model and keeps the selection",
        arguments: UInt64(1)...20)
    func showsTheTruth(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let model = MutableSectionsModel()
        let list = SectionsViewController(title: "List")
        list.model = model
        let screen = Harness(list, columns: 24, rows: .random(in: 3...12, using: &random))
        var names = 0
        for step in 0..<60 {
            let selected = list.selectedRow?.id
            var deleted: Set<AnyHashable> = []
            model.performBatch { batch in
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    names += 1
                    deleted.formUnion(change(model, &batch, name: "n\(names)", using: &random))
                }
            }
            let shown = screen.text
            if let selected, !deleted.contains(selected) {
                #expect(list.selectedRow?.id == selected, "seed \(seed), step \(step)")
            }
            list.reloadVisibleRows()
            #expect(screen.text == shown, "seed \(seed), step \(step)")
            #expect(list.reader.contents.rowsBefore == ListContents(model).rowsBefore, "seed \(seed), step \(step)")
            #expect(list.window.pool.liveCells <= 2 * list.size.rows + 2)
            screen.press([.up, .down, .pageDown, .end, .tab].randomElement(using: &random) ?? .up)
            if Bool.random(using: &random) { _ = screen.text }
        }
    }

    /// Adds a random change to a batch that contains at most one other change. Returns the ids of the rows that the
    /// change may delete.
    private func change(
        _ model: MutableSectionsModel, _ batch: inout SectionsBatch, name: String, using random: inout SeededGenerator
    ) -> Set<AnyHashable> {
        let filled = model.sections.compactMap { $0 as? MutableSection }.filter { $0.numberOfRows > 4 }
        guard let section = filled.randomElement(using: &random), let target = filled.randomElement(using: &random),
            batch.operations.isEmpty, model.numberOfSections > 2
        else {
            let rows = (0..<8).map { TextRow("\(name)-\($0)") }
            batch.insert(MutableSection(name, rows: rows), .start)
            return []
        }
        let row = section.rows.randomElement(using: &random)?.id ?? AnyHashable("")
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            batch.deleteSection(section.id)
            return Set(section.rows.map(\.id))
        case 1, 2:
            batch.deleteRow(row, inSection: section.id)
            return [row]
        case 3: batch.moveRow(row, inSection: section.id, to: .start, ofSection: target.id)
        case 4: batch.moveRow(row, inSection: section.id, to: .at(3))
        case 5: batch.moveSection(section.id, to: .end)
        case 6: batch.reload(TextRow("\(name)!", id: row), inSection: section.id)
        default: batch.insert(TextRow(name), .before(row), inSection: section.id)
        }
        return []
    }
}
