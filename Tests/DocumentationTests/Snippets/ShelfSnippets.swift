import SectionedLists
import Terminal
import Testing

struct Book: Hashable, Sendable {
    var title: String
    var pages: Int
}

protocol BookActionDelegate: ActionDelegate {
    func open(_ book: Book)
}

final class BookRow: ActionableRow {
    let book: Book
    weak var actionDelegate: (any ActionDelegate)?
    var id: AnyHashable { book.title }

    init(_ book: Book) { self.book = book }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(book.title)
        cell.detail = "\(book.pages) pages"
    }

    func performAction() {
        delegate(as: (any BookActionDelegate).self)?.open(book)
    }
}

struct NoteRow: Row {
    var text: String
    var id: AnyHashable { text }
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(text, role: .dim)
    }
}

final class ShelfViewController: SectionsViewController, BookActionDelegate {
    init(novels: [Book], letters: [Book]) {
        super.init(title: "Shelf")
        sections = [
            Section("Novels", rows: novels.map(BookRow.init)),
            Section("Letters", rows: [NoteRow(text: "Ask before you borrow these.")] + letters.map(BookRow.init)),
        ]
    }

    func open(_ book: Book) {
        let details = SectionsViewController(title: book.title)
        details.sections = [Section("Pages", rows: [TextRow("\(book.pages)")])]
        navigationController?.push(details)
    }
}

@MainActor
@Suite("From massive controllers to sections")
struct ShelfSnippets {
    private let shelf = ShelfViewController(
        novels: [Book(title: "Emma", pages: 474)], letters: [Book(title: "To Ottla", pages: 212)])

    @Test("A controller shows rows of two types and skips the unselectable one")
    func rows() {
        #expect(
            shown(shelf, rows: 5) == """
                 Novels ──────────────────────────────
                ▌ Emma                       474 pages
                 Letters ─────────────────────────────
                  Ask before you borrow these.
                  To Ottla                   212 pages
                """)
    }

    @Test("Choosing a row calls the controller to open its book")
    func opening() {
        let navigation = NavigationController(title: "Library", root: shelf)
        #expect(shown(navigation, .down, .enter).hasPrefix(" Library › Shelf › To Ottla\n Pages ─"))
    }
}
