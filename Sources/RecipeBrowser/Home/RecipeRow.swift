import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A recipe in a list. Choosing the row opens the recipe.
final class RecipeRow: ActionableRow {
    let recipe: RecipeSummary
    private let store: Store
    private let showsMissing: Bool
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameter showsMissing: Whether the row says what must be bought for the recipe, as far as it was counted.
    init(_ recipe: RecipeSummary, _ store: Store, showsMissing: Bool = false) {
        self.showsMissing = showsMissing
        self.recipe = recipe
        self.store = store
    }

    var id: AnyHashable { recipe.id }

    func configure(_ cell: RecipeCell) {
        cell.title = recipe.title
        cell.time = recipe.totalTime?.formatted(.short)
        let mark = store.mark(of: recipe)
        // The size in which the recipe opens.
        let factor = mark?.factor ?? store.customs.openingFactor(of: recipe.servings)
        cell.servings = recipe.servings?.number?.multiplied(by: factor)
        cell.isServingsChosen = mark?.factor != nil
        cell.missing = showsMissing ? store.missing.lastNames(of: recipe.id) : []
        cell.isFavourite = mark?.isFavourite == true
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(recipe)
    }
}

/// Draws the title of a recipe at the left, and its time and its servings in columns at the right.
final class RecipeCell: Cell {
    var title = ""
    var time: String?
    /// The number of servings or pieces.
    var servings: Rational? {
        didSet { shortServings = nil }
    }
    /// Whether the user chose this number, and not the recipe.
    var isServingsChosen = false
    var isFavourite = false
    /// What must be bought for the recipe.
    var missing: [String] = []

    /// The drawn text for the servings, or `nil` if it was not made yet.
    private var shortServings: String?

    /// The maximum width of the time in columns. It is enough for `overnight`. A longer time is cut off.
    private static let timeWidth = 9
    /// The minimum width of the column for the servings. If the servings are wider, the time moves to the left.
    private static let servingsWidth = 3
    /// The maximum width of the servings in columns. Wider servings are not shown.
    private static let widestServings = 5

    func draw(in surface: Surface, state: CellState) {
        let symbols = surface.symbols
        var right = surface.width - 1
        // A narrow list shows no servings. A very narrow list shows no time either.
        if surface.width >= 44 {
            let servings = shortServings ?? makeShortServings(symbols)
            shortServings = servings
            let shown = draw(servings, endingAt: right, in: surface, role: isServingsChosen ? .strong : .dim)
            right -= max(shown, Self.servingsWidth) + 1
        }
        if surface.width >= 30 {
            let text = time?.truncated(toWidth: Self.timeWidth, ellipsis: symbols.ellipsis) ?? ""
            let shown = draw(text, endingAt: right, in: surface)
            // At least six columns are reserved for the time.
            right -= max(shown, 6) + 2
        }
        let sign = symbols.isSpoken ? "favourite" : String(symbols.star)
        let starWidth = isFavourite ? 1 + sign.displayWidth : 0
        let shown = title.truncated(toWidth: right - 2 - starWidth, ellipsis: symbols.ellipsis)
        let end = surface.draw(shown, x: 2, y: 0)
        if isFavourite { surface.draw(sign, x: end + 1, y: 0, role: .stars) }
        drawMissing(from: end + starWidth + 2, to: right, in: surface)
    }

    /// Draws the names of what must be bought or, if there is no room for them, their number.
    private func drawMissing(from left: Int, to right: Int, in surface: Surface) {
        guard !missing.isEmpty else { return }
        let texts = [missing.joined(separator: ", "), "\(missing.count) to buy"]
        guard let text = texts.first(where: { $0.displayWidth(upTo: right) <= right - left }) else { return }
        draw(text, endingAt: right, in: surface)
    }

    /// Returns the number of servings or pieces as `×4`, and for ears as `for 4`. Returns an empty text if there is no number, or if the text
    /// would be too wide.
    private func makeShortServings(_ symbols: Symbols) -> String {
        guard let servings else { return "" }
        let count = Quantity(.number(servings)).formatted(symbols.isUnicode ? .unicode : .ascii)
        guard count.displayWidth < Self.widestServings else { return "" }
        return symbols.isSpoken ? "for \(count)" : "\(symbols.times)\(count)"
    }

    /// Draws a text that ends before a column.
    ///
    /// - Parameters:
    ///   - text: The text to draw.
    ///   - right: The column after the text.
    ///   - surface: The surface to draw into.
    ///   - role: The role of the text.
    /// - Returns: The width of the drawn text in columns.
    @discardableResult
    private func draw(_ text: String, endingAt right: Int, in surface: Surface, role: Role = .dim) -> Int {
        let width = text.displayWidth
        surface.draw(text, x: right - width, y: 0, role: role)
        return width
    }
}

/// An action delegate that opens the screens for the rows of a list of recipes, such as the home screen.
@MainActor
protocol RecipeActionDelegate: ActionDelegate {
    func openRecipe(_ recipe: RecipeSummary)
    func openUnreadableFile(_ file: UnreadableRecipe)
    func openGuide()
}

/// A file that could not be read, with its first diagnostic. Choosing the row shows all diagnostics.
final class UnreadableFileRow: ActionableRow {
    let file: UnreadableRecipe
    weak var actionDelegate: (any ActionDelegate)?

    init(_ file: UnreadableRecipe) {
        self.file = file
    }

    var id: AnyHashable { file.id }

    func configure(_ cell: TextCell) {
        var text = StyledText(FilePath.name(of: file.id.path))
        if let first = file.diagnostics.first { text.append("  \(first.sentence)", .dim) }
        cell.text = text
    }

    /// All diagnostics, with their places in the file. A row is too short for them.
    var explanation: String {
        let name = FilePath.name(of: file.id.path)
        return file.diagnostics.map { diagnostic in
            let place = [diagnostic.location.line, diagnostic.location.column].compactMap { $0.map(String.init) }
            return ([name] + place).joined(separator: ":") + ": " + diagnostic.message
        }.joined(separator: "\n")
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openUnreadableFile(file)
    }
}
