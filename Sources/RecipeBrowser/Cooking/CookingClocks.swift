import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// The running timers in a column at the right of a step, in digits that can be read from the other side of the kitchen.
struct CookingClocks {
    let timers: [KitchenTimer]
    /// The current time in seconds since 1970-01-01 in UTC.
    let now: Int

    /// The width of the column: a time with hours, `1:02:33`.
    static let columns = 26
    /// The lines of a clock: its digits, its name and an empty line.
    private static let rows = LargeDigits.rows + 2

    /// Returns the number of lines that clocks take.
    static func lines(of count: Int) -> Int { count * rows }

    @MainActor
    func draw(in surface: Surface) {
        let shown = timers.prefix(max(1, surface.height / Self.rows))
        for (index, timer) in shown.enumerated() {
            let isUp = timer.hasEnded(at: now)
            let time = TimeLeft(seconds: timer.shownRemaining(at: now)).description
            let digits = LargeDigits(time)
            let y = index * Self.rows
            digits.draw(
                in: surface, x: surface.width - digits.columns, y: y,
                role: isUp ? .error : timer.isPaused ? .dim : .accent)
            let state = isUp ? "the time is up" : timer.isPaused ? "paused" : nil
            let words = [timer.shownName, state].compactMap(\.self).joined(separator: ", ")
            let name = words.truncated(toWidth: surface.width, ellipsis: surface.symbols.ellipsis)
            surface.draw(name, x: surface.width - name.displayWidth, y: y + LargeDigits.rows, role: .dim)
        }
    }
}

/// A time or a number in large digits. Each is three columns wide and five half lines high, of the half blocks that
/// every terminal with Unicode has.
struct LargeDigits {
    private let shapes: [[String]]

    static let rows = 3

    /// - Parameter text: Digits and colons. Other characters have no shape and are left out.
    init(_ text: String) {
        shapes = text.compactMap { Self.shapes[$0] }
    }

    var columns: Int { max(0, shapes.reduce(-1) { $0 + $1[0].count + 1 }) }

    func draw(in surface: Surface, x: Int, y: Int, role: Role) {
        var x = x
        for shape in shapes {
            let width = shape[0].count
            for row in 0..<Self.rows {
                let halves = [2 * row, 2 * row + 1].map { $0 < shape.count ? Array(shape[$0]) : [] }
                let line = (0..<width).map { column in
                    let isOn = halves.map { $0.indices.contains(column) && $0[column] == "#" }
                    return isOn[0] ? (isOn[1] ? "█" : "▀") : (isOn[1] ? "▄" : " ")
                }
                surface.draw(line.joined(), x: x, y: y + row, role: role)
            }
            x += width + 1
        }
    }

    private static let shapes: [Character: [String]] = [
        "0": ["###", "# #", "# #", "# #", "###"], "1": ["## ", " # ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
        "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
        ":": [" ", "#", " ", "#", " "],
    ]
}
