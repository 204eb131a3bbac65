import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of duplicates. It has a section for each group of equal recipes, and a section for each pair of recipes
/// that differ in size or in some parts. Enter compares the selected recipe with the first recipe of its section.
@MainActor
final class DuplicatesViewController: SectionsViewController {
    private let search: DuplicateSearch
    private let controller: DuplicatesController
    private var groups: [DuplicateGroup] = []

    init(_ search: DuplicateSearch, controller: DuplicatesController) {
        self.search = search
        self.controller = controller
        super.init(title: "Doubles")
        search.onChange = { [weak self] in self?.refresh() }
    }

    override func willAppear() {
        super.willAppear()
        refresh()
    }

    override func didDisappear() {
        super.didDisappear()
        if navigationController == nil { search.stop() }
    }

    /// Waits until the groups are found. For tests.
    func settle() async { await search.settle() }

    // MARK: - Showing

    /// Shows the progress of the search or, after its end, the groups. Recipes that the user has removed or declared as
    /// different in the meantime are left out.
    func refresh() {
        guard search.phase == .ended else { return showProgress() }
        controller.present(search.groups) { [weak self] groups in self?.show(groups) }
    }

    override var status: String? {
        search.phase == .ended ? groups.count.counted("group") : "searching"
    }

    private func showProgress() {
        let text =
            switch search.phase {
            case .reading(0): "Reading the recipes…"
            case .reading(let count): "Reading the recipes: \(count) so far"
            case .comparing, .ended: "Comparing the recipes…"
            }
        sections = [Section(id: "progress", rows: [WrappedTextRow(StyledText(text), isSelectable: false, id: "state")])]
    }

    private func show(_ groups: [DuplicateGroup]) {
        self.groups = groups
        guard !groups.isEmpty else {
            emptyText = "No recipe is there twice."
            sections = []
            return
        }
        let summary = WrappedTextRow(
            StyledText(DuplicateListWriter.summary(of: groups), role: .dim), isSelectable: false, id: "summary")
        sections = [Section(id: "summary", rows: [summary, SpacerRow(id: "end")])] + groups.map(section)
    }

    private func section(of group: DuplicateGroup) -> Section {
        let title = group.members[0].title
        let rows = group.members.map { member in
            TextRow(
                controller.name(of: member.id), detail: member.title == title ? nil : member.title.shortenedToRow,
                id: member.id)
        }
        return Section(
            title.withoutControlCharacters.shortenedToRow, detail: group.relation.words,
            id: group.members.map(\.id), rows: rows + [SpacerRow(id: "end")]
        ).onSelect { [weak self] _, index in
            if let self { controller.open(DuplicatePair(group, member: index), from: self) }
        }
    }

}

extension RecipeRelation {
    /// The relation of two recipes in words.
    var words: String {
        switch self {
        case .same: "the same or nearly"
        case .scaled(let factor): "the second is the first × \(factor.formatted())"
        case .variation: "a variation"
        }
    }
}
