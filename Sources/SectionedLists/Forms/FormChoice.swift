import Terminal

/// A field of a form in which the user chooses one of several values.
///
/// The left and right arrows choose the previous or the next value. At the first value, the left arrow has no effect.
/// At the last value, the right arrow has no effect. Enter or the space bar shows all values in a sheet. There, Enter
/// or → chooses the selected value and closes the sheet. Esc or ← closes it without a change. Outside a
/// ``NavigationController``, no sheet can be shown, so Enter or the space bar chooses the next value. A letter or a digit
/// chooses the next value whose name begins with it.
///
/// ``FormField/onChange`` is called only if the user chooses another value than before.
@MainActor
public final class FormChoice<Value: Hashable>: FormField {
    /// The chosen value. Setting it does not call ``FormField/onChange``.
    public var value: Value {
        didSet { setNeedsDisplay() }
    }

    /// The values to choose from.
    public let options: [Value]
    private let name: @MainActor (Value) -> String
    private var savedValue: Value

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - value: The initial value, one of the options.
    ///   - options: The values to choose from.
    ///   - name: Returns the text that shows a value. By default, it is the description of the value.
    public init(
        _ label: String, value: Value, options: [Value],
        name: @escaping @MainActor (Value) -> String = { String(describing: $0) }
    ) {
        self.value = value
        self.options = options
        self.name = name
        savedValue = value
        super.init(label)
    }

    private func choose(_ other: Value) {
        guard other != value else { return }
        value = other
        valueDidChange()
    }

    private func move(by steps: Int) {
        guard let index = options.firstIndex(of: value), options.indices.contains(index + steps) else { return }
        choose(options[index + steps])
    }

    /// Chooses the next value whose name begins with a typed letter or digit. Returns whether there is one.
    private func choose(beginningWith character: Character) -> Bool {
        let start = options.firstIndex(of: value).map { $0 + 1 } ?? 0
        let others = options[start...] + options[..<start]
        guard let found = others.first(where: { name($0).lowercased().first == character }) else { return false }
        choose(found)
        return true
    }

    private func showAll() {
        guard navigationController != nil else { return move(by: 1) }
        let sheet = ChoiceSheet(title: label, columns: .max)
        sheet.sections = [
            sheet.section(of: options) { [name, value] in
                ChoiceRow(name($0), isChosen: $0 == value, id: $0)
            } choose: { [weak self] in
                self?.choose($0)
            }
        ]
        present(sheet)
        if let chosen = options.firstIndex(of: value) { sheet.select(ListIndexPath(section: 0, row: chosen)) }
    }

    // MARK: - FormField

    public override var isModified: Bool { value != savedValue }

    public override func didSubmit() { savedValue = value }

    // MARK: - ViewController

    /// The column in which the sign `›` after the name of the value was last drawn.
    private var end = 0

    public override func draw(in surface: Surface) {
        let isUnicode = surface.symbols.isUnicode
        let shown = name(value).truncated(toWidth: surface.width - 4, ellipsis: surface.symbols.ellipsis)
        surface.draw(isUnicode ? "‹" : "<", x: 0, y: 0, role: value == options.first ? .dim : .key)
        end = surface.draw(shown, x: 2, y: 0) + 1
        surface.draw(isUnicode ? "›" : ">", x: end, y: 0, role: value == options.last ? .dim : .key)
    }

    public override var keyCommands: [KeyCommand] { [previous, next, all] }

    private lazy var previous = KeyCommand(
        "field.previous", keys: [.left, .character("h")], title: "change", help: "Choose the value before",
        hint: .init(order: 1, partner: "field.next") { $0.isUnicode ? "←→" : "arrows" }
    ) { [weak self] in self?.move(by: -1) }

    private lazy var next = KeyCommand(
        "field.next", keys: [.right, .character("l")], title: "change", help: "Choose the next value"
    ) { [weak self] in self?.move(by: 1) }

    private lazy var all = KeyCommand(
        "field.all", keys: [.enter, .space], title: "show all", help: "Show all values to choose from",
        hint: .init(order: 2, shortTitle: "all") { $0.enter }
    ) { [weak self] in self?.showAll() }

    public override func handle(_ event: InputEvent) -> Bool {
        if case .key(let key) = event, key.modifiers.isEmpty, case .character(let character) = key.code {
            return choose(beginningWith: character)
        }
        guard case .mouse(let mouse) = event, mouse.action == .press || mouse.action == .doublePress else {
            return false
        }
        switch mouse.location.x {
        case 0: move(by: -1)
        case end: move(by: 1)
        case 1..<max(1, end): showAll()
        default: break
        }
        return true
    }
}
