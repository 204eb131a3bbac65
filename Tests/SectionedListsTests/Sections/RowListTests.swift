import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The rows of a large section that changes")
struct RowListTests {
    @Test("Random runs of edits have the same result as those of a plain array", arguments: UInt64(1)...20)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plain = Array(0..<Int.random(in: 0...900, using: &random))
        let list = RowList(plain.map { TextRow("\($0)", id: $0) })
        var next = 1_000
        for step in 0..<8 {
            if step.isMultiple(of: 2) { _ = list.index(of: 0) }
            let place = Int.random(in: 0...plain.count, using: &random)
            let length = Int.random(in: 1...400, using: &random)
            if Bool.random(using: &random) {
                for offset in 0..<length {
                    plain.insert(next, at: place + offset)
                    list.insert(TextRow("\(next)", id: next), at: place + offset)
                    next += 1
                }
            } else {
                for _ in 0..<min(length, plain.count - place) {
                    let old = plain.remove(at: place)
                    #expect(list.remove(at: place).id == AnyHashable(old))
                    #expect(list.index(of: old) == nil)
                }
            }
            #expect(list.count == plain.count && list.rows.map(\.id) == plain.map { AnyHashable($0) }, "seed \(seed)")
            #expect(plain.indices.allSatisfy { list[$0]?.id == AnyHashable(plain[$0]) }, "seed \(seed)")
            #expect(plain.indices.allSatisfy { list.index(of: plain[$0]) == $0 }, "seed \(seed)")
        }
        #expect(list[-1] == nil && list[plain.count] == nil)
    }

    @Test("Of two rows with the same id, the first one is found, and the id is reported")
    func repeated() {
        let numbers: [Int] = Array(0..<300) + [0]
        let list = RowList(numbers.map { TextRow("\($0)", id: $0) })
        var found: Int?
        let reports = programmingErrors { found = list.index(of: 0) }
        #expect(found == 0 && reports == ["More than one row of a section has the id 0"])
        #expect(list.repeatedID == AnyHashable(0))
    }

    @Test("A row that replaces another one with the same id is found at its place")
    func replaces() {
        let list = RowList((0..<600).map { (row: Int) in TextRow("\(row)", id: row) })
        #expect((list.replace(at: 400, with: TextRow("new", id: 400)) as? TextRow)?.text == "400")
        #expect((list[400] as? TextRow)?.text == "new" && list.index(of: 400) == 400 && list.count == 600)
    }
}
