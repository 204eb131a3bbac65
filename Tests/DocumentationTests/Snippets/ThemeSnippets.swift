import SectionedLists
import Terminal
import Testing

extension Role {
    static let overdue = Role("overdue", like: .error, explanation: "A task whose time has passed")
}

@MainActor
@Suite("Themes, roles and recorded screens")
struct ThemeSnippets {
    @Test("A role of one's own, and a theme that changes")
    func roles() {
        let blue = Style(foreground: Color(red: 0x3B, green: 0x82, blue: 0xF6))
        let link = Role("link", like: .accent, style: blue, explanation: "A link")
        #expect(Theme.standard[link] == blue && Theme.monochrome[link] == Theme.monochrome[.accent])
        let list = SectionsViewController(title: "Tasks")
        list.sections = [Section(rows: [TextRow("Shop"), TextRow("Pay the rent", role: .overdue)])]
        let screen = HeadlessScreen(columns: 20, rows: 5)
        let application = Application(screen: screen, root: list)
        application.run()
        #expect(screen.grid[2, 1].style == Theme.standard[.error])
        var night = Theme.standard
        night[.overdue] = Style(foreground: Color(red: 0xFF, green: 0x9E, blue: 0x64), attributes: .bold)
        application.theme = night
        application.run()
        #expect(screen.grid[2, 1].style.foreground.rgb == 0xFF9E64)
    }

    @Test("A screen is compared with the recorded one")
    func recorded() throws {
        let list = SectionsViewController(title: "Trees")
        list.sections = [Section("Trees", rows: ["Ash", "Birch"].map { TextRow($0) })]
        let recorded = """
            20x5
            │ Trees ───────────  │ 1-5 bold 73, 7-17 246
            │▌ Ash               │ 0-18 255 on 239
            │  Birch             │
            │                    │
            │                    │

            """
        let screen = HeadlessScreen(columns: 20, rows: 5)
        Application(screen: screen, root: list).run()
        #expect(screen.snapshot.difference(from: GridSnapshot(text: recorded)) == nil)
    }

    /// Records a screen. It is compiled but not called, because it writes a file.
    private func check(_ snapshots: SnapshotFolder, _ list: SectionsViewController) throws {
        let screen = HeadlessScreen(columns: 20, rows: 5)
        Application(screen: screen, root: list).run()
        try snapshots.check(screen.snapshot, as: "trees")
    }

    @Test("Time passes without waiting")
    func time() {
        let list = SectionsViewController(title: "Trees")
        let screen = HeadlessScreen(columns: 20, rows: 5)
        let application = Application(screen: screen, root: list, clock: screen.clock)
        screen.pause(for: .seconds(5))
        var isLater = false
        application.after(.seconds(4)) { isLater = true }
        application.run()
        #expect(isLater)
    }
}
