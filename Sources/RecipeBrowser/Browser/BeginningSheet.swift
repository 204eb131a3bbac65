import CookbookStore
import SectionedLists

/// The question that the starter cookbook asks when the user wants to change it: where the user's own recipes shall be.
@MainActor
final class BeginningSheet: ChoiceSheet {
    /// How the user's cookbook begins.
    enum Choice: Hashable, CaseIterable {
        case starter, empty, importing, look
    }

    /// - Parameters:
    ///   - path: The folder for the cookbook, as the user would write it.
    ///   - choose: Called with the choice, unless the user only looks around.
    init(at path: String, choose: @escaping @MainActor (Choice) -> Void) {
        super.init(title: "Your own cookbook, \(path)", columns: 56)
        sections = [
            section(
                "How shall it begin?", of: Choice.allCases,
                row: { choice in
                    switch choice {
                    case .starter: ChoiceRow("Begin with these recipes", detail: "copies of them", id: choice)
                    case .empty: ChoiceRow("Start empty", id: choice)
                    case .importing:
                        ChoiceRow("Import what I have", detail: "a folder, a file, an export", id: choice)
                    case .look: ChoiceRow("Not now, only look around", id: choice)
                    }
                },
                choose: { if $0 != .look { choose($0) } })
        ]
    }
}

/// What the program does after the browser has ended.
public enum Continuation: Sendable {
    /// The browser opens the user's new cookbook.
    case browse
    /// The browser opens the user's new cookbook and asks what to import.
    case importing
}
