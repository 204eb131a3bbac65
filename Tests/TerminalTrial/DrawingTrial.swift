import CursesTerminal
import Foundation
import Terminal

/// Draws texts in many columns, and checks the cursor position that the terminal reports after each of them.
@MainActor
struct DrawingTrial {
    private let screen: CursesScreen
    private let canvas: Canvas

    init(_ screen: CursesScreen) {
        self.screen = screen
        canvas = Canvas(size: screen.size)
    }

    /// Draws the lines of a file.
    ///
    /// - Parameters:
    ///   - file: The file with the texts.
    ///   - report: The file for one line per error and for the number of drawn texts.
    func run(linesOf file: String, reportTo report: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        var faults: [String] = []
        var count = 0
        for line in text.split(separator: "\n") {
            for column in columns(for: String(line)) {
                count += 1
                if let fault = fault(of: String(line), at: column) { faults.append(fault) }
            }
        }
        faults.append("drawn: \(count)")
        try faults.joined(separator: "\n").write(toFile: report, atomically: true, encoding: .utf8)
    }

    /// Returns the first columns and those near the right edge.
    private func columns(for text: String) -> [Int] {
        let last = screen.size.columns - text.displayWidth - 1
        return Array(0..<17) + (last - 2...last + 4).filter { (17..<screen.size.columns - 1).contains($0) }
    }

    private func fault(of text: String, at column: Int) -> String? {
        show("", at: 0)
        show(text, at: column)
        let end = min(column + text.displayWidth, screen.size.columns - 1) + 1
        sendAgain(columns: column..<end)
        guard let place = askForCursor() else { return "no answer for \(text.debugDescription)" }
        // After the last column, terminals report different cursor positions.
        let isRight = place.x == end || end == screen.size.columns && place.x == end - 1
        return isRight && place.y == 3
            ? nil : "\(text.debugDescription) at \(column): \(place.x),\(place.y) and not \(end),3"
    }

    /// Draws a text with a bar after it, or with a bar in the last column if it is cut off.
    private func show(_ text: String, at column: Int) {
        canvas.clear(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        if !text.isEmpty {
            let room = surface.region(Rect(x: 0, y: 3, width: screen.size.columns - 1, height: 1))
            let end = room.draw(text, x: column, y: 0)
            surface.draw("|", x: min(end, screen.size.columns - 1), y: 3)
        }
        screen.present(canvas.grid, cursor: nil)
    }

    /// Sends the drawn text again as one piece. The driver itself would correct ambiguous widths by moving the cursor.
    private func sendAgain(columns: Range<Int>) {
        let row = canvas.grid.row(3)
        let shown = columns.map { column in
            let glyph = row[row.startIndex + column]
            return glyph.width == 0 ? "" : Substitute.text(for: glyph, room: Int(glyph.width))
        }
        var bytes = Array("\u{1B}[4;\(columns.lowerBound + 1)H\(shown.joined())".utf8)
        _ = write(STDOUT_FILENO, &bytes, bytes.count)
    }

    /// Returns the cursor position that the terminal reports: `ESC [ row ; column R`.
    private func askForCursor() -> Point? {
        var question = Array("\u{1B}[6n".utf8)
        guard write(STDOUT_FILENO, &question, question.count) == question.count else { return nil }
        var answer: [UInt8] = []
        var byte: UInt8 = 0
        while answer.last != UInt8(ascii: "R"), answer.count < 32 {
            var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 5000) > 0, read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
            answer.append(byte)
        }
        let numbers = String(decoding: answer.dropFirst(2).dropLast(), as: UTF8.self).split(separator: ";")
        guard numbers.count == 2, let row = Int(numbers[0]), let column = Int(numbers[1]) else { return nil }
        return Point(x: column - 1, y: row - 1)
    }
}
