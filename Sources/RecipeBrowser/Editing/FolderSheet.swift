import SectionedLists
import Terminal

/// The menu of folders to which a recipe can be moved.
@MainActor
final class FolderSheet: ChoiceSheet {
    /// - Parameters:
    ///   - folders: The paths of the folders, and the names that the menu shows.
    ///   - current: The path of the folder that contains the recipe. The menu marks it with a tick.
    ///   - choose: Called with the path of the chosen folder.
    ///   - new: Called if the user wants a new folder.
    init(
        _ folders: [(path: String, name: String)], current: String, choose: @escaping @MainActor (String) -> Void,
        new: @escaping @MainActor () -> Void
    ) {
        super.init(title: "Move to")
        let rows = folders.map { ChoiceRow($0.name, isChosen: $0.path == current, id: $0.path) }
        sections = [
            Section(id: "folders", rows: rows).onSelect { [weak self] _, index in
                self?.dismiss()
                choose(folders[index].path)
            },
            Section(id: "new", rows: [ChoiceRow("New folder…", isChosen: false, id: "new")]).onSelect {
                [weak self] _, _ in
                self?.dismiss()
                new()
            },
        ]
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(48, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
