import Terminal

/// A mouse event as the terminal reports it.
///
/// The driver decodes the reports itself, because ncurses does not read the input.
struct MouseReport: Hashable {
    enum Change: Hashable {
        case press, drag, wheelUp, wheelDown
    }

    let change: Change
    let point: Point

    /// Creates a report of a press of the left button, of a move while it is down, or of a turn of the wheel. Returns
    /// `nil` for any other event, and for a column or row below 1.
    ///
    /// - Parameters:
    ///   - button: The code of the button: 0 for the left button, 64 and 65 for the wheel. Shift, Alt and Control add
    ///     4, 8 and 16, and a move adds 32.
    ///   - column: The column, counted from 1.
    ///   - row: The row, counted from 1.
    init?(button: Int, column: Int, row: Int) {
        switch button & ~(4 | 8 | 16) {
        case 0: change = .press
        case 32: change = .drag
        case 64: change = .wheelUp
        case 65: change = .wheelDown
        default: return nil
        }
        guard column > 0, row > 0 else { return nil }
        point = Point(x: column - 1, y: row - 1)
    }
}

// MARK: - The forms of a report

extension MouseReport {
    /// The sequence that turns on reports of presses, of moves while a button is down, and of turns of the wheel. It asks for reports in the decimal
    /// form. Terminals without this form send the older form.
    static let on = "\u{1B}[?1006;1002h"
    static let off = "\u{1B}[?1006;1002l"

    /// The start of a report in the older form. Three bytes follow.
    static let bytesStart = "\u{1B}[M"
    /// The key code that this driver registers in ncurses for ``bytesStart``. ncurses itself defines only lower key
    /// codes.
    static let bytesStartCode: Int32 = 0x7003

    /// Creates a report from the older form: three bytes for button, column and row, each increased by 32.
    init?(bytes: [UInt8]) {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        self.init(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
    }

    /// Creates a report from the decimal form `ESC [ < button ; column ; row M`.
    ///
    /// - Parameter parameters: The text between `ESC [` and `M`.
    init?(parameters: String) {
        let numbers = parameters.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        guard parameters.first == "<", numbers.count == 3, let button = numbers[0], let column = numbers[1],
            let row = numbers[2]
        else { return nil }
        self.init(button: button, column: column, row: row)
    }
}

/// Recognizes a double press: two presses at the same point within 400 milliseconds.
struct ClickCounter {
    private var last: (point: Point, time: ContinuousClock.Instant)?

    /// Returns the action for a press: a double press, or a single press.
    mutating func press(at point: Point, now: ContinuousClock.Instant) -> MouseEvent.Action {
        if let last, last.point == point, now - last.time <= .milliseconds(400) {
            // The press after a double press is a single press.
            self.last = nil
            return .doublePress
        }
        last = (point, now)
        return .press
    }
}
