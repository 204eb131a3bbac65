import SectionedLists
import Terminal

/// The message of a commit and its changes, with a section for each file.
final class CommitViewController: SectionsViewController, ModelControllerDelegate {
    private let content: RequestModelController<Commit, CommitContent>
    private var commit: Commit?

    init(_ git: Git) {
        content = RequestModelController { commit, _ in try await git.content(of: commit) }
        super.init(title: "Commit")
        typeToFind = .after("/")
        emptyText = ""
        content.delegate = self
    }

    /// The screen with a line about the work of git, or about its failure.
    var withStatus: ViewController {
        let overlay = StatusOverlay(over: self)
        overlay.follow(content, words: StatusWords(loading: "Reading the commit", failure: "git says"))
        return overlay
    }

    func show(_ commit: Commit?) {
        self.commit = commit
        title = commit?.hash ?? "Commit"
        guard let commit else { return sections = [] }
        content.update(for: commit)
    }

    /// Waits until the commit has been read. For tests.
    func settle() async { await content.settle() }

    func didUpdate(with data: CommitContent) {
        let message = Section(commit?.author, detail: commit?.day, id: "message", text: data.message)
        sections =
            [message]
            + data.files.enumerated().map { number, file in
                Section(file.name, id: number, count: file.lines.count, indexOfRow: { $0 as? Int }) { index in
                    TextRow(file.lines[index], role: Self.role(of: file.lines[index]), id: index)
                }
            }
        scrollToStart()
    }

    private static func role(of line: String) -> Role {
        switch line.first {
        case "+": .accent
        case "-": .error
        case "@": .header
        case " ": .text
        default: .dim
        }
    }
}
