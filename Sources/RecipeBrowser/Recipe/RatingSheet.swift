import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A sheet in which the user chooses a rating. It closes as soon as the rating is saved.
///
/// Each row begins with the key that chooses its rating.
final class RatingSheet: ChoiceSheet {
    typealias Completion = @MainActor (_ failure: String?) -> Void

    private let save: (Int?, @escaping Completion) -> Void
    /// The reason why the chosen rating could not be saved. `nil` if saving has not failed.
    private var failure: String?
    private var isSaving = false
    private let rating: Int?

    private static let choices: [Int?] = [5, 4, 3, 2, 1, nil]

    /// - Parameters:
    ///   - title: The title of the recipe.
    ///   - rating: The current rating, or `nil` for none.
    ///   - save: Saves the chosen rating. A rating of `nil` means to remove the rating. Calls its completion with `nil`
    ///     after saving, or with the reason why the rating could not be saved.
    init(_ title: String, rating: Int?, save: @escaping (Int?, @escaping Completion) -> Void) {
        self.save = save
        self.rating = rating
        super.init(title: "Rate \(title)")
    }

    private func showSections() {
        let keyNames = Self.choices.map { keyName(of: RatingCommands.all[$0 ?? 0]) ?? "" }
        let keyWidth = keyNames.map(\.displayWidth).max() ?? 0
        let stars = Section(
            "Stars", rows: zip(Self.choices, keyNames).map { RatingRow(rating: $0, keyName: $1, keyWidth: keyWidth) })
        stars.title = nil
        let notice = Section(
            id: "problem", rows: failure.map { [ParagraphRow(id: "problem", text: StyledText($0, role: .error))] } ?? []
        )
        sections = [stars.onSelect { [weak self] _, index in self?.choose(Self.choices[index]) }, notice]
    }

    override func willAppear() {
        super.willAppear()
        // The rows show the names of keys. Only the application knows these names, and a sheet has no application
        // before it appears.
        showSections()
        guard let index = Self.choices.firstIndex(of: rating) else { return }
        select(ListIndexPath(section: 0, row: index))
    }

    override func preferredSize(within available: Size) -> Size {
        let columns = min(available.columns, max(failure == nil ? 24 : 40, title.displayWidth + 6))
        let lines = failure.map { StyledText($0).wrapped(toWidth: columns - 4).count } ?? 0
        return Size(columns: columns, rows: Self.choices.count + lines)
    }

    override var keyCommands: [KeyCommand] { super.keyCommands + digits }

    private lazy var digits = Self.choices.map { rating in
        RatingCommands.all[rating ?? 0].command { [weak self] in self?.choose(rating) }
    }

    private func choose(_ rating: Int?) {
        guard !isSaving else { return }
        isSaving = true
        save(rating) { [weak self] failure in self?.didSave(failure) }
    }

    private func didSave(_ failure: String?) {
        isSaving = false
        guard let failure else { return dismiss() }
        self.failure = failure
        showSections()
    }
}

/// A rating that the user can choose.
private struct RatingRow: Row {
    let rating: Int?
    /// The name of the key that chooses the rating. Empty if there is no such key.
    let keyName: String
    /// The width of the column for the names of keys, in columns.
    let keyWidth: Int

    var id: AnyHashable { rating ?? 0 }

    func configure(_ cell: RatingCell) {
        cell.rating = rating
        cell.keyName = keyName
        cell.keyWidth = keyWidth
    }
}

private final class RatingCell: Cell {
    var rating: Int?
    var keyName = ""
    var keyWidth = 0

    func draw(in surface: Surface, state: CellState) {
        surface.draw(keyName, x: 2, y: 0, role: .dim)
        let x = keyWidth > 0 ? 2 + keyWidth + 2 : 2
        guard let rating else {
            surface.draw("no rating", x: x, y: 0)
            return
        }
        surface.draw(surface.symbols.stars(rating), x: x, y: 0, role: .stars)
    }
}

extension Symbols {
    /// Returns a rating in stars, such as `★★★★☆`.
    func stars(_ rating: Int) -> String {
        if isSpoken { return "\(rating) of 5 stars" }
        return String(repeating: star, count: rating) + String(repeating: emptyStar, count: max(0, 5 - rating))
    }
}

/// A day on which the user cooked the recipe, with the note for that day.
struct CookedRow: Row {
    private let cooking: NotebookEntry.Cooking

    init(_ cooking: NotebookEntry.Cooking) {
        self.cooking = cooking
    }

    var id: AnyHashable { "cooked \(cooking.day)" }
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        let day = "\(cooking.day.name(from: .today)) "
        cell.label = day
        cell.indentation = day.displayWidth + 2
        cell.text = StyledText(cooking.note.shortenedToRow)
    }
}
