import Terminal

/// A mouse event as the terminal reports it.
///
/// This type decodes the report itself. If a report is truncated, ncurses would wait for the rest without a timeout.
struct MouseReport: Hashable {
    enum Change: Hashable {
        case press, wheelUp, wheelDown
    }

    let change: Change
    let point: Point

    /// Creates a report. Returns `nil` for buttons other than the left one, for movements, and for a column or row
    /// below 1.
    ///
    /// - Parameters:
    ///   - button: The code of the terminal: 0 for the left button, 64 and 65 for the wheel, plus 4, 8 and 16 for
    ///     Shift, Alt and Control.
    ///   - column: The column, counted from 1.
    ///   - row: The row, counted from 1.
    init?(button: Int, column: Int, row: Int) {
        switch button & ~(4 | 8 | 16) {
        case 0: change = .press
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
    /// The sequence that turns on reports of presses and wheel turns. It asks for reports in the decimal form, which
    /// some terminals do not support.
    static let on = "\u{1B}[?1006;1000h"
    static let off = "\u{1B}[?1006;1000l"

    /// The start of a report in the older form. Three bytes follow.
    static let bytesStart = "\u{1B}[M"
    /// The key code under which this driver registers ``bytesStart`` in ncurses. It is higher than all key codes that
    /// ncurses defines.
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
