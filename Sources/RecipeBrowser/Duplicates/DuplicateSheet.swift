import SectionedLists
import Terminal

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
        super.init(title: choices == .all ? "These recipes" : "Merge")
        func section(_ title: String?, _ choices: [Choice]) -> Section {
            Section(title, id: title ?? "", rows: choices.map { ChoiceRow($0.text, isChosen: false, id: $0) }).onSelect
            {
                [weak self] _, index in
                self?.dismiss()
                choose(choices[index])
            }
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

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(60, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
