import SectionedLists
import Terminal

struct CommitRow: Row, Equatable {
    var commit: Commit
    var id: AnyHashable { commit.hash }
    var findText: String? { "\(commit.hash) \(commit.author) \(commit.subject)" }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(commit.hash + " ", role: .accent)
        cell.text.append(commit.subject)
        cell.text.append("  " + commit.author, .dim)
        cell.detail = commit.time
    }
}

/// The commits of a repository by day, and the selected commit beside them if there is room.
@MainActor
final class LogBrowser {
    let screen: StatusOverlay
    let details: CommitViewController
    private let list = SectionsViewController(title: "Log")
    private let split: SplitViewController
    private let git: Git
    private let days = MutableSectionsModel()
    private let firstPage: ModelController<[Commit]>
    private var reading: ModelObservation?
    private lazy var filter = FilterLayer(over: days)
    private var author: String? {
        didSet { showStatus() }
    }
    private var count = 0

    init(_ git: Git) {
        self.git = git
        details = CommitViewController(git)
        split = SplitViewController(
            title: "Log", primary: SearchViewController(over: list, activation: .after("/")),
            secondary: details.withStatus)
        split.focusKeys = [.tab]
        screen = StatusOverlay(over: split)
        firstPage = ModelController { _ in try await git.log(skip: 0) }
        screen.follow(firstPage, words: StatusWords(loading: "Reading the log", failure: "git says"))
        connect()
        firstPage.update()
    }

    private func connect() {
        list.scrollBar = .separator
        list.emptyText = "There are no commits."
        list.model = filter
        list.onSelectionChange = { [details] row in details.show((row as? CommitRow)?.commit) }
        list.onChooseRow = { [weak self] row in self?.open(row) }
        list.extraCommands = [
            KeyCommand(
                "log.author", of: self, keys: ["a"], title: "author", help: "Show only commits of this author, or all",
                hint: .init(order: 4)
            ) { $0.filterByAuthor() }
        ]
        reading = firstPage.observe { [weak self] event in
            if case .updated(let commits) = event { self?.begin(with: commits) }
        }
    }

    /// Waits until the first page of the log and its first commit have been read. For tests.
    func settle() async {
        await firstPage.settle()
        await details.settle()
    }

    private func begin(with commits: [Commit]) {
        append(commits)
        guard commits.count == Git.pageSize else { return }
        list.model = LoadMoreLayer(over: filter) { [weak self, git] _ in
            guard let self else { return .finished }
            let page = try await git.log(skip: count)
            append(page)
            return page.count < Git.pageSize ? .finished : .more
        }
    }

    private func append(_ commits: [Commit]) {
        var known = Set(days.sections.map(\.id))
        days.performBatch { batch in
            for commit in commits {
                if known.insert(commit.day).inserted { batch.insert(MutableSection(commit.day)) }
                batch.insert(CommitRow(commit: commit), inSection: commit.day)
            }
        }
        count += commits.count
        showStatus()
    }

    private func showStatus() { list.statusText = (author.map { "\($0) · " } ?? "") + "\(count) commits" }

    /// Moves to the commit beside the list. Without room for it, opens a screen.
    private func open(_ row: any Row) {
        guard !split.isSplit else { return split.focusedPane = .secondary }
        let screen = CommitViewController(git)
        screen.show((row as? CommitRow)?.commit)
        list.navigationController?.push(screen.withStatus)
    }

    /// Shows only the commits of the author of the selected commit, or all commits again.
    private func filterByAuthor() {
        guard author == nil, let name = (list.selectedRow as? CommitRow)?.commit.author else {
            author = nil
            return filter.removeFilter()
        }
        author = name
        filter.filter { ($0 as? CommitRow)?.commit.author == name }
    }
}
