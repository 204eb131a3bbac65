import SectionedLists
import Terminal
import Testing

/// Presses of the mouse on the first and on the last line, and beside a sheet.
@MainActor
@Suite("Pressed hints and titles")
struct PressedHintsTests {
    private func list(_ title: String) -> SectionsViewController {
        let list = SectionsViewController(title: title)
        list.sections = [Section(id: "rows", rows: ["one", "two", "three"].map { TextRow($0, id: $0) })]
        return list
    }

    private func harness(_ titles: String..., columns: Int = 60) -> (NavigationController, Harness) {
        let navigation = NavigationController(title: "App", root: list(titles[0]))
        for title in titles.dropFirst() { navigation.push(list(title)) }
        return (navigation, Harness(navigation, columns: columns, rows: 14))
    }

    /// Presses the first column of a text in a line.
    private func press(_ text: String, line: Int, _ screen: Harness) throws {
        let shown = screen.lines[line]
        let start = try #require(shown.range(of: text)?.lowerBound, "\(shown)")
        let x = shown.distance(from: shown.startIndex, to: start)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: line))))
    }

    @Test("A press on a hint is its key")
    func hint() throws {
        let (navigation, screen) = harness("Fruit", "Apples")
        try press("help", line: 13, screen)
        #expect(navigation.topViewController is KeysViewController)
        try press("Esc", line: 13, screen)
        try press("back", line: 13, screen)
        #expect(navigation.topViewController?.title == "Fruit")
    }

    @Test("A press between two hints has no effect")
    func between() throws {
        let (navigation, screen) = harness("Fruit")
        let line = screen.lines[13]
        let gap = try #require(line.range(of: "  "))
        for x in [0, line.distance(from: line.startIndex, to: gap.lowerBound), line.count, 59] {
            screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: 13))))
        }
        #expect(navigation.viewControllers.count == 1 && screen.lines[13] == line)
    }

    @Test("A press on a title goes back to its screen, and the name of the program stands for the first")
    func title() throws {
        let (navigation, screen) = harness("Fruit", "Apples", "Boskoop", "Pips")
        try press("Boskoop", line: 0, screen)
        #expect(navigation.topViewController?.title == "Boskoop")
        try press("Boskoop", line: 0, screen)
        #expect(navigation.viewControllers.count == 3)
        try press("App", line: 0, screen)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Where the first titles have no room, a press goes to the title that is seen")
    func narrow() throws {
        let (navigation, screen) = harness("Fruit of the season", "Apples", "Boskoop", columns: 22)
        try press("Apples", line: 0, screen)
        #expect(navigation.topViewController?.title == "Apples")
    }

    @Test("A press beside a sheet closes it, and one into the sheet does not")
    func sheet() throws {
        let (navigation, screen) = harness("Fruit")
        let sheet = ChoiceSheet(title: "Sort", columns: 30)
        sheet.sections = [sheet.section(of: ["title"], row: { ChoiceRow($0, id: $0) }, choose: { _ in })]
        navigation.topViewController?.present(sheet)
        let frame = try #require(screen.lines.firstIndex { $0.contains("Sort") })
        try press("Sort", line: frame, screen)
        #expect(navigation.presentedViewController === sheet)
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 1, y: 3))))
        #expect(navigation.presentedViewController === sheet)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 1, y: 3))))
        #expect(navigation.presentedViewController == nil && navigation.viewControllers.count == 1)
    }

    @Test("A form with changes asks when the press is beside it, as it does on Esc")
    func changedForm() throws {
        let (navigation, screen) = harness("Fruit")
        let field = FormTextField("Name")
        navigation.topViewController?.present(FormViewController(title: "New", fields: [field]) { _ in })
        screen.press("x")
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 1, y: 3))))
        #expect(navigation.presentedViewController is AlertViewController)
    }
}
