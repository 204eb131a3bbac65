import SectionedLists
import Terminal
import Testing

@MainActor
@Suite("Menus")
struct ChoiceSheetTests {
    private func harness(_ sheet: ChoiceSheet, columns: Int = 40) -> (NavigationController, Harness) {
        let list = SectionsViewController(title: "List")
        let navigation = NavigationController(root: list)
        let screen = Harness(navigation, columns: columns, rows: 14)
        list.present(sheet)
        return (navigation, screen)
    }

    private func sorting(_ choose: @escaping @MainActor (String) -> Void = { _ in }) -> ChoiceSheet {
        let sheet = ChoiceSheet(title: "Sort", columns: 30)
        sheet.sections = [
            sheet.section("Order", of: ["title", "time"]) {
                ChoiceRow($0, detail: "by its \($0)", isChosen: $0 == "time", id: $0)
            } choose: {
                choose($0)
            }
        ]
        return sheet
    }

    @Test("The current choice has a tick, the sheet has its width, and Enter says that it chooses")
    func looks() {
        let (_, screen) = harness(sorting())
        #expect(screen.text.contains("│▌   title       by its title  │"), "\(screen.text)")
        #expect(screen.text.contains("│  ✓ time         by its time  │"), "\(screen.text)")
        #expect(screen.text.contains("⏎ choose") && !screen.text.contains("⏎ open"))
    }

    @Test("Each row has a letter of its own, underlined, and none that moves, ticks or quits")
    func letters() throws {
        var chosen: [String] = []
        let orders = ["title", "time", "quick", "highest", "ähnlich", "12"]
        let sheet = ChoiceSheet(title: "Sort", columns: 30)
        sheet.sections = [
            sheet.section(of: orders, row: { ChoiceRow($0, id: $0) }, choose: { chosen.append($0) })
        ]
        let (navigation, screen) = harness(sheet)
        // The selected row is drawn in the style of the selection, without its line.
        let underlined = screen.grid.glyphs.filter { $0.style.attributes.contains(.underline) }.map { "\($0.cluster)" }
        #expect(underlined.count == 4 && Set(underlined).count == 4, "\(screen.text)")
        screen.press("e")
        #expect(chosen == ["highest"] && navigation.presentedViewController == nil)
    }

    @Test("A menu that stays open asks a second question, and forgets the letters of the first")
    func twoQuestions() {
        var chosen: [String] = []
        let sheet = ChoiceSheet(title: "Plan")
        sheet.sections = [
            sheet.section(id: "days", of: ["Mon 2", "Lent"], closes: false) {
                ChoiceRow($0, lettered: $0 == "Lent" ? "" : String($0.prefix(3)), id: $0)
            } choose: { [weak sheet] day in
                guard let sheet else { return }
                sheet.sections = [
                    sheet.section(
                        of: ["Lunch", "Noon"], row: { ChoiceRow($0, id: $0) }, choose: { chosen.append(day + $0) })
                ]
            }
        ]
        let (navigation, screen) = harness(sheet)
        screen.press("e", "m", "m")
        #expect(chosen.isEmpty && navigation.presentedViewController === sheet && screen.text.contains("Noon"))
        screen.press("n")
        #expect(chosen == ["Mon 2Noon"] && navigation.presentedViewController == nil)
    }

    @Test("A detail without room is left out, and then a long text is truncated")
    func narrow() {
        let (_, screen) = harness(sorting(), columns: 20)
        #expect(screen.text.contains("title") && !screen.text.contains("by its"), "\(screen.text)")
    }

    @Test("The menu has closed when the choice is reported, and Esc reports none")
    func choosing() {
        var chosen: [String] = []
        var navigation: NavigationController?
        var isOpen: [Bool] = []
        let sheet = sorting {
            chosen.append($0)
            isOpen.append(navigation?.presentedViewController != nil)
        }
        let (owner, screen) = harness(sheet)
        navigation = owner
        _ = screen.text
        screen.press(.down, .enter)
        #expect(chosen == ["time"] && isOpen == [false])
        let (_, other) = harness(sorting { chosen.append($0) })
        other.press(.escape)
        #expect(chosen == ["time"])
    }
}
