import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A change of one row under a filter and a sort order")
struct IncrementalLayerTests {
    /// A row whose number determines its position.
    private final class Numbered: Row {
        let id: AnyHashable
        var number: Int

        init(_ id: Int, _ number: Int) {
            self.id = id
            self.number = number
        }

        func configure(_ cell: TextCell) { cell.text = StyledText("\(id)") }
    }

    /// The layers in one of two orders, and the number of rows that they read.
    @MainActor
    private final class Stack {
        let model: MutableSectionsModel
        private(set) var top: any SectionedModel
        var questions = 0

        init(_ rows: [Numbered], isFilterOnTop: Bool) {
            model = MutableSectionsModel([MutableSection("N", rows: rows)])
            top = model
            if !isFilterOnTop { addFilter() }
            let sort = SortLayer(over: top)
            sort.sort { [weak self] row in
                self?.questions += 1
                return (row as? Numbered).map { $0.number / 3 }
            }
            top = sort
            if isFilterOnTop { addFilter() }
        }

        private func addFilter() {
            let filter = FilterLayer(over: top, emptySections: .stay)
            filter.filter { [weak self] row in
                self?.questions += 1
                return (row as? Numbered)?.number.isMultiple(of: 2) == true
            }
            top = filter
        }

        var ids: [Int] {
            let section = top.section(at: 0)
            return (0..<section.numberOfRows).compactMap { section.row(at: $0).id.base as? Int }
        }
    }

    private func rows(_ count: Int) -> [Numbered] { (0..<count).map { Numbered($0, $0 * 7 % 1_001) } }

    @Test(
        "A change of one row asks for a few rows, however many there are", arguments: [1_000, 100_000], [false, true])
    func cost(count: Int, isFilterOnTop: Bool) {
        let rows = rows(count)
        let stack = Stack(rows, isFilterOnTop: isFilterOnTop)
        let list = SectionsViewController(title: "Numbers")
        list.model = stack.top
        let screen = Harness(list, columns: 20, rows: 10)
        _ = screen.text
        var made = 0
        list.cellFactory.show(Numbered.self, in: TextCell.self) { row, cell in
            made += 1
            cell.text = StyledText("\(row.id)")
        }
        _ = screen.text
        (stack.questions, made) = (0, 0)
        stack.model.performBatch { $0.insert(Numbered(count, 500), .after(count / 2), inSection: "N") }
        stack.model.performBatch { $0.deleteRow(AnyHashable(count / 4), inSection: "N") }
        rows[count / 3].number = 12
        stack.model.performBatch { $0.reloadRow(AnyHashable(count / 3), inSection: "N") }
        stack.model.performBatch { $0.moveRow(AnyHashable(count / 5), inSection: "N", to: .end) }
        _ = screen.text
        #expect(stack.questions <= 12, "\(stack.questions) questions")
        #expect(made <= 40)
    }

    @Test("Random changes show what layers over the same rows show", arguments: UInt64(1)...12)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = rows(.random(in: 0...1_200, using: &random))
        var next = rows.count
        let isFilterOnTop = Bool.random(using: &random)
        let stack = Stack(rows, isFilterOnTop: isFilterOnTop)
        _ = stack.ids
        for step in 0..<60 {
            stack.model.performBatch { batch in
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let index = rows.indices.randomElement(using: &random)
                    switch (Int.random(in: 0..<4, using: &random), index) {
                    case (0, let index?):
                        batch.deleteRow(rows.remove(at: index).id, inSection: "N")
                    case (1, let index?):
                        let row = rows.remove(at: index)
                        let target = Int.random(in: 0...rows.count, using: &random)
                        rows.insert(row, at: target)
                        batch.moveRow(row.id, inSection: "N", to: .at(target))
                    case (2, let index?):
                        rows[index].number = .random(in: 0...1_000, using: &random)
                        batch.reloadRow(rows[index].id, inSection: "N")
                    default:
                        let row = Numbered(next, .random(in: 0...1_000, using: &random))
                        let target = Int.random(in: 0...rows.count, using: &random)
                        next += 1
                        rows.insert(row, at: target)
                        batch.insert(row, .at(target), inSection: "N")
                    }
                }
            }
            // Sometimes a second batch follows before the layers are read.
            if Int.random(in: 0..<4, using: &random) == 0 { continue }
            let expected = Stack(rows, isFilterOnTop: isFilterOnTop).ids
            guard stack.ids == expected else {
                Issue.record("seed \(seed), step \(step): \(stack.ids) in place of \(expected)")
                return
            }
            let section = stack.top.section(at: 0)
            for id in expected.indices.filter({ $0.isMultiple(of: 37) }) {
                #expect(section.index(ofRow: AnyHashable(expected[id])) == id)
            }
        }
    }

    @Test("A filtered section that disappears and appears again is current under a sort order")
    func comesBack() {
        let row = Numbered(1, 2)
        let model = MutableSectionsModel([
            MutableSection("N", rows: [row]), MutableSection("M", rows: [Numbered(1, 2)]),
        ])
        let filter = FilterLayer(over: model)
        filter.filter { ($0 as? Numbered)?.number.isMultiple(of: 2) == true }
        let sort = SortLayer(over: filter, descending: true) { ($0 as? Numbered)?.number }
        let list = SectionsViewController(title: "Numbers")
        list.model = sort
        let screen = Harness(list, columns: 20, rows: 12)
        _ = screen.text
        row.number = 3
        model.performBatch { $0.reloadRow(1, inSection: "N") }
        #expect(sort.numberOfSections == 1)
        model.performBatch { $0.insert(Numbered(2, 5), inSection: "N") }
        model.performBatch { $0.insert(Numbered(3, 4), inSection: "N") }
        row.number = 8
        model.performBatch { $0.reloadRow(1, inSection: "N") }
        let section = sort.section(at: 0)
        #expect((0..<section.numberOfRows).map { section.row(at: $0).id } == [1, 3])
        #expect(screen.text.contains("3"))
    }

    @Test("A section that a reloaded row hid appears again when another reload makes the row match")
    func comesBackInABatch() {
        let row = Numbered(1, 2)
        let model = MutableSectionsModel([
            MutableSection("N", rows: [row]), MutableSection("M", rows: [Numbered(1, 2)]),
        ])
        let filter = FilterLayer(over: model)
        filter.filter { ($0 as? Numbered)?.number.isMultiple(of: 2) == true }
        let list = SectionsViewController(title: "Numbers")
        list.model = filter
        let screen = Harness(list, columns: 20, rows: 12)
        _ = screen.text
        row.number = 3
        model.performBatch { $0.reloadRow(1, inSection: "N") }
        #expect(filter.numberOfSections == 1)
        row.number = 4
        model.performBatch { $0.reloadRow(1, inSection: "N") }
        #expect(filter.numberOfSections == 2)
        #expect(screen.text.contains("N"))
    }
}
