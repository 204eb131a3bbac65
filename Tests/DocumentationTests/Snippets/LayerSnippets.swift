import SectionedLists
import Terminal
import Testing

/// A model of twenty centuries, each with a row for each of its hundred years. The rows are created when they come into
/// view.
final class CenturiesModel: SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    private var known: [Int: Section] = [:]

    var numberOfSections: Int { 20 }

    func section(at index: Int) -> Section {
        if let section = known[index] { return section }
        let title = "Century \(index + 1)"
        let section = Section(title, id: index, count: 100, indexOfRow: { $0 as? Int }) { year in
            TextRow("Year \(100 * index + year + 1)", id: year)
        }
        known[index] = section
        return section
    }

    func index(ofSection id: AnyHashable) -> Int? { id as? Int }
}

/// A shelf whose sections can load more rows.
@MainActor
struct GrowingShelf {
    let books: MutableSectionsModel

    init() {
        let novels = [Book(title: "Emma", pages: 474), Book(title: "Candide", pages: 129)]
        let plays = [Book(title: "Faust", pages: 158)]
        books = MutableSectionsModel([
            MutableSection("Novels", rows: novels.map(BookRow.init)),
            MutableSection("Plays", rows: plays.map(BookRow.init)),
        ])
    }

    func short(over model: any SectionedModel) -> FeaturedLayer {
        FeaturedLayer("Short", over: model, limit: 2) { row in
            (row as? BookRow).map { $0.book.pages < 200 } ?? false
        }
    }

    func more(over model: any SectionedModel) -> LoadMoreLayer {
        LoadMoreLayer(over: model, in: .everySection, trigger: .manual) { request in
            let next = try await fetchBook(request.page, of: request.section)
            books.performBatch { $0.insert(BookRow(next), inSection: request.section) }
            return request.page < 2 ? .more : .finished
        }
    }

    private func fetchBook(_ page: Int, of section: AnyHashable) async throws -> Book {
        Book(title: "\(section) \(page + 1)", pages: 300)
    }
}

@MainActor
@Suite("Sectioned models and layers")
struct LayerSnippets {
    @Test("A lazy model can be tested without a terminal")
    func lazyModel() {
        let model = CenturiesModel()
        let row = model.section(at: 19).row(at: 68)
        #expect((row as? TextRow)?.text == "Year 1969")
        #expect(model.index(ofSection: 19) == 19)

        let list = SectionsViewController(title: "Years")
        list.model = model
        #expect(shown(list, .end).contains("▌ Year 2000"))
    }

    @Test("A featured section over load-more has no row that loads more")
    func featuredOverLoadMore() {
        let shelf = GrowingShelf()
        let list = SectionsViewController(title: "Shelf")
        list.model = shelf.short(over: shelf.more(over: shelf.books))
        #expect(
            shown(list, rows: 10) == """
                 Short ───────────────────────────────
                ▌ Candide                    129 pages
                  Faust                      158 pages
                 Novels ──────────────────────────────
                  Emma                       474 pages
                  Candide                    129 pages
                  Show more…
                 Plays ───────────────────────────────
                  Faust                      158 pages
                  Show more…
                """)
    }

    @Test("Load-more over a featured section adds its row to that section")
    func loadMoreOverFeatured() {
        let shelf = GrowingShelf()
        let list = SectionsViewController(title: "Shelf")
        list.model = shelf.more(over: shelf.short(over: shelf.books))
        #expect(
            shown(list, rows: 11) == """
                 Short ───────────────────────────────
                ▌ Candide                    129 pages
                  Faust                      158 pages
                  Show more…
                 Novels ──────────────────────────────
                  Emma                       474 pages
                  Candide                    129 pages
                  Show more…
                 Plays ───────────────────────────────
                  Faust                      158 pages
                  Show more…
                """)
    }

    @Test("Loaded rows appear in the section that requested them")
    func loadingMore() async {
        let shelf = GrowingShelf()
        let more = shelf.more(over: shelf.books)
        more.loadMore(ofSection: "Plays")
        await more.settle()
        #expect(more.numberOfSections == 2)
        #expect(shelf.books.section(at: 0).numberOfRows == 2)
        #expect(shelf.books.section(at: 1).row(at: 1).hasID("Plays 1"))
    }

    @Test("Insert, filter and sort layers need no custom type")
    func otherLayers() {
        let model = GrowingShelf().books
        let sorted = SortLayer(over: model) { ($0 as? BookRow)?.book.pages }
        let filtered = FilterLayer(over: sorted)
        let tipped = InsertLayer(over: filtered) { section in
            [.row(TextRow("Tip: read slowly.", isSelectable: false), afterRows: 2)]
        }
        let list = SectionsViewController(title: "Shelf")
        list.model = CollapseLayer(over: tipped) { $0.hasID("Plays") }

        #expect(
            shown(list, rows: 5) == """
                 Novels ──────────────────────────────
                ▌ Candide                    129 pages
                  Emma                       474 pages
                  Tip: read slowly.
                 Plays ────────────────────── 1 hidden
                """)
        filtered.filter { ($0 as? BookRow).map { $0.book.pages > 200 } ?? false }
        #expect(!shown(list).contains("Candide"))
    }

    @Test("A cell factory shows the same rows in other cells")
    func factory() {
        let list = SectionsViewController(title: "Shelf")
        list.model = GrowingShelf().books
        var roomy = CellFactory()
        roomy.show(BookRow.self, in: WrappedTextCell.self) { row, cell in
            cell.text = StyledText(row.book.title, role: .strong)
            cell.text.append("\n\(row.book.pages) pages", .dim)
            cell.spacingBelow = 1
        }
        list.cellFactory = roomy
        #expect(shown(list, rows: 12).contains("▌ Emma\n▌ 474 pages\n\n  Candide\n  129 pages"))
    }
}
