import SectionedLists
import Terminal
import Testing

/// The chapters of a book, of which those can be opened that were read before.
final class ChaptersSection: Section {
    var open: (Int) -> Void = { _ in }
    private let chapters: Int
    private let read: Int

    init(_ title: String, chapters: Int, read: Int) {
        self.chapters = chapters
        self.read = read
        super.init(title, footerTitle: "\(read) of \(chapters) read")
    }

    override var numberOfRows: Int { chapters }
    override func row(at index: Int) -> any Row { TextRow("Chapter \(index + 1)", id: index) }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
    override func shouldSelectRow(at index: Int) -> Bool { index < read }
    override func action(ofRowAt index: Int) -> Action? { { self.open(index) } }
}

final class StarsCell: Cell {
    var title = ""
    var stars = 0

    init() {}

    func draw(in surface: Surface, state: CellState) {
        let end = surface.draw(title, x: 2, y: 0)
        surface.draw(String(repeating: "*", count: stars), x: end + 1, y: 0, role: .accent)
    }
}

struct RatingRow: Row, Equatable {
    var title: String
    var stars: Int
    var id: AnyHashable { title }

    func configure(_ cell: StarsCell) {
        cell.title = title
        cell.stars = stars
    }
}

@MainActor
@Suite("Section controllers and typed cells")
struct SectionControllerSnippets {
    @Test("sections of different kinds stand in one list, and each says what choosing its rows means")
    func kinds() {
        var opened: [Int] = []
        let list = SectionsViewController(title: "Reading")
        let chapters = ChaptersSection("Emma", chapters: 4, read: 2)
        chapters.open = { opened.append($0) }
        list.sections = [
            chapters,
            Section("Rated", rows: [RatingRow(title: "Candide", stars: 4)]),
            Section("Pages", count: 1_000_000) { TextRow("Page \($0 + 1)", id: $0) },
        ]
        let text = shown(list, .down, .enter, .down)
        #expect(opened == [1])
        #expect(text.contains("▌ Candide ****"))
    }

    @Test("a pool hands cells out typed, and hands the same ones out again")
    func pool() {
        let pool = CellPool()
        let cell = pool.dequeue(StarsCell.self)
        cell.stars = 5
        pool.recycle(cell)
        #expect(pool.dequeue(StarsCell.self) === cell)
        #expect(pool.liveCells == 1)
    }
}
