import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The layout of a form")
struct FormLayoutTests {
    private func form(_ fields: [FormField], columns: Int = 40, rows: Int = 14) -> (FormViewController, Harness) {
        let form = FormViewController(title: "Form", fields: fields) { _ in }
        return (form, Harness(form, columns: columns, rows: rows))
    }

    private func toggles(_ count: Int) -> [FormField] { (0..<count).map { FormToggle("Toggle \($0)") } }

    @Test("Values are behind the widest label, but a label has at most a third of the width or eight columns")
    func labelColumns() {
        #expect(form([FormToggle("Size"), FormToggle("A")]).1.lines[0...1] == ["▌ Size  ☐", "  A     ☐"])
        let long = FormToggle("The colour of the paper")
        #expect(form([long], columns: 42).1.lines[0] == "▌ The colour of…  ☐")
        #expect(form([FormToggle("12345678")], columns: 31).1.lines[0] == "▌ 12345678  ☐")
        #expect(form([FormToggle("12345678")], columns: 30).1.lines[0...1] == ["▌ 12345678", "▌   ☐"])
    }

    @Test("A heading has a free line above it, unless it is the first line, and a rule over the rest of the line")
    func headings() {
        let fields = [
            FormHeading("Who"), FormToggle("Guest"), FormHeading("When, and for how long"), FormToggle("Late"),
        ]
        let (form, screen) = form(fields, columns: 30, rows: 8)
        #expect(
            screen.text == """
                 Who ────────────────────────
                ▌ Guest  ☐

                 When, and for how long ─────
                  Late   ☐

                         [ Save ]

                """)
        #expect(screen.grid[1, 0].style == Theme.standard[.header])
        #expect(screen.grid[2, 1].style == Theme.standard[.strong] && screen.grid[2, 4].style == Theme.standard[.dim])
        #expect(form.preferredSize(within: Size(columns: 30, rows: 20)) == Size(columns: 30, rows: 7))
        #expect(form.preferredSize(within: Size(columns: 80, rows: 3)) == Size(columns: 64, rows: 7))
    }

    @Test("The focus skips headings, which cannot get it")
    func skipsHeadings() {
        let fields = [FormHeading("A"), FormToggle("One"), FormHeading("B"), FormToggle("Two")]
        let (form, screen) = form(fields)
        #expect(form.focusedField === fields[1])
        screen.press(.down)
        #expect(form.focusedField === fields[3])
        form.focus(on: fields[0])
        #expect(form.focusedField === fields[3])
        screen.press(.up)
        #expect(form.focusedField === fields[1])
        form.focus(on: FormToggle("Elsewhere"))
        #expect(form.focusedField === fields[1])
        screen.press(.shiftTab)
        #expect(form.focusedField == nil)
        screen.press(.pageDown)
        #expect(form.focusedField == nil)
        screen.press(.pageUp, .pageUp, .pageUp)
        #expect(form.focusedField === fields[1])
    }

    @Test("A form scrolls no further than the focus needs, and arrows show that there is more")
    func scrolling() {
        let (_, screen) = form(toggles(6), columns: 32, rows: 4)
        func labels() -> [String] { screen.lines.map { String($0.dropFirst(2).prefix(8)) } }
        let edge = 31
        func arrows() -> [String] { [screen.grid[edge, 0].cluster.text, screen.grid[edge, 3].cluster.text] }
        #expect(labels() == (0...3).map { "Toggle \($0)" } && arrows() == [" ", "↓"])
        screen.press(.down, .down, .down)
        #expect(labels().first == "Toggle 0")
        screen.press(.down)
        #expect(labels() == (1...4).map { "Toggle \($0)" } && arrows() == ["↑", "↓"])
        screen.press(.up, .up, .up)
        #expect(labels().first == "Toggle 1")
        screen.press(.shiftTab)
        #expect(labels().first == "Toggle 0")
        screen.press(.shiftTab)
        #expect(labels()[0...1] == ["Toggle 4", "Toggle 5"] && screen.lines[3].contains("[ Save ]"))
        #expect(arrows() == ["↑", " "])
    }

    @Test("A form that fits exactly shows no arrow")
    func fitsExactly() {
        let (_, screen) = form(toggles(2), columns: 32, rows: 4)
        #expect(screen.grid[31, 0].cluster.text == " " && screen.grid[31, 3].cluster.text == " ")
        screen.resize(columns: 32, rows: 3)
        #expect(screen.grid[31, 2].cluster.text == "↓")
    }

    @Test("The first field of a form is in view with the headings above it, if there is room")
    func headingAboveFirstField() {
        let fields = [FormHeading("A"), FormHeading("B"), FormToggle("One"), FormToggle("Two"), FormToggle("Three")]
        let (_, screen) = form(fields, columns: 30, rows: 4)
        #expect(screen.lines[0].hasPrefix(" A ─") && screen.lines[3].hasPrefix("▌ One"))
        screen.press(.down, .down)
        #expect(screen.lines[0].hasPrefix(" B ─") && screen.lines[3].hasPrefix("▌ Three"))
        screen.press(.up, .up)
        #expect(screen.lines[0].hasPrefix(" A ─") && screen.lines[3].hasPrefix("▌ One"))
        screen.resize(columns: 30, rows: 2)
        #expect(screen.lines[0].hasPrefix(" B ─") && screen.lines[1].hasPrefix("▌ One"))
    }

    @Test("Moving beyond the last or the first field scrolls to the end of the form or to its start")
    func beyondEnds() {
        let fields: [FormField] = [
            FormHeading("A"), FormHeading("B"), FormToggle("One"), FormTextField("Two", lines: 9),
        ]
        let (form, screen) = form(fields, columns: 30, rows: 3)
        #expect(screen.lines[1].hasPrefix(" B ─") && screen.lines[2].hasPrefix("▌ One"))
        screen.press(.up)
        #expect(screen.lines[0].hasPrefix(" A ─") && form.focusedField === fields[2])
        screen.send(.mouse(MouseEvent(.wheelDown, at: .zero)))
        #expect(screen.lines[0].hasPrefix("▌ One"))
        screen.press(.up)
        #expect(screen.lines[0].hasPrefix(" A ─"))
        screen.press(.shiftTab)
        screen.send(.mouse(MouseEvent(.wheelUp, at: .zero)))
        #expect(!screen.text.contains("Save"))
        screen.press(.down)
        #expect(screen.lines[2].contains("[ Save ]") && form.focusedField == nil)
    }

    @Test("The mouse wheel scrolls a form between its first and its last line without moving the focus")
    func wheel() {
        let (form, screen) = form(toggles(6), columns: 32, rows: 4)
        func turn(_ action: MouseEvent.Action) { screen.send(.mouse(MouseEvent(action, at: Point(x: 1, y: 3)))) }
        turn(.wheelUp)
        #expect(screen.lines[0].hasPrefix("▌ Toggle 0"))
        turn(.wheelDown)
        #expect(screen.lines[0].hasPrefix("  Toggle 3"))
        turn(.wheelDown)
        #expect(screen.lines[0].hasPrefix("  Toggle 4") && screen.lines[3].contains("[ Save ]"))
        turn(.wheelUp)
        #expect(screen.lines[0].hasPrefix("  Toggle 1") && form.focusedField === form.fields[0])
        screen.resize(columns: 32, rows: 12)
        turn(.wheelDown)
        #expect(screen.lines[0].hasPrefix("▌ Toggle 0"))
    }

    @Test("A click on the label, the lines or the message of a field moves the focus there")
    func clicks() {
        let fields = [FormTextField("One"), FormTextField("Two", lines: 2), FormTextField("Three")]
        let (form, screen) = form(fields)
        fields[1].problem = "Too short."
        func click(_ x: Int, _ y: Int, _ action: MouseEvent.Action = .press) -> Int? {
            screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
            return fields.firstIndex { $0 === form.focusedField }
        }
        #expect(click(3, 1) == 1 && click(3, 0) == 0 && click(12, 2, .doublePress) == 1)
        fields[1].problem = "Too short."
        #expect(click(3, 4) == 2)
        fields[1].problem = "Too short."
        #expect(screen.lines[3].contains("Too short."))
        #expect(click(12, 3) == 1)
        #expect(click(3, 9) == 1)
        screen.resize(columns: 40, rows: 2)
        screen.press(.down)
        #expect(click(3, 0) == 1)
    }

    @Test("A message is cut off before the field to which it belongs")
    func messageInSmallWindow() {
        let field = FormTextField("", lines: 2)
        let (_, screen) = form([FormToggle("A"), field], columns: 24, rows: 3)
        screen.press(.down)
        field.problem = "A message of more than one line"
        #expect(screen.lines == ["▌                      ↑", "▌", "     A message of more ↓"])
        screen.resize(columns: 24, rows: 4)
        #expect(screen.lines[0] == "▌                      ↑" && screen.lines[3].hasPrefix("     than one line"))
    }

    @Test("A form without the focus marks no field, and none of its fields has the focus")
    func unfocused() {
        let fields = toggles(2)
        let (form, screen) = form(fields)
        #expect(fields.map(\.isFocused) == [true, false] && screen.lines[0].hasPrefix("▌"))
        form.isFocused = false
        #expect(fields.map(\.isFocused) == [false, false] && screen.lines[0].hasPrefix("  Toggle 0"))
        form.isFocused = true
        screen.press(.down)
        #expect(fields.map(\.isFocused) == [false, true])
    }

    @Test("The key commands of a form are listed once, also those of several fields")
    func allKeyCommands() {
        let fields = toggles(2)
        let ids = form(fields).0.allKeyCommands.map(\.id)
        #expect(ids.filter { $0 == "field.toggle" }.count == 1)
        #expect(ids.filter { $0 == "form.cancel" }.count == 1 && Set(ids).count == ids.count)
    }
}
