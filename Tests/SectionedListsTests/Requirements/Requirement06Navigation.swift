import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 6: a navigation stack with sheets and alerts")
struct Requirement06Navigation {
    private func list(_ title: String) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = [Section(title, rows: (0..<40).map { (row: Int) in TextRow("\(title) \(row)", id: row) })]
        return list
    }

    @Test("Push, pop and pop to root keep the selection and scroll position of screens")
    func stack() {
        let root = list("Root")
        let navigation = NavigationController(root: root)
        let screen = Harness(navigation)
        screen.press(.down, times: 20)
        screen.press(.up, times: 3)
        let before = screen.text
        navigation.push(list("A"))
        navigation.push(list("B"))
        screen.press(.end)
        #expect(navigation.pop()?.title == "B")
        #expect(screen.text.contains("▌ A 0"))
        navigation.push(list("C"))
        navigation.popToRoot()
        #expect(navigation.topViewController === root)
        #expect(screen.text == before)
    }

    @Test("A screen keeps its typed text when the user returns to it")
    func searchText() {
        let search = TextFieldController(placeholder: "Search")
        let navigation = NavigationController(root: search)
        let screen = Harness(navigation)
        screen.press(.character("l"), .character("e"), .character("k"), .left)
        let (before, cursor) = (screen.text, navigation.cursor)
        navigation.push(list("Found"))
        screen.press(.down, .escape)
        #expect(search.text == "lek")
        #expect(screen.text == before && navigation.cursor == cursor)
    }

    @Test("A sheet and an alert over a screen receive all keys and leave the screen unchanged")
    func sheetsAndAlerts() {
        let root = list("Root")
        let screen = Harness(NavigationController(root: root), columns: 44, rows: 14)
        screen.press(.down)
        let before = screen.text
        root.present(list("Sheet"))
        screen.press(.down, .down)
        #expect(screen.text.contains("▌ Sheet 2"))
        screen.press(.escape)
        #expect(screen.text == before)
        var answer = ""
        root.present(AlertViewController(title: "Sure?", buttons: [.cancel(), AlertButton("Yes") { answer = "yes" }]))
        screen.press(.right, .enter)
        #expect(answer == "yes")
        #expect(screen.text == before)
    }
}
