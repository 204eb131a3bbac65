import SectionedLists
import Terminal

/// Five to no stars, to choose one of by the arrows and Enter, or by a digit. Closes when the choice is kept.
final class RatingSheet: SectionsViewController {
    typealias Answer = @MainActor (_ problem: String?) -> Void

    private let take: (Int?, @escaping Answer) -> Void
    /// Why the choice is not kept.
    private var problem: String?
    private var isKeeping = false
    private let rating: Int?

    private static let choices: [Int?] = [5, 4, 3, 2, 1, nil]

    /// - Parameter take: Is given the stars that were chosen, `nil` for none, and what to call when they are kept, or with
    ///   the reason why they are not.
    init(_ title: String, rating: Int?, take: @escaping (Int?, @escaping Answer) -> Void) {
        self.take = take
        self.rating = rating
        super.init(title: "Rate \(title)")
        showSections()
    }

    private func showSections() {
        let stars = Section("Stars", rows: Self.choices.map { RatingRow(rating: $0) })
        stars.title = nil
        let notice = Section(
            id: "problem", rows: problem.map { [ParagraphRow(id: "problem", text: StyledText($0, role: .error))] } ?? []
        )
        sections = [stars.onSelect { [weak self] _, index in self?.choose(Self.choices[index]) }, notice]
    }

    override func willAppear() {
        super.willAppear()
        guard let index = Self.choices.firstIndex(of: rating) else { return }
        select(ListIndexPath(section: 0, row: index))
    }

    override func preferredSize(within available: Size) -> Size {
        let columns = min(available.columns, max(problem == nil ? 24 : 40, title.displayWidth + 6))
        let lines = problem.map { StyledText($0).wrapped(toWidth: columns - 4).count } ?? 0
        return Size(columns: columns, rows: Self.choices.count + lines)
    }

    override var keyCommands: [KeyCommand] { super.keyCommands + digits }

    private lazy var digits = Self.choices.map { rating in
        KeyCommand(
            "rating.\(rating ?? 0)", keys: [.character(Character(String(rating ?? 0)))], title: "\(rating ?? 0)",
            help: rating.map { $0 == 1 ? "One star" : "\($0) stars" } ?? "No rating"
        ) { [weak self] in self?.choose(rating) }
    }

    private func choose(_ rating: Int?) {
        guard !isKeeping else { return }
        isKeeping = true
        take(rating) { [weak self] problem in self?.didTake(problem) }
    }

    private func didTake(_ problem: String?) {
        isKeeping = false
        guard let problem else { return dismiss() }
        self.problem = problem
        showSections()
    }
}

/// So many stars.
private struct RatingRow: Row {
    let rating: Int?

    var id: AnyHashable { rating ?? 0 }

    func configure(_ cell: RatingCell) { cell.rating = rating }
}

private final class RatingCell: Cell {
    var rating: Int?

    func draw(in surface: Surface, state: CellState) {
        let x = surface.draw("\(rating ?? 0)  ", x: 2, y: 0, role: .dim)
        guard let rating else {
            surface.draw("no rating", x: x, y: 0)
            return
        }
        surface.draw(surface.symbols.stars(rating), x: x, y: 0, role: .accent)
    }
}

extension Symbols {
    /// `★★★★☆`
    func stars(_ rating: Int) -> String {
        String(repeating: star, count: rating) + String(repeating: emptyStar, count: max(0, 5 - rating))
    }
}
