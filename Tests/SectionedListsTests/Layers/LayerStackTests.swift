import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Layers over any model and in any order")
struct LayerStackTests {
    private static let kinds = LayerKind.allCases

    @Test("A stack of layers shows and announces the same as a new stack after random changes", arguments: 0..<60)
    func randomStacks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var trial = LayerTrial(using: &random)
        for step in 0..<25 {
            let act = trial.act(using: &random)
            if let fault = trial.fault {
                Issue.record("seed \(seed), step \(step), \(trial.kinds), after \(act): \(fault)")
                return
            }
        }
    }

    @Test(
        "A change of one section passes through all layers without reading another section", arguments: [false, true])
    func changeThroughAll(isReversed: Bool) {
        let model = CountedModel(["A": ["a3", "a1", "a2"], "B": ["b2", "b1"], "C": ["c1", "c2"]])
        let kinds = isReversed ? Self.kinds.reversed() : Self.kinds
        let top = kinds.reduce(model as any SectionedModel) { $1.layer(over: $0) }
        let log = ChangeLog(top)
        _ = top.outline
        let before = (0..<top.numberOfSections).map { top.section(at: $0) }
        model.startCounting()
        model.change("B") { $0.append("b0") }
        for change in log.take() { #expect(!change.isEverything && !change.hasOtherSections) }
        for section in before where section.id != AnyHashable("B") && section.id != AnyHashable("Featured") {
            #expect(top.index(ofSection: section.id).map(top.section(at:)) === section)
        }
        #expect(Set(model.reads.keys).isSubset(of: ["B"]))
        #expect(top.outline.contains { $0.hasPrefix("B:") && $0.contains("b0") })
    }

    @Test("A stack of layers reads only visible rows, of a million in each of ten sections")
    func cost() {
        var made = 0
        let sections = (0..<10).map { section in
            Section("S\(section)", count: 1_000_000, indexOfRow: { $0 as? Int }) { index in
                made += 1
                return TextRow("S\(section) row \(index)", id: index)
            }
        }
        let kinds: [LayerKind] = [.insert, .loadMore, .collapse, .featuredByID, .insert, .collapse]
        let top = kinds.reduce(SectionsModel(sections) as any SectionedModel) { $1.layer(over: $0) }
        let list = SectionsViewController(title: "Ten million rows")
        list.model = top
        let screen = Harness(list)
        for key in [Key.end, .home, .pageDown, .tab, .tab, .end, .pageUp] {
            screen.press(key)
            _ = screen.text
        }
        #expect(made < 300)
    }

    @Test("A row keeps the callbacks and closures of its own section below any layers")
    func reactions() {
        var chosen: [String] = []
        let base = Section("A", rows: ["c", "b", "a1"].map { TextRow($0) }).onSelect { row, index in
            chosen.append("\(text(row)) at \(index)")
        }
        let kinds: [LayerKind] = [.sort, .insert, .loadMore, .collapse, .featured]
        let list = SectionsViewController(title: "List")
        list.model = kinds.reduce(SectionsModel([base]) as any SectionedModel) { $1.layer(over: $0) }
        let screen = Harness(list)
        #expect(list.model.outline == ["Featured: a1", "A: a1 tip b c [more]"])
        for _ in 0..<4 { screen.press(.enter, .down) }
        #expect(chosen == ["a1 at 2", "a1 at 2", "b at 1", "c at 0"])
    }

    @Test("Layers pass the action delegate to the rows below")
    func actions() {
        final class Cook: SectionsViewController {}
        let row = DelegatedRow()
        let base = Section("A", rows: [row])
        let top = LayerKind.allCases.reduce(SectionsModel([base]) as any SectionedModel) { $1.layer(over: $0) }
        let list = Cook(title: "List")
        list.model = top
        let screen = Harness(list)
        _ = screen.text
        #expect(row.actionDelegate === list)
        #expect(base.actionDelegate === list)
    }
}

private final class DelegatedRow: ActionableRow {
    let id: AnyHashable = "delegated"
    weak var actionDelegate: (any ActionDelegate)?
    func performAction() {}
    func configure(_ cell: TextCell) {}
}
