import SectionedLists
import Terminal

/// All screens of the gallery, by chapter.
@MainActor
enum Exhibits {
    struct Chapter {
        var title: String
        var exhibits: [any Exhibit.Type]
    }

    static let chapters = [
        Chapter(
            title: "Rows with content and action",
            exhibits: [
                IdentityScreen.self, HeadersScreen.self, TypedRowsScreen.self, PositionsScreen.self,
                ActionsScreen.self, StackScreen.self, SheetsScreen.self, MealsScreen.self, DetailsScreen.self,
            ]),
        Chapter(
            title: "Models and layers",
            exhibits: [
                CellFactoryScreen.self, LazyModelScreen.self, LayerOrderScreen.self, FilterSortScreen.self,
                CollapseScreen.self,
                LoadMoreScreen.self, OwnLayerScreen.self,
            ]),
        Chapter(
            title: "Sections and cells", exhibits: [SectionObjectsScreen.self, ReuseScreen.self, SkippingScreen.self]),
        Chapter(
            title: "Lists from what you have",
            exhibits: [
                ClosuresScreen.self, DescriptionScreen.self, NormalizationScreen.self, BatchScreen.self,
                InsertScreen.self,
            ]),
        Chapter(
            title: "Models that take their time",
            exhibits: [StatesScreen.self, LoadingScreen.self, ManyModelsScreen.self]),
        Chapter(
            title: "Keys and pointer",
            exhibits: [
                MarkingScreen.self, FindingScreen.self, SearchScreen.self, LiveLogScreen.self, SectionIndexScreen.self,
                PointerScreen.self,
            ]),
        Chapter(title: "Tables and trees", exhibits: [TableScreen.self, TableGroupsScreen.self, OutlineScreen.self]),
        Chapter(title: "Questions and answers", exhibits: [FormScreen.self, NoticesScreen.self, UndoScreen.self]),
        Chapter(title: "Colours", exhibits: [ThemesScreen.self]),
        Chapter(title: "Size", exhibits: [MillionRowsScreen.self]),
    ]
}

/// A screen of the gallery. Its behavior and its source code demonstrate one feature of the library.
///
/// To add a screen, write its class in its own file and add it to ``Exhibits``.
@MainActor
protocol Exhibit: ViewController {
    /// The name of the feature, in at most five words.
    static var name: String { get }
    /// One or two sentences about what the screen shows, or what to try.
    static var summary: String { get }

    init()

    /// Creates the controller to push. It is the screen, or a container that contains the screen.
    static func open() -> ViewController
}

extension Exhibit {
    static func open() -> ViewController { Self() }
}

/// An action delegate that opens screens of the gallery.
protocol ExhibitActionDelegate: ActionDelegate {
    func open(_ exhibit: any Exhibit.Type)
}

/// A row with the name of a screen and a sentence about it. Enter opens the screen.
final class ExhibitRow: ActionableRow {
    let exhibit: any Exhibit.Type
    weak var actionDelegate: (any ActionDelegate)?

    var id: AnyHashable { ObjectIdentifier(exhibit) }

    init(_ exhibit: any Exhibit.Type) { self.exhibit = exhibit }

    func configure(_ cell: ExhibitCell) {
        cell.name = exhibit.name
        cell.summary = exhibit.summary
    }

    func performAction() {
        delegate(as: (any ExhibitActionDelegate).self)?.open(exhibit)
    }
}

/// A cell with a name and a sentence. The sentence is at the right of the name. If there is too little room, it is
/// below the name.
final class ExhibitCell: Cell {
    var name = ""
    var summary = ""

    /// The width of the part of the cell for the name, in columns.
    private static let nameWidth = 25
    private static let indentation = 2

    func height(forWidth width: Int) -> Int {
        let lines = summaryLines(width: width).count
        return isBeside(width) ? lines : lines + 1
    }

    func draw(in surface: Surface, state: CellState) {
        surface.draw(name, x: Self.indentation, y: 0, role: .strong)
        for (y, line) in summaryLines(width: surface.width).enumerated() {
            surface.draw(line, x: summaryColumn(surface.width), y: isBeside(surface.width) ? y : y + 1)
        }
    }

    private func isBeside(_ width: Int) -> Bool { width >= 70 }

    private func summaryColumn(_ width: Int) -> Int {
        Self.indentation + (isBeside(width) ? Self.nameWidth : 2)
    }

    private func summaryLines(width: Int) -> [StyledText] {
        StyledText(summary).wrapped(toWidth: width - summaryColumn(width) - 1)
    }
}
