import Testing

@testable import SectionedLists

@MainActor
@Suite("A featured layer")
struct FeaturedLayerTests {
    private let model = CountedModel(["A": ["ape", "bee"], "B": ["asp", "bug", "ant"], "C": ["cat"]])

    private func animalsWithA(limit: Int = 2) -> FeaturedLayer {
        FeaturedLayer("Featured", over: model, limit: limit) { text($0).hasPrefix("a") }
    }

    @Test("A featured section over load-more has no row that loads more; load-more over featured has one")
    func orderOfLayers() {
        let rows = [RowIdentity(section: "B", row: "bug"), RowIdentity(section: "A", row: "ape")]
        let featuredOverMore = FeaturedLayer(
            "Featured", over: LoadMoreLayer(over: model, in: .everySection) { _ in .finished }, rows: rows)
        #expect(
            featuredOverMore.outline == [
                "Featured: bug ape", "A: ape bee [more]", "B: asp bug ant [more]", "C: cat [more]",
            ])
        let moreOverFeatured = LoadMoreLayer(
            over: FeaturedLayer("Featured", over: model, rows: rows), in: .everySection
        ) { _ in .finished }
        #expect(
            moreOverFeatured.outline == [
                "Featured: bug ape [more]", "A: ape bee [more]", "B: asp bug ant [more]", "C: cat [more]",
            ])
    }

    @Test("A row that loads more is not featured, also if its identity is given")
    func loadingRowByIdentity() {
        let more = LoadMoreLayer(over: model, in: .everySection) { _ in .finished }
        let section = more.section(at: 0)
        let ids = [section.row(at: section.numberOfRows - 1).id, "bee"]
        let rows = ids.map { RowIdentity(section: section.id, row: $0) }
        #expect(FeaturedLayer("Featured", over: more, rows: rows).outline[0] == "Featured: bee")
    }

    @Test("feature(_:) replaces the featured rows and announces only that change")
    func otherRows() {
        func rows(_ names: String...) -> [RowIdentity] { names.map { RowIdentity(section: "B", row: $0) } }
        let layer = FeaturedLayer("Featured", over: model, rows: [])
        #expect(layer.outline.count == 3)
        let log = ChangeLog(layer)
        layer.feature(rows("bug", "elk"))
        #expect(log.take() == [ListChange(hasOtherSections: true)])
        #expect(layer.outline[0] == "Featured: bug")
        layer.feature(rows("ant", "bug"))
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["Featured"])])
        #expect(layer.outline[0] == "Featured: ant bug")
        layer.feature(rows("ant", "bug"))
        #expect(log.take() == [])
        layer.feature([])
        #expect(log.take() == [ListChange(hasOtherSections: true)])
        #expect(layer.outline.count == 3)
    }

    @Test("A featured section keeps the sources of its rows until the model announces a change")
    func places() {
        let layer = FeaturedLayer("Featured", over: model, rows: [RowIdentity(section: "B", row: "bug")])
        #expect(layer.outline[0] == "Featured: bug")
        model["B"]?.names = ["ant", "elk"]
        #expect(layer.outline[0] == "Featured: elk", "what stands there, as nobody told")
        model.change("B") { $0 = ["ant", "asp", "bug"] }
        #expect(layer.outline[0] == "Featured: bug")
        model.change("B") { $0 = ["ant"] }
        #expect(layer.outline[0] == "A: ape bee")
    }

    @Test("The row that loads more is never featured")
    func noLoadMore() {
        let more = LoadMoreLayer(over: model, in: .everySection) { _ in .finished }
        let layer = FeaturedLayer("Featured", over: more, limit: 9) { _ in true }
        #expect(layer.outline[0] == "Featured: ape bee asp bug ant cat")
    }

    @Test("A featured section has the given position and the order of its ids")
    func position() {
        let rows = ["cat", "elk", "cat"].map { RowIdentity(section: "C", row: $0) }
        let layer = FeaturedLayer("Featured", over: model, at: 2, rows: rows)
        #expect(layer.outline == ["A: ape bee", "B: asp bug ant", "Featured: cat", "C: cat"])
        #expect(["A", "B", "Featured", "C", "D"].map { layer.index(ofSection: $0) } == [0, 1, 2, 3, nil])
        let last = FeaturedLayer("Featured", over: model, at: 9, rows: rows)
        #expect(last.outline.last == "Featured: cat")
    }

    @Test("A featured layer reads no more than needed and keeps the section objects below")
    func cost() {
        let layer = animalsWithA()
        model.startCounting()
        #expect(layer.numberOfSections == 4)
        #expect(model.reads == ["A": ["ape", "bee"], "B": ["asp", "bug", "ant"]])
        #expect(layer.section(at: 3) === model.sections[2])
        #expect(layer.section(at: 0).rowTexts == ["ape", "asp"])
    }

    @Test("After a change, a featured layer reads only the changed section")
    func change() {
        let layer = animalsWithA()
        let log = ChangeLog(layer)
        _ = layer.outline
        let featured = layer.section(at: 0)
        model.startCounting()
        model.change("C") { $0.append("auk") }
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["C"])])
        #expect(layer.section(at: 0) === featured)
        #expect(model.reads["A"] == nil && model.reads["B"] == nil)
        model.change("A") { $0.insert("auk", at: 0) }
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A", "Featured"])])
        #expect(layer.outline[0] == "Featured: auk ape")
        #expect(model.reads["C"] == nil || model.reads["C"] == ["cat", "auk"])
    }

    @Test("A reloaded row is updated in the featured section and in its own, and featured if it now matches")
    func reload() {
        let layer = animalsWithA()
        let log = ChangeLog(layer)
        _ = layer.outline
        model.reload("ape", in: "A", text: "a ape")
        let identities = ["A", "Featured"].map { RowIdentity(section: $0, row: "ape") }
        #expect(log.take() == [ListChange(reloadedRows: Set(identities))])
        model.reload("bee", in: "A", text: "a bee")
        #expect(log.take().last?.sectionsWithOtherRows == ["Featured"])
        #expect(layer.outline[0] == "Featured: a ape a bee")
    }

    @Test("A featured section appears with its first row and disappears with its last")
    func comingAndGoing() {
        let layer = FeaturedLayer("Featured", over: model, rows: [RowIdentity(section: "C", row: "elk")])
        let log = ChangeLog(layer)
        #expect(layer.numberOfSections == 3)
        model.change("C") { $0.append("elk") }
        #expect(log.take().last?.hasOtherSections == true)
        #expect(layer.outline.first == "Featured: elk")
        model.changeSections { $0.removeLast() }
        #expect(layer.outline == ["A: ape bee", "B: asp bug ant"])
    }

    @Test("The selection stays when featured rows appear above it")
    func list() {
        let layer = FeaturedLayer("Featured", over: model, limit: 3) { text($0).hasPrefix("x") }
        let list = SectionsViewController(title: "Animals")
        list.model = layer
        let screen = Harness(list, rows: 12)
        screen.press(.down, times: 3)
        #expect(screen.selectedText == "bug")
        model.change("C") { $0.append("xerus") }
        #expect(screen.selectedText == "bug")
        #expect(list.selection == ListIndexPath(section: 2, row: 1))
    }
}
