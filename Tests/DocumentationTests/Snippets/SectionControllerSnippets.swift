import SectionedLists
import Terminal
import Testing

/// A section of the chapters of a book. Only chapters that were read before can be selected.
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
    @Test("Sections of different types in one list handle the choice of their own rows")
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

    @Test("A cell pool returns typed cells and reuses them")
    func pool() {
        let pool = CellPool()
        let cell = pool.dequeue(StarsCell.self)
        cell.stars = 5
        pool.recycle(cell)
        #expect(pool.dequeue(StarsCell.self) === cell)
        #expect(pool.liveCells == 1)
    }
}
