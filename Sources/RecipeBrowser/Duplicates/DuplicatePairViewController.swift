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

    override var status: String? { pair.relation.words }

    // MARK: - Showing

    private func show(_ comparison: RecipeComparison?) {
        guard let comparison else {
            emptyText = "One of the two recipes cannot be read any more."
            sections = []
            return
        }
        let count = comparison.differenceCount
        let difference = count == 0 ? "No difference" : count == 1 ? "1 difference" : "\(count) differences"
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
