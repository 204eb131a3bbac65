import Terminal
import Testing

@testable import CursesTerminal

/// Text that is read from right to left, on a terminal that arranges each row by the algorithm of Unicode.
extension CursesScreenTests {
    private static let titles = [
        "עוגת שוקולד", "كعكة ٣", "Soup", "מרק 2", "חלה, 2 קלועות", "سلطة", "(כד)", "Tea תה", "תה Tea", "עוגה!",
    ]

    /// A row has a title in the left pane, and an amount in the right pane.
    private static func panes(from top: Int, selected: Int, on screen: CursesScreen) -> Grid {
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        for y in 0..<screen.size.rows {
            let style = y == selected ? Style(foreground: .black, background: .cyan) : .plain
            if y == selected { surface.fill(Rect(x: 0, y: y, width: 30, height: 1), style: style) }
            surface.draw(titles[(top + y) % titles.count], x: 2, y: y, style: style)
            surface.draw("\(top + y)", x: 24, y: y, style: style)
            surface.draw("│", x: 30, y: y)
            surface.draw("\(100 + y) g", x: 34, y: y)
            surface.draw(titles[(top + 3 * y) % titles.count], x: 42, y: y)
        }
        return canvas.grid
    }

    @Test func `text from right to left moves nothing out of its columns`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 12)
        defer { emulated.screen.close() }
        func check(from top: Int, selected: Int) {
            let grid = Self.panes(from: top, selected: selected, on: emulated.screen)
            emulated.present(grid, "from \(top), bar at \(selected)")
            for (y, row) in emulated.terminals[0].emulator.rows.enumerated() {
                let order = BidirectionalOrder.columns(of: row)
                let text = row.map(\.text).joined()
                for column in [0, 1] + Array(22..<42) + [58, 59] where column < 60 {
                    #expect(order[column] == column, "row \(y): \(text.debugDescription)")
                }
            }
        }
        for selected in 0..<4 { check(from: 0, selected: selected) }
        for top in 1..<6 { check(from: top, selected: 5) }
        check(from: 0, selected: 11)
    }

    @Test func `the reference arranges rows without marks as terminals do`() {
        func shown(_ text: String) -> String {
            let row = text.map { TerminalEmulator.Cell(text: String($0)) }
            return BidirectionalOrder.columns(of: row).map { row[$0].text }.joined()
        }
        #expect(shown("soup  200 g") == "soup  200 g")
        #expect(shown("אב  | 200 g") == "200 |  בא g")
        #expect(shown("אב\u{200E}  | 200 g") == "בא\u{200E}  | 200 g")
        #expect(shown("دج ٣ 5 a") == "5 ٣ جد a")
    }
}

/// A simple reference of the bidirectional algorithm (UAX #9) for a row from left to right, without its rules for
/// embeddings, isolates, brackets and separators of numbers.
private enum BidirectionalOrder {
    private enum Kind { case left, right, arabic, number, arabicNumber, neutral }

    /// Returns which column of a row the terminal shows at each place.
    static func columns(of row: [TerminalEmulator.Cell]) -> [Int] {
        var items: [(column: Int?, kind: Kind)] = []
        for (column, cell) in row.enumerated() {
            for (index, scalar) in cell.text.unicodeScalars.enumerated() {
                if index == 0 || scalar == "\u{200E}" { items.append((index == 0 ? column : nil, kind(of: scalar))) }
            }
        }
        let levels = levels(of: items.map(\.kind))
        var order = Array(items.indices)
        for level in [2, 1] {
            var start = 0
            while start < order.count {
                guard levels[start] >= level else {
                    start += 1
                    continue
                }
                let end = (start..<order.count).first { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order.compactMap { items[$0].column }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x30...0x39: .number
        case 0x660...0x669: .arabicNumber
        case 0x590..<0x600: .right
        case 0x600..<0x780: .arabic
        case 0x200E: .left
        default: scalar.properties.isAlphabetic ? .left : .neutral
        }
    }

    private static func levels(of kinds: [Kind]) -> [Int] {
        var kinds = kinds
        var strong = Kind.left
        for index in kinds.indices {
            switch kinds[index] {
            case .left, .right, .arabic: strong = kinds[index]
            case .number: kinds[index] = strong == .arabic ? .arabicNumber : strong == .left ? .left : .number
            case .arabicNumber, .neutral: break
            }
        }
        // A neutral between two texts from right to left is a part of them. Numbers count as such texts here.
        func isRight(_ index: Int?) -> Bool { index.map { kinds[$0] != .left } ?? false }
        return kinds.indices.map { index in
            switch kinds[index] {
            case .left: 0
            case .right, .arabic: 1
            case .number, .arabicNumber: 2
            case .neutral:
                isRight(kinds[..<index].lastIndex { $0 != .neutral })
                    && isRight(kinds[index...].firstIndex { $0 != .neutral }) ? 1 : 0
            }
        }
    }
}
