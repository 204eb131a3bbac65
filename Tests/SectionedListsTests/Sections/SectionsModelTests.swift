import Testing

@testable import SectionedLists

/// An id that counts how often it is compared and hashed.
private struct ComparedID: Hashable {
    @MainActor static var comparisons = 0
    @MainActor static var hashings = 0

    let number: Int

    nonisolated static func == (left: ComparedID, right: ComparedID) -> Bool {
        MainActor.assumeIsolated { comparisons += 1 }
        return left.number == right.number
    }

    nonisolated func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated { Self.hashings += 1 }
        hasher.combine(number)
    }
}

@MainActor
@Suite("A sections model", .serialized)
struct SectionsModelTests {
    @Test("A sections model finds each of a thousand sections without comparing ids one after another")
    func findsSections() {
        let model = SectionsModel((0..<1_000).map { Section(id: ComparedID(number: $0)) })
        ComparedID.comparisons = 0
        for number in 0..<1_000 {
            #expect(model.index(ofSection: ComparedID(number: number)) == number)
        }
        #expect(model.index(ofSection: ComparedID(number: 1_000)) == nil)
        #expect(ComparedID.comparisons < 20_000)
    }

    @Test("A sections model is compared with an empty one without reading ids")
    func comesFromNothing() {
        let sections = (0..<10).map { Section(id: ComparedID(number: $0)) }
        ComparedID.comparisons = 0
        ComparedID.hashings = 0
        #expect(ListChange(from: [], to: sections) == ListChange(hasOtherSections: true))
        #expect(ListChange(from: [], to: []).isEmpty)
        #expect(ComparedID.comparisons + ComparedID.hashings == 0)
    }

    @Test("A sections model finds its sections after others were set")
    func followsSetting() {
        let model = SectionsModel([Section("A"), Section("B")])
        #expect(model.index(ofSection: "B") == 1)
        model.sections = [Section("B"), Section("C")]
        #expect(model.index(ofSection: "B") == 0)
        #expect(model.index(ofSection: "C") == 1)
        #expect(model.index(ofSection: "A") == nil)
    }

    @Test("A sections model finds the first of two sections with the same id")
    func findsFirst() {
        let model = SectionsModel([Section("A"), Section("B", rows: [TextRow("1")]), Section("B")])
        #expect(model.index(ofSection: "B") == 1)
    }
}
