import SectionedLists

/// An action delegate that opens a folder.
private protocol FolderActionDelegate: ActionDelegate {
    func open(_ name: String)
}

/// Choosing a row pushes a screen onto the navigation stack. When the user returns to a screen, it has the same
/// selection and scroll position as before.
final class StackScreen: FolderViewController, Exhibit {
    static let name = "A stack of screens"
    static let summary = "Enter goes in, Esc comes back to the same row on the same line, r returns at once."

    init() { super.init(name: Self.name, isFirst: true) }
}

/// A folder that contains further folders without end.
class FolderViewController: SectionsViewController, FolderActionDelegate {
    fileprivate init(name: String, isFirst: Bool = false) {
        super.init(title: name)
        let folders = Section("Folders", count: 40) { FolderRow("Folder \($0 + 1)") }
        sections = isFirst ? [.caption(StackScreen.summary), folders] : [folders]
    }

    fileprivate func open(_ name: String) {
        navigationController?.push(FolderViewController(name: name))
    }

    private lazy var command = KeyCommand(
        "screen.return", of: self, keys: ["r"], title: "return", help: "Go back past all screens between",
        hint: .init(order: 2)
    ) { $0.navigationController?.popToRoot() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }
}

private final class FolderRow: ActionableRow {
    let name: String
    weak var actionDelegate: (any ActionDelegate)?
    var id: AnyHashable { name }

    init(_ name: String) { self.name = name }

    func configure(_ cell: TextCell) { cell.text = .init(name) }

    func performAction() {
        delegate(as: (any FolderActionDelegate).self)?.open(name)
    }
}
