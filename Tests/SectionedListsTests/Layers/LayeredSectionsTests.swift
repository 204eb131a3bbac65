import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The cache of layered sections")
struct LayeredSectionsTests {
    private func section(_ id: String) -> Section { Section(id, id: id, rows: [TextRow(id, id: id)]) }

    /// Returns the section that the cache contains for a section below, or makes one.
    private func layered(_ below: Section, _ cache: inout LayeredSections) -> Section {
        cache.section(for: below) { LayeredSection($0) }
    }

    @Test("A section is made once, and is found by its id")
    func cached() {
        var cache = LayeredSections()
        let (a, b) = (section("A"), section("B"))
        let (overA, overB) = (layered(a, &cache), layered(b, &cache))
        #expect(layered(a, &cache) === overA && layered(b, &cache) === overB)
        #expect(cache.section(withID: "A") === overA && cache.base(ofSection: "B") === b)
        #expect(cache.section(withID: "C") == nil)
    }

    @Test("Another object with the same id replaces the section that is found by the id")
    func replaced() {
        var cache = LayeredSections()
        let (old, new) = (section("A"), section("A"))
        let overOld = layered(old, &cache)
        let overNew = layered(new, &cache)
        #expect(overOld !== overNew)
        #expect(cache.section(withID: "A") === overNew && cache.base(ofSection: "A") === new)
        #expect(layered(old, &cache) !== overOld)
    }

    @Test("A forgotten section is made again", arguments: [true, false])
    func forgotten(_ isFoundByID: Bool) {
        var cache = LayeredSections()
        let a = section("A")
        let over = layered(a, &cache)
        if isFoundByID { #expect(cache.section(withID: "A") === over) }
        cache.forget("A")
        #expect(cache.section(withID: "A") == nil)
        #expect(layered(a, &cache) !== over)
    }

    @Test("A section that is not read between two changes of the sections is dropped", arguments: [true, false])
    func dropped(_ isFoundByID: Bool) {
        var cache = LayeredSections()
        let (a, b) = (section("A"), section("B"))
        let (overA, overB) = (layered(a, &cache), layered(b, &cache))
        if isFoundByID { #expect(cache.base(ofSection: "A") === a) }
        let change = ListChange(hasOtherSections: true)
        cache.forget(change)
        #expect(layered(a, &cache) === overA)
        cache.forget(change)
        #expect(cache.section(withID: "A") === overA && cache.section(withID: "B") == nil)
        #expect(layered(b, &cache) !== overB)
    }

    @Test("Dropped sections do not stay in memory", arguments: [true, false])
    func released(_ isFoundByID: Bool) {
        var cache = LayeredSections()
        weak var dropped: Section?
        do {
            let below = section("A")
            dropped = below
            _ = layered(below, &cache)
            if isFoundByID { #expect(cache.base(ofSection: "A") != nil) }
        }
        #expect(dropped != nil)
        cache.forget(ListChange(hasOtherSections: true))
        cache.forget(ListChange(hasOtherSections: true))
        #expect(dropped == nil)
    }
}
