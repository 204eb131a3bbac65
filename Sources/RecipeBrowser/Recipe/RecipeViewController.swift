import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a recipe. It has one list or, in a wide window, two lists: ingredients and steps side by side.
///
/// By default, Tab and the left and right arrow keys move the focus from one list to the other. Each list has its own
/// selection and scroll position.
@MainActor
final class RecipeViewController: SplitViewController {
    private let details: RecipeDetailsViewController
    private let steps: RecipeStepsViewController
    /// The head above both lists. If there is one list, the head is its first row.
    private let head = RecipeHeadCell()
    let lights = RecipeLights()
    private var uses: IngredientUses?
    /// Whether the steps are in the second list.
    private var isDivided = false
    /// The picture of the dish, where there is room for it.
    private(set) lazy var picture = PictureLoader(details.reader.pictures, on: self)
    private var picturePath: String?
    /// Where the picture is, or `nil` if there is none or no room for it.
    private var pictureArea: Rect?

    /// The minimum width for two lists, in columns.
    static let wideColumns = 96
    /// The part of the width for the ingredients, in percent.
    private static let primaryShare = 42

    init(_ details: RecipeDetailsViewController) {
        self.details = details
        steps = RecipeStepsViewController(of: details)
        super.init(primary: details, secondary: steps)
        minimumColumns = .max
        primaryShare = Self.primaryShare
        focusKeys = [.tab, .shiftTab]
        details.container = self
        picture.onFailure = { [weak self] in self?.removePicture() }
    }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }

    // MARK: - Showing

    func show(in system: MeasurementSystem) { details.show(in: system) }

    /// Whether the parts are being replaced. A change of the selection then does not come from the user.
    private(set) var isReplacing = false

    /// Shows the parts of a recipe in one list, or in two if the window is wide and the recipe has both ingredients and
    /// steps. If the list was scrolled to its start, it stays there, so that a change of the notebook entry is visible.
    func show(_ page: RecipePage, notes: RecipeNotes) {
        let parts = page.parts
        // The lights of an enormous recipe would delay each key.
        uses = page.isSmall ? IngredientUses(page.shown) : nil
        head.head = parts.lazy.compactMap { ($0 as? HeadPart)?.head }.first?.with(notes.entry) ?? RecipeHead()
        let wasAtStart = details.isScrolledToStart
        isReplacing = true
        defer { isReplacing = false }
        let canSplit = parts.contains { $0 is IngredientsPart } && parts.contains { $0 is StepsPart }
        minimumColumns = canSplit ? Self.wideColumns : .max
        super.layout(size: size)
        divide()
        light()
        details.sections = parts.filter { !isSplit || !($0 is StepsPart || $0 is HeadPart) }
            .map { $0.section(notes: notes) }
        if isSplit { steps.sections = parts.filter { $0 is StepsPart }.map { $0.section(notes: notes) } }
        showPicture(of: page)
        if wasAtStart { details.scroll(byLines: -details.size.rows) }
    }

    /// Both lists. The second one is empty if one list shows the whole recipe.
    var lists: [SectionsViewController] { [details, steps] }

    /// The list of the steps if it is visible and has the focus.
    var focusedStepList: SectionsViewController? { isSplit && steps.isFocused ? steps : nil }

    // MARK: - Head

    private var headRows: Int { isSplit ? min(head.height(forWidth: textColumns), size.rows / 2) : 0 }

    override func frame(of child: ViewController) -> Rect? {
        guard let frame = super.frame(of: child)?.inset(top: headRows) else { return nil }
        return child === secondary ? frame.inset(right: size.columns - textColumns) : frame
    }

    override func draw(in surface: Surface) {
        super.draw(in: surface)
        let area = Rect(x: 0, y: 0, width: textColumns, height: headRows)
        if area.height > 0 {
            head.draw(in: surface.region(area), state: CellState(isSelected: false, isFocused: false))
        }
        if let pictureArea {
            picture.draw(in: surface, pictureArea, at: hasPictureColumn ? .topRight : .topLeft)
        }
    }

    // MARK: - Picture

    /// The minimum width for a column of its own for the picture, in columns.
    private static let columnsForPicture = 120
    /// The fewest rows of a picture below a list. A smaller one shows nothing.
    private static let fewestRows = 6
    private static let mostColumns = 44

    private var hasPictureColumn: Bool { isSplit && picturePath != nil && size.columns >= Self.columnsForPicture }

    private var pictureColumns: Int { min(Self.mostColumns, size.columns / 4) }

    /// The columns of head, ingredients and steps.
    private var textColumns: Int { hasPictureColumn ? size.columns - pictureColumns - 2 : size.columns }

    /// Shows the picture of a page, or none.
    func showPicture(of page: RecipePage?) {
        let path = pictureForm == .none ? nil : page?.pictures.paths.first
        // A screen without pictures needs no loader.
        guard path != nil || picturePath != nil else { return }
        picturePath = path
        place()
        picture.show(pictureArea == nil ? nil : path, in: pictureArea?.size ?? .zero, isAgain: true)
    }

    /// The file is no picture, so the text gets its room.
    private func removePicture() {
        picturePath = nil
        place()
    }

    /// Gives the picture a column of its own at the right or, in a narrower window, the room below the ingredients.
    private func place() {
        let share = Self.primaryShare * textColumns / max(1, size.columns)
        if primaryShare != share {
            primaryShare = share
            layoutChildren()
        }
        pictureArea = hasPictureColumn ? columnForPicture : roomBelowIngredients
    }

    private var columnForPicture: Rect {
        Rect(x: size.columns - pictureColumns - 1, y: 1, width: pictureColumns, height: max(1, size.rows - 2))
    }

    private var roomBelowIngredients: Rect? {
        guard picturePath != nil, let frame = frame(of: details), frame.height > 0 else { return nil }
        let lines = details.preferredSize(within: frame.size).rows
        let area = frame.inset(left: 1, top: lines + 1, right: 3, bottom: 1)
        guard area.height >= Self.fewestRows, area.width > 0 else { return nil }
        return Rect(x: area.x, y: area.y, width: min(area.width, Self.mostColumns), height: area.height)
    }

    // MARK: - Lights

    /// Lights the ingredients of the selected step, or the steps that use the selected ingredient.
    func light() {
        var (ingredients, numbers): (Set<Int>, Set<Int>) = ([], [])
        if isSplit, let uses {
            if focusedPane == .secondary, let row = steps.selectedRow as? StepRow {
                ingredients = uses.ingredients(ofStep: row.number)
            } else if focusedPane == .primary, let row = details.selectedRow as? IngredientRow {
                numbers = uses.steps(ofIngredient: row.position)
            }
        }
        if ingredients != lights.ingredients {
            lights.ingredients = ingredients
            details.reloadVisibleRows()
        }
        if numbers != lights.steps {
            lights.steps = numbers
            steps.reloadVisibleRows()
        }
    }

    // MARK: - One list or two

    override func layout(size: Size) {
        super.layout(size: size)
        defer { layoutPicture() }
        guard isSplit != isDivided else { return }
        let selected = (focusedPane == .secondary ? steps : details).selectedIdentity
        divide()
        details.showAgain()
        if let selected { select(selected) }
    }

    private func layoutPicture() {
        guard let picturePath else { return }
        place()
        picture.show(pictureArea == nil ? nil : picturePath, in: pictureArea?.size ?? .zero)
    }

    /// Adapts the lists after the screen has changed between one list and two lists.
    private func divide() {
        isDivided = isSplit
        // A scroll bar in the middle of the window would be louder than the ingredients.
        details.scrollBar = isSplit ? .hidden : .automatic
        if !isSplit {
            focusedPane = .primary
            steps.sections = []
        }
    }

    /// Selects a row in the list that contains the row.
    private func select(_ row: RowIdentity) {
        if let indexPath = details.indexPath(of: row) {
            details.select(indexPath)
        } else if let indexPath = steps.indexPath(of: row) {
            steps.select(indexPath)
            focusedPane = .secondary
        }
    }

    // MARK: - ViewController

    override var title: String {
        get { details.title }
        set { details.title = newValue }
    }

    override var overridingKeyCommands: [KeyCommand] {
        guard isSplit else { return [] }
        return [focusedPane == .primary ? toSteps : toIngredients]
    }

    private lazy var toSteps = RecipeCommands.steps.command { [weak self] in self?.focusedPane = .secondary }
    private lazy var toIngredients = RecipeCommands.ingredients.command { [weak self] in self?.focusedPane = .primary }
}

