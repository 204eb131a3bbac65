import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// Shows two recipes side by side with their differences. The user decides here what happens to them.
@MainActor
final class DuplicatePairViewController: SectionsViewController {
    private let pair: DuplicatePair
    private let controller: DuplicatesController

    init(_ pair: DuplicatePair, controller: DuplicatesController) {
        self.pair = pair
        self.controller = controller
        super.init(title: pair.first.title)
        emptyText = ""
    }

    override func willAppear() {
        super.willAppear()
        controller.compare(pair, style: quantityStyle) { [weak self] in self?.show($0) }
    }

    /// Whether the shown recipes differ. Recipes that count as the same can differ in a few lines.
    private var differs = true

    override var status: String? {
        pair.relation == .same ? (differs ? "nearly the same" : "the same") : pair.relation.words
    }

    // MARK: - Showing

    private func show(_ comparison: RecipeComparison?) {
        guard let comparison else {
            emptyText = "One of the two recipes cannot be read any more."
            sections = []
            return
        }
        let count = comparison.differenceCount
        differs = count > 0
        let difference = count == 0 ? "No difference" : count.counted("difference")
        let names = ComparedRow(id: "names", line: files, kind: .file)
        let parts = comparison.parts.map { part in
            let rows = part.lines.enumerated().map {
                ComparedRow(id: $0, line: $1, kind: part.hasParagraphs ? .paragraph : .line)
            }
            return section(part.name, rows + (part.hasParagraphs ? [] : [SpacerRow(id: "end")]))
        }
        sections = [section(difference, [names, SpacerRow(id: "end")])] + parts
    }

    private func section(_ title: String, _ rows: [any Row]) -> Section {
        Section(title, id: title, rows: rows).onSelect { [weak self] _, _ in self?.choose() }
    }

    /// The line with the names of the two files.
    private var files: RecipeComparison.Line {
        func pieces(_ side: DuplicatePair.Side) -> [TextDifference.Piece] {
            [.init(text: controller.name(of: pair[side].id))]
        }
        return RecipeComparison.Line(first: pieces(.first), second: pieces(.second))
    }

    // MARK: - Deciding

    override var keyCommands: [KeyCommand] { super.keyCommands + commands }

    private lazy var commands = [
        DuplicateCommands.keepFirst.command { [weak self] in self?.take(.keep(.first)) },
        DuplicateCommands.keepSecond.command { [weak self] in self?.take(.keep(.second)) },
        DuplicateCommands.merge.command { [weak self] in self?.choose(among: .merging) },
        DuplicateCommands.keepApart.command { [weak self] in self?.take(.keepApart) },
    ]

    private func choose(among choices: DuplicateSheet.Choices = .all) {
        present(DuplicateSheet(choices) { [weak self] in self?.take($0) })
    }

    private func take(_ choice: DuplicateSheet.Choice) {
        switch choice {
        case .open(let side): controller.openRecipe(pair[side].id, from: self)
        case .keep(let side): keep(side, isMerge: false)
        case .merge(let side): keep(side, isMerge: true)
        case .keepApart:
            controller.keepApart(pair, from: self)
            leave()
        }
    }

    private func keep(_ side: DuplicatePair.Side, isMerge: Bool) {
        controller.keep(side, of: pair, isMerge: isMerge, from: self) { [weak self] in self?.leave() }
    }

    /// Returns to the list of duplicates, if this screen is still on top.
    private func leave() {
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.pop()
    }
}

/// Two recipes of a group of duplicates, which the user compares.
struct DuplicatePair: Hashable, Sendable {
    let first: DuplicateGroup.Member
    let second: DuplicateGroup.Member
    let relation: RecipeRelation
    /// All recipes of the group except the second recipe of the pair.
    let others: [RecipeID]

    /// Creates the pair of the first recipe of a group and the recipe at an index. For the index 0, creates the pair of
    /// the first two recipes.
    init(_ group: DuplicateGroup, member index: Int) {
        first = group.members[0]
        second = group.members[max(1, index)]
        relation = group.relation
        others = group.members.map(\.id).filter { [second] in $0 != second.id }
    }

    /// One of the two recipes.
    enum Side: Hashable, Sendable, CaseIterable {
        case first, second

        /// The number of the recipe on the screen, 1 or 2.
        var number: Int { self == .first ? 1 : 2 }
        /// The other recipe.
        var other: Side { self == .first ? .second : .first }
    }

    subscript(side: Side) -> DuplicateGroup.Member { side == .first ? first : second }
}

/// The menu of decisions about two recipes that look the same.
@MainActor
final class DuplicateSheet: ChoiceSheet {
    enum Choice: Hashable {
        case keep(DuplicatePair.Side)
        case merge(DuplicatePair.Side)
        case keepApart
        case open(DuplicatePair.Side)

        /// The text of the menu row.
        var text: String {
            switch self {
            case .keep(let side): "Keep \(side.number), move \(side.other.number) to the trash"
            case .merge(let side):
                "Ingredients and steps of \(side.number), notes and details of both"
            case .keepApart: "They are not the same"
            case .open(let side): "Open \(side.number)"
            }
        }
    }

    /// The decisions that the menu contains.
    enum Choices {
        case all, merging
    }

    init(_ choices: Choices, choose: @escaping @MainActor (Choice) -> Void) {
        super.init(title: choices == .all ? "These recipes" : "Merge", columns: 60)
        func section(_ title: String?, _ choices: [Choice]) -> Section {
            self.section(title, id: title ?? "", of: choices, row: { ChoiceRow($0.text, id: $0) }, choose: choose)
        }
        let merging = DuplicatePair.Side.allCases.map(Choice.merge)
        sections =
            switch choices {
            case .merging: [section(nil, merging)]
            case .all:
                [
                    section("Keep one", DuplicatePair.Side.allCases.map(Choice.keep)), section("Merge", merging),
                    section("Keep both", [.keepApart] + DuplicatePair.Side.allCases.map(Choice.open)),
                ]
            }
    }
}
