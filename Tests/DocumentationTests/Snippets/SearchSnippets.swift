import SectionedLists
import Terminal
import Testing

@MainActor
@Suite("Searching a list")
struct SearchSnippets {
    @Test("A search filters a list by the typed words")
    func filtering() {
        let list = SectionsViewController(title: "Trees")
        list.sections = [Section("Trees", rows: ["Ash", "Silver birch", "Downy birch"].map { TextRow($0) })]
        let search = SearchViewController(over: list)
        let navigation = NavigationController(root: search)
        for key in "bir d" { navigation.dispatch(.key(.character(key))) }
        #expect(
            shown(search, rows: 5) == """
                 / bir d                         1 of 3
                 Trees ───────────────────────────────
                ▌ Downy birch


                """)
    }

    @Test("A rule of one's own, and a field that appears on a key")
    func options() {
        let list = SectionsViewController(title: "Trees")
        list.sections = [Section("Trees", rows: ["Ash", "Silver birch", "Downy birch"].map { TextRow($0) })]
        let search = SearchViewController(over: list, activation: .after(.character("/")))
        search.matches = { row, text in (row as? TextRow)?.text.hasPrefix(text) == true }
        #expect(!shown(search).contains("/"))
        #expect(shown(search, .character("/"), .character("S")).contains("1 of 3"))
    }
}
