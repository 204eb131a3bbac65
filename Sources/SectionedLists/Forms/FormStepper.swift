import Terminal

/// A field of a form for a whole number. `-` and the left arrow subtract a step from the number, and `+` and the right
/// arrow add a step. The result stays within the allowed numbers. The user can also type a number with the digits and
/// Backspace.
@MainActor
public final class FormStepper: FormField {
    /// The number. Setting it does not call ``FormField/onChange``.
    ///
    /// While the user types, or if the program sets it, the number can be outside the ``range``. When the form checks
    /// the field, the nearest bound of the range replaces such a number.
    public var value: Int {
        didSet { setNeedsDisplay() }
    }

    /// The allowed numbers.
    public let range: ClosedRange<Int>
    /// The amount that one key press or click adds or subtracts.
    public let step: Int

    private var savedValue: Int
    /// Whether the next digit is appended to the number. If `false`, the next digit begins a new number.
    private var isTyping = false

    /// Creates a stepper.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - value: The initial number. If it is outside the range, the nearest bound of the range is used.
    ///   - range: The allowed numbers.
    ///   - step: The amount that one key press or click adds or subtracts.
    public init(_ label: String, value: Int, in range: ClosedRange<Int> = 0...Int.max, step: Int = 1) {
        self.value = min(max(value, range.lowerBound), range.upperBound)
        self.range = range
        self.step = max(step, -.max)
        savedValue = self.value
        super.init(label)
    }

    /// Adds a difference to the number, but stays in the range.
    private func change(by difference: Int) {
        isTyping = false
        let (sum, overflows) = value.addingReportingOverflow(difference)
        set(overflows ? (difference < 0 ? range.lowerBound : range.upperBound) : sum)
    }

    /// Sets the number. If the given number is outside the range, sets the nearest bound of the range instead. If the
    /// number would not change, does nothing.
    private func set(_ number: Int) {
        let allowed = min(max(number, range.lowerBound), range.upperBound)
        guard allowed != value else { return }
        value = allowed
        valueDidChange()
    }

    private func type(_ digit: Int) {
        let tens = value.multipliedReportingOverflow(by: 10)
        let longer = tens.partialValue.addingReportingOverflow(digit)
        let number = isTyping && !tens.overflow && !longer.overflow ? longer.partialValue : digit
        // A number below the range is accepted, because further digits can make it greater: for 12 in the range
        // 10...20, the user types 1 first. If the number is still below the range when the form checks the field,
        // `message()` corrects it.
        guard range.contains(number) || number < range.lowerBound else { return }
        isTyping = true
        guard number != value else { return }
        value = number
        valueDidChange()
    }

    // MARK: - FormField

    /// Replaces a number outside the range by the nearest bound of the range. The number is then valid, so the result
    /// is always `nil`.
    public override func message() -> String? {
        set(value)
        return nil
    }

    public override var isModified: Bool { value != savedValue }

    public override func didSubmit() { savedValue = value }

    // MARK: - ViewController

    public override var isFocused: Bool {
        didSet { isTyping = false }
    }

    private var numberColumns: Int { String(value).count }

    public override func draw(in surface: Surface) {
        surface.draw("-", x: 0, y: 0, role: value > range.lowerBound ? .key : .dim)
        let end = surface.draw(String(value), x: 2, y: 0)
        surface.draw("+", x: end + 1, y: 0, role: value < range.upperBound ? .key : .dim)
    }

    public override var keyCommands: [KeyCommand] { [less, more] }

    private lazy var less = KeyCommand(
        "field.less", keys: [.left, .character("-")], title: "change", help: "Make the number smaller",
        hint: .init(order: 1, partner: "field.more") { $0.isUnicode ? "←→" : "arrows" }
    ) { [weak self] in self.map { $0.change(by: -$0.step) } }

    private lazy var more = KeyCommand(
        "field.more", keys: [.right, .character("+")], title: "change", help: "Make the number greater"
    ) { [weak self] in self.map { $0.change(by: $0.step) } }

    public override func reserves(_ key: Key) -> Bool { key == .backspace || digit(of: key) != nil }

    private func digit(of key: Key) -> Int? {
        guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII else { return nil }
        return character.wholeNumberValue
    }

    public override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(.backspace):
            isTyping = true
            // A negative number becomes greater without its last digit: -15 becomes -1. So the result can be above the
            // range.
            value = min(value / 10, range.upperBound)
            valueDidChange()
            return true
        case .key(let key):
            guard let digit = digit(of: key) else { return false }
            type(digit)
            return true
        case .mouse(let mouse) where mouse.action == .press || mouse.action == .doublePress:
            if mouse.location.x == 0 { change(by: -step) }
            if mouse.location.x == numberColumns + 3 { change(by: step) }
            return true
        default: return false
        }
    }
}
