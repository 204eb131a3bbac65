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

@MainActor
@Suite("Layers")
struct LayerAnnouncementTests {
    private let model = CountedModel(["A": ["a1", "a2"], "B": ["b1", "b2"]])

    private func isFirst(_ row: any Row) -> Bool { text(row).hasSuffix("1") }

    @Test(
        "A featured section has the nearest possible position, and every section is found by its id",
        arguments: [(-3, 0), (0, 0), (1, 1), (2, 2), (9, 2)] as [(Int, Int)])
    func featuredPositions(position: Int, index: Int) {
        let layer = FeaturedLayer("First", over: model, at: position, limit: 9, where: isFirst)
        #expect(layer.outline[index] == "First: a1 b1" && layer.index(ofSection: "First") == index)
        for place in 0..<layer.numberOfSections {
            #expect(layer.index(ofSection: layer.section(at: place).id) == place)
        }
        #expect(layer.numberOfSections == 3 && layer.index(ofSection: "C") == nil)
    }

    @Test("A limit of none or fewer features no row, and a row id is featured once")
    func featuredLimits() {
        for limit in [0, -1] {
            let layer = FeaturedLayer("First", over: model, limit: limit, where: isFirst)
            #expect(layer.numberOfSections == 2 && layer.index(ofSection: "First") == nil)
        }
        let same = CountedModel(["A": ["x", "y"], "B": ["x", "z"]])
        #expect(FeaturedLayer("All", over: same, limit: 3) { _ in true }.outline[0] == "All: x y z")
        let ids = ["A", "B", "A", "C"].map { RowIdentity(section: $0, row: "x") }
        #expect(FeaturedLayer("Some", over: same, rows: ids).outline[0] == "Some: x")
    }

    @Test("Featuring other rows announces the section, or that it comes or goes; the same rows announce nothing")
    func features() {
        let layer = FeaturedLayer("F", over: model, id: "f", rows: [])
        let log = ChangeLog(layer)
        _ = layer.outline
        layer.feature([RowIdentity(section: "A", row: "a2")])
        #expect(log.take() == [ListChange(hasOtherSections: true)] && layer.outline[0] == "f: a2")
        layer.feature([RowIdentity(section: "A", row: "a2"), RowIdentity(section: "A", row: "gone")])
        #expect(log.take().isEmpty)
        layer.feature([RowIdentity(section: "B", row: "b1")])
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["f"])] && layer.outline[0] == "f: b1")
        model.reload("b1", in: "B", text: "new")
        #expect(log.take() == [ListChange(reloadedRows: ["B", "f"].map { RowIdentity(section: $0, row: "b1") }.asSet)])
        #expect(layer.outline[0] == "f: new")
        let origin = layer.section(at: 0).origin(ofRowAt: 0)
        #expect(origin.section === model.sections[1] && origin.index == 0)
        model.tellThatEverythingChanged()
        layer.feature([])
        #expect(layer.outline == ["A: a1 a2", "B: new b2"])
    }

    @Test("After a change of everything, the featured rows are found again")
    func featuredAgain() {
        let layer = FeaturedLayer("First", over: model, limit: 9, where: isFirst)
        _ = layer.outline
        model["A"]?.names = ["a3", "a1", "a11"]
        model.tellThatEverythingChanged()
        #expect(layer.outline[0] == "First: a1 a11 b1")
    }

    @Test("A section that is collapsed before it exists is collapsed when it comes, and nothing is announced")
    func collapsedBefore() {
        let layer = CollapseLayer(over: model) { $0.numberOfRows > 2 }
        let log = ChangeLog(layer)
        #expect(!layer.isCollapsed("C"))
        layer.setCollapsed(true, section: "C")
        layer.setCollapsed(false, section: "A")
        #expect(log.take().isEmpty)
        model.changeSections { $0 += [CountedSection("C", ["c1"]), CountedSection("D", [])] }
        #expect(layer.outline == ["A: a1 a2", "B: b1 b2", "C: [1 hidden]", "D:"])
        layer.setCollapsed(true, section: "D")
        #expect(layer.outline[3] == "D:" && layer.isCollapsed("D"))
    }

    @Test("A collapsed section counts only data, has no footer, and hides that a row was reloaded")
    func collapsed() {
        model.sections[0].footerTitle = "foot"
        let more = LoadMoreLayer(over: model, in: .everySection, trigger: .manual) { _ in .finished }
        let layer = CollapseLayer(over: more) { $0.id == AnyHashable("A") }
        let log = ChangeLog(layer)
        #expect(layer.outline == ["A: [2 hidden]", "B: b1 b2 [more]"])
        #expect(layer.section(at: 0).footer == nil && more.section(at: 0).footer != nil)
        model.reload("a1", in: "A", text: "new")
        #expect(log.take().isEmpty)
        model.reload("b1", in: "B", text: "new")
        #expect(log.take().count == 1)
        layer.toggle("A")
        #expect((layer.section(at: 0).footer as? FooterRow)?.title == "foot")
    }

    @Test("A row can be inserted after the last row of the data, before a row that loads more, and not behind it")
    func insertedAtEnd() {
        let more = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        func outline(_ count: Int) -> String {
            InsertLayer(over: more) { _ in [.row(TextRow("tip"), afterRows: count)] }.outline[1]
        }
        #expect(
            [0, 2, 3, -1].map(outline) == [
                "B: tip b1 b2 [more]", "B: b1 b2 tip [more]", "B: b1 b2 [more]", "B: b1 b2 [more]",
            ])
    }

    @Test("A title, details and a footer that are set on a layered section are those of its base")
    func passesOn() {
        let section = InsertLayer(over: model) { _ in [.row(TextRow("tip", id: "tip"), afterRows: 0)] }.section(at: 0)
        section.title = "title"
        section.detail = "detail"
        section.footerTitle = "footer"
        let base = model.sections[0]
        #expect(base.title == "title" && base.detail == "detail" && base.footerTitle == "footer")
        #expect([section.title, section.detail, section.footerTitle] == ["title", "detail", "footer"])
        #expect((section.footer as? FooterRow)?.title == "footer" && section.indexTitle == "T")
        section.countText = { "\($0)!" }
        #expect(base.countText?(3) == "3!" && section.countText?(4) == "4!")
        #expect((0..<3).map { section.findText(ofRowAt: $0) } == ["tip", "a1", "a2"])
    }

    @Test("A sort layer can be descending from the beginning, and tells when it has no order any more")
    func descending() {
        let layer = SortLayer(over: model, descending: true, by: text)
        let log = ChangeLog(layer)
        #expect(layer.outline == ["A: a2 a1", "B: b2 b1"])
        layer.removeOrder()
        #expect(log.take() == [.everything] && layer.outline == ["A: a1 a2", "B: b1 b2"])
    }

    @Test("A filter that is removed tells so once, and a reloaded row is judged again")
    func filters() {
        let layer = FilterLayer(over: model)
        let log = ChangeLog(layer)
        layer.removeFilter()
        #expect(log.take().isEmpty)
        layer.filter { ["a2", "new"].contains(text($0)) }
        #expect(log.take() == [.everything] && layer.outline == ["A: a2"])
        model.reload("a1", in: "A", text: "old")
        #expect(log.take().isEmpty)
        model.reload("a2", in: "A", text: "new")
        #expect(log.take().count == 1 && layer.outline == ["A: new"])
        layer.removeFilter()
        #expect(log.take() == [.everything] && layer.index(ofSection: "B") == 1)
    }
}

extension Array where Element: Hashable {
    fileprivate var asSet: Set<Element> { Set(self) }
}
