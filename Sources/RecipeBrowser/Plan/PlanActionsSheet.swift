import SectionedLists
import Terminal

/// An action of the menu of the plan.
enum PlanAction: Hashable, CaseIterable {
    case copy, `repeat`, leftovers, copyWeek, suggest

    /// Whether the action concerns the selected entry. The other actions concern the week.
    var isAboutEntry: Bool { [.copy, .repeat, .leftovers].contains(self) }

    /// The text of the menu row.
    var title: String {
        switch self {
        case .copy: "Copy to the next day"
        case .repeat: "Repeat in each of the next four weeks"
        case .leftovers: "Eat the leftovers on the next day"
        case .copyWeek: "Copy this week to the next"
        case .suggest: "Suggest dinners for days without one"
        }
    }
}

/// The menu of actions for an entry of the plan and for the week.
final class PlanActionsSheet: ChoiceSheet {
    /// - Parameters:
    ///   - entry: The text of the selected entry, or `nil` if none is selected.
    ///   - choose: Called with the chosen action.
    init(entry: String?, choose: @escaping @MainActor (PlanAction) -> Void) {
        super.init(title: "Plan")
        func section(_ title: String, _ actions: [PlanAction]) -> Section {
            Section(title, rows: actions.map { ChoiceRow($0.title, isChosen: false, id: $0) }).onSelect {
                [weak self] _, index in
                self?.dismiss()
                choose(actions[index])
            }
        }
        let onEntry = entry.map { [section($0.withoutControlCharacters, PlanAction.allCases.filter(\.isAboutEntry))] }
        sections = (onEntry ?? []) + [section("The week", PlanAction.allCases.filter { !$0.isAboutEntry })]
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(48, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
