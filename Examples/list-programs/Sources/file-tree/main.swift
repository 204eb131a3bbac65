import CursesTerminal
import Foundation
import SectionedLists
import Terminal

/// The content of a folder as an outline. A folder in it is read when the user first expands it.
final class FileTreeViewController: OutlineViewController {
    private let folder: String
    private var showsHidden = false

    init(folder: String) {
        self.folder = folder
        super.init(title: folder)
        typeToFind = .after("/")
        let tree = OutlineSection(id: "files", children: children(of: folder))
        tree.wording.failed = { "Cannot read it: \(Self.reason($0))" }
        outlines.sections = [tree]
    }

    /// Reads the folder and all expanded folders again.
    private func reloadAll() {
        guard let tree = outlines.sections.first else { return }
        for path in [OutlinePath()] + tree.expandedPaths { tree.reloadItems(below: path) }
    }

    private func children(of path: String) -> OutlineChildren {
        .loaded { [weak self] in
            let entries = try await FolderEntry.read(path)
            return entries.compactMap { self?.item($0, in: path) }
        }
    }

    private func item(_ entry: FolderEntry, in path: String) -> OutlineItem? {
        guard showsHidden || !entry.isHidden else { return nil }
        let row = TextRow(
            entry.isFolder ? "\(entry.name)/" : entry.name, detail: entry.detail,
            role: entry.isFolder ? .strong : .text,
            id: entry.name)
        return OutlineItem(row, children: entry.isFolder ? children(of: "\(path)/\(entry.name)") : .none)
    }

    private nonisolated static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission: "no permission."
        case .fileReadNoSuchFile: "it does not exist any more."
        default: error.localizedDescription
        }
    }

    /// The path of the selected file, relative to the folder of the program.
    override var status: String? { selectedPath.map { $0.ids.map { "\($0)" }.joined(separator: "/") } }

    private lazy var hidden = KeyCommand(
        "files.hidden", of: self, keys: ["."], title: "hidden", help: "Show hidden files, or hide them",
        hint: .init(order: 4)
    ) { tree in
        tree.showsHidden.toggle()
        tree.reloadAll()
    }

    private lazy var reload = KeyCommand(
        "files.reload", of: self, keys: ["r"], title: "reload", help: "Read all expanded folders again",
        hint: .init(order: 5)
    ) { $0.reloadAll() }

    override var keyCommands: [KeyCommand] { [hidden, reload] + super.keyCommands }
}

let folder = CommandLine.arguments.dropFirst().first ?? FileManager.default.currentDirectoryPath
Application.main(on: CursesScreen.self, root: NavigationController(root: FileTreeViewController(folder: folder)))
