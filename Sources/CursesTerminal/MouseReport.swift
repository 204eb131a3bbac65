import Terminal

/// What a terminal says that the mouse did.
///
/// Read here and not by ncurses, which waits for the rest of a report without end, be it cut off or not.
struct MouseReport: Hashable {
    enum Change: Hashable {
        case press, wheelUp, wheelDown
    }

    let change: Change
    let point: Point

    /// - Parameters:
    ///   - button: The button's number, with 64 added for the wheel, and 4, 8 and 16 for Shift, Alt and Control.
    ///   - column: From 1, as the terminal counts; `row` too.
    /// - Returns: `nil` for what nobody asks for: other buttons, movements, places that there are none of.
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
    /// Asks for presses and turns of the wheel, in decimal numbers where the terminal can.
    static let on = "\u{1B}[?1006;1000h"
    static let off = "\u{1B}[?1006;1000l"

    /// The older form begins with this and goes on with three bytes.
    static let bytesStart = "\u{1B}[M"
    /// The code that ncurses is told to give for it; beyond all of its own.
    static let bytesStartCode: Int32 = 0x7003

    /// The older form: button, column and row as one byte each, 32 added.
    init?(bytes: [UInt8]) {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        self.init(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
    }

    /// The form in decimal numbers: the parameters of `ESC [ < button ; column ; row M`.
    init?(parameters: String) {
        let numbers = parameters.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        guard parameters.first == "<", numbers.count == 3, let button = numbers[0], let column = numbers[1],
            let row = numbers[2]
        else { return nil }
        self.init(button: button, column: column, row: row)
    }
}
