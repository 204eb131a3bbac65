import Foundation
import SectionedLists
import Terminal
import Testing

@testable import GitLogExample
@testable import TerminalTestSupport

@MainActor
@Suite("The browser of git logs among the examples, without a terminal", .enabled(if: Repository.hasGit, "no git"))
struct GitLogTests {
    private let repository: Repository

    init() throws {
        repository = try Repository()
        try repository.commit("Plant a tree", by: "Ada", day: 1, ["tree": "leaf\n"])
        try repository.commit("Water the tree", by: "Grace", day: 2, ["tree": "leaf\n\tleaf\n", "can": "water\n"])
    }

    private func text(_ browser: LogBrowser, _ keys: [Key], columns: Int = 120) -> String {
        let screen = HeadlessScreen(columns: columns, rows: 40)
        screen.enqueue(keys.map { .key($0) })
        Application(screen: screen, root: NavigationController(root: browser.screen)).run()
        return screen.grid.text
    }

    private func browser() async -> LogBrowser {
        let browser = LogBrowser(Git(folder: repository.path))
        await browser.settle()
        return browser
    }

    @Test("It shows the commits by day")
    func log() async {
        let text = text(await browser(), [])
        let parts = ["02 January 2024", "Water the tree  Grace", "01 January 2024", "Plant a tree  Ada"]
        let places = parts.compactMap { text.range(of: $0)?.lowerBound }
        #expect(places.count == 4 && places == places.sorted() && text.contains("2 commits"))
    }

    @Test("The selected commit is beside the log, with a section for each file")
    func details() async {
        let browser = await browser()
        _ = text(browser, [.home])
        await browser.settle()
        let shown = text(browser, [])
        #expect(shown.contains("│ can ─") || shown.contains(" can ─"))
        #expect(shown.contains("+    leaf") && shown.contains("+water"))
    }

    @Test("a shows the commits of one author, / finds commits")
    func finding() async {
        let browser = await browser()
        #expect(!text(browser, ["a"]).contains("Plant a tree"))
        #expect(text(browser, ["a"]).contains("Plant a tree"))
        #expect(!text(browser, ["/", "P", "l"]).contains("Water"))
    }

    @Test("A folder without a repository is told in the words of git")
    func nothing() async throws {
        let scratch = try ScratchFolder()
        let browser = LogBrowser(Git(folder: scratch.path))
        await browser.settle()
        #expect(text(browser, []).contains("not a git repository"))
    }
}

/// A git repository in a scratch folder.
struct Repository {
    static let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    let scratch: ScratchFolder
    var path: String { scratch.path("tree") }

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeFolder("tree")
        try git("init", "--quiet")
    }

    /// Commits files at noon of a day of January 2024.
    func commit(_ subject: String, by author: String, day: Int, _ files: [String: String]) throws {
        for (name, text) in files { try scratch.write(text, to: "tree/\(name)") }
        try git("add", "--all")
        try git(
            "-c", "user.name=\(author)", "-c", "user.email=\(author)@example.org", "-c", "commit.gpgsign=false",
            "commit",
            "--quiet", "--message", subject, date: "2024-01-0\(day)T12:00:00+0000")
    }

    private func git(_ arguments: String..., date: String = "2024-01-01T12:00:00+0000") throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date, "GIT_CONFIG_NOSYSTEM": "1", "HOME": scratch.path,
        ]) { $1 }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