extension RecipeViewController: SharingScreen {
    var sharedRecipe: RecipeSummary? { details.summary }

    var sharedTexts: [SharedText] { details.sharedTexts }
}

/// The list of the steps on the right of the list of the ingredients.
@MainActor
final class RecipeStepsViewController: SectionsViewController {
    private weak var details: RecipeDetailsViewController?

    init(of details: RecipeDetailsViewController) {
        self.details = details
        super.init()
        emptyText = ""
    }

    override func selectionDidChange() { (parent as? RecipeViewController)?.light() }

    override var isFocused: Bool {
        didSet { (parent as? RecipeViewController)?.light() }
    }

    /// The key commands of the list and those for the recipe.
    override var keyCommands: [KeyCommand] { super.keyCommands + (details?.recipeCommands ?? []) }
}

extension RecipeStepsViewController: StepActionDelegate, ReferenceActionDelegate {
    func cook(from number: Int) { details?.cook(from: number) }

    func openRecipe(referredToBy reference: RecipeReference) { details?.openRecipe(referredToBy: reference) }
}

/// The preview beside a list. It shows the selected recipe.
@MainActor
final class RecipePreview {
    /// The screen of the preview.
    let screen: StatusOverlay
    private let details: RecipeDetailsViewController

    init(reader: RecipeReader, store: Store) {
        details = RecipeDetailsViewController(reader: reader, store: store)
        screen = StatusOverlay(over: RecipeViewController(details))
        screen.isFocused = false
    }

    /// Shows a recipe from its start, or no recipe if `recipe` is `nil`.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - text: What is shown if there is no recipe.
    func show(_ recipe: RecipeSummary?, insteadOfNone text: String? = nil) {
        details.emptyText = text ?? ""
        // Before the first recipe is shown, there is no status to follow.
        if case .idle = details.source.state, recipe != nil { screen.follow(details.source, words: .recipe) }
        details.show(recipe)
    }

    /// Reads the recipe again without changing the scroll position.
    func reload() { details.reload() }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }
}
