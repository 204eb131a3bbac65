import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A form")
struct FormTests {
    private enum Size: String, CaseIterable { case small, large }

    private final class Submitted {
        var count = 0
        var onSubmit: () -> Void = {}
    }

    private let name = FormTextField("Name", text: "Ada") { $0.isEmpty ? "A name, please." : nil }
    private let size = FormChoice("Size", value: Size.small, options: Size.allCases) { $0.rawValue }
    private let gift = FormToggle("Gift", note: "wrapped")
    private let count = FormStepper("How many", value: 2, in: 1...40)
    private let notes = FormTextField("Notes", lines: 2)
    private let submitted = Submitted()
    private let form: FormViewController
    private let navigation: NavigationController
    private let screen: Harness

    init() {
        let submitted = submitted
        form = FormViewController(title: "Order", fields: [name, size, gift, count, notes]) { _ in
            submitted.count += 1
            submitted.onSubmit()
        }
        navigation = NavigationController(root: ViewController(title: "Home"))
        navigation.push(form)
        screen = Harness(navigation, columns: 40, rows: 14)
    }

    private func type(_ text: String) {
        for character in text { screen.press(.character(character)) }
    }

    @Test("A form aligns its values behind the labels and marks the field with the focus")
    func drawing() {
        #expect(
            screen.lines[1...8].joined(separator: "\n") == """
                ▌ Name      Ada
                  Size      ‹ small ›
                  Gift      ☐ wrapped
                  How many  - 2 +
                  Notes


                            [ Save ]  [ Cancel ]
                """)
        #expect(form.cursor == Point(x: 15, y: 0))
    }

    @Test("Tab, Shift-Tab, the arrows and Enter move between the fields of a form")
    func moving() {
        screen.press(.tab)
        #expect(form.focusedField === size)
        screen.press(.down, .down)
        #expect(form.focusedField === count)
        screen.press(.shiftTab, .up, .up)
        #expect(form.focusedField === name)
        screen.press(.up)
        #expect(form.focusedField === name)
        screen.press(.enter)
        #expect(form.focusedField === size)
        screen.press(.shiftTab, .shiftTab)
        #expect(form.focusedField == nil && screen.text.contains("[ Save ]"))
        screen.press(.tab)
        #expect(form.focusedField === name)
    }

    @Test("Each field of a form is edited with its keys and read back with its type")
    func values() {
        type(" L")
        screen.press(.down, .right, .down, .space, .down, .right, .right, .left, .down)
        type("a")
        screen.press(.enter)
        type("b")
        #expect(name.text == "Ada L")
        #expect(size.value == .large)
        #expect(gift.isOn)
        #expect(count.value == 3)
        #expect(notes.text == "a\nb")
        #expect(screen.text.contains("‹ large ›") && screen.text.contains("☑ wrapped"))
    }

    @Test("Digits type a number, which stays within its range")
    func digits() {
        form.focus(on: count)
        type("17")
        #expect(count.value == 17)
        type("5")
        #expect(count.value == 17)
        screen.press(.backspace, .backspace)
        #expect(count.value == 0)
        screen.press(.tab)
        #expect(count.value == 1)
        form.focus(on: count)
        screen.press(.left)
        #expect(count.value == 1)
        type("40")
        screen.press(.right)
        #expect(count.value == 40)
    }

    @Test("A digit after an arrow begins a new number")
    func digitAfterArrow() {
        form.focus(on: count)
        type("1")
        screen.press(.right)
        type("3")
        #expect(count.value == 3)
    }

    @Test("Enter on a choice shows all values in a sheet")
    func options() {
        screen.press(.down, .enter)
        #expect(navigation.presentedViewController?.title == "Size")
        screen.press(.down, .enter)
        #expect(size.value == .large && navigation.presentedViewController == nil)
    }

    @Test("In a text of several lines, ↑ and ↓ move between the lines before they leave the field")
    func textArea() {
        form.focus(on: notes)
        type("a")
        screen.press(.enter)
        type("b")
        screen.press(.up)
        #expect(form.focusedField === notes)
        screen.press(.up)
        #expect(form.focusedField === count)
        screen.press(.down, .down, .down)
        #expect(form.focusedField == nil)
    }

    @Test("A message below an invalid value appears when the user leaves the field, and disappears when it is mended")
    func messages() {
        screen.press(.control("u"), .tab)
        #expect(screen.lines[2] == "            A name, please.")
        #expect(screen.lines[3].hasPrefix("▌ Size"))
        screen.press(.shiftTab)
        type("B")
        #expect(name.problem == nil && screen.lines[2].hasPrefix("  Size"))
    }

    @Test("An invalid form is not submitted, and the focus goes to the first invalid field")
    func invalid() {
        screen.press(.control("u"), .tab, .tab, .control("s"))
        #expect(submitted.count == 0 && form.focusedField === name)
        type("B")
        screen.press(.control("s"))
        #expect(submitted.count == 1 && navigation.topViewController !== form)
    }

    @Test("A closure that refuses a value keeps the form open")
    func refused() {
        submitted.onSubmit = { [name] in name.problem = "This name is taken." }
        screen.press(.tab, .control("s"))
        #expect(navigation.topViewController === form && form.focusedField === name)
        #expect(screen.lines[2] == "            This name is taken.")
    }

    @Test("The buttons submit and cancel a form")
    func buttons() {
        screen.press(.shiftTab, .enter)
        #expect(submitted.count == 1 && navigation.topViewController !== form)
    }

    @Test("Esc leaves an unchanged form at once, and asks before changes are lost")
    func cancelling() {
        type("x")
        #expect(navigation.unsavedChanges == "What you changed in “Order” is not saved.")
        screen.press(.escape)
        #expect(navigation.presentedViewController?.title == "Discard the changes?")
        screen.press(.enter)
        #expect(navigation.topViewController === form && navigation.presentedViewController == nil)
        screen.press(.backspace, .escape)
        #expect(navigation.topViewController !== form)
    }

    @Test("A form that does not ask discards changes at once")
    func notAsking() {
        var isCancelled = false
        form.asksBeforeDiscarding = false
        form.onCancel = { isCancelled = true }
        type("x")
        #expect(navigation.unsavedChanges == nil)
        screen.press(.escape)
        #expect(navigation.topViewController !== form && isCancelled)
    }

    @Test("Values that the program read from a file are not modified after they are marked as saved")
    func markSaved() {
        name.text = "Grace"
        size.value = .large
        gift.isOn = true
        count.value = 7
        notes.text = "by Friday"
        #expect(form.isModified && navigation.unsavedChanges != nil)
        form.markSaved()
        #expect(!form.isModified && navigation.unsavedChanges == nil)
        screen.press(.backspace)
        #expect(form.isModified && name.text == "Grac")
        screen.press(.character("e"))
        #expect(!form.isModified)
    }

    @Test("A form that is the first screen offers no way back, unless the program reacts to canceling")
    func rootForm() {
        let form = FormViewController(title: "Settings", fields: [FormToggle("Sound")]) { _ in }
        let screen = Harness(NavigationController(root: form), columns: 60, rows: 8)
        #expect(!screen.text.contains("Esc") && !screen.text.contains("Cancel"))
        #expect(screen.text.contains("[ Save ]"))
        screen.press(.space, .escape)
        #expect(form.navigationController?.presentedViewController == nil)
        screen.press(.tab, .right, .enter)
        #expect(!form.isModified)
        form.onCancel = {}
        form.setNeedsDisplay()
        #expect(screen.text.contains("Esc cancel") && screen.text.contains("[ Cancel ]"))
    }

    @Test("A form inside a container on the stack leaves with Esc")
    func formInContainer() {
        let home = ViewController(title: "Home")
        let navigation = NavigationController(root: home)
        let screen = Harness(navigation, columns: 60, rows: 8)
        let form = FormViewController(title: "Settings", fields: [FormToggle("Sound")]) { _ in }
        navigation.push(StatusOverlay(over: form))
        #expect(screen.text.contains("Esc cancel") && screen.text.contains("[ Cancel ]"))
        screen.press(.escape)
        #expect(navigation.topViewController === home)
    }

    @Test(
        "Ctrl-C in a text field of a form asks before the text is lost, and a second one quits",
        arguments: [1, 2], [false, true])
    func interrupt(times: Int, isSheet: Bool) {
        navigation.pop()
        if isSheet { navigation.topViewController?.present(form) } else { navigation.push(form) }
        let screen = HeadlessScreen(columns: 60, rows: 18)
        let application = Application(screen: screen, root: navigation)
        screen.enqueue([.key(.character("x"))])
        for _ in 0..<times { screen.enqueue([.key(.control("c"))]) }
        application.run()
        #expect(screen.grid.text.contains("┌─ Quit? ") && screen.grid.text.contains("“Order” is not saved."))
        #expect(application.termination == (times == 1 ? .hangUp : nil))
        #expect(name.text == "Adax")
    }

    @Test("The keys that go back elsewhere do not close a form")
    func backKeys() {
        form.focus(on: gift)
        screen.press(.left, .backspace, .character("h"))
        #expect(navigation.topViewController === form)
    }

    @Test("A form in a sheet closes the sheet")
    func sheet() {
        let form = FormViewController(title: "Short", fields: [FormTextField("Name")]) { _ in }
        navigation.topViewController?.present(form)
        #expect(screen.text.contains("┌─ Short "))
        screen.press(.control("s"))
        #expect(navigation.presentedViewController == nil)
        navigation.topViewController?.present(form)
        screen.press(.escape)
        #expect(navigation.presentedViewController == nil)
    }

    @Test("In a narrow window labels are above their values, and the form scrolls with the focus")
    func narrow() {
        screen.resize(columns: 24, rows: 8)
        #expect(
            screen.lines[1...6].joined(separator: "\n")
                == "▌ Name\n▌   Ada\n  Size\n    ‹ small ›\n  Gift\n    ☐ wrapped          ↓")
        screen.press(.down, .down, .down)
        #expect(screen.lines[5...6].joined(separator: "\n") == "▌ How many\n▌   - 2 +              ↓")
        screen.press(.tab, .tab)
        #expect(screen.lines[6].contains("[ Save ]"))
    }

    @Test("A form of 40 by 12 without colors shows the focus with its marker")
    func monochrome() {
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        screen.resize(columns: 40, rows: 12)
        screen.press(.down)
        #expect(
            screen.lines[1...3].joined(separator: "\n")
                == "  Name      Ada\n> Size      < small >\n  Gift      o wrapped")
        #expect(screen.grid[12, 1].style.attributes.contains(.underline))
    }

    @Test("A click moves the focus of a form and changes a value")
    func mouse() {
        func click(_ x: Int, _ y: Int) { screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y)))) }
        click(12, 3)
        #expect(gift.isOn && form.focusedField === gift)
        click(16, 4)
        #expect(count.value == 3)
        click(3, 2)
        #expect(form.focusedField === size)
        click(12 + 10, 8)
        #expect(navigation.presentedViewController?.title == "Discard the changes?")
    }
}
