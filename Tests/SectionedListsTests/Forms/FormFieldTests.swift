import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The fields of a form")
struct FormFieldTests {
    private let theme = Theme.standard

    /// A form that contains one field, without a screen below it. Values begin in column 4, behind a label of no
    /// letters.
    private func form(_ field: FormField, columns: Int = 30) -> (FormViewController, Harness) {
        let form = FormViewController(title: "Form", fields: [field]) { _ in }
        return (form, Harness(form, columns: columns, rows: 6))
    }

    private func click(_ screen: Harness, _ x: Int, _ action: MouseEvent.Action = .press) {
        screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: 0))))
    }

    // MARK: - Choices

    private func choice(_ value: String) -> FormChoice<String> {
        FormChoice("", value: value, options: ["red", "green", "blue"])
    }

    @Test("The arrows of a choice stop at the first and the last value, which the signs beside the name show")
    func choiceEnds() {
        let choice = choice("red")
        var changes: [String] = []
        choice.onChange = { changes.append(choice.value) }
        let (_, screen) = form(choice)
        func signs() -> [Style] { [screen.grid[4, 0].style, screen.grid[screen.lines[0].count - 1, 0].style] }
        #expect(screen.lines[0] == "▌   ‹ red ›" && signs() == [theme[.dim], theme[.key]])
        screen.press(.left)
        #expect(changes.isEmpty)
        screen.press(.right)
        #expect(screen.lines[0] == "▌   ‹ green ›" && signs() == [theme[.key], theme[.key]])
        screen.press(.right, .right)
        #expect(screen.lines[0] == "▌   ‹ blue ›" && signs() == [theme[.key], theme[.dim]])
        screen.press(.character("h"))
        #expect(changes == ["green", "blue", "green"])
        screen.press(.character("l"))
        #expect(choice.value == "blue")
    }

    @Test("A click on a sign beside the name of a choice chooses the value there")
    func choiceClicks() {
        let choice = choice("green")
        let (_, screen) = form(choice)
        #expect(screen.lines[0] == "▌   ‹ green ›")
        click(screen, 12)
        #expect(choice.value == "blue")
        _ = screen.text
        click(screen, 4, .doublePress)
        #expect(choice.value == "green")
        _ = screen.text
        click(screen, 13)
        click(screen, 4, .wheelDown)
        #expect(choice.value == "green")
    }

    @Test("A click on the name of a choice shows all values, and the chosen one is selected there")
    func choiceSheet() {
        let choice = choice("blue")
        var changes = 0
        choice.onChange = { changes += 1 }
        let form = FormViewController(title: "Form", fields: [choice]) { _ in }
        let navigation = NavigationController(root: form)
        let screen = Harness(navigation, columns: 40, rows: 12)
        #expect(screen.lines[1] == "▌   ‹ blue ›")
        for x in [5, 10] {
            screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: 1))))
            #expect(navigation.presentedViewController != nil)
            #expect(screen.text.contains("│▌ ✓ blue"))
            screen.press(.enter)
        }
        #expect(changes == 0 && navigation.presentedViewController == nil)
        screen.press(.space, .home, .enter)
        #expect(changes == 1 && choice.value == "red" && screen.lines[1] == "▌   ‹ red ›")
        screen.press(.space, .escape)
        #expect(changes == 1 && navigation.presentedViewController == nil)
    }

    @Test("Enter chooses the next value of a choice that cannot show a sheet")
    func choiceWithoutNavigation() {
        let choice = choice("red")
        let (_, screen) = form(choice)
        screen.press(.enter)
        #expect(choice.value == "green")
    }

    @Test("A letter or a digit chooses the next value that begins with it")
    func choiceLetters() {
        let choice = FormChoice("", value: "none", options: ["none", "1 star", "2 stars", "2 and a half"])
        let (_, screen) = form(choice)
        screen.press(.character("2"))
        #expect(choice.value == "2 stars")
        screen.press(.character("2"))
        #expect(choice.value == "2 and a half")
        screen.press(.character("n"))
        #expect(choice.value == "none")
        screen.press(.character("9"))
        #expect(choice.value == "none")
    }

    @Test("A long name of a choice is truncated, so that both signs are in view")
    func longChoice() {
        let name = "abcdefghijklmnopqrstuvwxyz"
        let choice = FormChoice("", value: name, options: [name])
        let (_, screen) = form(choice, columns: 20)
        #expect(screen.lines[0] == "▌   ‹ abcdefghij… ›")
        choice.value = "sea"
        #expect(screen.lines[0] == "▌   ‹ sea ›")
    }

    // MARK: - Steppers

    @Test("A stepper adds its step within its range, and its signs show where it ends")
    func stepper() {
        let stepper = FormStepper("", value: 99, in: 2...12, step: 4)
        var changes: [Int] = []
        stepper.onChange = { changes.append(stepper.value) }
        let (_, screen) = form(stepper)
        func signs() -> [Style] { [screen.grid[4, 0].style, screen.grid[screen.lines[0].count - 1, 0].style] }
        #expect(screen.lines[0] == "▌   - 12 +" && signs() == [theme[.key], theme[.dim]])
        screen.press(.character("+"))
        #expect(changes.isEmpty)
        screen.press(.left, .character("-"))
        #expect(screen.lines[0] == "▌   - 4 +" && signs() == [theme[.key], theme[.key]])
        screen.press(.left, .left)
        #expect(screen.lines[0] == "▌   - 2 +" && signs() == [theme[.dim], theme[.key]])
        screen.press(.right)
        #expect(changes == [8, 4, 2, 6])
        #expect(screen.lines[0] == "▌   - 6 +")
        stepper.value = 7
        #expect(screen.lines[0] == "▌   - 7 +" && changes.count == 4)
        #expect(FormStepper("", value: -3, in: 2...12).value == 2)
    }

    @Test("A stepper whose sum is too large for a number stops at the bound of its range")
    func stepperOverflow() {
        let stepper = FormStepper("", value: .max - 1, in: .min ... .max, step: 3)
        let (_, screen) = form(stepper)
        screen.press(.right)
        #expect(stepper.value == .max)
        stepper.value = .min + 1
        screen.press(.left)
        #expect(stepper.value == .min)
        screen.press(.right)
        #expect(stepper.value == .min + 3)
    }

    @Test("A click on a sign of a stepper changes the number, and a click beside it does not")
    func stepperClicks() {
        let stepper = FormStepper("", value: 10, in: 0...20)
        let (_, screen) = form(stepper)
        #expect(screen.lines[0] == "▌   - 10 +")
        click(screen, 4)
        #expect(stepper.value == 9)
        click(screen, 8, .doublePress)
        #expect(stepper.value == 10)
        for x in [5, 8, 10] { click(screen, x) }
        click(screen, 4, .wheelUp)
        #expect(stepper.value == 10)
    }

    @Test("Backspace takes away the last digit of a stepper, and the next digit follows the others")
    func stepperTyping() {
        let stepper = FormStepper("", value: 17, in: 0...999)
        var changes: [Int] = []
        stepper.onChange = { changes.append(stepper.value) }
        let (_, screen) = form(stepper)
        screen.press(.backspace, .character("2"))
        #expect(changes == [1, 12])
        #expect(screen.lines[0] == "▌   - 12 +")
        screen.press(.tab, .shiftTab, .character("5"))
        #expect(stepper.value == 5)
        screen.press(.character("0"), .right, .character("5"), .character("1"))
        #expect(changes == [1, 12, 5, 50, 51, 5, 51])
    }

    @Test("A typed digit that is the number already is not a change, and further digits follow it")
    func sameDigit() {
        let stepper = FormStepper("", value: 3, in: 0...999)
        var changes: [Int] = []
        stepper.onChange = { changes.append(stepper.value) }
        let (_, screen) = form(stepper)
        screen.press(.character("3"))
        #expect(changes.isEmpty)
        screen.press(.character("5"))
        #expect(changes == [35])
    }

    @Test(
        "A number below the range of a stepper can be typed, and becomes the lowest one when the user leaves the field")
    func typingBelowRange() {
        let stepper = FormStepper("", value: 15, in: 10...20)
        let (_, screen) = form(stepper)
        screen.press(.character("1"))
        #expect(stepper.value == 1)
        screen.press(.character("2"))
        #expect(stepper.value == 12)
        screen.press(.right, .character("3"), .tab)
        #expect(stepper.value == 10)
    }

    @Test("A typed number that is too large for the computer begins again with its last digit")
    func typingOverflow() {
        let stepper = FormStepper("", value: 0, in: 0 ... .max)
        let (_, screen) = form(stepper)
        for digit in "922337203685477580" { screen.press(.character(digit)) }
        #expect(stepper.value == 922_337_203_685_477_580)
        screen.press(.character("9"))
        #expect(stepper.value == 9)
    }

    @Test("Backspace does not leave a range of negative numbers")
    func backspaceBelowZero() {
        let stepper = FormStepper("", value: -15, in: -20 ... -10)
        let (_, screen) = form(stepper)
        screen.press(.backspace)
        #expect(stepper.value == -10)
    }

    @Test("A stepper uses Backspace and the plain digits, and no other characters")
    func stepperKeys() {
        let stepper = FormStepper("", value: 1)
        for key in [Key.backspace, .character("0"), .character("9")] { #expect(stepper.reserves(key)) }
        for key in [Key.character("x"), .character("٣"), Key(.character("1"), .alt), .left] {
            #expect(!stepper.reserves(key) && !stepper.handle(.key(key)))
        }
        #expect(stepper.value == 1)
    }

    // MARK: - Toggles

    @Test("A toggle changes with the space bar or a click, and calls its closure")
    func toggle() {
        let toggle = FormToggle("", note: "wrapped in paper")
        var changes: [Bool] = []
        toggle.onChange = { changes.append(toggle.isOn) }
        let (_, screen) = form(toggle, columns: 18)
        #expect(screen.lines[0] == "▌   ☐ wrapped in…" && screen.grid[4, 0].style == theme[.text])
        screen.press(.space)
        #expect(screen.lines[0] == "▌   ☑ wrapped in…" && screen.grid[4, 0].style == theme[.done])
        click(screen, 6, .doublePress)
        click(screen, 6, .wheelUp)
        #expect(changes == [true, false])
        #expect(screen.lines[0].hasPrefix("▌   ☐"))
        toggle.isOn = true
        #expect(screen.lines[0].hasPrefix("▌   ☑") && changes == [true, false])
    }

    // MARK: - Texts

    @Test("Only a field for several lines has a key that begins a new line")
    func newLine() {
        let short = FormTextField("Name", lines: 0)
        let long = FormTextField("Notes", lines: 3)
        #expect(short.keyCommands.isEmpty && long.keyCommands.map(\.id) == ["field.newLine"])
        #expect(short.allKeyCommands.map(\.id).filter { !$0.hasPrefix("field.suggestion") } == ["field.newLine"])
        #expect(short.numberOfLines(width: 20) == 1 && long.numberOfLines(width: 20) == 3)
    }

    @Test("The text cursor is only in the field that has the focus")
    func cursor() {
        let name = FormTextField("", text: "Ada")
        let (form, screen) = form(name)
        #expect(form.cursor == Point(x: 7, y: 0) && name.cursor == Point(x: 3, y: 0))
        screen.press(.tab)
        #expect(form.cursor == nil && name.cursor == nil)
    }

    @Test("Only the last line of a text field is underlined")
    func underline() {
        let (_, screen) = form(FormTextField("", lines: 2))
        #expect(screen.grid[4, 0].style.attributes.isEmpty)
        #expect(screen.grid[4, 1].style.attributes == .underline)
        #expect(screen.grid[4, 2].style.attributes.isEmpty)
    }

    @Test("A field calls its closure when the user changes the value, and not when the program does")
    func changes() {
        let name = FormTextField("", text: "Ada")
        var changes: [String] = []
        name.onChange = { changes.append(name.text) }
        let (_, screen) = form(name)
        name.text = "Grace"
        screen.press(.character("!"))
        #expect(changes == ["Grace!"])
    }

    @Test("A message of the program stays until the user changes the value")
    func ownMessage() {
        let name = FormTextField("", text: "Ada")
        let (form, screen) = form(name)
        name.problem = "This name is taken."
        #expect(screen.lines[1] == "    This name is taken.")
        #expect(screen.grid[4, 1].style == theme[.error])
        screen.press(.left)
        #expect(name.problem != nil && name.form === form)
        screen.press(.backspace)
        #expect(name.problem == nil && screen.lines[1] == "")
    }

    // MARK: - Buttons

    private func buttons() -> (FormViewController, Harness, () -> [String]) {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let form = FormViewController(title: "Form", fields: [FormToggle("")]) { _ in log.entries.append("save") }
        form.onCancel = { log.entries.append("cancel") }
        return (form, Harness(form, columns: 30, rows: 6), { log.entries })
    }

    @Test("The arrows select a button of a form and stop at both ends, and the style shows which one is selected")
    func buttonArrows() {
        let (_, screen, log) = buttons()
        func selected() -> [Bool] { [4, 11, 12, 14, 23].map { screen.grid[$0, 2].style == theme[.selection] } }
        #expect(screen.lines[2] == "    [ Save ]  [ Cancel ]" && !selected().contains(true))
        screen.press(.tab)
        #expect(selected() == [true, true, false, false, false])
        screen.press(.right, .right)
        #expect(selected() == [false, false, false, true, true])
        screen.press(.character("h"), .left)
        #expect(selected() == [true, true, false, false, false])
        screen.press(.character("l"), .space)
        #expect(log() == ["cancel"])
    }

    @Test("The first button is selected again when the buttons of a form get the focus")
    func buttonsAgain() {
        let (_, screen, log) = buttons()
        screen.press(.tab, .right, .tab, .tab, .enter)
        #expect(log() == ["save"])
    }

    @Test("A click presses the button under the pointer, and none between or behind the buttons")
    func buttonClicks() {
        let (_, screen, log) = buttons()
        func click(_ x: Int, _ action: MouseEvent.Action = .press) {
            screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: 2))))
        }
        for x in [12, 13, 24] { click(x) }
        click(4, .wheelDown)
        #expect(log().isEmpty)
        click(11)
        click(14, .doublePress)
        click(23)
        #expect(log() == ["save", "cancel", "cancel"])
    }
}
